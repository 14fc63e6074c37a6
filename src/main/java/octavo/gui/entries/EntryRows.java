package octavo.gui.entries;

import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.search.PartialIndex;
import octavo.search.Query;
import octavo.search.SearchIndex;

import org.jspecify.annotations.Nullable;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.RandomAccess;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

/// The rows of a state of a library, one for each entry, in the order of the file. Immutable: a row
/// is read from its entry when it is asked for, and the last ones are kept.
public final class EntryRows {
    private static final int KEPT = 1 << 9;

    /// So many rows are seen at first.
    private static final int FIRST = 1 << 6;

    private final Library library;
    private final int[] places;

    /// The numbers of their slots, which are asked for of all rows at every search.
    private final int[] numbers;

    private final AtomicReferenceArray<@Nullable EntryCells> kept =
            new AtomicReferenceArray<>(KEPT);
    private final PartialIndex growing;
    private volatile @Nullable SearchIndex index;
    private volatile ColumnRanks ranks;

    private EntryRows(Library library, int[] places, @Nullable SearchIndex index) {
        this.library = library;
        this.places = places;
        List<Slot> slots = library.slots();
        this.numbers = Arrays.stream(places).map(place -> slots.get(place).number()).toArray();
        this.index = index;
        this.growing = PartialIndex.of(library);
        this.ranks = new ColumnRanks(this);
    }

    public static EntryRows of(Library library) {
        return new EntryRows(library, Work.placesIn(library), null);
    }

    /// The rows of another state, and which of them may differ from what they were.
    record Followed(EntryRows rows, BitSet changed) {}

    /// The rows of another state of the same library. They know what these know, as far as that can
    /// be carried over for less than making it anew.
    Followed changedTo(Library other) {
        if (other == library) {
            return new Followed(this, new BitSet());
        }
        SearchIndex known = index;
        EntryRows next = of(other);
        next.index = known == null ? null : known.changedTo(other);
        int[] before = RowOrigins.of(this, next);
        next.ranks = ranks.changedTo(next, before);
        BitSet changed = new BitSet();
        IntStream.range(0, before.length).filter(i -> before[i] != i).forEach(changed::set);
        return new Followed(next, changed);
    }

    /// Reads the rows that a table begins with, so that the window's thread need not.
    public EntryRows withFirstRead() {
        IntStream.range(0, Math.min(FIRST, size())).forEach(this::get);
        return this;
    }

    /// Says that another state is shown now: what is not yet known of this one is not wanted.
    void stop() {
        growing.stop();
    }

    /// What answers queries. It is made when first asked for; who else asks meanwhile waits.
    SearchIndex index() {
        return index(() -> {});
    }

    /// The same, telling of each step that is made.
    SearchIndex index(Runnable step) {
        SearchIndex known = index;
        if (known == null) {
            known = growing.finish(step);
            index = known;
        }
        return known;
    }

    boolean isIndexed() {
        return index != null;
    }

    /// How much of the index is made, from 0 to 1.
    double indexed() {
        return isIndexed() ? 1 : growing.made();
    }

    /// The numbers of the slots that fit a query, whether or not the index is made.
    BitSet matching(Query query) {
        SearchIndex known = index;
        return known == null ? growing.matching(query) : known.matching(query);
    }

    /// Up to so many rows that somebody may mean by some words. If there are no more rows at all,
    /// somebody may mean any of them.
    List<EntryCells> called(String words, int most) {
        IntStream found = IntStream.range(0, places.length);
        if (places.length > most) {
            BitSet slots = matching(Query.called(words));
            found = found.filter(i -> slots.get(number(i)));
        }
        return found.limit(most).mapToObj(this::get).toList();
    }

    /// The names of the fields that entries have, in small letters.
    Set<String> fields() {
        SearchIndex known = index;
        return known == null ? growing.fields() : known.fields();
    }

    ColumnRanks ranks() {
        return ranks;
    }

    public Library library() {
        return library;
    }

    int size() {
        return places.length;
    }

    /// All rows, each read when it is asked for.
    public List<EntryCells> all() {
        return new All();
    }

    Slot slot(int index) {
        return library.slots().get(places[index]);
    }

    /// The number of a row's slot.
    int number(int index) {
        return numbers[index];
    }

    Work work(int index) {
        return library.work(places[index]).orElseThrow();
    }

    @SuppressWarnings("ReferenceEquality") // the row was made from just this slot
    EntryCells get(int index) {
        int place = index & KEPT - 1;
        EntryCells row = kept.get(place);
        if (row == null || row.slot() != slot(index)) {
            row = EntryCells.of(slot(index), work(index));
            kept.set(place, row);
        }
        return row;
    }

    private final class All extends AbstractList<EntryCells> implements RandomAccess {
        @Override
        public EntryCells get(int index) {
            return EntryCells.of(slot(index), work(index));
        }

        @Override
        public int size() {
            return places.length;
        }
    }
}
