package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;

import octavo.cv.write.pdf.PdfPages;
import octavo.gui.openlibraries.TestWindow;
import octavo.settings.Settings;
import octavo.settings.SettingsFile;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class PrintViewTest {
    private static final String FILE =
            """
            @book{one, author = {Mai, Luo}, title = {First}, publisher = {P}, year = 2020}
            @book{two, author = {Li, Guo}, title = {Second}, publisher = {P}, year = 2021}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.select(0);
        window.focus("entries");
        return window;
    }

    private static void show(TestWindow window) {
        window.press(KeyCode.SHORTCUT, KeyCode.P);
        TestWindow.until("the page is made", () -> picture(window).getImage() != null);
    }

    private static ImageView picture(TestWindow window) {
        return (ImageView) window.node("print-page");
    }

    private static void fire(TestWindow window, String id) {
        TestWindow.run(() -> ((Button) window.node(id)).fire());
    }

    private static String text(Path pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
            PDFTextStripper reader = new PDFTextStripper();
            reader.setSortByPosition(true);
            return reader.getText(document);
        }
    }

    @Test
    void whatTheTableShowsIsSavedAsPdfInTheStyleOfTheSettings() throws IOException {
        new SettingsFile(folder.resolve("settings.json"))
                .saveChanges(Settings.defaults(), Settings.defaults().withStyle("ieee"));
        Path pdf = folder.resolve("list.pdf");
        try (TestWindow window = open()) {
            window.replace("search", "author:li");
            TestWindow.until("it is found", () -> window.keys().size() == 1);
            show(window);
            assertEquals("p", window.text("print-heading"));
            assertEquals("1 of 1", window.text("print-number"));
            window.nameFor(pdf);
            fire(window, "print-do-pdf");
            TestWindow.until(
                    "it is said", () -> window.text("print-said").equals("Saved as list.pdf."));
        }
        assertTrue(text(pdf).contains("[1] G. Li, Second. P, 2021."), text(pdf));
        assertFalse(text(pdf).contains("Mai"), text(pdf));
    }

    @Test
    void thePageLiesWhereThatIsWanted() throws IOException {
        Path pdf = folder.resolve("list.pdf");
        try (TestWindow window = open()) {
            show(window);
            TestWindow.run(() -> ((CheckBox) window.node("print-lying")).fire());
            TestWindow.until(
                    "it lies",
                    () ->
                            picture(window).getImage().getWidth()
                                    > picture(window).getImage().getHeight());
            window.nameFor(pdf);
            fire(window, "print-do-pdf");
            TestWindow.until("it is said", () -> !window.text("print-said").isEmpty());
        }
        var page = PdfPages.of(Files.readAllBytes(pdf)).renderPage(0, 72);
        assertTrue(page.getWidth() > page.getHeight());
    }

    @Test
    void noOpenLibraryNorItsSidecarIsReplacedByAPdf() throws IOException {
        Path sidecar = Files.writeString(folder.resolve("p.octavo.json"), "{\"version\": 1}\n");
        Path link = Files.createSymbolicLink(folder.resolve("l.pdf"), folder.resolve("p.bib"));
        try (TestWindow window = open()) {
            for (Path taken : List.of(folder.resolve("p.bib"), sidecar, link)) {
                show(window);
                window.nameFor(taken);
                fire(window, "print-do-pdf");
                TestWindow.until(
                        "it is refused",
                        () -> window.text("print-said").contains("Choose another name"));
                window.press(KeyCode.ESCAPE);
            }
        }
        assertEquals(FILE, Files.readString(folder.resolve("p.bib")));
        assertEquals("{\"version\": 1}\n", Files.readString(sidecar));
    }

    @Test
    void aFileThatCannotBeWrittenIsSaid() throws IOException {
        try (TestWindow window = open()) {
            show(window);
            window.nameFor(folder.resolve("no such folder").resolve("list.pdf"));
            fire(window, "print-do-pdf");
            TestWindow.until(
                    "it is said", () -> window.text("print-said").contains("could not be written"));
        }
    }

    @Test
    @Tag("slow")
    void anotherStyleIsChosenWithinTheSheet() throws IOException {
        Path pdf = folder.resolve("list.pdf");
        try (TestWindow window = open()) {
            show(window);
            Image before = picture(window).getImage();
            window.replace("print-style", "ieee");
            window.focus("print-style");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is made anew", () -> !before.equals(picture(window).getImage()));
            window.nameFor(pdf);
            fire(window, "print-do-pdf");
            TestWindow.until("it is saved", () -> !window.text("print-said").isEmpty());
        }
        assertTrue(text(pdf).contains("[1] "), text(pdf));
    }
}
