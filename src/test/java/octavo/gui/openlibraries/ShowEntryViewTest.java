package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.input.KeyCode;

import octavo.bib.BibEntry;
import octavo.gui.entries.EntryCells;
import octavo.gui.libraryview.WorkspaceView;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Whoever asks for an entry gets that one, wherever it is and whatever the table shows.
class ShowEntryViewTest {
    @TempDir private Path folder = Path.of("");

    /// Entry `wanted` is the second to last, and has a problem; those with an even number are by
    /// Even.
    private TestWindow open(int entries) throws IOException {
        Path file = folder.resolve("p.bib");
        Files.writeString(
                file,
                IntStream.range(0, entries)
                        .mapToObj(number ->
                                "@misc{%s,\n  author = {%s, Ann},\n  title = {Paper %d}%s\n}\n"
                                        .formatted(
                                                number == entries - 2 ? "wanted" : "e" + number,
                                                number == entries - 2
                                                        ? "Kowalski"
                                                        : number % 2 == 0 ? "Even" : "Odd",
                                                number,
                                                number == entries - 2 ? ",\n  pages = {1-2}" : ""))
                        .collect(Collectors.joining("\n")));
        return TestWindow.of(folder, file);
    }

    private static void search(TestWindow window, String query) {
        window.command("find");
        window.type(query);
        window.press(KeyCode.ENTER);
        TestWindow.until("it is found", () -> isSearched(window));
    }

    private static boolean isSearched(TestWindow window) {
        var entries = workspace(window).entries();
        return entries.shownCountProperty().get() < entries.totalProperty().get();
    }

    private static Workspace workspace(TestWindow window) {
        return Objects.requireNonNull(window.gui.workspaces().currentProperty().get());
    }

    private static void sortByTitle(TestWindow window) {
        TestWindow.run(() -> {
            TableColumn<EntryCells, ?> title =
                    window.table().getColumns().stream()
                            .filter(column -> "column-title".equals(column.getId()))
                            .findFirst()
                            .orElseThrow();
            title.setSortType(TableColumn.SortType.DESCENDING);
            window.table().getSortOrder().setAll(List.of(title));
        });
    }

    @ParameterizedTest
    @CsvSource({
        "11, '', false",
        "11, author:odd, false",
        "11, author:odd, true",
        "2000, '', false",
        "2000, '', true",
        "2000, author:odd, false",
        "2000, author:odd, true",
        "2000, nobody, false",
        "2000, author:kowalski, true"
    })
    @Tag("slow")
    void thePaletteLeadsToTheEntryThatWasChosen(int entries, String query, boolean sorted)
            throws IOException {
        try (TestWindow window = open(entries)) {
            if (sorted) {
                sortByTitle(window);
            }
            if (!query.isEmpty()) {
                search(window, query);
            }
            window.press(KeyCode.SHORTCUT, KeyCode.K);
            window.type("kowalski");
            window.press(KeyCode.ENTER);
            assertShows(window, "wanted");
        }
    }

    @ParameterizedTest
    @CsvSource({"'', ''", "author:odd, ''", "'', title", "author:odd, title"})
    @Tag("slow")
    void aPageLeadsToTheEntryThatItShows(String query, String field) throws IOException {
        try (TestWindow window = open(2000)) {
            if (!query.isEmpty()) {
                search(window, query);
            }
            window.command("go-problems");
            TestWindow.run(() -> view(window).showEntry(slot(window, "wanted"), field));
            assertShows(window, "wanted");
        }
    }

    @ParameterizedTest(name = "{0} under the search [{1}]")
    @CsvSource({"ENTER, ''", "ENTER, author:odd", "button, ''", "button, author:odd"})
    @Tag("slow")
    void aProblemLeadsToItsEntry(String way, String query) throws IOException {
        try (TestWindow window = open(2000)) {
            if (!query.isEmpty()) {
                search(window, query);
            }
            window.select(0);
            window.command("go-problems");
            TestWindow.until("it is checked", () -> window.text("problems-summary").contains("1 "));
            window.focus("problems");
            window.press(KeyCode.RIGHT);
            if (way.equals("button")) {
                TestWindow.run(() -> ((Button) window.node("problems-go")).fire());
            } else {
                window.press(KeyCode.ENTER);
            }
            assertShows(window, "wanted");
        }
    }

