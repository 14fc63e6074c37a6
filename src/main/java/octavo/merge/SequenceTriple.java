package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// One sequence in its three states.
record SequenceTriple<E>(UnitSequence<E> base, UnitSequence<E> ours, UnitSequence<E> theirs) {

    UnitVersions<E> at(AlignedTriple strand) {
        return new UnitVersions<>(
                base.at(strand.base()), ours.at(strand.ours()), theirs.at(strand.theirs()));
    }

    /// The gap between merged elements that are adjacent on one of the sides.
    Optional<ByteSlice> between(AlignedTriple first, AlignedTriple second) {
        Optional<ByteSlice> here = ours.between(first.ours(), second.ours());
        Optional<ByteSlice> there = theirs.between(first.theirs(), second.theirs());
        if (here.isEmpty() || there.isEmpty()) {
            return here.or(() -> there);
        }
        return new UnitVersions<>(base.between(first.base(), second.base()), here, there).settled();
    }

    /// The first or the last gap, or the only one of empty sequences.
    ///
    /// @param ofEmpty whether to use the gap of empty sequences rather than of others
    ByteSlice outer(boolean ofEmpty, Function<List<ByteSlice>, ByteSlice> which) {
        UnitVersions<ByteSlice> gaps =
                new UnitVersions<>(
                        outer(base, ofEmpty, which),
                        outer(ours, ofEmpty, which),
                        outer(theirs, ofEmpty, which));
        return gaps.settled()
                .or(gaps::ours)
                .or(gaps::theirs)
                .or(gaps::base)
                .orElse(ByteBuilder.NONE);
    }

    private static <E> Optional<ByteSlice> outer(
            UnitSequence<E> row, boolean ofEmpty, Function<List<ByteSlice>, ByteSlice> which) {
        return row.isEmpty() == ofEmpty ? Optional.of(which.apply(row.gaps())) : Optional.empty();
    }

    /// The gaps after one element and before another on any side that has them, ours first.
    Stream<ByteSlice> gapsNear(AlignedTriple first, AlignedTriple second) {
        return Stream.of(
                        ours.behind(first.ours()),
                        theirs.behind(first.theirs()),
                        ours.before(second.ours()),
                        theirs.before(second.theirs()))
                .flatMap(Optional::stream);
    }
}
