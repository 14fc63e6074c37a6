package octavo.gui.openlibraries;

import octavo.library.Library;
import octavo.library.Slot;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/// Tracks which entries of a library were changed here since it was opened, as opposed to changes
/// by other programs.
final class ChangedHere {
    private final Library openedLibrary;

    /// Other programs' versions, by slot number.
    private final Map<Integer, Slot> foreignSlots = new HashMap<>();

    ChangedHere(Library openedLibrary) {
        this.openedLibrary = openedLibrary;
    }

    /// The changed slots.
    BitSet changedSlots(Library currentLibrary) {
        BitSet changedSlots = new BitSet();
        currentLibrary
                .entrySlots()
                .filter(this::isChanged)
                .forEach(slot -> changedSlots.set(slot.number()));
        return changedSlots;
    }

    /// Slots that are the same instance have not changed; others may have.
    @SuppressWarnings("ReferenceEquality")
    private boolean isChanged(Slot slot) {
        int openedIndex = openedLibrary.slotIndex(slot.number());
        Slot openedSlot = openedIndex < 0 ? null : openedLibrary.slots().get(openedIndex);
        Slot knownSlot = foreignSlots.getOrDefault(slot.number(), openedSlot);
        return knownSlot != slot && !slot.equals(knownSlot);
    }

    /// Records changes by other programs. Earlier changes made here stay recorded.
    void noteForeign(Library earlierLibrary, Library currentLibrary) {
        BitSet changedBefore = changedSlots(earlierLibrary);
        currentLibrary
                .entrySlots()
                .filter(slot -> !changedBefore.get(slot.number()))
                .filter(this::isChanged)
                .forEach(slot -> foreignSlots.put(slot.number(), slot));
    }
}
