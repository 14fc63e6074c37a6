package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// An entry to import, with the library's entry of the same publication, if there is one.
///
/// @param entry the entry as it would be added
/// @param known the slot of the library's entry
/// @param rows both values of each field, with a proposed choice; empty for a new entry
/// @param reasons why they are considered the same publication, for people
public record ImportCandidate(
        BibEntry entry,
        Optional<Integer> known,
        List<MergePlan.Row> rows,
        List<LocalizedSentence> reasons) {
    public ImportCandidate {
        rows = List.copyOf(rows);
        reasons = List.copyOf(reasons);
    }

    /// How it relates to the library.
    public enum State {
        /// The library has nothing like it.
        NEW,
        /// The library has it, and it adds nothing.
        SAME,
        /// The library has it, with differences in some fields.
        DIFFERS
    }

    /// What to do with it.
    public sealed interface Choice {
        /// Add it as a new entry.
        record Add() implements Choice {}

        /// Skip it.
        record Skip() implements Choice {}

        /// Copy some of its fields into the known entry.
        record Take(Set<String> fields) implements Choice {
            public Take {
                fields = Set.copyOf(fields);
            }
        }
    }

    public State state() {
        if (known.isEmpty()) {
            return State.NEW;
        }
        return differing().isEmpty() ? State.SAME : State.DIFFERS;
    }

    /// The fields that differ, or that only it has.
    public List<MergePlan.Row> differing() {
        return rows.stream().filter(row -> row.gone().isPresent() && !isSame(row)).toList();
    }

    private static boolean isSame(MergePlan.Row row) {
        return row.kept().map(ImportCandidate::text).equals(row.gone().map(ImportCandidate::text));
    }

    /// Whether an entry has nothing that another lacks or has differently.
    static boolean addsNothing(BibEntry entry, BibEntry other) {
        return entry.fields().stream()
                .map(BibField::name)
                .allMatch(name ->
                        text(entry, name)
                                .filter(text -> text(other, name).equals(Optional.of(text)))
                                .isPresent());
    }

    /// What a field says, however it is written.
    static Optional<String> text(BibEntry entry, String field) {
        return entry.source(field).map(ImportCandidate::text);
    }

    private static String text(String source) {
        return BibValue.parse(source).text(Optional::of).replaceAll("[\\s{}]+", " ").strip();
    }

    /// The recommended choice.
    public Choice proposal() {
        return switch (state()) {
            case NEW -> new Choice.Add();
            case SAME -> new Choice.Skip();
            case DIFFERS -> {
                List<String> fields =
                        differing().stream()
                                .filter(row -> row.source() != MergePlan.Source.KEPT)
                                .map(MergePlan.Row::field)
                                .toList();
                yield fields.isEmpty() ? new Choice.Skip() : new Choice.Take(Set.copyOf(fields));
            }
        };
    }
}
