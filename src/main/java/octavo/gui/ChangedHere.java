package octavo.gui;

import octavo.library.Library;
import octavo.library.Slot;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/// Tells which entries of a library were changed here since it was opened, and not by what other
/// programs wrote meanwhile.
final class ChangedHere {
    private final Library opened;

    /// What others wrote, by the numbers of the slots.
    private final Map<Integer, Slot> others = new HashMap<>();

    ChangedHere(Library opened) {
        this.opened = opened;
    }

    /// The slots that were changed.
    BitSet in(Library now) {
        BitSet changed = new BitSet();
        now.entries().filter(this::isChanged).forEach(slot -> changed.set(slot.number()));
        return changed;
    }

    /// Slots that are the same object have not changed; those that are not may have.
    @SuppressWarnings("ReferenceEquality")
    private boolean isChanged(Slot slot) {
        int place = opened.placeOf(slot.number());
        Slot first = place < 0 ? null : opened.slots().get(place);
        Slot before = others.getOrDefault(slot.number(), first);
        return before != slot && !slot.equals(before);
    }

    /// Notes what others wrote. What was changed here before stays so.
    void took(Library before, Library now) {
        BitSet here = in(before);
        now.entries()
                .filter(slot -> !here.get(slot.number()))
                .filter(this::isChanged)
                .forEach(slot -> others.put(slot.number(), slot));
    }
}
