package octavo.gui.entries;

import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.search.CitedQueries;
import octavo.search.PartialIndex;
import octavo.search.Query;
import octavo.search.SearchIndex;
import octavo.values.ReadingMark;

import org.jspecify.annotations.Nullable;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.RandomAccess;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

/// The rows of a library state, one per entry, in file order. Immutable: rows are read from their
/// entries on demand, and the latest are cached.
public final class EntryRows {
    private static final int CACHED_CELLS = 1 << 9;

    /// So many rows are quickly looked through.
    private static final int FEW = 300;

    /// This many rows are visible initially.
    private static final int FIRST = 1 << 6;

    private final Library library;
    private final int[] slotIndexes;
    private final RowContext context;

    /// The slot numbers, which every search needs for all rows.
    private final int[] slotNumbers;

    private final AtomicReferenceArray<@Nullable EntryCells> cellCache =
            new AtomicReferenceArray<>(CACHED_CELLS);
    private final PartialIndex growingIndex;
    private volatile @Nullable SearchIndex index;
    private volatile ColumnRanks ranks;
    private volatile @Nullable Boolean readStates;

    private EntryRows(
            Library library, int[] slotIndexes, RowContext context, @Nullable SearchIndex index) {
        this.library = library;
        this.context = context;
        this.slotIndexes = slotIndexes;
        List<Slot> slots = library.slots();
        this.slotNumbers =
                Arrays.stream(slotIndexes).map(each -> slots.get(each).number()).toArray();
        this.index = index;
        this.growingIndex = PartialIndex.of(library);
        this.ranks = new ColumnRanks(this);
    }

    public static EntryRows of(Library library) {
        return of(library, RowContext.NOTHING);
    }

    private static EntryRows of(Library library, RowContext context) {
        return new EntryRows(library, Work.entryIndices(library), context, null);
    }

    /// The rows of another state, and which of them may have changed.
    record Followed(EntryRows rows, BitSet changed) {}

    /// The rows of another state of the same library. They inherit what these know, where that is
    /// cheaper than recomputing it.
    ///
    /// @param now what they show besides
    Followed changedTo(Library other, RowContext now) {
        if (other == library && now.equals(context)) {
            return new Followed(this, new BitSet());
        }
        SearchIndex knownIndex = index;
        EntryRows nextRows = of(other, now);
        nextRows.index = knownIndex == null ? null : knownIndex.updateTo(other);
        int[] before = RowOrigins.of(this, nextRows);
        now.cited()
                .changedKeys(context.cited())
                .forEach(key -> nextRows.rowOf(key).ifPresent(row -> before[row] = -1));
        boolean renamed = !now.venues().equals(context.venues());
        ColumnRanks keptRanks = renamed ? ranks.without(TableColumnKind.VENUE) : ranks;
        nextRows.ranks = keptRanks.changedTo(nextRows, before);
        BitSet changed = new BitSet();
        boolean all = renamed || hasReadStates() != nextRows.hasReadStates();
        IntStream.range(0, before.length).filter(i -> all || before[i] != i).forEach(changed::set);
        return new Followed(nextRows, changed);
    }

    /// Reads the rows visible initially, so that the window's thread need not.
    public EntryRows withFirstRead() {
        IntStream.range(0, Math.min(FIRST, size())).forEach(this::get);
        return this;
    }

    /// Another state is shown now: cancels what is still being computed for this one.
    void stop() {
        growingIndex.stopBuilding();
    }

    /// Answers queries. Built on first use; other callers wait meanwhile.
    SearchIndex index() {
        return index(() -> {});
    }

    /// The same, with a callback for each step.
    SearchIndex index(Runnable step) {
        SearchIndex knownIndex = index;
        if (knownIndex == null) {
            knownIndex = growingIndex.finishIndex(step);
            index = knownIndex;
            IntStream.range(0, CACHED_CELLS).forEach(place -> cellCache.set(place, null));
        }
        return knownIndex;
    }

    boolean isIndexed() {
        return index != null;
    }

    /// The finished share of the index, from 0 to 1.
    double indexed() {
        return isIndexed() ? 1 : growingIndex.finishedShare();
    }

    /// The slots that match a query, whether or not the index is built.
    BitSet matching(Query query) {
        SearchIndex knownIndex = index;
        return knownIndex == null
                ? growingIndex.matchingSlots(query)
                : knownIndex.matchingSlots(query);
    }

    /// Rows that may be meant by some words, up to a number. If there are no more rows than that,
    /// all of them.
    List<EntryCells> called(String words, int most) {
        IntStream found = IntStream.range(0, slotIndexes.length);
        if (slotIndexes.length > most) {
            BitSet slots = matching(Query.matchingWords(words));
            found = found.filter(i -> slots.get(number(i)));
        }
        return found.limit(most).mapToObj(this::get).toList();
    }

    /// The names of the fields that entries have, in lower case.
    Set<String> fields() {
        SearchIndex knownIndex = index;
        return knownIndex == null ? growingIndex.fieldNames() : knownIndex.fieldNames();
    }

    ColumnRanks ranks() {
        return ranks;
    }

    public Library library() {
        return library;
    }

    /// The row of the entry with a key.
    private OptionalInt rowOf(String key) {
        return library.indexOfKey(key).stream()
                .mapToInt(place -> Arrays.binarySearch(slotIndexes, place))
                .filter(row -> row >= 0)
                .findFirst();
    }

    /// The slots of the entries that a project cites.
    BitSet citedIn(String project) {
        return context.cited().citedSlots(library, project);
    }

    /// The names that a query may put before a colon, besides those that it always may.
    Set<String> queryFields() {
        Set<String> names = new HashSet<>(fields());
        names.add(CitedQueries.KNOWS_PROJECTS);
        return names;
    }

    /// The text of a row in a column.
    String text(TableColumnKind column, int row) {
        return column.text(work(row), context);
    }

    int size() {
        return slotIndexes.length;
    }

    /// All rows, each read on demand.
    public List<EntryCells> all() {
        return new All();
    }

    Slot slot(int index) {
        return library.slots().get(slotIndexes[index]);
    }

    /// The slot number of a row.
    int number(int index) {
        return slotNumbers[index];
    }

    Work work(int index) {
        return library.workAt(slotIndexes[index]).orElseThrow();
    }

    @SuppressWarnings("ReferenceEquality") // identity: the row was made from this slot
    EntryCells get(int index) {
        int place = index & CACHED_CELLS - 1;
        EntryCells row = cellCache.get(place);
        if (row == null || row.slot() != slot(index)) {
            row = cells(index);
            cellCache.set(place, row);
        }
        return row;
    }

    /// Whether entries are marked as read; of many, known only once the index is built.
    private boolean hasReadStates() {
        Boolean knownIndex = readStates;
        if (knownIndex == null) {
            SearchIndex builtIndex = index;
            if (builtIndex == null && size() > FEW) {
                return false;
            }
            knownIndex =
                    builtIndex != null
                            ? builtIndex.fieldNames().contains(ReadingMark.READ_STATUS)
                            : IntStream.range(0, size())
                                    .anyMatch(row ->
                                            work(row).entry().hasField(ReadingMark.READ_STATUS));
            readStates = knownIndex;
        }
        return knownIndex;
    }

    private EntryCells cells(int index) {
        return EntryCells.of(slot(index), work(index), context, hasReadStates());
    }

    private final class All extends AbstractList<EntryCells> implements RandomAccess {
        @Override
        public EntryCells get(int index) {
            return cells(index);
        }

        @Override
        public int size() {
            return slotIndexes.length;
        }
    }
}
