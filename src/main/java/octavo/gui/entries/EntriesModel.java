package octavo.gui.entries;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestOnly;
import octavo.library.Library;
import octavo.search.Query;
import octavo.search.SearchIndex;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Severity;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// The entries of a library as a list that is searched, sorted and selected from. The selection is
/// by slot, and so survives searching, sorting and editing.
public final class EntriesModel {
    /// Up to so many rows are arranged at once, without leaving the window's thread.
    private static final int FEW = 300;

    /// What is selected: the slots in the order of the table, and the one that was selected last.
    public record Selection(List<Integer> slots, int lead) {
        public static final int NONE = -1;

        public Selection {
            slots = List.copyOf(slots);
        }
    }

    /// A part of the library that no query finds, and that the table is narrowed to.
    ///
    /// @param slots the numbers of its slots
    public record Narrowing(String name, BitSet slots) {}

    private final BackgroundTasks background;
    private final Consumer<Exception> failed;
    private final StringProperty query = new SimpleStringProperty("");
    private final ObjectProperty<Optional<Narrowing>> narrowing =
            new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Supplier<SearchIndex>> index =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final RowList shown;
    private final ReadOnlyIntegerWrapper total = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper shownCount = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<Selection> selection =
            new ReadOnlyObjectWrapper<>(new Selection(List.of(), Selection.NONE));
    private final ReadOnlyDoubleWrapper indexed = new ReadOnlyDoubleWrapper(1);
    private final LatestOnly latest = new LatestOnly();
    private RowArrangement arrangement;
    private Library library;
    private List<SortOrder> orders = List.of();
    private UnaryOperator<Query> documents = UnaryOperator.identity();
    private boolean stale;
    private Runnable cancel = () -> {};
    private Runnable preparing = () -> {};
    private boolean answering;
    private boolean closed;

    /// The slot whose row is to be shown once the rows hold it.
    private OptionalInt revealing = OptionalInt.empty();

    private Runnable revealed = () -> {};

    /// @param failed told of what went wrong in the background
    public EntriesModel(BackgroundTasks background, EntryRows rows, Consumer<Exception> failed) {
        this.background = background;
        this.failed = failed;
        this.library = rows.library();
        this.arrangement = RowArrangement.of(rows);
        this.shown = new RowList(arrangement);
        total.set(rows.size());
        shownCount.set(rows.size());
        query.addListener(_ -> rearrange());
        narrowing.addListener(_ -> rearrange());
        index.set(rows::index);
    }

    /// Works out what searching and sorting will ask for.
    public void prepare() {
        EntryRows rows = arrangement.rows();
        if (rows.size() > FEW) {
            Runnable step = () -> background.tell(() -> follow(rows));
            indexed.set(rows.indexed());
            preparing =
                    background.runBehind(
                            () -> rows.index(step),
                            _ -> {
                                indexed.set(1);
                                prepareOrders(rows);
                            },
                            failed);
        }
    }

    /// Shows how far the index is; where another state has taken the place of the rows, it is not
    /// waited for.
    private void follow(EntryRows rows) {
        indexed.set(arrangement.rows().equals(rows) ? rows.indexed() : 1);
    }

    /// How much of the index is made, from 0 to 1.
    public ReadOnlyDoubleProperty indexedProperty() {
        return indexed.getReadOnlyProperty();
    }

    /// Works out what sorting will ask for, after what others wait for who know the index.
    private void prepareOrders(EntryRows rows) {
        preparing =
                background.runBehind(
                        () -> {
                            for (TableColumnKind column : TableColumnKind.values()) {
                                if (!Thread.currentThread().isInterrupted()) {
                                    rows.ranks().of(column);
                                }
                            }
                            return rows;
                        },
                        _ -> {},
                        failed);
    }

    /// Ends what is being worked out: the library is closed.
    public void close() {
        closed = true;
        answering = false;
        latest.forget();
        cancel.run();
        preparing.run();
        arrangement.rows().stop();
    }

    /// What is wrong with the search for good, in words; empty if nothing is. That a quote or
    /// bracket is still open is nothing to tell somebody who is typing.
    private static String problem(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .filter(what -> what.code().severity() == Severity.ERROR)
                .map(what -> MessageTranslator.of(what.message()))
                .findFirst()
                .orElse("");
    }

    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    public StringProperty queryProperty() {
        return query;
    }

