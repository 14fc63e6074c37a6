package octavo.search;

import octavo.library.Library;

import java.util.BitSet;

/// A segment, and which of its entries are still current. The bits are never modified.
record IndexPart(IndexSegment segment, BitSet validEntries) {
    /// @param entryIndices the indices of the entries in the library
    static IndexPart of(Library library, int[] entryIndices) {
        return of(library, entryIndices, () -> {});
    }

    /// @param pauseStep called periodically to yield the processor
    static IndexPart of(Library library, int[] entryIndices, Runnable pauseStep) {
        BitSet validEntries = new BitSet();
        validEntries.set(0, entryIndices.length);
        return new IndexPart(IndexSegment.of(library, entryIndices, pauseStep), validEntries);
    }

    int entryCount() {
        return segment.entryCount();
    }

    /// Adds the slots of the entries that match a query.
    void addMatching(Query query, BitSet slotNumbers) {
        BitSet matchingEntries = segment.matchingEntries(query);
        matchingEntries.and(validEntries);
        addSlots(matchingEntries, slotNumbers);
    }

    /// The part without the entries in some slots.
    IndexPart withoutSlots(BitSet slotNumbers) {
        BitSet remainingEntries = (BitSet) validEntries.clone();
        for (int i = 0; i < entryCount(); i++) {
            if (slotNumbers.get(segment.slotNumber(i))) {
                remainingEntries.clear(i);
            }
        }
        return new IndexPart(segment, remainingEntries);
    }

    /// Adds the slots of some of its entries.
    ///
    /// @param entryNumbers by their numbers in the segment
    void addSlots(BitSet entryNumbers, BitSet slotNumbers) {
        for (int i = entryNumbers.nextSetBit(0); i >= 0; i = entryNumbers.nextSetBit(i + 1)) {
            if (validEntries.get(i)) {
                slotNumbers.set(segment.slotNumber(i));
            }
        }
    }
}
