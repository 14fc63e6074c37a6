package octavo.search;

import octavo.library.Library;

import java.util.BitSet;

/// A segment, and which of its entries are still current. The bits are never modified.
record IndexPart(IndexSegment segment, BitSet valid) {
    /// @param indices the indices of the entries in the library
    static IndexPart of(Library library, int[] indices) {
        return of(library, indices, () -> {});
    }

    /// @param pause called periodically to yield the processor
    static IndexPart of(Library library, int[] indices, Runnable pause) {
        BitSet valid = new BitSet();
        valid.set(0, indices.length);
        return new IndexPart(IndexSegment.of(library, indices, pause), valid);
    }

    int size() {
        return segment.size();
    }

    /// Adds the slots of the entries that match a query.
    void addMatching(Query query, BitSet slots) {
        BitSet found = segment.matching(query);
        found.and(valid);
        addSlots(found, slots);
    }

    /// The part without the entries in some slots.
    IndexPart without(BitSet slots) {
        BitSet left = (BitSet) valid.clone();
        for (int i = 0; i < size(); i++) {
            if (slots.get(segment.number(i))) {
                left.clear(i);
            }
        }
        return new IndexPart(segment, left);
    }

    /// Adds the slots of some of its entries.
    ///
    /// @param entries by their numbers in the segment
    void addSlots(BitSet entries, BitSet slots) {
        for (int i = entries.nextSetBit(0); i >= 0; i = entries.nextSetBit(i + 1)) {
            if (valid.get(i)) {
                slots.set(segment.number(i));
            }
        }
    }
}
