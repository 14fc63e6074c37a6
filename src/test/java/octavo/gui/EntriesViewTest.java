package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableRow;

import octavo.bib.BibParser;
import octavo.gui.entries.EntriesModel;
import octavo.gui.entries.EntriesView;
import octavo.gui.entries.EntryRows;
import octavo.gui.openlibraries.TestWindow;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class EntriesViewTest {
    @TempDir private Path folder = Path.of("");

    private final Deque<Runnable> work = new ArrayDeque<>();

    private EntriesModel model(int entries) {
        EntryRows rows = EntryRows.of(Library.of(BibParser.parse(file(entries))));
        return new EntriesModel(new BackgroundTasks(work::add, Runnable::run), rows, e -> fail(e));
    }

    private static String file(int entries) {
        return IntStream.range(0, entries)
                .mapToObj("@misc{key%1$d, title = {Number %1$d}}\n"::formatted)
                .collect(Collectors.joining());
    }

    private static List<String> selected(EntriesModel model) {
        return TestWindow.on(() ->
                model.shown().stream()
                        .filter(row -> model.chosen().contains(row.slot().number()))
                        .map(row -> row.texts().key())
                        .toList());
    }

    @Test
    void theFirstOfFewRowsIsSelectedAtOnce() {
        EntriesModel model = model(3);
        TestWindow.run(() -> new EntriesView(model, () -> {}).begin());
        assertEquals(List.of("key0"), selected(model));
    }

    @Test
    void ofManyRowsTheFirstThatFitsIsSelectedAfterASearch() {
        EntriesModel model = model(1000);
        TestWindow.run(() -> {
            new EntriesView(model, () -> {}).begin();
            model.queryProperty().set("key77");
        });
        assertEquals(List.of(), selected(model));
        TestWindow.run(() -> work.forEach(Runnable::run));
        TestWindow.until("a row is selected", () -> !selected(model).isEmpty());
        assertEquals(List.of("key77"), selected(model));
    }

    @Test
    void whatSomebodySelectsMeanwhileStaysSelected() throws InterruptedException {
        EntriesModel model = model(1000);
        TestWindow.run(() -> {
            new EntriesView(model, () -> {}).begin();
            int sixth = model.shown().get(5).slot().number();
            model.select(List.of(sixth), sixth);
        });
        Thread.sleep(500);
        assertEquals(List.of("key5"), selected(model));
    }

    @Test
    void inAClosedLibraryNothingIsSelected() throws InterruptedException {
        EntriesModel model = model(1000);
        TestWindow.run(() -> {
            new EntriesView(model, () -> {}).begin();
            model.close();
        });
        Thread.sleep(500);
        assertEquals(List.of(), selected(model));
    }

    @Test
    @Tag("slow")
    void aRowLooksSelectedIfItIsHoweverTheTableIsScrolled() throws IOException {
        Path many = Files.writeString(folder.resolve("p.bib"), file(1000));
        try (TestWindow window = TestWindow.of(folder, many)) {
            List<Integer> selected = List.of(0, 3, 500, 501, 999);
            TestWindow.run(() -> window.stage.setWidth(1900)); // where keys have room
            TestWindow.run(() -> {
                window.table().getSelectionModel().clearSelection();
                selected.forEach(window.table().getSelectionModel()::select);
            });
            for (int row : List.of(3, 490, 0, 501, 999, 7, 998)) {
                TestWindow.run(() -> window.table().scrollTo(row));
                TestWindow.awaitFrames();
                assertEquals(Map.of(), wronglyStyled(window, selected), () -> "row " + row);
            }
        }
    }

    /// The rows on the screen that show another key than theirs or look selected without being so,
    /// or the other way round.
    private static Map<Integer, String> wronglyStyled(TestWindow window, List<Integer> selected) {
        Map<Integer, String> wrong = new TreeMap<>();
        for (Node node : TestWindow.on(() -> window.table().lookupAll(".table-row-cell"))) {
            if (node instanceof TableRow<?> row
                    && row.isVisible()
                    && !row.isEmpty()
                    && (selected.contains(row.getIndex()) != (row.getBackground() != null)
                            || !shownKey(row).equals("key" + row.getIndex()))) {
                wrong.put(row.getIndex(), shownKey(row));
            }
        }
        return wrong;
    }

    private static String shownKey(TableRow<?> row) {
        return ((Labeled) row.lookup("#column-key")).getText();
    }
}
