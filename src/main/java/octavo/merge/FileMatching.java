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

/// Which things of two states of a file are the same.
final class FileMatching {
    private FileMatching() {}

    /// Which things of an earlier state became which of a later one: those of the same bytes, then
    /// those of the same name, then those that are about the same work, then those of the same
    /// place.
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

    /// Whether one of two things that stand at the same place may have become the other. Entries
    /// and strings with names are told by these; of a text some word stays.
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

    /// Which of the things that we added are the same as things that they added.
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

    /// Something that was added.
    ///
    /// @param behind the thing of the base that it stands behind
    private record Placed(MergeUnit unit, int behind) {
        private record LineThere(int behind, MergeUnit line) {}

        /// A line of text that says something is the same wherever it stands. But who adds a rule
        /// of dashes here and who adds one there add two.
        Optional<MergeUnit> telling() {
            return UnitIdentities.isTelling(unit) ? Optional.of(unit) : Optional.empty();
        }

        /// A block is the same wherever it stands, a line of text where it is at the same place.
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
