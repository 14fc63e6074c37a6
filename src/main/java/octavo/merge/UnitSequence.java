package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.List;
import java.util.Optional;

/// Elements in order, and the gaps before, between and after them: one gap more than there are
/// elements. Concatenated in turn they are all the bytes.
record UnitSequence<E>(List<E> elements, List<ByteSlice> gapSlices) {
    UnitSequence {
        elements = List.copyOf(elements);
        gapSlices = List.copyOf(gapSlices);
    }

    static <E> UnitSequence<E> empty() {
        return new UnitSequence<>(List.of(), List.of(ByteBuilder.EMPTY_SLICE));
    }

    int size() {
        return elements.size();
    }

    boolean isEmpty() {
        return elements.isEmpty();
    }

    Optional<E> elementAt(int elementIndex) {
        return elementIndex < 0 ? Optional.empty() : Optional.of(elements.get(elementIndex));
    }

    /// The gap between two indices, if they are adjacent.
    Optional<ByteSlice> gapBetween(int firstIndex, int secondIndex) {
        return firstIndex >= 0 && secondIndex == firstIndex + 1
                ? Optional.of(gapSlices.get(secondIndex))
                : Optional.empty();
    }

    /// The gap after an index, if an element follows.
    Optional<ByteSlice> gapAfter(int elementIndex) {
        return elementIndex >= 0 && elementIndex + 1 < elements.size()
                ? Optional.of(gapSlices.get(elementIndex + 1))
                : Optional.empty();
    }

    /// The gap before an index, if an element precedes it.
    Optional<ByteSlice> gapBefore(int elementIndex) {
        return elementIndex > 0 ? Optional.of(gapSlices.get(elementIndex)) : Optional.empty();
    }
}
