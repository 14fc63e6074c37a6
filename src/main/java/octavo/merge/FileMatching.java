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
    static UnitMatching matchUnits(List<MergeUnit> oldUnits, List<MergeUnit> newUnits) {
        var unitPairing = new UnitPairing<>(oldUnits, newUnits);
        var identities = new UnitIdentities();
        unitPairing.pairUnique(Optional::of);
        unitPairing.pairNeighbours(MergeUnit::equals);
        unitPairing.pairInOrder(Optional::of, (_, _) -> true);
        unitPairing.pairInOrder(UnitIdentities::nameOf, identities::mayBeSameWork);
        unitPairing.pairInOrder(UnitIdentities::foldedName, identities::mayBeSameWork);
        unitPairing.pairUnique(identities::doiOf);
        unitPairing.pairUnique(identities::arxivIdOf);
        unitPairing.pairInOrder(identities::titleOf, identities::mayBeSameWork);
        unitPairing.pairInOrder(identities::anyTitleOf, identities::shareAnAuthor);
        unitPairing.pairUnique(UnitIdentities::bodyOf);
        new TitlePairing(unitPairing, identities).pairByTitle(oldUnits, newUnits);
        unitPairing.pairInOrder(UnitIdentities::nameOf, MergeUnit::isSameKindAs);
        unitPairing.pairInOrder(UnitIdentities::keyEvenIfDisabled, (_, _) -> true);
        unitPairing.pairInHoles(MergeUnit::bytes, FileMatching::mayReplace);
        return unitPairing.matching();
    }

    /// Whether an element may have become the one at the same place. Entries and named strings are
    /// decided by these; of a text some word must remain.
    private static boolean mayReplace(MergeUnit oldUnit, MergeUnit newUnit) {
        return oldUnit.isSameKindAs(newUnit)
                && switch (oldUnit.item()) {
                    case BibEntry entry ->
                            entry.key().isEmpty() && ((BibEntry) newUnit.item()).key().isEmpty();
                    case BibString _ -> false;
                    case BibText _, BibComment _ -> UnitIdentities.shareAWord(oldUnit, newUnit);
                    case BibPreamble preamble ->
                            UnitIdentities.shareAWord(oldUnit, newUnit)
                                    || areMostlyAlike(preamble, (BibPreamble) newUnit.item());
                    case BibDisabled _ -> true;
                };
    }

    private static boolean areMostlyAlike(BibPreamble oldPreamble, BibPreamble newPreamble) {
        ByteSlice oldValue = oldPreamble.slice().subSlice(oldPreamble.valueSpan());
        ByteSlice newValue = newPreamble.slice().subSlice(newPreamble.valueSpan());
        return 2 * OrderAlignment.commonLength(oldValue, newValue)
                > Math.min(oldValue.length(), newValue.length()) + 2;
    }

    /// Which of our additions are the same as their additions.
    static UnitMatching matchAdditions(
            SequenceTriple<MergeUnit> sequences,
            UnitMatching ourMatching,
            UnitMatching theirMatching) {
        return AdditionMatching.matchAdditions(
                ourMatching,
                theirMatching,
                (ours, theirs) -> {
                    var unitPairing =
                            new UnitPairing<>(
                                    placeAdditions(sequences.ours(), ours, ourMatching),
                                    placeAdditions(sequences.theirs(), theirs, theirMatching));
                    unitPairing.pairInOrder(Placed::placeIdentity, (_, _) -> true);
                    unitPairing.pairInOrder(Placed::distinctiveUnit, (_, _) -> true);
                    unitPairing.pairInOrder(
                            it -> UnitIdentities.nameOf(it.unit()), Placed::isOfKindOf);
                    return unitPairing.matching();
                });
    }

    /// An added element.
    ///
    /// @param precedingBase the base element that it follows
    private record Placed(MergeUnit unit, int precedingBase) {
        private record LineThere(int precedingBase, MergeUnit line) {}

        /// A line of text with words is the same wherever it is. But two rules of dashes added in
        /// different places are two.
        Optional<MergeUnit> distinctiveUnit() {
            return UnitIdentities.isDistinctive(unit) ? Optional.of(unit) : Optional.empty();
        }

        /// A block is the same wherever it is, a line of text only at the same place.
        Optional<Object> placeIdentity() {
            return Optional.of(unit.isLine() ? new LineThere(precedingBase, unit) : unit);
        }

        boolean isOfKindOf(Placed that) {
            return unit.isSameKindAs(that.unit) && !(unit.item() instanceof BibPreamble);
        }
    }

    private static List<Placed> placeAdditions(
            UnitSequence<MergeUnit> sequence,
            List<Integer> additionIndexes,
            UnitMatching sideMatching) {
        List<Placed> placedUnits = new ArrayList<>(additionIndexes.size());
        int precedingBase = -1;
        int nextIndex = 0;
        for (int additionIndex : additionIndexes) {
            for (; nextIndex < additionIndex; nextIndex++) {
                precedingBase =
                        sideMatching.partnerOfRight(nextIndex) >= 0
                                ? sideMatching.partnerOfRight(nextIndex)
                                : precedingBase;
            }
            placedUnits.add(new Placed(sequence.elements().get(additionIndex), precedingBase));
        }
        return placedUnits;
    }
}
