package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Three rows made into one: which things are left, in which order, and what stands between them.
final class MergedSequence {
    /// The most bytes that an array holds.
    private static final long MOST = Integer.MAX_VALUE - 8;

    private MergedSequence() {}

    /// How the rows of one kind of thing are merged.
    interface Craft<E> {
        /// What becomes of a thing; nothing if it goes.
        Optional<ByteSlice> merged(AlignedTriple strand);

        /// Whether a thing is looked at although one side removed it and the other left it alone.
        default boolean isNeeded(AlignedTriple strand) {
            return false;
        }

        /// What to put between things that are neighbours on no side.
        ByteSlice gap(AlignedTriple first, AlignedTriple second);
    }

    /// A thing that is left.
    record Left(AlignedTriple strand, ByteSlice bytes) {}

    static <E> UnitSequence<Left> of(
            SequenceTriple<E> rows, List<AlignedTriple> strands, Craft<E> craft) {
        List<Left> left = new ArrayList<>();
        for (AlignedTriple strand : MergedOrder.merged(kept(rows, strands, craft))) {
            MergeCancellation.check();
            craft.merged(strand).ifPresent(bytes -> left.add(new Left(strand, bytes)));
        }
        return new UnitSequence<>(left, gaps(rows, left, craft));
    }

    /// All but what one side removed and the other did not change.
    private static <E> List<AlignedTriple> kept(
            SequenceTriple<E> rows, List<AlignedTriple> strands, Craft<E> craft) {
        return strands.stream()
                .filter(strand -> {
                    UnitVersions<E> versions = rows.at(strand);
                    return !versions.isSettled()
                            || versions.settled().isPresent()
                            || craft.isNeeded(strand);
                })
                .toList();
    }

    private static <E> List<ByteSlice> gaps(
            SequenceTriple<E> rows, List<Left> left, Craft<E> craft) {
        if (left.isEmpty()) {
            return List.of(rows.outer(true, List::getFirst));
        }
        List<ByteSlice> gaps = new ArrayList<>(left.size() + 1);
        gaps.add(rows.outer(false, List::getFirst));
        for (int i = 1; i < left.size(); i++) {
            AlignedTriple first = left.get(i - 1).strand();
            AlignedTriple second = left.get(i).strand();
            gaps.add(rows.between(first, second).orElseGet(() -> craft.gap(first, second)));
        }
        gaps.add(rows.outer(false, List::getLast));
        return gaps;
    }

    /// All bytes of a row.
    static ByteSlice joined(UnitSequence<Left> row) {
        long length = row.gaps().stream().mapToLong(ByteSlice::length).sum();
        length += row.elements().stream().mapToLong(left -> left.bytes().length()).sum();
        if (length > MOST) {
            throw new OutOfMemoryError("the merged file is larger than an array");
        }
        var bytes = new ByteBuilder((int) length);
        for (int i = 0; i < row.size(); i++) {
            bytes.add(row.gaps().get(i)).add(row.elements().get(i).bytes());
        }
        return bytes.add(row.gaps().getLast()).slice();
    }
}
