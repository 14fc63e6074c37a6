package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;

import octavo.bib.BibEntry;
import octavo.bib.BrokenEntry;
import octavo.gui.openlibraries.TestWindow;
import octavo.library.Library;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// A bug in reading one entry costs that entry only, in the window, too.
class UnreadableEntryViewTest {
    private static final String FILE =
            """
            @inproceedings{one, author = {Doe, Jane}, title = {Moss}, booktitle = {SOSP}, year = 2020}
            @inproceedings{bad, author = {Roe, Ann}, title = {Fern}, booktitle = {OSDI}, year = 2021}
            @inproceedings{two, author = {Poe, Jim}, title = {Moss}, booktitle = {NSDI}, year = 2020}
            """;
    private static final Map<String, String> PLAIN =
            Map.of("title", "Fern", "booktitle", "OSDI", "year", "2021");

    @TempDir private Path folder = Path.of("");

    /// Opens the library, and injects the bug: a value of the entry `bad` throws when it is read.
    private TestWindow open(String field) throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        TestWindow.run(() -> {
            Library library = window.document().library();
            int index = library.indexOfKey("bad").orElseThrow();
            BibEntry entry = library.workAt(index).orElseThrow().entry();
            BibEntry broken = BrokenEntry.of(entry, field);
            int slot = library.slots().get(index).number();
            window.document().applyEdit("a bug", library.replaceEntry(slot, broken));
        });
        return window;
    }

    @ParameterizedTest
    @ValueSource(strings = {"author", "title", "booktitle", "year"})
    void theFormShowsWhatIsLeftOfIt(String field) throws IOException {
        try (TestWindow window = open(field)) {
            window.select(1);
            TestWindow.awaitFrames();
            assertEquals("bad", window.text("entry-key"));
            PLAIN.forEach((name, text) -> {
                if (!name.equals(field)) {
                    assertEquals(text, window.text("field-" + name));
                }
            });
            assertFalse(window.has("field-" + field), "it cannot be overwritten unseen");
            assertSaysNothingOfTheBug(window);
            window.select(2);
            assertEquals("two", window.text("entry-key"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"author", "title", "booktitle", "year"})
    @Tag("slow")
    void thePagesOfVenuesAndPeopleShowTheOthers(String field) throws IOException {
        try (TestWindow window = open(field)) {
            window.command("go-venues");
            untilShown(window, "venues-all-tab", "venues-all", List.of("SOSP", "NSDI"));
            window.command("go-people");
            untilShown(window, "people-all", "persons", List.of("Doe", "Poe"));
            assertSaysNothingOfTheBug(window);
        }
    }

    private static void untilShown(TestWindow window, String tab, String list, List<String> names) {
        TestWindow.run(() -> ((ToggleButton) window.node(tab)).setSelected(true));
        TestWindow.until(
                list + " shows " + names,
                () -> {
                    String shown = ((ListView<?>) window.node(list)).getItems().toString();
                    return names.stream().allMatch(shown::contains);
                });
    }

    private static void assertSaysNothingOfTheBug(TestWindow window) {
        assertEquals(List.of(), window.notices());
        List<String> texts =
                window.nodes().stream()
                        .map(node ->
                                node instanceof Labeled labeled
                                        ? labeled.getText()
                                        : node instanceof TextInputControl input
                                                ? input.getText()
                                                : "")
                        .map(String::valueOf)
                        .toList();
        assertFalse(texts.toString().contains("Exception"), texts::toString);
    }
}
