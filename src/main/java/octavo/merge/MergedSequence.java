package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Merges three sequences into one: which elements remain, in which order, and the gaps between
/// them.
final class MergedSequence {
    /// The maximum length of an array.
    private static final long MAX_LENGTH = Integer.MAX_VALUE - 8;

    private MergedSequence() {}

    /// How the elements of one kind are merged.
    interface ElementMerger<E> {
        /// The merged element; empty if it is removed.
        Optional<ByteSlice> mergeElement(AlignedTriple triple);

        /// Whether an element is considered although one side removed it and the other did not
        /// touch it.
        default boolean isNeeded(AlignedTriple triple) {
            return false;
        }

        /// The gap between elements that are adjacent on no side.
        ByteSlice gapBetween(AlignedTriple firstTriple, AlignedTriple secondTriple);
    }

    /// A remaining element.
    record RemainingElement(AlignedTriple triple, ByteSlice bytes) {}

    static <E> UnitSequence<RemainingElement> mergeSequences(
            SequenceTriple<E> sequences,
            List<AlignedTriple> triples,
            ElementMerger<E> elementMerger) {
        List<RemainingElement> remainingElements = new ArrayList<>();
        for (AlignedTriple triple :
                MergedOrder.mergedTriples(
                        withoutSettledRemovals(sequences, triples, elementMerger))) {
            MergeCancellation.check();
            elementMerger
                    .mergeElement(triple)
                    .ifPresent(elementBytes ->
                            remainingElements.add(new RemainingElement(triple, elementBytes)));
        }
        return new UnitSequence<>(
                remainingElements, mergeGaps(sequences, remainingElements, elementMerger));
    }

    /// All but what one side removed and the other did not change.
    private static <E> List<AlignedTriple> withoutSettledRemovals(
            SequenceTriple<E> sequences,
            List<AlignedTriple> triples,
            ElementMerger<E> elementMerger) {
        return triples.stream()
                .filter(triple -> {
                    UnitVersions<E> versions = sequences.versionsOf(triple);
                    return !versions.isSettled()
                            || versions.settledVersion().isPresent()
                            || elementMerger.isNeeded(triple);
                })
                .toList();
    }

    private static <E> List<ByteSlice> mergeGaps(
            SequenceTriple<E> sequences,
            List<RemainingElement> remainingElements,
            ElementMerger<E> elementMerger) {
        if (remainingElements.isEmpty()) {
            return List.of(sequences.outerGap(true, List::getFirst));
        }
        List<ByteSlice> gapSlices = new ArrayList<>(remainingElements.size() + 1);
        gapSlices.add(sequences.outerGap(false, List::getFirst));
        for (int i = 1; i < remainingElements.size(); i++) {
            AlignedTriple firstTriple = remainingElements.get(i - 1).triple();
            AlignedTriple secondTriple = remainingElements.get(i).triple();
            gapSlices.add(
                    sequences
                            .gapBetween(firstTriple, secondTriple)
                            .orElseGet(() -> elementMerger.gapBetween(firstTriple, secondTriple)));
        }
        gapSlices.add(sequences.outerGap(false, List::getLast));
        return gapSlices;
    }

    /// All bytes of a sequence.
    static ByteSlice joinBytes(UnitSequence<RemainingElement> sequence) {
        long totalLength = sequence.gapSlices().stream().mapToLong(ByteSlice::length).sum();
        totalLength +=
                sequence.elements().stream().mapToLong(element -> element.bytes().length()).sum();
        if (totalLength > MAX_LENGTH) {
            throw new OutOfMemoryError("the merged file is larger than an array");
        }
        var outputBytes = new ByteBuilder((int) totalLength);
        for (int i = 0; i < sequence.size(); i++) {
            outputBytes
                    .append(sequence.gapSlices().get(i))
                    .append(sequence.elements().get(i).bytes());
        }
        return outputBytes.append(sequence.gapSlices().getLast()).toSlice();
    }
}
