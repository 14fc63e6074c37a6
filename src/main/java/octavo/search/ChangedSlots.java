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
    private final Library before;
    private final Library after;
    private final List<IndexPart> parts;
    private final BitSet slots = new BitSet();
    private final Deque<String> names = new ArrayDeque<>();
    private boolean strings;

    private ChangedSlots(Library before, Library after, List<IndexPart> parts) {
        this.before = before;
        this.after = after;
        this.parts = parts;
    }

    /// The slot numbers, including removed ones.
    static BitSet between(Library before, Library after, List<IndexPart> parts) {
        ChangedSlots changed = new ChangedSlots(before, after, parts);
        changed.compare();
        if (changed.strings) {
            parts.forEach(part -> changed.addAll(part, part.segment().withMacros()));
        }
        changed.addChildren();
        return changed.slots;
    }

    /// An edit leaves all other slots as they are. Equal slots may be different instances, which
    /// only costs some time.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Object one, Object other) {
        return one == other;
    }

    private void compare() {
        // Plain arrays, as this loops over all slots, mostly to find a single one.
        Object[] old = before.slots().toArray();
        Object[] now = after.slots().toArray();
        int least = Math.min(old.length, now.length);
        int start = 0;
        while (start < least && isSame(old[start], now[start])) {
            start++;
        }
        int tail = 0;
        while (tail < least - start
                && isSame(old[old.length - 1 - tail], now[now.length - 1 - tail])) {
            tail++;
        }
        List<Slot> from = before.slots().subList(start, old.length - tail);
        List<Slot> to = after.slots().subList(start, now.length - tail);
        if (from.size() == to.size()) {
            compareInPlace(from, to);
        } else {
            compareMoved(from, to);
        }
    }

    private void compareInPlace(List<Slot> from, List<Slot> to) {
        for (int i = 0; i < from.size(); i++) {
            if (!isSame(from.get(i), to.get(i))) {
                add(from.get(i));
                add(to.get(i));
            }
        }
    }

    private void compareMoved(List<Slot> from, List<Slot> to) {
        Map<Integer, Slot> old = new HashMap<>();
        from.forEach(slot -> old.put(slot.number(), slot));
        for (Slot slot : to) {
            Slot same = old.get(slot.number());
            if (same != null && isSame(same, slot)) {
                old.remove(slot.number());
                strings |= slot.item() instanceof BibString;
            } else {
                add(slot);
            }
        }
        old.values().forEach(this::add);
    }

    private void add(Slot slot) {
        slots.set(slot.number());
        strings |= slot.item() instanceof BibString;
        IndexSegment.names(slot).forEach(names::add);
    }

    private void addAll(IndexPart part, BitSet entries) {
        BitSet found = new BitSet();
        part.addSlots(entries, found);
        found.stream().forEach(this::addChild);
    }

    private void addChildren() {
        boolean children = parts.stream().anyMatch(part -> !part.segment().children().isEmpty());
        if (children && before.flavour() != after.flavour()) {
            parts.stream()
                    .flatMap(part -> part.segment().children().values().stream())
                    .flatMap(List::stream)
                    .forEach(this::addChild);
        }
        while (children && !names.isEmpty()) {
            String name = names.pop();
            for (IndexPart part : parts) {
                part.segment().children().getOrDefault(name, List.of()).forEach(this::addChild);
            }
        }
    }

    private void addChild(int number) {
        int place = after.placeOf(number);
        if (place >= 0 && !slots.get(number)) {
            slots.set(number);
            IndexSegment.names(after.slots().get(place)).forEach(names::add);
        }
    }
}
