package octavo.importing;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MergePlan;
import octavo.duplicates.SpellingUse;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// An entry to import, with the library's entry of the same publication, if there is one.
///
/// @param entry the entry as it would be added
/// @param knownSlot the slot of the library's entry
/// @param mergeRows both values of each field, with a proposed choice; empty for a new entry
/// @param reasons why they are considered the same publication, for people
public record ImportCandidate(
        BibEntry entry,
        Optional<Integer> knownSlot,
        List<MergePlan.MergeRow> mergeRows,
        List<LocalizedSentence> reasons) {
    public ImportCandidate {
        mergeRows = List.copyOf(mergeRows);
        reasons = List.copyOf(reasons);
    }

    /// How it relates to the library.
    public enum CandidateState {
        /// The library has nothing like it.
        NEW,
        /// The library has it, and it adds nothing.
        SAME,
        /// The library has it, with differences in some fields.
        DIFFERS
    }

    /// What to do with it.
    public sealed interface CandidateChoice {
        /// Add it as a new entry.
        record AddEntry() implements CandidateChoice {}

        /// Skip it.
        record SkipEntry() implements CandidateChoice {}

        /// Copy some of its fields into the known entry.
        record TakeFields(Set<String> fields) implements CandidateChoice {
            public TakeFields {
                fields = Set.copyOf(fields);
            }
        }
    }

    public CandidateState state() {
        if (knownSlot.isEmpty()) {
            return CandidateState.NEW;
        }
        return differingRows().isEmpty() ? CandidateState.SAME : CandidateState.DIFFERS;
    }

    /// The fields that differ, or that only it has.
    public List<MergePlan.MergeRow> differingRows() {
        return mergeRows.stream()
                .filter(mergeRow -> mergeRow.goneValue().isPresent() && !isSame(mergeRow))
                .toList();
    }

    private static boolean isSame(MergePlan.MergeRow mergeRow) {
        return mergeRow.keptValue()
                .map(SpellingUse::comparedText)
                .equals(mergeRow.goneValue().map(SpellingUse::comparedText));
    }

    /// Whether an entry has nothing that another lacks or has differently.
    static boolean addsNothingTo(BibEntry entry, BibEntry otherEntry) {
        return entry.fields().stream()
                .map(BibField::name)
                .allMatch(name ->
                        SpellingUse.comparedText(entry, name)
                                .filter(text ->
                                        SpellingUse.comparedText(otherEntry, name)
                                                .equals(Optional.of(text)))
                                .isPresent());
    }

    /// Whether something speaks against its being the library's entry.
    public boolean isDoubtful() {
        return EntryMatch.mayBeTwoWorks(reasons);
    }

    /// Whether the recommended choice is to add it.
    public boolean isProposedAsNew() {
        return proposedChoice() instanceof CandidateChoice.AddEntry;
    }

    /// The recommended choice. What may be another work is added, never merged unasked.
    public CandidateChoice proposedChoice() {
        return switch (state()) {
            case NEW -> new CandidateChoice.AddEntry();
            case SAME -> new CandidateChoice.SkipEntry();
            case DIFFERS -> {
                if (isDoubtful()) {
                    yield new CandidateChoice.AddEntry();
                }
                List<String> fields =
                        differingRows().stream()
                                .filter(mergeRow ->
                                        mergeRow.chosenSource() != MergePlan.ValueSource.KEPT)
                                .map(MergePlan.MergeRow::field)
                                .toList();
                yield fields.isEmpty()
                        ? new CandidateChoice.SkipEntry()
                        : new CandidateChoice.TakeFields(Set.copyOf(fields));
            }
        };
    }
}
