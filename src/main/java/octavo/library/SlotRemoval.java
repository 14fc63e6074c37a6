package octavo.library;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/// Removes slots from a library, each with the blank lines after it; at the end, with those before.
final class SlotRemoval {
    private SlotRemoval() {}

    /// The edit: one part for each run of adjacent slots, from the end, so that earlier indices
    /// stay valid.
    static Edit of(List<Slot> slots, Set<Integer> slotNumbers) {
        BitSet removedIndices = new BitSet();
        for (int i = 0; i < slots.size(); i++) {
            if (slotNumbers.contains(slots.get(i).number())) {
                removedIndices.set(i, endOfBlanks(slots, i + 1));
            }
        }
        return new Edit.EditBatch(removalEdits(slots, removedIndices));
    }

    /// The edit that removes the slot at an index.
    static Edit of(List<Slot> slots, int index) {
        BitSet removedIndices = new BitSet();
        removedIndices.set(index, endOfBlanks(slots, index + 1));
        return removalEdits(slots, removedIndices).getFirst();
    }

    private static List<Edit> removalEdits(List<Slot> slots, BitSet removedIndices) {
        keepFileEnd(slots, removedIndices);
        List<Edit> edits = new ArrayList<>();
        int runEnd = removedIndices.length();
        while (runEnd > 0) {
            int runStart = removedIndices.previousClearBit(runEnd - 1) + 1;
            edits.add(
                    new Edit.SlotReplacement(runStart, slots.subList(runStart, runEnd), List.of()));
            runEnd = removedIndices.previousSetBit(runStart - 1) + 1;
        }
        return edits;
    }

    /// The end of the blank lines from an index on. After an addition, they are in several slots.
    private static int endOfBlanks(List<Slot> slots, int startIndex) {
        int blanksEnd = startIndex;
        while (blanksEnd < slots.size() && Library.isBlank(slots.get(blanksEnd).item())) {
            blanksEnd++;
        }
        return blanksEnd;
    }

    /// The start of the blank lines up to an index.
    static int startOfBlanks(List<Slot> slots, int endIndex) {
        int blanksStart = endIndex;
        while (blanksStart > 0 && Library.isBlank(slots.get(blanksStart - 1).item())) {
            blanksStart--;
        }
        return blanksStart;
    }

    /// Where the last slots of a file go, so do the blank lines before them, and those after them
    /// stay, if there are any: the file ends as it did.
    private static void keepFileEnd(List<Slot> slots, BitSet removedIndices) {
        int finalBlanksStart = startOfBlanks(slots, slots.size());
        if (finalBlanksStart > 0
                && finalBlanksStart < slots.size()
                && removedIndices.get(finalBlanksStart - 1)) {
            int removedBlanksStart =
                    startOfBlanks(slots, removedIndices.previousClearBit(finalBlanksStart - 1) + 1);
            if (removedBlanksStart > 0) {
                removedIndices.set(removedBlanksStart, finalBlanksStart);
                removedIndices.clear(finalBlanksStart, slots.size());
            }
        }
    }
}
