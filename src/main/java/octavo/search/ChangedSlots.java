package octavo.search;

import octavo.bib.BibString;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds the slots whose index entries differ between two library states: those that changed, those
/// of entries that inherit from them, and those that use a changed `@string`.
final class ChangedSlots {
    private final Library libraryBefore;
    private final Library libraryAfter;
    private final List<IndexPart> indexParts;
    private final BitSet changedNumbers = new BitSet();
    private final Deque<String> pendingKeys = new ArrayDeque<>();
    private boolean changesStrings;

    private ChangedSlots(Library libraryBefore, Library libraryAfter, List<IndexPart> indexParts) {
        this.libraryBefore = libraryBefore;
        this.libraryAfter = libraryAfter;
        this.indexParts = indexParts;
    }

    /// The slot numbers, including removed ones.
    static BitSet between(Library libraryBefore, Library libraryAfter, List<IndexPart> indexParts) {
        ChangedSlots changedSlots = new ChangedSlots(libraryBefore, libraryAfter, indexParts);
        changedSlots.compareStates();
        if (changedSlots.changesStrings) {
            indexParts.forEach(
                    part -> changedSlots.addEntries(part, part.segment().entriesWithMacros()));
        }
        changedSlots.addChildren();
        return changedSlots.changedNumbers;
    }

    /// An edit leaves all other slots as they are. Equal slots may be different instances, which
    /// only costs some time.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Object one, Object other) {
        return one == other;
    }

    private void compareStates() {
        // Plain arrays, as this loops over all slots, mostly to find a single one.
        Object[] slotsBefore = libraryBefore.slots().toArray();
        Object[] slotsAfter = libraryAfter.slots().toArray();
        int commonCount = Math.min(slotsBefore.length, slotsAfter.length);
        int prefixCount = 0;
        while (prefixCount < commonCount
                && isSame(slotsBefore[prefixCount], slotsAfter[prefixCount])) {
            prefixCount++;
        }
        int suffixCount = 0;
        while (suffixCount < commonCount - prefixCount
                && isSame(
                        slotsBefore[slotsBefore.length - 1 - suffixCount],
                        slotsAfter[slotsAfter.length - 1 - suffixCount])) {
            suffixCount++;
        }
        List<Slot> changedBefore =
                libraryBefore.slots().subList(prefixCount, slotsBefore.length - suffixCount);
        List<Slot> changedAfter =
                libraryAfter.slots().subList(prefixCount, slotsAfter.length - suffixCount);
        if (changedBefore.size() == changedAfter.size()) {
            compareInPlace(changedBefore, changedAfter);
        } else {
            compareMoved(changedBefore, changedAfter);
        }
    }

    private void compareInPlace(List<Slot> changedBefore, List<Slot> changedAfter) {
        for (int i = 0; i < changedBefore.size(); i++) {
            if (!isSame(changedBefore.get(i), changedAfter.get(i))) {
                addSlot(changedBefore.get(i));
                addSlot(changedAfter.get(i));
            }
        }
    }

    private void compareMoved(List<Slot> changedBefore, List<Slot> changedAfter) {
        Map<Integer, Slot> unmatchedSlots = new HashMap<>();
        changedBefore.forEach(slot -> unmatchedSlots.put(slot.number(), slot));
        for (Slot slot : changedAfter) {
            Slot slotBefore = unmatchedSlots.get(slot.number());
            if (slotBefore != null && isSame(slotBefore, slot)) {
                unmatchedSlots.remove(slot.number());
                changesStrings |= slot.item() instanceof BibString;
            } else {
                addSlot(slot);
            }
        }
        unmatchedSlots.values().forEach(this::addSlot);
    }

    private void addSlot(Slot slot) {
        changedNumbers.set(slot.number());
        changesStrings |= slot.item() instanceof BibString;
        IndexSegment.slotKeys(slot).forEach(pendingKeys::add);
    }

    private void addEntries(IndexPart part, BitSet entryNumbers) {
        BitSet slotNumbers = new BitSet();
        part.addSlots(entryNumbers, slotNumbers);
        slotNumbers.stream().forEach(this::addChild);
    }

    private void addChildren() {
        boolean hasChildren =
                indexParts.stream().anyMatch(part -> !part.segment().childrenByKey().isEmpty());
        if (hasChildren && libraryBefore.bibDialect() != libraryAfter.bibDialect()) {
            indexParts.stream()
                    .flatMap(part -> part.segment().childrenByKey().values().stream())
                    .flatMap(List::stream)
                    .forEach(this::addChild);
        }
        while (hasChildren && !pendingKeys.isEmpty()) {
            String parentKey = pendingKeys.pop();
            for (IndexPart part : indexParts) {
                part.segment()
                        .childrenByKey()
                        .getOrDefault(parentKey, List.of())
                        .forEach(this::addChild);
            }
        }
    }

    private void addChild(int slotNumber) {
        int slotIndex = libraryAfter.slotIndex(slotNumber);
        if (slotIndex >= 0 && !changedNumbers.get(slotNumber)) {
            changedNumbers.set(slotNumber);
            IndexSegment.slotKeys(libraryAfter.slots().get(slotIndex)).forEach(pendingKeys::add);
        }
    }
}
