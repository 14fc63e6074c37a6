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
    static Edit of(List<Slot> slots, Set<Integer> numbers) {
        BitSet removed = new BitSet();
        for (int i = 0; i < slots.size(); i++) {
            if (numbers.contains(slots.get(i).number())) {
                removed.set(i, end(slots, i + 1));
            }
        }
        return new Edit.Batch(edits(slots, removed));
    }

    /// The edit that removes the slot at an index.
    static Edit of(List<Slot> slots, int index) {
        BitSet removed = new BitSet();
        removed.set(index, end(slots, index + 1));
        return edits(slots, removed).getFirst();
    }

    private static List<Edit> edits(List<Slot> slots, BitSet removed) {
        keepEnd(slots, removed);
        List<Edit> edits = new ArrayList<>();
        int end = removed.length();
        while (end > 0) {
            int start = removed.previousClearBit(end - 1) + 1;
            edits.add(new Edit.Replace(start, slots.subList(start, end), List.of()));
            end = removed.previousSetBit(start - 1) + 1;
        }
        return edits;
    }

    /// The end of the blank lines from an index on. After an addition, they are in several slots.
    private static int end(List<Slot> slots, int from) {
        int end = from;
        while (end < slots.size() && Library.isBlank(slots.get(end).item())) {
            end++;
        }
        return end;
    }

    /// The start of the blank lines up to an index.
    static int start(List<Slot> slots, int to) {
        int start = to;
        while (start > 0 && Library.isBlank(slots.get(start - 1).item())) {
            start--;
        }
        return start;
    }

    /// Where the last slots of a file go, so do the blank lines before them, and those after them
    /// stay, if there are any: the file ends as it did.
    private static void keepEnd(List<Slot> slots, BitSet removed) {
        int last = start(slots, slots.size());
        if (last > 0 && last < slots.size() && removed.get(last - 1)) {
            int first = start(slots, removed.previousClearBit(last - 1) + 1);
            if (first > 0) {
                removed.set(first, last);
                removed.clear(last, slots.size());
            }
        }
    }
}