    @Test
    @Tag("slow")
    void aRangeAfterASearchStartsAtTheRowThatItSelects() throws IOException {
        try (TestWindow window = open(2000)) {
            window.focus("entries");
            window.press(KeyCode.END);
            search(window, "author:even");
            TestWindow.until("a row is selected", () -> selected(window).equals(List.of("e0")));
            extendDown(window, 3);
            assertEquals(List.of("e0", "e2", "e4", "e6"), selected(window));
        }
    }

    @Test
    void aRangeStartsAtTheSelectedEntryWhereverItIsSorted() throws IOException {
        try (TestWindow window = open(11)) {
            window.focus("entries");
            window.press(KeyCode.HOME);
            window.press(KeyCode.DOWN);
            assertEquals(List.of("e1"), selected(window));
            sortByTitle(window);
            List<String> keys = window.keys();
            int at = keys.indexOf("e1");
            assertTrue(at > 1, "the entry has another row");
            window.focus("entries");
            window.press(KeyCode.SHIFT, KeyCode.UP);
            assertEquals(keys.subList(at - 1, at + 1), selected(window));
            window.press(KeyCode.SHIFT, KeyCode.DOWN);
            window.press(KeyCode.SHIFT, KeyCode.DOWN);
            assertEquals(keys.subList(at, Math.min(at + 2, 11)), selected(window));
        }
    }

    private static void extendDown(TestWindow window, int rows) {
        for (int i = 0; i < rows; i++) {
            window.press(KeyCode.SHIFT, KeyCode.DOWN);
        }
    }

    @Test
    void theResultsOfASearchBeginAtTheFirstRow() throws IOException {
        try (TestWindow window = open(2000)) {
            window.focus("entries");
            window.press(KeyCode.END);
            Workspace workspace = workspace(window);
            TestWindow.run(() -> workspace.entries().queryProperty().set("author:even"));
            TestWindow.until("it is found", () -> isSearched(window));
            TestWindow.until("the first is shown", () -> isOnScreen(window, "e0"));
            window.focus("entries");
            // A window at rest selects the first row by itself.
            String next = selected(window).isEmpty() ? "e0" : "e2";
            window.press(KeyCode.DOWN);
            assertEquals(List.of(next), selected(window));
        }
    }

    @Test
    void aSelectedEntryThatIsFoundStaysInSight() throws IOException {
        try (TestWindow window = open(2000)) {
            window.focus("entries");
            window.press(KeyCode.END);
            assertEquals(List.of("e1999"), selected(window));
            Workspace workspace = workspace(window);
            TestWindow.run(() -> workspace.entries().queryProperty().set("author:odd"));
            TestWindow.until("it is found", () -> isSearched(window));
            TestWindow.until("it is shown", () -> isOnScreen(window, "e1999"));
            assertEquals(List.of("e1999"), selected(window));
        }
    }

    private static WorkspaceView view(TestWindow window) {
        return window.nodes().stream()
                .filter(WorkspaceView.class::isInstance)
                .map(WorkspaceView.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static int slot(TestWindow window, String key) {
        return window.document().library().slots().stream()
                .filter(slot -> slot.item() instanceof BibEntry entry && entry.key().equals(key))
                .findFirst()
                .orElseThrow()
                .number();
    }

    private static void assertShows(TestWindow window, String key) {
        TestWindow.until("the entry is in the table", () -> window.keys().contains(key));
        TestWindow.awaitFrames();
        assertEquals(key, window.text("entry-key"));
        assertEquals(List.of(key), selected(window));
        assertTrue(isOnScreen(window, key), "the row is not scrolled to");
    }

    private static List<String> selected(TestWindow window) {
        return TestWindow.on(() ->
                window.table().getSelectionModel().getSelectedItems().stream()
                        .map(row -> row.texts().key())
                        .toList());
    }

    private static boolean isOnScreen(TestWindow window, String key) {
        return TestWindow.on(() ->
                window.table().lookupAll(".table-row-cell").stream()
                        .map(row -> (TableRow<?>) row)
                        .anyMatch(row ->
                                row.isVisible()
                                        && row.getItem() instanceof EntryCells shown
                                        && shown.texts().key().equals(key)));
    }
}
