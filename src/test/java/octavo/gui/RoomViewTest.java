package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;

import jfx.incubator.scene.control.richtext.CodeArea;

import octavo.gui.openlibraries.TestWindow;
import octavo.settings.Settings;
import octavo.settings.SettingsFile;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What there is room for, in a window of 1280 by 800.
class RoomViewTest {
    private static final String ARABIC =
            "مقدمة في الخوارزميات الموزعة على شبكات واسعة من الحواسيب المتصلة";
    private static final String FILE =
            """
            @article{k, author = {van der Berg, Wilhelmina Alexandra and Wagenländer, Marcel},
              title = {A Title}, journal = {Journal}, year = 2020,
              author+an = {1=corresponding, equal; 2=equal}}
            @book{r, author = {כהן, דוד and ابن سينا, حسين}, title = {%s}, publisher = {הוצאת האוניברסיטה הפתוחה}, year = 2019}
            """
                    .formatted(ARABIC);

    @TempDir private Path folder = Path.of("");

    private TestWindow open(int zoom) throws IOException {
        return open(zoom, FILE);
    }

    private TestWindow open(int zoom, String file) throws IOException {
        new SettingsFile(folder.resolve("settings.json"))
                .saveChanges(
                        Settings.defaults(),
                        Settings.defaults()
                                .withZoom(zoom)
                                .withWindowBounds(
                                        new Settings.WindowBounds(0, 0, 1280, 800, false)));
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), file));
        window.select(0);
        if (zoom <= 200) {
            TestWindow.until("the reference is there", () -> window.has("preview-reference"));
        }
        return window;
    }

    /// Who looks at an entry sees what it is without scrolling, above its reference.
    @Test
    void anEntryOfSixAuthorsIsSeenDownToItsYear() throws IOException {
        String six =
                """
                @inproceedings{k, author = {Mai, Luo and Li, Guo and Wagenländer, Marcel and
                  Fertakis, Konstantinos and Brabete, Andrei-Octavian and Pietzuch, Peter},
                  title = {{KungFu}: Making Training in Distributed Machine Learning Adaptive},
                  booktitle = {14th {USENIX} Symposium on Operating Systems Design and Implementation ({OSDI} 20)},
                  year = 2020, pages = {937--954}, url = {https://www.usenix.org/conference/osdi20/presentation/mai}}
                """;
        try (TestWindow window = open(100, six)) {
            TestWindow.until("the venue is known", () -> window.has("field-booktitle-forms"));
            double end = place(window, "preview").getMinY();
            double year = place(window, "field-year").getMaxY();
            assertTrue(year <= end, year + " is below " + end);
        }
    }

    private static Bounds place(TestWindow window, String id) {
        Node node = window.node(id);
        return TestWindow.on(() -> node.localToScene(node.getBoundsInLocal()));
    }

    @ParameterizedTest(name = "at {0} %: the editor beside the table {1}, the sidebar there {2}")
    @CsvSource({
        "100, true, true",
        "120, true, true",
        "150, false, true",
        "200, false, false",
        "300, false, false"
    })
    @Tag("slow")
    void largeLettersTakeTheRoomOfTheSidebarAndOfTheEditor(
            int zoom, boolean isSideBySide, boolean sidebar) throws IOException {
        try (TestWindow window = open(zoom)) {
            Bounds table = place(window, "entries");
            Bounds editor = place(window, "editor");
            String where = table + " " + editor;
            assertEquals(isSideBySide, editor.getMinX() >= table.getMaxX(), where);
            assertEquals(!isSideBySide, editor.getMinY() > table.getCenterY(), where);
            assertEquals(sidebar, window.has("sidebar"));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200, 300})
    @Tag("slow")
    void allColumnsAreWithinTheTable(int zoom) throws IOException {
        try (TestWindow window = open(zoom)) {
            double width =
                    TestWindow.on(() ->
                            window.table().getVisibleLeafColumns().stream()
                                    .mapToDouble(TableColumn::getWidth)
                                    .sum());
            assertTrue(width <= place(window, "entries").getWidth(), "columns take " + width);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200})
    void noTextIsCut(int zoom) throws IOException {
        try (TestWindow window = open(zoom)) {
            assertEquals(List.of(), TestWindow.look(() -> CutTexts.in(window.scene().getRoot())));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {150, 200})
    @Tag("slow")
    void allButtonsOfTheProblemsAreInTheWindow(int zoom) throws IOException {
        String file = FILE.replace("year = 2020", "year = 2020, pages = {1-2}");
        try (TestWindow window = open(zoom, file)) {
            window.command("go-problems");
            TestWindow.until("it is checked", () -> window.has("problems-go"));
            double edge = TestWindow.on(() -> window.scene().getWidth());
            for (String id : List.of("problems-files", "problems-go", "problems-fix-all")) {
                assertTrue(place(window, id).getMaxX() <= edge, id);
            }
            assertEquals(List.of(), TestWindow.look(() -> CutTexts.in(window.scene().getRoot())));
        }
    }

    @Test
    void tabsThatHaveNoRoomAreInASecondRow() throws IOException {
        try (TestWindow window = open(100)) {
            TestWindow.run(() -> window.stage.setWidth(760));
            for (String page : List.of("people", "venues", "problems", "projects")) {
                window.command("go-" + page);
                assertEquals(
                        List.of(),
                        TestWindow.look(() ->
                                CutTexts.in(window.scene().getRoot()).stream()
                                        .filter(text -> text.contains(".toggle-button"))
                                        .toList()),
                        page);
            }
        }
    }

    @Test
    void noNameOfAShortcutIsCutByTheBarOfTheList() throws IOException {
        try (TestWindow window = open(100)) {
            window.command("shortcuts");
            assertEquals(
                    List.of(),
                    TestWindow.look(() -> CutTexts.in((Parent) window.node("shortcuts"))));
        }
    }

    @Test
    void aTextThatIsCutIsFound() throws IOException {
        try (TestWindow window = open(100)) {
            TestWindow.run(() -> window.stage.setWidth(260));
            assertFalse(TestWindow.look(() -> CutTexts.in(window.scene().getRoot())).isEmpty());
        }
    }

    @Test
    @Tag("slow")
    void textsFromRightToLeftAreShownHoweverNarrowTheWindowIs() throws IOException {
        try (TestWindow window = open(100)) {
            window.select(1);
            TestWindow.until("it is shown", () -> window.text("field-title").equals(ARABIC));
            for (int width = 1280; width > 300; width -= 70) {
                int now = width;
                TestWindow.run(() -> window.stage.setWidth(now));
            }
            assertFalse(TestWindow.on(() -> ((TextArea) window.node("field-title")).isWrapText()));
            window.command("go-people");
            window.command("go-problems");
            window.command("go-history");
            window.command("go-cv");
        }
    }

    @Test
    void theSourceIsShownWhicheverWayItIsWritten() throws IOException {
        try (TestWindow window = open(100)) {
            TestWindow.run(() -> ((ToggleButton) window.node("show-source")).fire());
            CodeArea source = (CodeArea) window.node("source");
            assertTrue(source.isWrapText());
            window.select(1);
            assertFalse(TestWindow.on(source::isWrapText));
            window.select(0);
            assertTrue(TestWindow.on(source::isWrapText));
            assertTrue(source.getText().startsWith("@article{k"));
            TestWindow.run(() -> source.appendText(ARABIC.repeat(3)));
            assertFalse(TestWindow.on(source::isWrapText));
        }
    }

    @Test
    void aFieldWrapsAgainOnceItsTextDoes() throws IOException {
        try (TestWindow window = open(100)) {
            TextArea title = (TextArea) window.node("field-title");
            TestWindow.run(() -> title.setText(ARABIC));
            assertFalse(title.isWrapText());
            TestWindow.run(() -> title.setText("A long title ".repeat(20)));
            assertTrue(title.isWrapText());
            assertTrue(place(window, "field-title").getHeight() > 60);
        }
    }

    @Test
    void whatIsInheritedIsSeenInWholeWhicheverWayItIsWritten() throws IOException {
        Path file = folder.resolve("inherited.bib");
        Files.writeString(
                file,
                """
                @inproceedings{one, title = {T}, crossref = {latin}}
                @inproceedings{two, title = {T}, crossref = {arabic}}
                @proceedings{latin, booktitle = {%s}, year = 2020}
                @proceedings{arabic, booktitle = {%s}, year = 2020}
                """
                        .formatted("Proceedings of a Long Name ".repeat(4).strip(), ARABIC));
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(1);
            window.select(0);
            TextArea booktitle = (TextArea) window.node("field-booktitle");
            assertTrue(TestWindow.on(booktitle::isWrapText));
            assertTrue(booktitle.getHeight() > 2 * window.node("field-pages").prefHeight(-1));
            window.select(1);
            TextArea other = (TextArea) window.node("field-booktitle");
            assertTrue(other.getPromptText().endsWith("(from arabic)"));
            assertFalse(TestWindow.on(other::isWrapText));
        }
    }
}
