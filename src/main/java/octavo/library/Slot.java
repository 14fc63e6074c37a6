package octavo.library;

import octavo.bib.BibItem;

import java.util.Arrays;
import java.util.List;

/// A place in a library. Its number never changes, so that a selection, say, still means the same
/// entry after an edit and after undoing it.
public record Slot(int number, BibItem item) {
    Slot withItem(BibItem newItem) {
        return new Slot(number, newItem);
    }

    /// Finds slots by number. Most are at the index equal to their number, as when the file was
    /// read; only if one is not, all are scanned, once.
    static final class SlotNumberIndex {
        private final List<Slot> slots;
        private final LazyValue<int[]> indicesByNumber;

        /// @param nextNumber greater than any slot's number
        SlotNumberIndex(List<Slot> slots, int nextNumber) {
            this.slots = slots;
            this.indicesByNumber = new LazyValue<>(() -> indexNumbers(slots, nextNumber));
        }

        private static int[] indexNumbers(List<Slot> slots, int nextNumber) {
            int[] indices = new int[nextNumber];
            Arrays.fill(indices, -1);
            for (int i = 0; i < slots.size(); i++) {
                indices[slots.get(i).number()] = i;
            }
            return indices;
        }

        /// The index of a slot; -1 if it is gone.
        int indexOfNumber(int number) {
            if (number >= 0 && number < slots.size() && slots.get(number).number() == number) {
                return number;
            }
            int[] indices = indicesByNumber.get();
            return number >= 0 && number < indices.length ? indices[number] : -1;
        }
    }
}
