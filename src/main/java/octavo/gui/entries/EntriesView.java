package octavo.gui.entries;

import atlantafx.base.theme.Styles;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.DraggedEntries;
import octavo.gui.controls.EvenTable;
import octavo.gui.controls.IdleDelay;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.TextSize;
import octavo.gui.entries.EntriesModel.Selection;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.lazyloading.UiStep;
import octavo.settings.Settings;
import octavo.text.ShortText;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/// The table of entries.
public final class EntriesView extends StackPane {
    /// The id of the table.
    public static final String TABLE = "entries";

    private static final MessageTexts MESSAGES = MessageTexts.of(EntriesView.class);

    /// How many rows to leave above the one scrolled to.
    private static final int ABOVE = 3;

    /// No cell shows more of a text than this.
    private static final int LONG = 500;

    /// The inset in the table of a context menu that is opened by keyboard.
    private static final double MENU = 28;

    private static final PseudoClass TWO_LINES = PseudoClass.getPseudoClass("two-lines");

    private final EntriesModel model;
    private final ObservableValue<Double> em = TextSize.of(this);
    private final TableView<EntryCells> table = new EvenTable<>();
    private final ColumnWidths widths = new ColumnWidths(table, em);
    private final ColumnLayout layout;
    private final ColumnMenu columnMenu;
    private final TypeAhead typed = new TypeAhead(System::nanoTime);
    private final RowSelection selection;
    private final IdleDelay rest = new IdleDelay(this::endRest);
    private Function<Boolean, ClipboardContent> carried = _ -> new ClipboardContent();
    private BiConsumer<Integer, List<Path>> linking = (_, _) -> {};
    private Consumer<String> marking = _ -> {};
    private Results results = new Results("", Optional.empty());
    private boolean telling;

