package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.SimpleStringProperty;
import javafx.event.Event;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import octavo.gui.controls.EvenTable;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// The even table beside a table of JavaFX, to both of which the same is done.
class EvenTableViewTest {
    private static final int WIDTH = 300;
    private static final double ROW = 24;
    private static final List<KeyCode> KEYS =
            List.of(KeyCode.HOME, KeyCode.END, KeyCode.PAGE_UP, KeyCode.PAGE_DOWN);

    private final TableView<Integer> even = TestWindow.on(EvenTable::new);
    private final TableView<Integer> plain = TestWindow.on(TableView::new);
    private final Pane pane = TestWindow.on(() -> new Pane(even, plain));

    @BeforeEach
    void show() {
        TestWindow.run(() -> {
            new Scene(pane, 2 * WIDTH, 800);
            both(table -> {
                TableColumn<Integer, String> column = new TableColumn<>("Number");
                column.setCellValueFactory(
                        row -> new SimpleStringProperty("Number " + row.getValue()));
                table.getColumns().add(column);
                table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_SUBSEQUENT_COLUMNS);
                table.setFixedCellSize(ROW);
                table.setManaged(false);
                table.resize(WIDTH, 400);
            });
            both(table -> items(table, 0, 1_000));
        });
    }

    @AfterEach
    void close() {
        TestWindow.run(() -> pane.getChildren().clear());
    }

    /// Does something to both tables.
    private void both(Consumer<TableView<Integer>> what) {
        what.accept(even);
        what.accept(plain);
        pane.applyCss();
        pane.layout();
    }

    private static void items(TableView<Integer> table, int from, int to) {
        table.getItems().setAll(IntStream.range(from, to).boxed().toList());
    }

    /// A row that is to be seen.
    private record Seen(double y, int index, String text, double width) {
        static Seen of(TableRow<?> row) {
            Labeled cell = (Labeled) row.lookup(".table-cell");
            return new Seen(row.getLayoutY(), row.getIndex(), cell.getText(), row.getWidth());
        }
    }

    private static List<Seen> seen(TableView<Integer> table) {
        List<Seen> seen = new ArrayList<>();
        for (Node node : table.lookupAll(".table-row-cell")) {
            if (node instanceof TableRow<?> row
                    && row.isVisible()
                    && !row.isEmpty()
                    && row.getLayoutY() < flow(table).getViewportLength()
                    && row.getLayoutY() + row.getHeight() > 0) {
                seen.add(Seen.of(row));
            }
        }
        return seen.stream().sorted(Comparator.comparingDouble(Seen::y)).toList();
    }

    private static VirtualFlow<?> flow(TableView<Integer> table) {
        return (VirtualFlow<?>) table.lookup(".virtual-flow");
    }

    private static void press(TableView<Integer> table, KeyCode key) {
        Event.fireEvent(
                table, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    @Tag("slow")
    void rowsAreWhereJavaFxWouldHaveThem(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 50; i++) {
            String deed = seed + "." + i;
            Consumer<TableView<Integer>> scrolling = scrolling(random);
            TestWindow.run(() -> {
                both(scrolling);
                assertEquals(seen(plain), seen(even), deed);
            });
        }
    }

    private static Consumer<TableView<Integer>> scrolling(Random random) {
        int some = random.nextInt(1_000);
        return switch (random.nextInt(4)) {
            // Scrolled to one of the last, JavaFX's table stops a row short of the end.
            case 0 -> table -> table.scrollTo(some * 9 / 10);
            case 1 -> table -> flow(table).scrollPixels(some - 500);
            case 2 -> table -> table.resize(WIDTH, 100 + some / 2.0);
            default -> table -> press(table, KEYS.get(some % KEYS.size()));
        };
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    @Tag("slow")
    void rowsShowWhatTheyShouldWhateverTheItems(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 50; i++) {
            String deed = seed + "." + i;
            int from = random.nextInt(1_000);
            int to = from + random.nextInt(1, 300);
            Consumer<TableView<Integer>> scrolling = scrolling(random);
            TestWindow.run(() -> {
                both(table -> items(table, from, to));
                assertEquals(expected(), seen(even), deed);
                both(scrolling);
                assertEquals(expected(), seen(even), deed);
            });
        }
    }

    /// From the place of the first row that is seen, what has to be seen.
    private List<Seen> expected() {
        int count = even.getItems().size();
        Seen first = seen(even).getFirst();
        double height = flow(even).getViewportLength();
        double end = first.y() + (count - first.index()) * ROW;
        assertTrue(first.y() <= 0 && (first.index() == 0 || end >= height), "no gap");
        double bar = count * ROW > height ? even.lookup(".scroll-bar:vertical").prefWidth(-1) : 0;
        double width = flow(even).getWidth() - bar;
        return IntStream.range(first.index(), count)
                .mapToObj(i ->
                        new Seen(
                                first.y() + (i - first.index()) * ROW,
                                i,
                                "Number " + even.getItems().get(i),
                                width))
                .takeWhile(row -> row.y() < height)
                .toList();
    }

    @Test
    void theFirstRowStaysWhereItIsWhenOthersCome() {
        TestWindow.run(() -> {
            both(table -> table.scrollTo(700));
            both(table -> items(table, 0, 900));
            assertEquals(700, seen(even).getFirst().index());
        });
    }

    @Test
    void theLastRowIsAtTheEndWhenThereAreNotSoMany() {
        TestWindow.run(() -> {
            both(table -> table.scrollTo(700));
            both(table -> items(table, 0, 300));
            Seen last = seen(even).getLast();
            assertEquals(299, last.index());
            assertEquals(flow(even).getViewportLength(), last.y() + ROW);
        });
    }

    @Test
    void aRowThatIsScrolledToBeforeTheTableIsShownIsThere() {
        TestWindow.run(() -> {
            EvenTable<Integer> table = new EvenTable<>();
            table.getColumns().add(new TableColumn<>("Number"));
            items(table, 0, 1_000);
            table.setManaged(false);
            table.scrollTo(500);
            pane.getChildren().add(table);
            table.setFixedCellSize(ROW);
            table.resize(WIDTH, 400);
            pane.applyCss();
            pane.layout();
            assertEquals(500, seen(table).getFirst().index());
        });
    }

    @Test
    void ofAMillionRowsTheLastIsAtTheEnd() {
        TestWindow.look(() -> {
            showAMillion();
            press(even, KeyCode.END);
            pane.layout();
            assertEquals(999_999, seen(even).getLast().index());
            assertEquals(expected(), seen(even));
            return 0;
        });
    }

    @Test
    void theBarCanBeTakenHoweverManyRowsThereAre() {
        TestWindow.look(() -> {
            showAMillion();
            Region thumb = (Region) even.lookup(".scroll-bar:vertical > .thumb");
            assertEquals(ROW, thumb.getHeight(), 1);
            return 0;
        });
    }

    /// In the even table only: in the other it would take long.
    private void showAMillion() {
        items(even, 0, 1_000_000);
        pane.layout();
    }

    @Test
    void aScreenReaderFindsWhatIsInARowThatIsNotSeen() {
        TestWindow.run(() -> {
            assertEquals(List.of(500), read(500));
            both(table -> items(table, 1_000, 2_000));
            assertEquals(List.of(1_500), read(500));
        });
    }

    /// What the table gives a screen reader that asks for a row.
    private List<?> read(int index) {
        even.queryAccessibleAttribute(AccessibleAttribute.CELL_AT_ROW_COLUMN, index, 0);
        return even.lookupAll(".table-row-cell").stream()
                .map(node -> (TableRow<?>) node)
                .filter(row -> row.getIndex() == index)
                .map(TableRow::getItem)
                .toList();
    }
}
