package octavo.library;

import octavo.bib.BibItem;

import java.util.Arrays;
import java.util.List;

/// A place in a library. Its number never changes, so that a selection, say, still means the same
/// entry after an edit and after undoing it.
public record Slot(int number, BibItem item) {
    Slot with(BibItem other) {
        return new Slot(number, other);
    }

    /// Finds slots by number. Most are at the index equal to their number, as when the file was
    /// read; only if one is not, all are scanned, once.
    static final class SlotPlaces {
        private final List<Slot> slots;
        private final LazyValue<int[]> all;

        /// @param nextNumber greater than any slot's number
        SlotPlaces(List<Slot> slots, int nextNumber) {
            this.slots = slots;
            this.all = new LazyValue<>(() -> places(slots, nextNumber));
        }

        private static int[] places(List<Slot> slots, int nextNumber) {
            int[] places = new int[nextNumber];
            Arrays.fill(places, -1);
            for (int i = 0; i < slots.size(); i++) {
                places[slots.get(i).number()] = i;
            }
            return places;
        }

        /// The index of a slot; -1 if it is gone.
        int of(int number) {
            if (number >= 0 && number < slots.size() && slots.get(number).number() == number) {
                return number;
            }
            int[] places = all.get();
            return number >= 0 && number < places.length ? places[number] : -1;
        }
    }
}
