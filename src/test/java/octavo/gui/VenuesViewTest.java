package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class VenuesViewTest {
    private static final String FILE =
            """
            @string{jos = {Journal of Odd Studies}}
            @article{a, title = {A}, journal = {Odd Papers Quarterly}, year = 2020}
            @article{b, title = {B}, journal = {Odd Papers Quarterly}, year = 2021}
            @article{c, title = {C}, journal = jos, year = 2021}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.press(KeyCode.SHORTCUT, KeyCode.DIGIT3);
        TestWindow.until(
                "venues are looked up",
                () -> window.has("venues-all") && !list(window, "venues-all").getItems().isEmpty());
        return window;
    }

    private static ListView<?> list(TestWindow window, String id) {
        return (ListView<?>) window.node(id);
    }

    private static String text(TestWindow window) {
        return TestWindow.on(() -> window.document().library().file().text());
    }

    @Test
    void aVenueIsWrittenInOneWayEverywhereByTheKeysAndUndoTakesThatBack() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.until("the keys are there", () -> window.node("venues-all").isFocused());
            TestWindow.run(() -> list(window, "venues-all").getSelectionModel().select(0));
            assertEquals("Odd Papers Quarterly", window.text("venue-name"));
            window.focus("venue-preferred");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("Odd Pap. Q.");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is offered", () -> window.has("plan-make"));
            assertEquals(FILE, text(window));
            window.focus("plan-make");
            window.press(KeyCode.ENTER);
            String wanted = FILE.replace("Odd Papers Quarterly", "Odd Pap. Q.");
            TestWindow.until("it is made", () -> text(window).equals(wanted));
            window.command("undo");
            assertEquals(FILE, text(window));
        }
    }

    @Test
    void aVenueIsShownWithItsPapersAboveWhatCanBeDone() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> list(window, "venues-all").getSelectionModel().select(0));
            TestWindow.until("its papers are shown", () -> !titles(window).isEmpty());
            assertTrue(
                    titles(window).stream().allMatch(title -> FILE.contains("{" + title + "}")),
                    titles(window).toString());
            assertTrue(window.node("venue-unify").getStyleClass().contains("accent"));
            int all = list(window, "venues-all").getItems().size();
            assertEquals("All " + all, window.text("venues-all-tab"));
        }
    }

    private static List<String> titles(TestWindow window) {
        return TestWindow.on(() ->
                window.node("venue").lookupAll(".paper-title").stream()
                        .map(each -> ((Labeled) each).getText())
                        .toList());
    }

    @Test
    void theListKeepsItsPlaceAtAVenueThatIsRewritten() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> list(window, "venues-all").getSelectionModel().select(1));
            assertEquals("Journal of Odd Studies", window.text("venue-name"));
            window.replace("venue-preferred", "J. Odd Stud.");
            window.focus("venue-preferred");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is offered", () -> window.has("plan-make"));
            window.focus("plan-make");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is made", () -> text(window).contains("{J. Odd Stud.}"));
            TestWindow.until("it is shown", () -> window.text("venue-name").equals("J. Odd Stud."));
            assertEquals(1, list(window, "venues-all").getSelectionModel().getSelectedIndex());
        }
    }

    @Test
    void aStringIsRenamedWhereverItIsUsed() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> ((ToggleButton) window.node("venues-strings-tab")).fire());
            TestWindow.until(
                    "there are strings", () -> !list(window, "strings-list").getItems().isEmpty());
            TestWindow.run(() -> list(window, "strings-list").getSelectionModel().select(0));
            assertEquals("jos", window.text("strings-rename"));
            window.focus("strings-rename");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("odd");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is renamed", () -> text(window).contains("@string{odd ="));
            assertTrue(text(window).contains("journal = odd, year"));
        }
    }

    @Test
    void theFirstVenueIsShownAndAProposalStaysWithTheVenues() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.until("it is shown", () -> window.has("venue-name"));
            window.focus("venue-preferred");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("Odd");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is offered", () -> window.has("plan-make"));
            TestWindow.run(() -> ((ToggleButton) window.node("venues-strings-tab")).fire());
            assertFalse(window.has("plan-make"));
        }
    }
}
