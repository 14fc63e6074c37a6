package octavo.gui.entries;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.search.Index;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// The rows of a state of a library, one for each entry, in the order of the file. Immutable.
public final class Rows {
    private final Library library;
    private final Row[] rows;
    private volatile @Nullable Index index;

    private Rows(Library library, Row[] rows) {
        this.library = library;
        this.rows = rows;
    }

    public static Rows of(Library library) {
        List<Slot> slots = library.slots();
        Row[] rows =
                IntStream.range(0, slots.size())
                        .filter(i -> isEntry(slots.get(i)))
                        .mapToObj(i -> row(library, i))
                        .toArray(Row[]::new);
        return new Rows(library, rows);
    }

    /// The rows of another state of the same library. Where entries took the place of entries, the
    /// rows of all others are the same objects.
    Rows changedTo(Library other) {
        if (other == library) {
            return this;
        }
        List<Slot> before = library.slots();
        List<Slot> after = other.slots();
        if (before.size() != after.size()) {
            return followed(of(other));
        }
        Row[] changed = rows.clone();
        int row = 0;
        for (int i = 0; i < after.size(); i++) {
            boolean same = isSame(before.get(i), after.get(i));
            boolean shown = isEntry(before.get(i));
            if (!same && !(shown && isEntry(after.get(i)))) {
                return followed(of(other));
            }
            if (shown && (!same || rows[row].inherits())) {
                changed[row] = row(other, i);
            }
            row += shown ? 1 : 0;
        }
        return followed(new Rows(other, changed));
    }

    /// The rows with the index that follows from what these know.
    private Rows followed(Rows next) {
        Index known = index;
        next.index = known == null ? null : known.changedTo(next.library);
        return next;
    }

    /// What answers queries. It is made when first asked for; two threads that ask at once may both
    /// make it.
    Index index() {
        Index known = index;
        if (known == null) {
            known = Index.of(library);
            index = known;
        }
        return known;
    }

    /// An edit leaves all slots as they are but its own. Equal ones need not be the same, which
    /// only costs a row more.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Slot one, Slot other) {
        return one == other;
    }

    private static boolean isEntry(Slot slot) {
        return slot.item() instanceof BibEntry;
    }

    private static Row row(Library library, int index) {
        return Row.of(library.slots().get(index), library.work(index).orElseThrow());
    }

    public Library library() {
        return library;
    }

    int size() {
        return rows.length;
    }

    public List<Row> all() {
        return Collections.unmodifiableList(Arrays.asList(rows));
    }

    Row get(int index) {
        return rows[index];
    }
}
