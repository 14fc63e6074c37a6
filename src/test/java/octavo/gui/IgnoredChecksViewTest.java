package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;

import octavo.gui.openlibraries.TestWindow;
import octavo.library.LibraryDialect;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What the checks say in the form, in *Needs attention* and on the page *Problems*, and what is
/// ignored.
class IgnoredChecksViewTest {
    private static final String FILE =
            """
            @misc{wagenl, author = {Wagenl\u00e4nder, Marcel}, title = {X & Y}}

            @misc{twice, title = {One}}

            @misc{twice, title = {Two & Three}}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
    }

    private static List<String> marks(TestWindow window) {
        return TestWindow.on(() ->
                window.nodes().stream()
                        .filter(Label.class::isInstance)
                        .filter(node -> node.getStyleClass().contains("field-mark"))
                        .map(node -> ((Label) node).getText())
                        .toList());
    }

    private static void choose(TestWindow window, String button, int item) {
        TestWindow.run(() -> ((MenuButton) window.node(button)).getItems().get(item).fire());
    }

    @Test
    void umlautsInAUtf8LibraryAreNoFaultAndWhatIsAFaultCanBeIgnored() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            TestWindow.until("it is checked", () -> marks(window).size() == 1);
            assertTrue(marks(window).getFirst().contains("&"), marks(window)::toString);
            choose(window, "field-title-ignore", 0);
            TestWindow.until("it is not said", () -> marks(window).isEmpty());
            assertTrue(sidecarText().contains("\"wagenl\""), this::sidecarText);
            window.command("undo");
            TestWindow.until("it is said again", () -> marks(window).size() == 1);
            choose(window, "field-title-ignore", 1);
            TestWindow.until("it is not said", () -> marks(window).isEmpty());
            window.select(2);
            TestWindow.until("another is", () -> marks(window).size() == 1);
            assertFalse(marks(window).getFirst().contains("&"), marks(window)::toString);
        }
    }

    private String sidecarText() {
        try {
            return Files.readString(folder.resolve("p.octavo.json"));
        } catch (IOException _) {
            return "";
        }
    }

    @Test
    void aKeyThatTwoEntriesHaveIsSaidAtTheKey() throws IOException {
        try (TestWindow window = open()) {
            window.select(2);
            TestWindow.until("it is said at the key", () -> window.has("entry-key-ignore"));
        }
    }

    @Test
    void theDialectIsChosenOnThePageOfProblems() throws IOException {
        try (TestWindow window = open()) {
            window.command("go-problems");
            TestWindow.until("it is checked", () -> window.text("problems-summary").contains("3 "));
            TestWindow.run(() -> dialect(window).setValue(Optional.of(LibraryDialect.BIBTEX_8BIT)));
            TestWindow.until(
                    "letters are a hint", () -> window.text("problems-summary").contains("1 hint"));
            window.command("go-library");
            window.select(0);
            TestWindow.until("the form says so", () -> marks(window).size() == 2);
            Node hint = TestWindow.on(() -> window.scene().getRoot().lookup(".field-mark"));
            assertTrue(hint.getPseudoClassStates().contains(PseudoClass.getPseudoClass("hint")));
        }
    }

    @SuppressWarnings("unchecked")
    private static ComboBox<Optional<LibraryDialect>> dialect(TestWindow window) {
        return (ComboBox<Optional<LibraryDialect>>) window.node("problems-dialect");
    }
}
