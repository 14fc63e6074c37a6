package octavo.gui;

import octavo.library.Library;
import octavo.library.Slot;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/// Tracks which entries of a library were changed here since it was opened, as opposed to changes
/// by other programs.
final class ChangedHere {
    private final Library opened;

    /// Other programs' versions, by slot number.
    private final Map<Integer, Slot> others = new HashMap<>();

    ChangedHere(Library opened) {
        this.opened = opened;
    }

    /// The changed slots.
    BitSet in(Library now) {
        BitSet changed = new BitSet();
        now.entries().filter(this::isChanged).forEach(slot -> changed.set(slot.number()));
        return changed;
    }

    /// Slots that are the same instance have not changed; others may have.
    @SuppressWarnings("ReferenceEquality")
    private boolean isChanged(Slot slot) {
        int place = opened.placeOf(slot.number());
        Slot first = place < 0 ? null : opened.slots().get(place);
        Slot before = others.getOrDefault(slot.number(), first);
        return before != slot && !slot.equals(before);
    }

    /// Records changes by other programs. Earlier changes made here stay recorded.
    void took(Library before, Library now) {
        BitSet here = in(before);
        now.entries()
                .filter(slot -> !here.get(slot.number()))
                .filter(this::isChanged)
                .forEach(slot -> others.put(slot.number(), slot));
    }
}
