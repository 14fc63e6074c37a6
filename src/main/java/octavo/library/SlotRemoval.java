package octavo.library;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/// Removes slots from a library, each with the blank lines after it.
final class SlotRemoval {
    private SlotRemoval() {}

    /// The edit: one part for each run of adjacent slots, from the end, so that earlier indices
    /// stay valid.
    static Edit of(List<Slot> slots, Set<Integer> numbers) {
        BitSet removed = removed(slots, numbers);
        List<Edit> edits = new ArrayList<>();
        int end = removed.length();
        while (end > 0) {
            int start = removed.previousClearBit(end - 1) + 1;
            edits.add(new Edit.Replace(start, slots.subList(start, end), List.of()));
            end = removed.previousSetBit(start - 1) + 1;
        }
        return new Edit.Batch(edits);
    }

    private static BitSet removed(List<Slot> slots, Set<Integer> numbers) {
        BitSet removed = new BitSet();
        for (int i = 0; i < slots.size(); i++) {
            if (numbers.contains(slots.get(i).number())) {
                removed.set(i, end(slots, i));
            }
        }
        return removed;
    }

    /// The end of what is removed with the slot at an index, exclusive.
    static int end(List<Slot> slots, int index) {
        boolean blanks = index + 1 < slots.size() && Library.isBlank(slots.get(index + 1).item());
        return index + (blanks ? 2 : 1);
    }
}
