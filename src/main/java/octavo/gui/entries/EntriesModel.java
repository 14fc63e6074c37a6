package octavo.gui.entries;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestOnly;
import octavo.gui.tasks.LatestTask;
import octavo.library.Library;
import octavo.paperprojects.CitedIn;
import octavo.search.Query;
import octavo.search.QueryCorrection;
import octavo.search.SearchIndex;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// The entries of a library as a list to search, sort and select from. The selection is by slot,
/// and so survives searching, sorting and editing.
public final class EntriesModel {
    /// Up to this many rows are arranged synchronously.
    static final int FEW = 300;

    /// The selection: slots in table order, and the last one selected.
    public record Selection(List<Integer> slots, int lead) {
        public static final int NONE = -1;

        public Selection {
            slots = List.copyOf(slots);
        }
    }

    /// A subset of the library without a query, to which the table is restricted.
    ///
    /// @param slots its slot numbers
    public record Narrowing(String name, BitSet slots) {}

    private final BackgroundTasks background;
    private final LatestTask correcting;
    private final Consumer<Exception> failed;
    private final StringProperty query = new SimpleStringProperty("");
    private final ObjectProperty<Optional<Narrowing>> narrowing =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<RowHighlights> highlights =
            new SimpleObjectProperty<>(RowHighlights.NONE);
    private final ReadOnlyObjectWrapper<Supplier<SearchIndex>> index =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final RowList shown;
    private final ReadOnlyIntegerWrapper total = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper shownCount = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<Selection> selection =
            new ReadOnlyObjectWrapper<>(new Selection(List.of(), Selection.NONE));
    private final IndexPreparation indexPreparation;
    private final LatestOnly latest = new LatestOnly();
    private RowArrangement arrangement;
    private Library library;
    private List<SortOrder> orders = List.of();
    private final Map<String, UnaryOperator<Query>> answers = new TreeMap<>();
    private RowContext context = RowContext.NOTHING;
    private boolean stale;
    private Runnable cancel = () -> {};
    private Runnable cancelFinding = () -> {};
    private boolean answering;
    private boolean closed;

    /// The slot to scroll to once the rows include it.
    private OptionalInt revealing = OptionalInt.empty();

    private Runnable revealed = () -> {};

    /// @param failed receives background errors
    public EntriesModel(BackgroundTasks background, EntryRows rows, Consumer<Exception> failed) {
        this.background = background;
        this.correcting = new LatestTask(background);
        this.failed = failed;
        this.library = rows.library();
        this.arrangement = RowArrangement.of(rows);
        this.shown = new RowList(arrangement);
        this.indexPreparation = new IndexPreparation(background, () -> arrangement.rows(), failed);
        total.set(rows.size());
        shownCount.set(rows.size());
        query.addListener(_ -> rearrange());
        narrowing.addListener(_ -> rearrange());
        index.set(rows::index);
    }

    /// Precomputes what searching and sorting will need.
    public void prepare() {
        indexPreparation.prepare();
    }

    /// The finished share of the index, from 0 to 1.
    public ReadOnlyDoubleProperty indexedProperty() {
        return indexPreparation.indexedProperty();
    }

    /// Cancels background tasks: the library is closed.
    public void close() {
        closed = true;
        answering = false;
        latest.ignorePending();
        cancel.run();
        cancelFinding.run();
        indexPreparation.cancel();
        arrangement.rows().stop();
    }

