package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;

import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class WritingViewTest {
    private static final String FILE =
            """
            @article{one, author = {Mai, Luo}, title = {KungFu}, year = 2020}

            @article{two, title = {Second}}

            @article{three, title = {Third}, crossref = {one}}
            """;

    @TempDir private Path folder = Path.of("");

    private Path file() throws IOException {
        return Files.writeString(folder.resolve("p.bib"), FILE);
    }

    private static String saved(TestWindow window, Path file) throws IOException {
        window.command("save");
        window.untilState(SaveState.SAVED);
        return Files.readString(file);
    }

    @Test
    void aNewEntryIsFilledInAndLaidOutAsTheOthers() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("new-paper");
            assertEquals(List.of("one", "two", "three", "inproceedings1"), window.keys());
            window.replace("field-title", "New");
            assertEquals(FILE + "\n@inproceedings{new, title = {New}}\n", saved(window, file));
        }
    }

    @Test
    @Tag("slow")
    void anEntryTypedByHandTakesTheLibrarysOrderLayoutAndBracesOfTitles() throws IOException {
        String library =
                """
                @article{one,
                  title   = "{One}",
                  journal = "J",
                  author  = "Mai, Luo",
                  year    = 2020
                }

                @article{two,
                  title   = "{Two}",
                  journal = "J",
                  author  = "Li, Guo",
                  year    = 2021
                }
                """;
        Path file = Files.writeString(folder.resolve("p.bib"), library);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("new-article");
            window.replace("field-year", "2024");
            window.replace("field-title", "New");
            window.replace("field-journal", "Journal");
            String added =
                    """

                    @article{2024new,
                      title   = "{New}",
                      journal = "Journal",
                      year    = 2024
                    }
                    """;
            assertEquals(library + added, saved(window, file));
            window.replace("field-title", "Plain");
            assertEquals(
                    library + added.replace("{New}", "Plain").replace("2024new", "2024plain"),
                    saved(window, file));
        }
    }

    @Test
    void anEntryTypedByHandWritesTheNamesOfFieldsAsTheLibraryDoes() throws IOException {
        String library = "@article{one,\n  Title = {One},\n  DOI = {10.1/2},\n  Year = 2020\n}\n";
        Path file = Files.writeString(folder.resolve("p.bib"), library);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("new-article");
            window.replace("field-title", "New");
            window.replace("field-journal", "J");
            String added = "\n@article{new,\n  Title = {New},\n  Journal = {J}\n}\n";
            assertEquals(library + added, saved(window, file));
        }
    }

    @Test
    void undoOfANewEntryLeadsToTheEntryBeforeItInTheTable() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(0);
            window.command("new-article");
            TestWindow.until(
                    "the keys are in the form",
                    () -> window.scene().getFocusOwner() instanceof TextInputControl);
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals(List.of("one", "two", "three"), window.keys());
            assertEquals("three", window.text("entry-key"));
            Node focused = TestWindow.on(() -> window.scene().getFocusOwner());
            assertEquals("entries", focused.getId());
        }
    }

    @Test
    void theKeyOfANewEntryFollowsTheFormulaUntilOneIsTyped() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.command("new-article");
            window.replace("field-title", "Fast Systems");
            window.replace("field-year", "2024");
            assertEquals("2024fast", window.text("entry-key"));
            window.command("undo");
            assertEquals("fast", window.text("entry-key"));
            window.replace("field-year", "2025");
            window.replace("entry-key", "mine");
            window.replace("field-year", "2026");
            assertEquals("mine", window.text("entry-key"));
        }
    }

    @Test
    void theKeyOfANewEntryIsMadeLikeThoseOfTheLibrary() throws IOException {
        StringBuilder library = new StringBuilder();
        for (int year = 2000; year < 2012; year++) {
            library.append("@book{Mai_%d, author = {Mai, Luo}, year = %d}\n".formatted(year, year));
        }
        Path file = Files.writeString(folder.resolve("p.bib"), library);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("new-article");
            window.replace("field-title", "Fast Systems");
            window.replace("field-year", "2024");
            assertEquals("_2024", window.text("entry-key"));
        }
    }

    @Test
    void theKeyOfAnEntryThatWasThereStays() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(0);
            window.replace("field-title", "Another");
            assertEquals("one", window.text("entry-key"));
        }
    }

    @Test
    void deletedEntriesAreTheOnlyChangeAndOneUndoBringsThemBack() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            window.command("delete");
            assertEquals(List.of("two", "three"), window.keys());
            assertEquals("two", window.text("entry-key"));
            assertEquals(FILE.substring(FILE.indexOf("@article{two")), saved(window, file));
            window.command("undo");
            assertEquals(FILE, saved(window, file));
        }
    }

    @Test
    void whateverNamesAnEntryFollowsTheKeyThatItIsGivenInTheForm() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            window.replace("entry-key", "uno");
            assertEquals(FILE.replace("one", "uno"), saved(window, file));
            window.command("undo");
            assertEquals(FILE, saved(window, file));
        }
    }

    @Test
    void theKeyForDeletingWorksInTheTableOnly() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(1);
            window.focus("entries");
            window.press(KeyCode.DELETE);
            assertEquals(List.of("one", "three"), window.keys());
            window.focus("field-title");
            window.press(KeyCode.DELETE);
            assertEquals(List.of("one", "three"), window.keys());
        }
    }

    @Test
    void aCopyHasAKeyOfItsOwn() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(1);
            window.command("duplicate");
            assertEquals(List.of("one", "two", "three", "two-2"), window.keys());
            assertEquals("two-2", window.text("entry-key"));
        }
    }

    @Test
    void aCopysKeyIsNoOthersInBibtexWhichKnowsNoCase() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"), "@misc{two-2}\n@misc{TWO}\n@misc{two-3}\n");
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(1);
            window.command("duplicate");
            assertEquals(List.of("two-2", "TWO", "two-3", "TWO-4"), window.keys());
        }
    }

    @Test
    void keysAreMadeForTheChosenAndReferencesFollow() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            window.command("make-keys");
            List<String> keys = List.of("mai2020kungfu", "two", "three");
            TestWindow.until("it has its key", () -> keys.equals(window.keys()));
            assertEquals(
                    FILE.replace("{one,", "{mai2020kungfu,")
                            .replace("crossref = {one}", "crossref = {mai2020kungfu}"),
                    saved(window, file));
        }
    }

    @Test
    void revertingIsAStepThatCanBeUndone() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(1);
            window.replace("field-title", "Other");
            window.command("revert");
            assertEquals("Second", window.text("field-title"));
            window.command("undo");
            assertEquals("Other", window.text("field-title"));
        }
    }

    @Test
    void aNewLibraryIsEmptyAndTakesEntries() {
        try (TestWindow window = TestWindow.of(folder)) {
            window.command("new-library");
            window.command("new-book");
            assertEquals(List.of("book1"), window.keys());
            assertTrue(window.stage.getTitle().startsWith("• New library"));
        }
    }

    @Test
    void aProblemStandsAtItsFieldAndIsMendedByAClick() throws IOException {
        String text = "@article{k, title = {T}, pages = {1-9}, note = {1-9}}\n";
        Path file = Files.writeString(folder.resolve("p.bib"), text);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            TestWindow.until("the field is marked", () -> window.has("field-pages-mend"));
            Button mend = (Button) window.node("field-pages-mend");
            TestWindow.run(mend::fire);
            TestWindow.until("it is mended", () -> !window.has("field-pages-mend"));
            assertEquals(text.replace("pages = {1-9}", "pages = {1--9}"), saved(window, file));
        }
    }
}
