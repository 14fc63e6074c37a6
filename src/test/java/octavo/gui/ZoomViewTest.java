package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableColumn;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.TestWindow;
import octavo.settings.Settings;
import octavo.settings.SettingsFile;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.DoubleStream;

/// What large letters leave in its place, in a window of 1280 by 800.
class ZoomViewTest {
    private static final String FILE =
            """
            @article{one, author = {Ann One}, title = {The First Title That There Is}, journal = {Physics}, year = 2001}
            @inproceedings{two, author = {Bob Two}, title = {Second}, booktitle = {Physics}, year = 2002}
            """;
    private static final String NOTICE =
            "/home/somebody/papers/of/mine/papers.bib is the library itself or its sidecar, and "
                    + "must not be replaced. Choose another name.";

    @TempDir private Path folder = Path.of("");

    private TestWindow open(int zoom, String... names) throws IOException {
        new SettingsFile(folder.resolve("settings.json"))
                .saveChanges(
                        Settings.defaults(),
                        Settings.defaults()
                                .withZoom(zoom)
                                .withWindowBounds(
                                        new Settings.WindowBounds(0, 0, 1280, 800, false)));
        List<Path> files = new ArrayList<>();
        for (String name : names) {
            files.add(Files.writeString(folder.resolve(name), FILE));
        }
        TestWindow window = TestWindow.of(folder, files.toArray(Path[]::new));
        window.select(0);
        return window;
    }

    private static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private static Bounds place(TestWindow window, String id) {
        Node node = window.node(id);
        return TestWindow.look(() -> place(node));
    }

    private static List<Node> all(TestWindow window, String selector) {
        List<Node> shown = window.nodes();
        return TestWindow.look(() ->
                window.scene().getRoot().lookupAll(selector).stream()
                        .filter(shown::contains)
                        .toList());
    }

