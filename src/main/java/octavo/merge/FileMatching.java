package octavo.merge;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.Slice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Which things of two states of a file are the same.
final class FileMatching {
    private FileMatching() {}

    /// Which things of an earlier state became which of a later one: those of the same bytes, then
    /// those of the same name, then those that are about the same work, then those of the same
    /// place.
    static Matching between(List<Unit> before, List<Unit> after) {
        var pairing = new Pairing<>(before, after);
        var marks = new Marks();
        pairing.whereUnique(Optional::of);
        pairing.besidePartners(Unit::equals);
        pairing.inOrder(Optional::of, (_, _) -> true);
        pairing.inOrder(Marks::name, marks::mayBeOneWork);
        pairing.inOrder(Marks::foldedName, marks::mayBeOneWork);
        pairing.whereUnique(marks::doi);
        pairing.whereUnique(marks::arXiv);
        pairing.inOrder(marks::title, marks::mayBeOneWork);
        pairing.inOrder(marks::anyTitle, marks::shareAnAuthor);
        pairing.whereUnique(Marks::body);
        new Likeness(pairing, marks).pair(before, after);
        pairing.inOrder(Marks::name, Unit::isOfKindOf);
        pairing.inOrder(Marks::keyEvenIfDisabled, (_, _) -> true);
        pairing.inHoles(Unit::bytes, FileMatching::mayTakeThePlace);
        return pairing.matching();
    }

    /// Whether one of two things that stand at the same place may have become the other. Entries
    /// and strings with names are told by these; of a text some word stays.
    private static boolean mayTakeThePlace(Unit before, Unit after) {
        return before.isOfKindOf(after)
                && switch (before.item()) {
                    case BibEntry entry ->
                            entry.key().isEmpty() && ((BibEntry) after.item()).key().isEmpty();
                    case BibString _ -> false;
                    case BibText _, BibComment _ -> Marks.shareAWord(before, after);
                    case BibPreamble preamble ->
                            Marks.shareAWord(before, after)
                                    || mostlyAlike(preamble, (BibPreamble) after.item());
                    case BibDisabled _ -> true;
                };
    }

    private static boolean mostlyAlike(BibPreamble before, BibPreamble after) {
        Slice one = before.slice().part(before.value());
        Slice other = after.slice().part(after.value());
        return 2 * Alignment.alike(one, other) > Math.min(one.length(), other.length()) + 2;
    }

    /// Which of the things that we added are the same as things that they added.
    static Matching ofAdded(Rows<Unit> rows, Matching toOurs, Matching toTheirs) {
        return Added.matching(
                toOurs,
                toTheirs,
                (ours, theirs) -> {
                    var pairing =
                            new Pairing<>(
                                    placed(rows.ours(), ours, toOurs),
                                    placed(rows.theirs(), theirs, toTheirs));
                    pairing.inOrder(Placed::mark, (_, _) -> true);
                    pairing.inOrder(Placed::telling, (_, _) -> true);
                    pairing.inOrder(it -> Marks.name(it.unit()), Placed::isOfKindOf);
                    return pairing.matching();
                });
    }

    /// Something that was added.
    ///
    /// @param behind the thing of the base that it stands behind
    private record Placed(Unit unit, int behind) {
        private record LineThere(int behind, Unit line) {}

        /// A line of text that says something is the same wherever it stands. But who adds a rule
        /// of dashes here and who adds one there add two.
        Optional<Unit> telling() {
            return Marks.isTelling(unit) ? Optional.of(unit) : Optional.empty();
        }

        /// A block is the same wherever it stands, a line of text where it is at the same place.
        Optional<Object> mark() {
            return Optional.of(unit.isLine() ? new LineThere(behind, unit) : unit);
        }

        boolean isOfKindOf(Placed that) {
            return unit.isOfKindOf(that.unit) && !(unit.item() instanceof BibPreamble);
        }
    }

    private static List<Placed> placed(Row<Unit> row, List<Integer> places, Matching toSide) {
        List<Placed> result = new ArrayList<>(places.size());
        int behind = -1;
        int next = 0;
        for (int place : places) {
            for (; next < place; next++) {
                behind = toSide.ofRight(next) >= 0 ? toSide.ofRight(next) : behind;
            }
            result.add(new Placed(row.elements().get(place), behind));
        }
        return result;
    }
}
