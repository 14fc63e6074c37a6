package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// An entry from outside, beside the one of the library that is about the same publication, if
/// there is one.
///
/// @param entry as it would come into the library
/// @param known the slot of the library's entry
/// @param rows what each field of the two is, with a proposal what to take; of a new entry none
/// @param reasons why they are thought to be one publication, in words
public record ImportCandidate(
        BibEntry entry,
        Optional<Integer> known,
        List<MergePlan.Row> rows,
        List<LocalizedSentence> reasons) {
    public ImportCandidate {
        rows = List.copyOf(rows);
        reasons = List.copyOf(reasons);
    }

    /// How it stands to the library.
    public enum State {
        /// The library has nothing like it.
        NEW,
        /// The library has it, and it brings nothing that the library lacks.
        SAME,
        /// The library has it, but other fields of it.
        DIFFERS
    }

    /// What is to be done with it.
    public sealed interface Choice {
        /// It comes in as an entry of its own.
        record Add() implements Choice {}

        /// It does not come in.
        record Skip() implements Choice {}

        /// Some of its fields come into the entry that is known.
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

    /// The fields that it says something else in, or that it alone has.
    public List<MergePlan.Row> differing() {
        return rows.stream().filter(row -> row.gone().isPresent() && !isSame(row)).toList();
    }

    private static boolean isSame(MergePlan.Row row) {
        return row.kept().map(ImportCandidate::text).equals(row.gone().map(ImportCandidate::text));
    }

    private static String text(String source) {
        return BibValue.parse(source).text(Optional::of).replaceAll("[\\s{}]+", " ").strip();
    }

    /// What is best done with it, as far as can be told.
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