    private static Bounds bounds(TestWindow window) {
        return new BoundingBox(
                0, 0, window.scene().getWidth() + 0.5, window.scene().getHeight() + 0.5);
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 150, 300})
    @Tag("slow")
    void theNamesOfLibrariesFitTheirTabs(int zoom) throws IOException {
        try (TestWindow window = open(zoom, "a.bib", "b.bib")) {
            List<Node> names = all(window, ".tab-label");
            assertEquals(2, names.size());
            for (Node name : names) {
                Node text = TestWindow.look(() -> name.lookup(".text"));
                Bounds tab = place(name.getParent().getParent());
                assertTrue(tab.contains(place(text)), tab + " has " + place(text));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {220, 280, 300})
    @Tag("slow")
    void menusAndStatusStayInTheWindowWhateverIsBetweenThem(int zoom) throws IOException {
        try (TestWindow window = open(zoom, "a.bib")) {
            TestWindow.run(() ->
                    window.gui
                            .workspaces()
                            .addNotice(new UserNotice(UserNotice.NoticeLevel.ERROR, NOTICE)));
            for (String page : List.of("library", "people", "cv", "problems")) {
                window.command("go-" + page);
                assertTrue(bounds(window).contains(place(all(window, ".menu-bar").getFirst())));
                assertTrue(bounds(window).contains(place(window, "status-count")), page);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {150, 220, 280})
    void theEditorLiesBelowTheTableAndNotUponIt(int zoom) throws IOException {
        try (TestWindow window = open(zoom, "a.bib")) {
            TestWindow.run(() ->
                    window.gui
                            .workspaces()
                            .addNotice(new UserNotice(UserNotice.NoticeLevel.ERROR, NOTICE)));
            double table = place(window, "entries").getMaxY();
            assertTrue(place(window, "show-fields").getMinY() >= table);
            Bounds field = place(window, "names-author-list");
            assertTrue(field.getMinY() >= table && bounds(window).contains(field), "" + field);
        }
    }

    @Test
    void whatIsPrintedIsChosenWithinTheWindow() throws IOException {
        try (TestWindow window = open(280, "a.bib")) {
            window.command("print");
            TestWindow.until(
                    "the page is made",
                    () -> ((ImageView) window.node("print-page")).getImage() != null);
            for (String id : List.of("print-do-print", "print-heading", "print-page")) {
                assertTrue(bounds(window).contains(place(window, id)), id);
            }
        }
    }

    @Test
    void theFieldsOfAListFitTheirPlace() throws IOException {
        try (TestWindow window = open(280, "a.bib")) {
            window.command("go-cv");
            ScrollPane profile = (ScrollPane) window.node("cv-profile");
            double content = ((Region) profile.getContent()).getWidth();
            double room = profile.getViewportBounds().getWidth();
            assertTrue(content <= room, content + " in " + room);
        }
    }

    @Test
    void allIsAsItWasOnceLettersAreAsTheyWere() throws IOException {
        try (TestWindow window = open(100, "a.bib")) {
            TestWindow.until("the reference is there", () -> window.has("preview-reference"));
            List<String> before = texts(window);
            for (int zoom : List.of(300, 150, 100)) {
                TestWindow.run(() -> window.gui.themeAndSize().zoomTo(zoom));
            }
            assertEquals(String.join("\n", before), String.join("\n", texts(window)));
        }
    }

    /// All texts and their places.
    private static List<String> texts(TestWindow window) {
        TestWindow.awaitFrames();
        List<Node> shown = window.nodes();
        return TestWindow.look(() ->
                shown.stream()
                        .filter(node -> node instanceof Labeled labeled && isSaid(labeled))
                        .map(node -> {
                            Bounds at = place(node.lookup(".text"));
                            return "%s: %.0f, %.0f"
                                    .formatted(
                                            ((Labeled) node).getText(), at.getMinX(), at.getMinY());
                        })
                        .sorted()
                        .toList());
    }

    private static boolean isSaid(Labeled labeled) {
        return labeled.getText() != null
                && !labeled.getText().isEmpty()
                && labeled.lookup(".text") instanceof Text;
    }

    @Test
    void textsAreInTheMiddleOfTheirRows() throws IOException {
        try (TestWindow window = open(100, "a.bib")) {
            TestWindow.run(() -> window.gui.themeAndSize().highContrastProperty().set(true));
            for (int zoom : List.of(100, 300, 100)) {
                TestWindow.run(() -> window.gui.themeAndSize().zoomTo(zoom));
                for (Node cell : all(window, ".table-row-cell:filled > .table-cell")) {
                    double off = place(cell).getCenterY() - TestWindow.look(() -> middle(cell));
                    assertEquals(0, off, 2, "at " + zoom);
                }
            }
        }
    }

    /// Where the middle of a cell's text is, or of its two lines.
    private static double middle(Node cell) {
        DoubleSummaryStatistics edges =
                cell.lookupAll(".text").stream()
                        .filter(text -> text.getParent().isVisible())
                        .map(ZoomViewTest::place)
                        .flatMapToDouble(at -> DoubleStream.of(at.getMinY(), at.getMaxY()))
                        .summaryStatistics();
        return (edges.getMin() + edges.getMax()) / 2;
    }

    @Test
    void inANarrowWindowTitlesGetMostOfTheRoom() throws IOException {
        try (TestWindow window = open(100, "a.bib")) {
            assertTrue(width(window, "title") > 1.8 * width(window, "key"));
            assertTrue(width(window, "year") <= 66);
            double before = width(window, "title");
            TestWindow.run(() -> window.stage.setWidth(1050));
            TestWindow.awaitFrames();
            assertTrue(width(window, "title") > 1.1 * width(window, "venue"));
            TestWindow.run(() -> window.stage.setWidth(1280));
            TestWindow.awaitFrames();
            assertEquals(before, width(window, "title"), 1);
        }
    }

    private static double width(TestWindow window, String column) {
        return TestWindow.look(() ->
                window.table().getColumns().stream()
                        .filter(each -> each.getId().equals("column-" + column))
                        .mapToDouble(TableColumn::getWidth)
                        .sum());
    }

    @Test
    void whyASettingCannotBeIsSeen() throws IOException {
        try (TestWindow window = open(100, "a.bib")) {
            window.command("settings");
            window.type("pattern");
            window.replace("setting-key-pattern", "[nonsense:foo");
            Label wrong = (Label) window.node("setting-key-pattern-problem");
            Bounds place = place(wrong);
            ScrollPane scroll =
                    (ScrollPane)
                            TestWindow.look(
                                    () -> window.scene().lookup("#settings > .scroll-pane"));
            assertTrue(place(scroll).contains(place), place + " in " + place(scroll));
        }
    }
}
