package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Merges three sequences into one: which elements remain, in which order, and the gaps between
/// them.
final class MergedSequence {
    /// The maximum length of an array.
    private static final long MOST = Integer.MAX_VALUE - 8;

    private MergedSequence() {}

    /// How the elements of one kind are merged.
    interface Craft<E> {
        /// The merged element; empty if it is removed.
        Optional<ByteSlice> merged(AlignedTriple strand);

        /// Whether an element is considered although one side removed it and the other did not
        /// touch it.
        default boolean isNeeded(AlignedTriple strand) {
            return false;
        }

        /// The gap between elements that are adjacent on no side.
        ByteSlice gap(AlignedTriple first, AlignedTriple second);
    }

    /// A remaining element.
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

    /// All bytes of a sequence.
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
