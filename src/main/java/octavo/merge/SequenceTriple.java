package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// One sequence in its three states.
record SequenceTriple<E>(UnitSequence<E> base, UnitSequence<E> ours, UnitSequence<E> theirs) {

    UnitVersions<E> versionsOf(AlignedTriple triple) {
        return new UnitVersions<>(
                base.elementAt(triple.baseIndex()),
                ours.elementAt(triple.ourIndex()),
                theirs.elementAt(triple.theirIndex()));
    }

    /// The gap between merged elements that are adjacent on one of the sides.
    Optional<ByteSlice> gapBetween(AlignedTriple firstTriple, AlignedTriple secondTriple) {
        Optional<ByteSlice> ourGap =
                ours.gapBetween(firstTriple.ourIndex(), secondTriple.ourIndex());
        Optional<ByteSlice> theirGap =
                theirs.gapBetween(firstTriple.theirIndex(), secondTriple.theirIndex());
        if (ourGap.isEmpty() || theirGap.isEmpty()) {
            return ourGap.or(() -> theirGap);
        }
        return new UnitVersions<>(
                        base.gapBetween(firstTriple.baseIndex(), secondTriple.baseIndex()),
                        ourGap,
                        theirGap)
                .settledVersion();
    }

    /// The first or the last gap, or the only one of empty sequences.
    ///
    /// @param isForEmpty whether to use the gap of empty sequences rather than of others
    ByteSlice outerGap(boolean isForEmpty, Function<List<ByteSlice>, ByteSlice> gapChoice) {
        UnitVersions<ByteSlice> gapVersions =
                new UnitVersions<>(
                        outerGap(base, isForEmpty, gapChoice),
                        outerGap(ours, isForEmpty, gapChoice),
                        outerGap(theirs, isForEmpty, gapChoice));
        return gapVersions
                .settledVersion()
                .or(gapVersions::ours)
                .or(gapVersions::theirs)
                .or(gapVersions::base)
                .orElse(ByteBuilder.EMPTY_SLICE);
    }

    private static <E> Optional<ByteSlice> outerGap(
            UnitSequence<E> sequence,
            boolean isForEmpty,
            Function<List<ByteSlice>, ByteSlice> gapChoice) {
        return sequence.isEmpty() == isForEmpty
                ? Optional.of(gapChoice.apply(sequence.gapSlices()))
                : Optional.empty();
    }

    /// The gaps after one element and before another on any side that has them, ours first.
    Stream<ByteSlice> gapsNear(AlignedTriple firstTriple, AlignedTriple secondTriple) {
        return Stream.of(
                        ours.gapAfter(firstTriple.ourIndex()),
                        theirs.gapAfter(firstTriple.theirIndex()),
                        ours.gapBefore(secondTriple.ourIndex()),
                        theirs.gapBefore(secondTriple.theirIndex()))
                .flatMap(Optional::stream);
    }
}
