package octavo.library;

import java.util.Arrays;
import java.util.List;

/// Where the slots of a library are. Most have the place that their number says, as when the file
/// was read; only if one has not, all are looked at.
public final class SlotPlaces {
    private static final int[] UNKNOWN = {};

    private final Library library;
    private int[] all = UNKNOWN;

    public SlotPlaces(Library library) {
        this.library = library;
    }

    /// The place of the slot of a number; -1 if it is gone.
    public int of(int number) {
        List<Slot> slots = library.slots();
        if (number < slots.size() && slots.get(number).number() == number) {
            return number;
        }
        if (all.length == 0) {
            all = new int[library.nextNumber()];
            Arrays.fill(all, -1);
            for (int i = 0; i < slots.size(); i++) {
                all[slots.get(i).number()] = i;
            }
        }
        return number < all.length ? all[number] : -1;
    }
}
