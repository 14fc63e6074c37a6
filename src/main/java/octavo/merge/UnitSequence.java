package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.List;
import java.util.Optional;

/// Elements in order, and the gaps before, between and after them: one gap more than there are
/// elements. Concatenated in turn they are all the bytes.
record UnitSequence<E>(List<E> elements, List<ByteSlice> gaps) {
    UnitSequence {
        elements = List.copyOf(elements);
        gaps = List.copyOf(gaps);
    }

    static <E> UnitSequence<E> empty() {
        return new UnitSequence<>(List.of(), List.of(ByteBuilder.NONE));
    }

    int size() {
        return elements.size();
    }

    boolean isEmpty() {
        return elements.isEmpty();
    }

    Optional<E> at(int place) {
        return place < 0 ? Optional.empty() : Optional.of(elements.get(place));
    }

    /// The gap between two indices, if they are adjacent.
    Optional<ByteSlice> between(int first, int second) {
        return first >= 0 && second == first + 1 ? Optional.of(gaps.get(second)) : Optional.empty();
    }

    /// The gap after an index, if an element follows.
    Optional<ByteSlice> behind(int place) {
        return place >= 0 && place + 1 < elements.size()
                ? Optional.of(gaps.get(place + 1))
                : Optional.empty();
    }

    /// The gap before an index, if an element precedes it.
    Optional<ByteSlice> before(int place) {
        return place > 0 ? Optional.of(gaps.get(place)) : Optional.empty();
    }
}