    /// @param open opens the selected entry for editing
    public EntriesView(EntriesModel model, Runnable open) {
        this.model = model;
        selection = new RowSelection(table, model.shown(), this::tellSelection);
        table.setId(TABLE);
        table.setAccessibleText(MESSAGES.text("table"));
        table.getStyleClass().addAll(Styles.DENSE, "edge-to-edge");
        table.setPlaceholder(NoEntriesView.reason(model));
        layout = new ColumnLayout(table, widths, this::column);
        columnMenu = new ColumnMenu(table, layout, model::fields);
        layout.restore(Settings.TableLayout.DEFAULT_LAYOUT);
        table.setColumnResizePolicy(widths);
        // In the midst of a layout, JavaFX cannot do with other columns.
        table.widthProperty().subscribe(UiStep.once(this, widths::giveWay)::requestStep);
        em.subscribe(_ -> widths.share());
        widths.belowProperty().subscribe(this::fold);
        model.highlightsProperty().subscribe(_ -> table.refresh());
        table.setSortPolicy(_ -> sort());
        table.setItems(model.shown());
        table.setSelectionModel(selection);
        table.setRowFactory(_ -> new EntryTableRow((slot, papers) -> linking.accept(slot, papers)));
        model.shown().addListener((ListChangeListener<EntryCells>) this::afterChange);
        model.selectionProperty().subscribe(_ -> showSelection());
        model.whenRevealed(this::scrollToSelected);
        table.addEventFilter(KeyEvent.KEY_PRESSED, event -> whenPressed(event, open));
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, this::whenPressed);
        table.addEventHandler(KeyEvent.KEY_TYPED, this::whenTyped);
        table.setOnDragDetected(this::drag);
        Node rows = new IncrementalList(table);
        VBox column = new VBox(rows);
        Button narrowing = new NarrowingButton(model);
        model.narrowingProperty()
                .subscribe(only ->
                        column.getChildren()
                                .setAll(
                                        only.isPresent()
                                                ? List.of(narrowing, rows)
                                                : List.of(rows)));
        getChildren().add(column);
        VBox.setVgrow(rows, Priority.ALWAYS);
    }

    /// Sets the content for dragging entries to other programs, without and with Alt.
    public void carry(Function<Boolean, ClipboardContent> content) {
        carried = content;
    }

    /// Links entries to papers that are dropped on their rows.
    ///
    /// @param link takes the entry's slot and the papers
    public void link(BiConsumer<Integer, List<Path>> link) {
        linking = link;
    }

    /// Drags the selected entries.
    private void drag(MouseEvent event) {
        List<Integer> chosen = model.chosen();
        if (!chosen.isEmpty()) {
            ClipboardContent content = carried.apply(event.isAltDown());
            DraggedEntries.put(content, chosen);
            table.startDragAndDrop(TransferMode.COPY_OR_MOVE).setContent(content);
            event.consume();
        }
    }

    /// Offers to start an empty library.
    ///
    /// @param create creates an entry
    public void offerNew(Runnable create) {
        table.setPlaceholder(NoEntriesView.offering(model, create));
    }

    private TableColumn<EntryCells, String> column(TableColumnKind column) {
        TableColumn<EntryCells, String> shown = new TableColumn<>(column.heading());
        shown.setUserData(column);
        columnMenu.on(shown);
        shown.setPrefWidth(column.width());
        shown.minWidthProperty().bind(widths.least(column));
        shown.setCellValueFactory(row ->
                new ReadOnlyStringWrapper(cut(text(column, row.getValue()))).getReadOnlyProperty());
        if (column.equals(TableColumnKind.TITLE)) {
            shown.setCellFactory(_ -> new TitleCell());
        } else if (column.equals(TableColumnKind.AUTHORS)) {
            shown.setCellFactory(_ -> new AuthorsCell());
        }
        return shown;
    }

    private String text(TableColumnKind column, EntryCells row) {
        RowHighlights highlights = model.highlightsProperty().get();
        return column.equals(TableColumnKind.TITLE)
                ? TitleCell.text(row, widths.belowProperty().getValue(), highlights)
                : highlights.markedText(column, row);
    }

    /// Two lines for each entry, or one.
    private void fold(List<TableColumnKind> below) {
        table.pseudoClassStateChanged(TWO_LINES, !below.isEmpty());
        table.refresh();
        layout.tellOrder();
        scrollToSelected();
    }

    /// Longer text would only take time to lay out.
    private static String cut(String text) {
        return ShortText.cutTo(text, LONG);
    }

    /// Lays the columns out as they were, and tells of every change of that.
    public void layOut(Settings.TableLayout before, Consumer<Settings.TableLayout> changed) {
        layout.restore(before);
        layout.watch(changed);
    }

    /// Shows which columns there are to choose from.
    public void showColumns() {
        showInside(columnMenu.all());
    }

    private void showInside(ContextMenu menu) {
        Bounds place = table.localToScreen(table.getBoundsInLocal());
        menu.show(table, place.getMinX() + MENU, place.getMinY() + MENU);
    }

    /// Gives the rows a menu.
    public void offer(ContextMenu menu) {
        table.setOnContextMenuRequested(event -> {
            if (event.isKeyboardTrigger()) {
                showInside(menu);
            } else {
                menu.show(table, event.getScreenX(), event.getScreenY());
            }
            event.consume();
        });
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> menu.hide());
    }

    /// Gives marks by a key alone: 0 to 5 rates the selected entries, a capital R marks them as
    /// read.
    ///
    /// @param mark performs the command of an id
    public void whenMarked(Consumer<String> mark) {
        marking = mark;
    }

    /// The command of a key; empty where that begins what somebody looks for. Years and most other
    /// fields begin with digits.
    private Optional<String> markOf(String character) {
        boolean isSought =
                typed.isGoingOn()
                        || typedColumn().equals(TableColumnKind.YEAR)
                        || typedColumn().isField();
        if (isSought || selection.isEmpty() || character.length() != 1) {
            return Optional.empty();
        }
        char key = character.charAt(0);
        return key >= '0' && key <= '5'
                ? Optional.of("rate-" + key)
                : key == 'R' ? Optional.of("read") : Optional.empty();
    }

    /// Goes to the row that begins as somebody types, by the column that the table is sorted by.
    private void whenTyped(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.isMetaDown()) {
            return;
        }
        Optional<String> mark = markOf(event.getCharacter());
        if (mark.isPresent()) {
            event.consume();
            marking.accept(mark.get());
            return;
        }
        boolean goesOn = !typed.text().isEmpty();
        if (typed.take(event.getCharacter()) && !model.shown().isEmpty()) {
            event.consume();
            int at = Math.max(0, selection.getSelectedIndex());
            int from = goesOn && typed.text().length() > 1 ? at : at + 1;
            model.findTyped(
                    typedColumn(),
                    typed.text(),
                    from,
                    row -> {
                        selection.clearAndSelect(row);
                        scrollToSelected();
                    });
        }
    }

    private TableColumnKind typedColumn() {
        return table.getSortOrder().stream()
                .findFirst()
                .map(ColumnLayout::kind)
                .orElseGet(() -> ColumnLayout.kind(table.getVisibleLeafColumns().getFirst()));
    }

    private boolean sort() {
        model.sort(
                table.getSortOrder().stream()
                        .map(column ->
                                new SortOrder(
                                        ColumnLayout.kind(column),
                                        column.getSortType() == TableColumn.SortType.DESCENDING))
                        .toList());
        layout.tellOrder();
        return true;
    }

    private void whenPressed(KeyEvent event, Runnable open) {
        if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
            open.run();
            event.consume();
        } else if (event.isShiftDown() && !event.isShortcutDown()) {
            selection.beforeRange(anchor());
        } else if (event.getCode() == KeyCode.DOWN && selection.isEmpty() && anchor() <= 0) {
            selectAny(); // JavaFX would go on from the first row, which it calls focused
            event.consume();
        }
    }

    private void whenPressed(MouseEvent event) {
        if (event.isShiftDown() && !event.isShortcutDown()) {
            selection.beforeRange(anchor());
        }
    }

    /// The row that a range starts from.
    private int anchor() {
        return table.getFocusModel().getFocusedIndex();
    }

    /// Focuses the table.
    public void focus() {
        selectAny();
        table.requestFocus();
    }

    /// Focuses a table just shown. The first row of a large library is selected a moment later, and
    /// not during a search: showing a first entry would delay the results.
    public void begin() {
        if (model.isSmall()) {
            focus();
            return;
        }
        table.requestFocus();
        rest.begin();
    }

    private void endRest() {
        if (model.isAnswering()) {
            rest.begin();
        } else {
            selectAny();
        }
    }

    private void selectAny() {
        boolean free = selection.isEmpty() && !model.isRevealing();
        if (!model.isClosed() && free && !model.shown().isEmpty()) {
            selection.clearAndSelect(0);
        }
    }

    private void tellSelection() {
        RowList rows = model.shown();
        List<Integer> slots = selection.getSelectedIndices().stream().map(rows::number).toList();
        int lead = selection.getSelectedIndex();
        telling = true;
        model.select(slots, lead < 0 ? Selection.NONE : rows.number(lead));
        telling = false;
    }

    private void afterChange(ListChangeListener.Change<? extends EntryCells> change) {
        rest.beginAgain();
        showSelection();
        boolean exchanged = change.next() && change.getAddedSize() == model.shown().size();
        if (exchanged) {
            Results now = new Results(model.queryProperty().get(), model.narrowingProperty().get());
            boolean isNew = !now.equals(results);
            results = now;
            if (isNew && selection.isEmpty() && !model.shown().isEmpty()) {
                table.getFocusModel().focus(-1);
                table.scrollTo(0);
            }
            scrollToSelected();
        }
    }

    /// What the rows are the answer to.
    private record Results(String query, Optional<EntriesModel.Narrowing> narrowing) {}

    private void scrollToSelected() {
        int index = selection.getSelectedIndex();
        if (index >= 0 && !isInSight(index)) {
            table.scrollTo(Math.max(0, index - ABOVE));
        }
    }

    private boolean isInSight(int index) {
        return table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                && flow.getFirstVisibleCell() != null
                && flow.getFirstVisibleCell().getIndex() < index
                && index < flow.getLastVisibleCell().getIndex();
    }

    private void showSelection() {
        if (telling) {
            return;
        }
        Selection wanted = model.selectionProperty().get();
        BitSet slots = EntriesModel.bits(wanted.slots());
        RowList rows = model.shown();
        BitSet found = new BitSet();
        int lead = -1;
        for (int i = 0; i < rows.size() && !slots.isEmpty(); i++) {
            int number = rows.number(i);
            if (slots.get(number)) {
                found.set(i);
                lead = number == wanted.lead() ? i : lead;
            }
        }
        selection.show(found, lead);
    }
}
