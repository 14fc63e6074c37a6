package octavo.gui.entries;

import octavo.bib.BibEntry;
import octavo.bib.BibString;
import octavo.library.Slot;
import octavo.library.Work;

import java.util.Arrays;
import java.util.List;

/// Which rows of a library state are unchanged since the previous state.
final class RowOrigins {
    private RowOrigins() {}

    /// For each row its former index if its content is the same; -1 if it may differ.
    static int[] of(EntryRows before, EntryRows now) {
        int[] origins = new int[now.size()];
        Arrays.fill(origins, -1);
        if (!isSame(strings(before), strings(now))) {
            return origins;
        }
        int[] byNumber = new int[now.library().nextNumber()];
        Arrays.fill(byNumber, -1);
        for (int i = 0; i < before.size(); i++) {
            byNumber[before.number(i)] = i;
        }
        int[] stringsBefore = stringsAbove(before);
        int[] stringsNow = stringsAbove(now);
        for (int i = 0; i < now.size(); i++) {
            int origin = byNumber[now.number(i)];
            if (origin >= 0
                    && stringsBefore[origin] == stringsNow[i]
                    && isSame(before.slot(origin), now.slot(i))
                    && !inherits(now.slot(i))) {
                origins[i] = origin;
            }
        }
        return origins;
    }

    /// An edit leaves all other slots as they are. Equal slots may be different instances, which
    /// only costs one more row.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Slot one, Slot other) {
        return one == other;
    }

    private static boolean isSame(List<Slot> some, List<Slot> others) {
        if (some.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < some.size(); i++) {
            if (!isSame(some.get(i), others.get(i))) {
                return false;
            }
        }
        return true;
    }

    /// The content of an entry that inherits depends on others.
    private static boolean inherits(Slot slot) {
        return slot.item() instanceof BibEntry entry && Work.hasParents(entry);
    }

    private static List<Slot> strings(EntryRows rows) {
        return rows.library().slots().stream().filter(RowOrigins::isString).toList();
    }

    /// For each row the number of strings defined above it: only those apply to it.
    private static int[] stringsAbove(EntryRows rows) {
        int[] above = new int[rows.size()];
        int row = 0;
        int strings = 0;
        for (Slot slot : rows.library().slots()) {
            if (isString(slot)) {
                strings++;
            } else if (slot.item() instanceof BibEntry) {
                above[row++] = strings;
            }
        }
        return above;
    }

    private static boolean isString(Slot slot) {
        return slot.item() instanceof BibString;
    }
}
