package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.event.ActionEvent;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.stage.Stage;
import javafx.stage.Window;

import octavo.files.pdf.DrawnPaper;
import octavo.files.pdf.PageSize;
import octavo.files.pdf.PdfLimits;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// A linked PDF is read in a window of its own.
class ReadingViewTest {
    private static final String LIBRARY =
            """
            @misc{a, title = {Alpha}, year = 2020, file = {:a.pdf:PDF}}
            @misc{b, title = {Beta}, year = 2021}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open(byte[] pdf) throws IOException {
        Files.write(folder.resolve("a.pdf"), pdf);
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), LIBRARY));
    }

    private static byte[] threePages() {
        return new DrawnPaper()
                .line(72, 100, 12, "Beginning of the paper")
                .page()
                .line(72, 100, 12, "Second thoughts")
                .page()
                .line(72, 200, 12, "Finally, the elephants")
                .bytes();
    }

    private static Optional<Scene> scene() {
        return Window.getWindows().stream()
                .map(Window::getScene)
                .filter(each -> each != null && each.lookup("#reading") != null)
                .findFirst();
    }

    private static void read(TestWindow window) {
        window.select(0);
        window.command("read-paper");
        TestWindow.until("the paper is there", () -> scene().isPresent());
    }

    private static Node node(String id) {
        return scene().orElseThrow().lookup("#" + id);
    }

    private static boolean isDrawn(int page) {
        return scene().map(scene -> scene.lookup("#page-" + page)).stream()
                .flatMap(sheet -> sheet.lookupAll(".image-view").stream())
                .anyMatch(each -> ((ImageView) each).getImage() != null);
    }

    private static String page() {
        return TestWindow.on(() -> ((TextField) node("reading-page")).getText());
    }

    private static void press(KeyCode code) {
        TestWindow.run(() ->
                node("reading")
                        .fireEvent(
                                new KeyEvent(
                                        KeyEvent.KEY_PRESSED,
                                        "",
                                        "",
                                        code,
                                        false,
                                        false,
                                        false,
                                        false)));
    }

    @Test
    @Tag("slow")
    void allPagesAreThereAndOnlyThoseNearTheScreenAreDrawn() throws IOException {
        DrawnPaper paper = new DrawnPaper().columns(120);
        for (int i = 0; i < 9; i++) {
            paper.page().columns(120);
        }
        try (TestWindow window = open(paper.bytes())) {
            read(window);
            TestWindow.until("it is drawn", () -> isDrawn(1));
            assertEquals(
                    "Alpha",
                    TestWindow.on(() -> ((Stage) scene().orElseThrow().getWindow()).getTitle()));
            assertEquals(10, TestWindow.on(() -> node("reading").lookupAll(".page-sheet").size()));
            assertFalse(TestWindow.on(() -> isDrawn(10)));
            press(KeyCode.END);
            TestWindow.until("the last is drawn", () -> isDrawn(10));
            assertEquals("10", page());
            assertFalse(TestWindow.on(() -> isDrawn(1)));
            press(KeyCode.HOME);
            assertEquals("1", page());
            press(KeyCode.ESCAPE);
            TestWindow.until("it is closed", () -> scene().isEmpty());
        }
    }

    private static void mouse(EventType<MouseEvent> type, double x, double y) {
        TestWindow.run(() -> {
            Node page = node("page-1");
            Point2D there = page.localToScene(x, y);
            page.fireEvent(
                    new MouseEvent(
                            page,
                            page,
                            type,
                            x,
                            y,
                            x,
                            y,
                            MouseButton.PRIMARY,
                            1,
                            false,
                            false,
                            false,
                            false,
                            true,
                            false,
                            false,
                            true,
                            false,
                            true,
                            new PickResult(page, there.getX(), there.getY())));
        });
    }

    @Test
    void wordsThatAreDraggedOverAreCopied() throws IOException {
        try (TestWindow window = open(threePages())) {
            read(window);
            TestWindow.until("it is drawn", () -> isDrawn(1));
            TestWindow.run(() -> ((TextField) node("reading-words")).setText("paper"));
            TestWindow.until(
                    "its words are known", () -> !node("page-1").lookupAll(".page-mark").isEmpty());
            Bounds line =
                    TestWindow.on(() -> node("page-1").lookup(".page-mark").getBoundsInParent());
            double y = line.getCenterY();
            mouse(MouseEvent.MOUSE_PRESSED, line.getMinX() + line.getWidth() * 0.5, y);
            mouse(MouseEvent.MOUSE_DRAGGED, line.getMaxX() + 40, y);
            assertEquals(1, TestWindow.on(() -> node("page-1").lookupAll(".page-selected").size()));
            TestWindow.run(() -> ((Button) node("reading-copy")).fire());
            assertEquals(
                    "of the paper",
                    TestWindow.on(() -> Clipboard.getSystemClipboard().getString()));
            mouse(MouseEvent.MOUSE_PRESSED, line.getMinX(), y);
            assertEquals(0, TestWindow.on(() -> node("page-1").lookupAll(".page-selected").size()));
        }
    }

    @Test
    void aPageIsGoneToByItsNumberAndByWhatItSays() throws IOException {
        try (TestWindow window = open(threePages())) {
            read(window);
            TestWindow.until("it is drawn", () -> isDrawn(1));
            TestWindow.run(() -> ((TextField) node("reading-words")).setText("ELEPHANTS"));
            TestWindow.until(
                    "it is found",
                    () -> ((Label) node("reading-found")).getText().equals("on 1 page"));
            assertEquals("3", page());
            TestWindow.until(
                    "the line is marked", () -> !node("page-3").lookupAll(".page-mark").isEmpty());
            TestWindow.run(() -> ((Button) node("reading-copy")).fire());
            assertEquals(
                    "Finally, the elephants",
                    TestWindow.on(() -> Clipboard.getSystemClipboard().getString()));
            TestWindow.run(() -> {
                TextField field = (TextField) node("reading-page");
                field.setText("2");
                field.fireEvent(new ActionEvent());
            });
            assertEquals("2", page());
            TestWindow.run(() -> ((TextField) node("reading-words")).setText("nowhere"));
            assertEquals(
                    "on no page", TestWindow.on(() -> ((Label) node("reading-found")).getText()));
        }
    }

    @Test
    void largerPagesStayAtThePageThatIsRead() throws IOException {
        try (TestWindow window = open(threePages())) {
            read(window);
            TestWindow.until("it is drawn", () -> isDrawn(1));
            TestWindow.run(() -> ((Button) node("reading-on")).fire());
            double before = width();
            TestWindow.run(() -> ((Button) node("reading-in")).fire());
            assertTrue(width() > before);
            assertEquals("2", page());
        }
    }

    private static double width() {
        return TestWindow.on(() -> node("page-2").getLayoutBounds().getWidth());
    }

    @Test
    void whatCannotBeReadIsSaid() throws IOException {
        byte[] damaged = "%PDF-1.7\nnothing".getBytes(StandardCharsets.ISO_8859_1);
        try (TestWindow window = open(damaged)) {
            read(window);
            TestWindow.until(
                    "it is said",
                    () -> ((Label) node("reading-problem")).getText().contains("damaged"));
            window.select(1);
            window.command("read-paper");
            TestWindow.until("there is none", () -> !window.shownNotices().isEmpty());
            assertTrue(window.notices().getFirst().startsWith("This entry links to no PDF"));
        }
    }

    @Test
    void aClickOnTheFirstPageShowsThemAll() throws IOException {
        try (TestWindow window = open(threePages())) {
            window.select(0);
            TestWindow.run(() -> ((ToggleButton) window.node("preview-first-page")).fire());
            TestWindow.until("the page is drawn", () -> window.has("preview-page"));
            TestWindow.run(() -> window.node("preview-page").getOnMouseClicked().handle(null));
            TestWindow.until("the paper is there", () -> scene().isPresent());
        }
    }

    @Test
    void ofAFileWithMorePagesThanAreShownThatIsSaid() {
        PdfLimits two = new PdfLimits(1_000_000, 1_000_000, 1_000_000, 2, 100, Duration.ofHours(1));
        PageSize.PageSizes sizes = PageSize.readAll(threePages(), two);
        assertEquals(2, sizes.sizes().size());
        assertEquals(
                "Only the first 2 pages are shown.",
                sizes.problemSentence().orElseThrow().toString());
    }

    @Test
    void closingTheWindowClosesThePapers() throws IOException {
        try (TestWindow window = open(threePages())) {
            read(window);
        }
        assertTrue(TestWindow.on(() -> scene().isEmpty()));
    }
}