    /// The definite problem of the search; empty if there is none.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    public StringProperty queryProperty() {
        return query;
    }

    /// A restriction of the table besides the search.
    public ObjectProperty<Optional<Narrowing>> narrowingProperty() {
        return narrowing;
    }

    /// What visible rows emphasise.
    public ObjectProperty<RowHighlights> highlightsProperty() {
        return highlights;
    }

    /// Answers queries about the present state. Getting it may take time.
    public ReadOnlyObjectProperty<Supplier<SearchIndex>> indexProperty() {
        return index.getReadOnlyProperty();
    }

    /// Looks for what the present search may have meant.
    ///
    /// @param onFound receives it, if the search is still the same
    void findCorrection(Consumer<String> onFound) {
        String asked = query.get();
        Supplier<SearchIndex> present = index.get();
        correcting.runLatest(
                () -> QueryCorrection.of(present.get(), asked).orElse(""),
                corrected -> {
                    if (asked.equals(query.get())) {
                        onFound.accept(corrected);
                    }
                },
                failed);
    }

    /// The names of the fields that entries have, as far as known without waiting.
    public Set<String> fields() {
        EntryRows rows = arrangement.rows();
        return rows.size() <= FEW || rows.isIndexed() ? rows.fields() : Set.of();
    }

    /// Finds rows that may be meant by some words, as of this call. The result is thread-safe.
    public Function<String, List<EntryCells>> called() {
        EntryRows rows = arrangement.rows();
        return words -> rows.called(words, FEW);
    }

    /// The rows found by the search, in the requested order.
    public RowList shown() {
        return shown;
    }

    public ReadOnlyIntegerProperty shownCountProperty() {
        return shownCount.getReadOnlyProperty();
    }

    public ReadOnlyIntegerProperty totalProperty() {
        return total.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Selection> selectionProperty() {
        return selection.getReadOnlyProperty();
    }

    /// Selects slots; the lead is the one to show.
    public void select(List<Integer> slots, int lead) {
        revealing = OptionalInt.empty();
        selection.set(new Selection(slots, lead));
    }

    /// Selects slots and scrolls to the first as soon as its row is there, perhaps after a
    /// background task. A search or restriction that hides the row is cleared.
    public void reveal(List<Integer> slots) {
        select(slots, slots.getFirst());
        revealing = OptionalInt.of(slots.getFirst());
        seek();
    }

    /// Whether a selection awaits its row.
    boolean isRevealing() {
        return revealing.isPresent();
    }

    /// Sets a listener called whenever a revealed row is there.
    void whenRevealed(Runnable listener) {
        revealed = listener;
    }

    private void seek() {
        if (revealing.isEmpty()) {
            return;
        }
        if (shown.hasSlot(revealing.getAsInt())) {
            revealing = OptionalInt.empty();
            revealed.run();
        } else if (!answering && (narrowing.get().isPresent() || !query.get().isEmpty())) {
            narrowing.set(Optional.empty());
            query.set("");
        } else if (!answering) {
            revealing = OptionalInt.empty();
        }
    }

    /// The selected and visible slots, in table order: what commands apply to.
    public List<Integer> chosen() {
        BitSet slots = bits(selection.get().slots());
        return IntStream.range(0, shown.size())
                .map(shown::number)
                .filter(slots::get)
                .boxed()
                .toList();
    }

    /// The slots of all rows that the search leaves to see.
    public BitSet shownSlots() {
        BitSet slots = new BitSet();
        IntStream.range(0, shown.size()).map(shown::number).forEach(slots::set);
        return slots;
    }

    public static BitSet bits(List<Integer> numbers) {
        BitSet bits = new BitSet();
        numbers.forEach(bits::set);
        return bits;
    }

    /// Looks for the next row whose text in a column begins as somebody types, and begins anew
    /// behind the last.
    ///
    /// @param from the row to begin at
    /// @param found told of the row
    void findTyped(TableColumnKind column, String begun, int from, IntConsumer found) {
        IntFunction<String> texts = shown.texts(column);
        int size = shown.size();
        String folded = SortFolding.fold(begun);
        cancelFinding.run();
        cancelFinding =
                background.runInBackground(
                        () ->
                                IntStream.range(0, size)
                                        .map(i -> (from + i) % size)
                                        .filter(i ->
                                                SortFolding.fold(texts.apply(i)).startsWith(folded))
                                        .findFirst(),
                        row -> row.ifPresent(found),
                        failed);
    }

    /// Sorts by columns, the first counting most; by none as in the file.
    public void sort(List<SortOrder> by) {
        if (!orders.equals(by)) {
            orders = List.copyOf(by);
            rearrange();
        }
    }

    /// Updates to another state of the library. An edited row stays where it is, even if search or
    /// order would now place it elsewhere, until one of them changes.
    public void changedTo(Library changed) {
        library = changed;
        ask();
    }

    /// Sets who resolves a query's terms about something that entries do not say themselves.
    ///
    /// @param term what is in the queries with such terms, `file`
    public void answer(String term, UnaryOperator<Query> how) {
        answers.put(term, how);
        if (query.get().toLowerCase(Locale.ROOT).contains(term)) {
            rearrange();
        }
    }

    /// Shows which projects cite the entries.
    public void cite(CitedIn projects) {
        if (!projects.equals(context.cited())) {
            context = context.withCited(projects);
            stale |=
                    query.get().toLowerCase(Locale.ROOT).contains(TableColumnKind.CITED.id())
                            || isSortedBy(TableColumnKind.CITED);
            ask();
        }
    }

    /// Sets who knows the short forms of venues.
    public void shortenVenues(UnaryOperator<String> how) {
        context = context.withVenues(how);
        stale |= isSortedBy(TableColumnKind.VENUE);
        ask();
    }

    private boolean isSortedBy(TableColumnKind column) {
        return orders.stream().anyMatch(order -> order.column().equals(column));
    }

    private void rearrange() {
        stale = true;
        ask();
    }

    private void ask() {
        cancel.run();
        var wanted =
                new TableRequest.WantedTable(
                        orders, query.get(), answers, context, narrowing.get());
        TableRequest question = new TableRequest(arrangement, library, wanted, stale);
        if (isSmall()) {
            latest.ignorePending();
            take(question.answer());
            return;
        }
        answering = true;
        cancel =
                background.runInBackground(
                        question::answer,
                        latest.onlyLatest(this::take),
                        trouble -> {
                            answering = false;
                            failed.accept(trouble);
                        });
    }

    public boolean isClosed() {
        return closed;
    }

    /// Whether the rows to show are still being computed.
    boolean isAnswering() {
        return answering;
    }

    /// Whether there are so few rows, now and after the last change, that no one waits for them.
    public boolean isSmall() {
        return arrangement.rows().size() <= FEW
                && library.entrySlots().limit(FEW + 1).count() <= FEW;
    }

    private void take(TableRequest.Answer answer) {
        answering = false;
        stale = false;
        OptionalInt left = LeftRow.of(selection.get(), library, shown);
        EntryRows before = arrangement.rows();
        arrangement = answer.arrangement();
        if (arrangement.rows() != before) {
            before.stop();
            index.set(arrangement.rows()::index);
        }
        answer.shown()
                .ifPresentOrElse(
                        found -> {
                            shown.show(arrangement.rows(), found.value());
                            problem.set(answer.problem());
                        },
                        () -> shown.update(arrangement.rows(), answer.changed()));
        total.set(arrangement.rows().size());
        shownCount.set(shown.size());
        left.ifPresent(row -> selection.set(LeftRow.before(row, shown)));
        seek();
    }
}
