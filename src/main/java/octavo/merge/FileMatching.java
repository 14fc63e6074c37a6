package octavo.merge;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.ByteSlice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Matches the elements of two states of a file.
final class FileMatching {
    private FileMatching() {}

    /// Pairs elements of an earlier and a later state: those with the same bytes, then the same
    /// name, then the same work, then the same place.
    static UnitMatching between(List<MergeUnit> before, List<MergeUnit> after) {
        var pairing = new UnitPairing<>(before, after);
        var marks = new UnitIdentities();
        pairing.whereUnique(Optional::of);
        pairing.besidePartners(MergeUnit::equals);
        pairing.inOrder(Optional::of, (_, _) -> true);
        pairing.inOrder(UnitIdentities::name, marks::mayBeOneWork);
        pairing.inOrder(UnitIdentities::foldedName, marks::mayBeOneWork);
        pairing.whereUnique(marks::doi);
        pairing.whereUnique(marks::arXiv);
        pairing.inOrder(marks::title, marks::mayBeOneWork);
        pairing.inOrder(marks::anyTitle, marks::shareAnAuthor);
        pairing.whereUnique(UnitIdentities::body);
        new TitlePairing(pairing, marks).pair(before, after);
        pairing.inOrder(UnitIdentities::name, MergeUnit::isOfKindOf);
        pairing.inOrder(UnitIdentities::keyEvenIfDisabled, (_, _) -> true);
        pairing.inHoles(MergeUnit::bytes, FileMatching::mayTakeThePlace);
        return pairing.matching();
    }

    /// Whether an element may have become the one at the same place. Entries and named strings are
    /// decided by these; of a text some word must remain.
    private static boolean mayTakeThePlace(MergeUnit before, MergeUnit after) {
        return before.isOfKindOf(after)
                && switch (before.item()) {
                    case BibEntry entry ->
                            entry.key().isEmpty() && ((BibEntry) after.item()).key().isEmpty();
                    case BibString _ -> false;
                    case BibText _, BibComment _ -> UnitIdentities.shareAWord(before, after);
                    case BibPreamble preamble ->
                            UnitIdentities.shareAWord(before, after)
                                    || mostlyAlike(preamble, (BibPreamble) after.item());
                    case BibDisabled _ -> true;
                };
    }

    private static boolean mostlyAlike(BibPreamble before, BibPreamble after) {
        ByteSlice one = before.slice().part(before.value());
        ByteSlice other = after.slice().part(after.value());
        return 2 * OrderAlignment.alike(one, other) > Math.min(one.length(), other.length()) + 2;
    }

    /// Which of our additions are the same as their additions.
    static UnitMatching ofAdded(
            SequenceTriple<MergeUnit> rows, UnitMatching toOurs, UnitMatching toTheirs) {
        return BothAdded.matching(
                toOurs,
                toTheirs,
                (ours, theirs) -> {
                    var pairing =
                            new UnitPairing<>(
                                    placed(rows.ours(), ours, toOurs),
                                    placed(rows.theirs(), theirs, toTheirs));
                    pairing.inOrder(Placed::mark, (_, _) -> true);
                    pairing.inOrder(Placed::telling, (_, _) -> true);
                    pairing.inOrder(it -> UnitIdentities.name(it.unit()), Placed::isOfKindOf);
                    return pairing.matching();
                });
    }

    /// An added element.
    ///
    /// @param behind the base element that it follows
    private record Placed(MergeUnit unit, int behind) {
        private record LineThere(int behind, MergeUnit line) {}

        /// A line of text with words is the same wherever it is. But two rules of dashes added in
        /// different places are two.
        Optional<MergeUnit> telling() {
            return UnitIdentities.isTelling(unit) ? Optional.of(unit) : Optional.empty();
        }

        /// A block is the same wherever it is, a line of text only at the same place.
        Optional<Object> mark() {
            return Optional.of(unit.isLine() ? new LineThere(behind, unit) : unit);
        }

        boolean isOfKindOf(Placed that) {
            return unit.isOfKindOf(that.unit) && !(unit.item() instanceof BibPreamble);
        }
    }

    private static List<Placed> placed(
            UnitSequence<MergeUnit> row, List<Integer> places, UnitMatching toSide) {
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