    /// What the table is narrowed to, besides the search.
    public ObjectProperty<Optional<Narrowing>> narrowingProperty() {
        return narrowing;
    }

    /// What answers queries about the present state. Asking for it may take time.
    public ReadOnlyObjectProperty<Supplier<SearchIndex>> indexProperty() {
        return index.getReadOnlyProperty();
    }

    /// The names of the fields that entries have, as far as they are known without waiting.
    public Set<String> fields() {
        EntryRows rows = arrangement.rows();
        return rows.size() <= FEW || rows.isIndexed() ? rows.fields() : Set.of();
    }

    /// The rows that somebody may mean by some words, as they are when this is called. Any thread
    /// may ask what it gives.
    public Function<String, List<EntryCells>> called() {
        EntryRows rows = arrangement.rows();
        return words -> rows.called(words, FEW);
    }

    /// The rows that the search leaves, in the order that was asked for.
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

    /// Selects slots; the lead is the one to look at.
    public void select(List<Integer> slots, int lead) {
        revealing = OptionalInt.empty();
        selection.set(new Selection(slots, lead));
    }

    /// Selects slots and has the first one's row shown as soon as the rows hold it, which may be
    /// after an answer from the background. A search or narrowing that hides the row is cleared.
    public void reveal(List<Integer> slots) {
        select(slots, slots.getFirst());
        revealing = OptionalInt.of(slots.getFirst());
        seek();
    }

    /// Whether a selection waits for its row.
    boolean isRevealing() {
        return revealing.isPresent();
    }

    /// Calls a listener whenever a revealed row is there.
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

    /// The selected slots that the search leaves to see, in the order of the table: what a command
    /// works on.
    public List<Integer> chosen() {
        BitSet slots = bits(selection.get().slots());
        return IntStream.range(0, shown.size())
                .map(shown::number)
                .filter(slots::get)
                .boxed()
                .toList();
    }

    static BitSet bits(List<Integer> numbers) {
        BitSet bits = new BitSet();
        numbers.forEach(bits::set);
        return bits;
    }

    /// Sorts by columns, the first counting most; by none as in the file.
    public void sort(List<SortOrder> by) {
        if (!orders.equals(by)) {
            orders = List.copyOf(by);
            rearrange();
        }
    }

    /// Takes over another state of the library. A row that was edited stays where it is, even where
    /// the search or the order would now have it elsewhere, until one of them changes.
    public void changedTo(Library changed) {
        library = changed;
        ask();
    }

    /// Has somebody answer from now on what queries ask of the documents that entries link to.
    public void answerDocuments(UnaryOperator<Query> how) {
        documents = how;
        if (!query.get().isBlank()) {
            rearrange();
        }
    }

    private void rearrange() {
        stale = true;
        ask();
    }

    private void ask() {
        cancel.run();
        var wanted = new TableRequest.Wanted(orders, query.get(), documents, narrowing.get());
        TableRequest question = new TableRequest(arrangement, library, wanted, stale);
        if (isSmall()) {
            latest.forget();
            take(question.answer());
            return;
        }
        answering = true;
        cancel =
                background.run(
                        question::answer,
                        latest.only(this::take),
                        trouble -> {
                            answering = false;
                            failed.accept(trouble);
                        });
    }

    public boolean isClosed() {
        return closed;
    }

    /// Whether what the table is to show is still being worked out.
    boolean isAnswering() {
        return answering;
    }

    /// Whether there are so few rows that nobody waits for them.
    public boolean isSmall() {
        return arrangement.rows().size() <= FEW;
    }

    private void take(TableRequest.Answer answer) {
        answering = false;
        stale = false;
        boolean changed = answer.arrangement().rows() != arrangement.rows();
        if (changed) {
            arrangement.rows().stop();
        }
        arrangement = answer.arrangement();
        if (changed) {
            index.set(arrangement.rows()::index);
        }
        answer.shown()
                .ifPresentOrElse(
                        found -> {
                            shown.show(arrangement.rows(), found.value());
                            problem.set(problem(found.diagnostics()));
                        },
                        () -> shown.update(arrangement.rows(), answer.changed()));
        total.set(arrangement.rows().size());
        shownCount.set(shown.size());
        seek();
    }
}
