package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;

import octavo.gui.commands.AssignCommand;
import octavo.gui.sidebar.FacetValue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

class SidebarViewTest {
    private static final String FILE =
            """
            @article{a, author = {Mai, Luo}, title = {A}, year = 2020, journal = {Nature}}
            @article{b, author = {Luo Mai}, title = {B}, year = 2021, journal = {Nature}, keywords = {good}}
            @misc{c, author = {Li, Guo}, title = {C}, year = 2021}
            @article{d, author = {Li, Guo}, title = {D}}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        TestWindow.until("all is counted", () -> lines(window).anyMatch("Kinds"::equals));
        return window;
    }

    @SuppressWarnings("unchecked") // the tree that has this id
    private static TreeView<Object> tree(TestWindow window) {
        return (TreeView<Object>) window.scene().getRoot().lookup("#sidebar");
    }

    private static Stream<TreeItem<Object>> items(TestWindow window) {
        return tree(window).getRoot().getChildren().stream()
                .flatMap(item -> Stream.concat(Stream.of(item), item.getChildren().stream()));
    }

    private static Stream<String> lines(TestWindow window) {
        return items(window).map(item -> text(item));
    }

    private static String text(TreeItem<Object> item) {
        return String.valueOf(item.getValue()).replaceAll(".*?text=([^\\]]*?), count=.*", "$1");
    }

    private static void choose(TestWindow window, String line) {
        TestWindow.run(() -> {
            TreeItem<Object> chosen =
                    items(window).filter(item -> text(item).equals(line)).findFirst().orElseThrow();
            TreeItem<Object> heading = chosen.getParent();
            heading.setExpanded(true);
            tree(window).getSelectionModel().select(chosen);
        });
    }

    @Test
    void searchesHaveAHeadingOnceThereIsOne() throws IOException {
        try (TestWindow window = open()) {
            assertEquals(List.of(), searches(window));
            window.focus("search");
            window.type("mai");
            window.command("keep-search");
            TestWindow.until(
                    "it is kept", () -> searches(window).equals(List.of("Searches", "mai")));
        }
    }

    @Test
    void choosingALineSearchesForItsEntries() throws IOException {
        try (TestWindow window = open()) {
            choose(window, "Mai, Luo");
            assertEquals("person==\"Mai, Luo\"", window.text("search"));
            assertEquals(List.of("a", "b"), window.keys());
            choose(window, "All");
            assertEquals("", window.text("search"));
            assertEquals(4, window.keys().size());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {".tree-disclosure-node", ".label"})
    @Tag("slow")
    void aClickOnAHeadingOrItsArrowOpensAndClosesIt(String part) throws IOException {
        try (TestWindow window = open()) {
            for (boolean open : List.of(true, false, true)) {
                window.click(TestWindow.on(() -> heading(window, "Years").lookup(part)));
                assertEquals(open, heading(window, "Years").getTreeItem().isExpanded());
            }
        }
    }

    private static TreeCell<?> heading(TestWindow window, String name) {
        return tree(window).lookupAll(".tree-cell").stream()
                .map(cell -> (TreeCell<?>) cell)
                .filter(cell -> name.equals(cell.getAccessibleText()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatHasProblemsIsShownUntilTheMarkIsClosed() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.until(
                    "problems are found",
                    () ->
                            items(window)
                                    .anyMatch(it ->
                                            it.getValue().toString().contains("attention,")
                                                    && !it.getValue()
                                                            .toString()
                                                            .contains("count=0")));
            choose(window, "Needs attention");
            assertTrue(window.keys().contains("d"), window.keys().toString());
            assertTrue(window.text("narrowing").contains("Needs attention"));
            window.focus("narrowing");
            window.press(KeyCode.SPACE);
            assertEquals(4, window.keys().size());
        }
    }

    @Test
    @Tag("slow")
    void whatWasEditedIsUnderChangedHere() throws IOException {
        try (TestWindow window = open()) {
            window.select(2);
            window.replace("field-year", "2022");
            choose(window, "Changed this session");
            assertEquals(List.of("c"), window.keys());
        }
    }

    @Test
    @Tag("slow")
    void whatAnotherProgramChangedIsNotUnderChangedHere() throws IOException {
        try (TestWindow window = open()) {
            window.select(2);
            window.replace("field-year", "2022");
            String other = FILE.replace("{B}", "{Z}") + "@misc{e, title = {E}}\n";
            Files.writeString(folder.resolve("p.bib"), other);
            TestWindow.until("it is taken in", () -> text(window).contains("{Z}"));
            choose(window, "Changed this session");
            assertEquals(List.of("c"), window.keys());
            window.command("undo");
            TestWindow.until(
                    "it is another's no more",
                    () -> items(window).anyMatch(it -> changedHere(it, 2)));
        }
    }

    private static boolean changedHere(TreeItem<Object> item, int count) {
        String text = item.getValue().toString();
        return text.contains("id=recent") && text.contains("count=" + count);
    }

    private static String text(TestWindow window) {
        return window.document().library().file().text();
    }

    @Test
    void entriesThatAreGivenSomethingAreSaidToHaveItWithAWayBack() throws IOException {
        try (TestWindow window = open()) {
            Workspace workspace =
                    Objects.requireNonNull(window.gui.workspaces().currentProperty().get());
            List<Integer> slots =
                    TestWindow.on(() ->
                            workspace.entries().shown().stream()
                                    .map(row -> row.slot().number())
                                    .toList());
            TestWindow.run(() -> AssignCommand.assign(workspace, slots, FacetValue.tag("good")));
            TestWindow.until("it is said", () -> window.notices().size() == 2);
            assertEquals("Tagged 3 entries “good”", window.notices().getFirst());
            TestWindow.run(
                    () -> window.shownNotices().getFirst().actions().getFirst().task().run());
            assertEquals(FILE, TestWindow.on(() -> text(window)));
        }
    }

    private TestWindow withSearches() throws IOException {
        Files.writeString(
                folder.resolve("settings.json"),
                """
                {"searches": [{"name": "guo", "query": "guo"}, {"name": "good", "query": "tag:good"}]}
                """);
        return open();
    }

    @Test
    void aSearchThatIsKeptIsRenamedByTheKeys() throws IOException {
        try (TestWindow window = withSearches()) {
            choose(window, "guo");
            window.focus("sidebar");
            window.press(KeyCode.F2);
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("mr li");
            window.press(KeyCode.ENTER);
            assertEquals(List.of("Searches", "mr li", "good"), searches(window));
            choose(window, "mr li");
            assertEquals(List.of("c", "d"), window.keys());
            window.focus("sidebar");
            window.press(KeyCode.F2);
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("good");
            window.press(KeyCode.ENTER);
            assertEquals(List.of("Searches", "mr li", "good"), searches(window));
            assertEquals(1, window.notices().size());
            window.press(KeyCode.F2);
            window.type("never mind");
            window.press(KeyCode.ESCAPE);
            assertEquals(List.of("Searches", "mr li", "good"), searches(window));
            assertTrue(window.node("sidebar").isFocused());
        }
    }

    @Test
    void aSearchThatIsKeptIsForgottenByTheKeysAndUndoBringsItBack() throws IOException {
        try (TestWindow window = withSearches()) {
            choose(window, "guo");
            window.focus("sidebar");
            window.press(KeyCode.DELETE);
            assertEquals(List.of("Searches", "good"), searches(window));
            assertEquals(FILE, TestWindow.on(() -> text(window)));
            TestWindow.until("it is forgotten on disk", () -> !keptSearches().contains("\"guo\""));
            TestWindow.run(
                    () -> window.shownNotices().getFirst().actions().getFirst().task().run());
            assertEquals(List.of("Searches", "good", "guo"), searches(window));
            TestWindow.until("it is on disk again", () -> keptSearches().contains("\"guo\""));
            assertEquals(FILE, Files.readString(folder.resolve("p.bib")));
        }
    }

    private String keptSearches() throws IOException {
        return Files.readString(folder.resolve("settings.json"));
    }

    private static List<String> searches(TestWindow window) {
        return TestWindow.on(() -> lines(window).dropWhile(it -> !it.equals("Searches")).toList());
    }

    @Test
    @Tag("slow")
    void aSearchThatIsKeptComesBack() throws IOException {
        try (TestWindow window = open()) {
            window.focus("search");
            window.type("guo");
            window.command("keep-search");
            window.command("quit");
        }
        try (TestWindow window = open()) {
            choose(window, "guo");
            assertEquals(List.of("c", "d"), window.keys());
        }
    }

    @Test
    void aSearchIsSavedWithItsLibraryAndEachChangeIsOneUndo() throws IOException {
        try (TestWindow window = open()) {
            window.focus("search");
            window.type("guo");
            window.command("keep-search");
            TestWindow.until(
                    "it is kept", () -> searches(window).equals(List.of("Searches", "guo")));
            choose(window, "guo");
            window.focus("sidebar");
            window.press(KeyCode.F2);
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("mr li");
            window.press(KeyCode.ENTER);
            assertEquals(List.of("Searches", "mr li"), searches(window));
            window.command("undo");
            assertEquals(List.of("Searches", "guo"), searches(window));
            window.command("undo");
            assertEquals(List.of(), searches(window));
            window.command("redo");
            choose(window, "guo");
            window.focus("sidebar");
            window.press(KeyCode.DELETE);
            assertEquals(List.of(), searches(window));
            window.command("undo");
            assertEquals(List.of("Searches", "guo"), searches(window));
            assertEquals(FILE, TestWindow.on(() -> text(window)));
        }
        assertTrue(Files.readString(folder.resolve("p.octavo.json")).contains("\"guo\""));
    }
}
