package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import jfx.incubator.scene.control.richtext.CodeArea;

import octavo.bib.BibParser;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.library.Library;
import octavo.recovery.Crash;
import octavo.recovery.JournalRecovery;
import octavo.recovery.PendingEdits;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The window, when things go on beside it.
class SafetyViewTest {
    private static final String FILE =
            """
            @misc{first, title = {One}, year = 2020}

            @misc{second, title = {Two}, year = 2021}
            """;

    @TempDir private Path folder = Path.of("");

    private Path file() throws IOException {
        return Files.writeString(folder.resolve("p.bib"), FILE);
    }

    private static void show(TestWindow window, String tab) {
        TestWindow.run(() -> ((ToggleButton) window.node(tab)).fire());
    }

    /// What is kept of edits that were not saved.
    private List<Path> journal() throws IOException {
        try (Stream<Path> all = Files.walk(folder.resolve("state/journal"))) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    private static String text(TestWindow window) {
        return TestWindow.on(() -> window.document().library().file().text());
    }

    @Test
    @Tag("slow")
    void whatAnotherProgramWritesIsShownAndCanBeUndone() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            String other = FILE.replace("{Two}", "{Zwei}");
            Files.writeString(file, other);
            TestWindow.until("the change is seen", () -> text(window).equals(other));
            assertEquals("Saved", window.text("status-state"));
            assertTrue(window.notices().getFirst().startsWith("p.bib changed on disk"));
            window.command("undo");
            assertEquals(FILE, text(window));
            assertEquals("Not saved", window.text("status-state"));
        }
        assertFalse(Files.readString(file).equals(FILE), "undoing is not saving");
    }

    @Test
    void changesOnBothSidesAreMergedWhenOneSaves() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            window.replace("field-year", "1999");
            Files.writeString(file, FILE.replace("{Two}", "{Zwei}"));
            window.command("save");
            window.untilState(SaveState.SAVED);
        }
        assertEquals(
                FILE.replace("2020", "1999").replace("{Two}", "{Zwei}"), Files.readString(file));
    }

    @Test
    @Tag("slow")
    void whatDoesNotGoTogetherIsAskedFieldByField() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            window.replace("field-year", "1999");
            Files.writeString(file, FILE.replace("2020", "2000").replace("{Two}", "{Zwei}"));
            window.clickText("Review …");
            assertTrue(window.has("conflicts"));
            assertEquals("• p.bib – Octavo", window.stage.getTitle());
            window.clickText("Take All from Disk");
            window.clickText("Apply");
            TestWindow.until("it is settled", () -> text(window).contains("{Zwei}"));
            assertTrue(text(window).contains("year = 2000"));
            assertFalse(window.has("conflicts"));
        }
    }

    @Test
    @Tag("slow")
    void aFileThatShrankIsNotTakenInUnasked() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            Files.writeString(file, "");
            window.clickText("Keep This Version");
            assertEquals(FILE, text(window));
            window.command("save");
            window.untilState(SaveState.SAVED);
        }
        assertEquals(FILE, Files.readString(file));
    }

    @Test
    @Tag("slow")
    void aLibraryWhoseFileShrankIsNotSavedUntilSomebodyHasChosen() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            Files.writeString(file, "%PDF");
            TestWindow.until("it is asked", () -> window.button("Use the Smaller One").isPresent());
            assertEquals("Not saved", window.text("status-state"));
            window.command("close");
            assertEquals(1, window.asked());
            window.clickText("Use the Smaller One");
            window.untilState(SaveState.SAVED);
        }
    }

    @Test
    void aLibraryIsNotSavedInThePlaceOfAnotherThatIsOpenOrOfASidecar() throws IOException {
        Path file = file();
        Path other = Files.writeString(folder.resolve("other.bib"), "@misc{o, title = {O}}\n");
        Path sidecar = Files.writeString(folder.resolve("p.octavo.json"), "{\"version\": 1}\n");
        try (TestWindow window = TestWindow.of(folder, other, file)) {
            for (Path taken : List.of(other, sidecar)) {
                byte[] before = Files.readAllBytes(taken);
                window.nameFor(taken);
                window.command("save-as");
                TestWindow.until(
                        "it is refused",
                        () ->
                                window.shownNotices().stream()
                                        .anyMatch(it ->
                                                it.messageText().contains(taken.toString())
                                                        && it.messageText()
                                                                .contains("another name")));
                assertArrayEquals(before, Files.readAllBytes(taken));
            }
            assertEquals("p.bib – Octavo", window.stage.getTitle());
        }
    }

    /// A library whose year was changed by a program that was killed before it saved.
    private Path crashed() throws IOException {
        Path file = file();
        Library before = Library.of(BibParser.parse(FILE));
        Library after = Library.of(BibParser.parse(FILE.replace("2020", "1999")));
        Crash.with(folder.resolve("state"), file, before, after);
        return file;
    }

    @Test
    void editsOfAProgramThatWasKilledAreGivenBack() throws IOException {
        Path file = crashed();
        Files.writeString(file, FILE.replace("{Two}", "{Zwei}"));
        String wanted = FILE.replace("2020", "1999").replace("{Two}", "{Zwei}");
        try (TestWindow window = TestWindow.of(folder)) {
            window.clickText("Restore");
            TestWindow.until(
                    "the edits are back",
                    () ->
                            window.gui.workspaces().currentProperty().get() != null
                                    && text(window).equals(wanted));
            assertEquals("Not saved", window.text("status-state"));
            window.command("save");
            window.untilState(SaveState.SAVED);
        }
        assertEquals(wanted, Files.readString(file));
        try (TestWindow again = TestWindow.of(folder, file)) {
            assertEquals(0, again.notices().size(), "nothing is offered twice");
        }
    }

    @Test
    @Tag("slow")
    void textThatIsBeingTypedSurvivesAKillAndWhatIsTakenBackDoesNot() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(0);
            window.focus("field-title");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("Zweifel");
            TestWindow.until(
                    "it is in the journal",
                    () -> recovered().equals(FILE.replace("One", "Zweifel")));
            assertEquals(FILE, text(window), "it is no step yet");
            window.press(KeyCode.ESCAPE);
            TestWindow.until("it is taken back there", () -> !recovered().contains("Zweifel"));
        }
    }

    @Test
    @Tag("slow")
    void aNameThatIsBeingTypedSurvivesAKill() throws IOException {
        String names = FILE.replace("year = 2020", "author = {Mai, Luo}, year = 2020");
        Path file = Files.writeString(folder.resolve("p.bib"), names);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            TestWindow.run(() ->
                    ((ListView<?>) window.node("names-author-list"))
                            .getSelectionModel()
                            .clearAndSelect(0));
            window.focus("names-author-list");
            window.press(KeyCode.ENTER);
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("Zweifel");
            TestWindow.until(
                    "it is in the journal",
                    () -> recovered().equals(names.replace("Mai", "Zweifel")));
            assertEquals(names, text(window), "it is no step yet");
        }
    }

    /// What a start after a kill would offer to restore. This process has the journals, by name.
    private String recovered() throws IOException {
        if (!Files.isDirectory(folder.resolve("state/journal"))) {
            return "";
        }
        Path state = Files.createTempDirectory(folder, "killed");
        Path copies = Files.createDirectories(state.resolve("journal"));
        for (Path each : journal()) {
            String name = each.getFileName().toString();
            try {
                Files.copy(
                        each,
                        copies.resolve(state.getFileName() + name.substring(name.indexOf('.'))));
            } catch (NoSuchFileException renamed) {
                return ""; // a journal that is just being written; whoever waits looks again
            }
        }
        String recovered = "";
        for (PendingEdits edits : JournalRecovery.findIn(state).pendingEdits()) {
            recovered = edits.journalContents().recoveredFile().text();
            edits.discardEdits();
        }
        return recovered;
    }

    @Test
    void theDetailsOfAnOfferShowWhatWouldComeBack() throws IOException {
        crashed();
        try (TestWindow window = TestWindow.of(folder)) {
            TestWindow.until("it is offered", () -> window.has("notice-more"));
            TestWindow.run(() -> ((Button) window.node("notice-more")).fire());
            TestWindow.until("they are shown", () -> window.has("notice-details-text"));
            String details = window.text("notice-details-text");
            assertTrue(details.lines().anyMatch(line -> line.matches("\\+.*1999.*")), details);
            assertTrue(details.lines().anyMatch(line -> line.matches("-.*2020.*")), details);
        }
    }

    @Test
    void anOfferThatWasPutAwayComesBackWithItsLibrary() throws IOException {
        Path file = crashed();
        try (TestWindow window = TestWindow.of(folder)) {
            TestWindow.until("it is offered", () -> window.button("Restore").isPresent());
            TestWindow.run(() -> window.gui.workspaces().generalNotices().clear());
            assertFalse(window.button("Restore").isPresent());
            TestWindow.now(() -> window.gui.workspaces().open(List.of(file)));
            TestWindow.until("it is offered again", () -> window.button("Restore").isPresent());
            window.clickText("Restore");
            TestWindow.until("the edits are back", () -> text(window).contains("1999"));
        }
    }

    @Test
    void whatAnotherProgramHadAtTheStartIsOfferedWithItsLibrary() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder)) {
            Library before = Library.of(BibParser.parse(FILE));
            Library after = Library.of(BibParser.parse(FILE.replace("2020", "1999")));
            Crash.with(folder.resolve("state"), file, before, after);
            TestWindow.now(() -> window.gui.workspaces().open(List.of(file)));
            TestWindow.until("it is offered", () -> window.button("Restore").isPresent());
        }
    }

    @Test
    void editsAreThrownAwayForGoodOnlyWithASecondWord() throws IOException {
        crashed();
        try (TestWindow window = TestWindow.of(folder)) {
            window.clickText("Discard");
            window.clickText("Keep");
            TestWindow.until("they are offered again", () -> window.button("Restore").isPresent());
            assertFalse(journal().isEmpty());
            window.clickText("Discard");
            window.clickText("Discard Permanently");
            TestWindow.until("they are gone", () -> journal().isEmpty());
        }
    }

    @Test
    void aLibraryWhoseFileIsGoneIsNotClosedUnasked() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            Files.delete(file);
            window.answer(Questions.CloseAnswer.SAVE);
            window.command("close");
            TestWindow.until(
                    "it is closed", () -> window.gui.workspaces().currentProperty().get() == null);
            assertEquals(1, window.asked());
        }
        assertEquals(FILE, Files.readString(file));
    }

    @Test
    @Tag("slow")
    void settingsAreWrittenWhileTheWindowIsOpen() throws IOException {
        Path settings = folder.resolve("settings.json");
        try (TestWindow window = TestWindow.of(folder, file())) {
            TestWindow.run(() -> window.gui.themeAndSize().zoomTo(150));
            TestWindow.until(
                    "it is written",
                    () -> Files.exists(settings) && Files.readString(settings).contains("150"));
        }
    }

    @Test
    @Tag("slow")
    void changesAreSavedByThemselvesIfThatIsWanted() throws IOException {
        Path file = file();
        Files.writeString(folder.resolve("settings.json"), "{\"autosave\": true}");
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            window.replace("field-year", "1999");
            TestWindow.run(() -> window.table().requestFocus());
            TestWindow.until("it is saved", () -> Files.readString(file).contains("year = 1999"));
        }
    }

    @Test
    @Tag("slow")
    void aFileThatHasLostEntriesSinceItWasOpenLastCanBeRestored() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            TestWindow.until("a version is kept", this::hasVersion);
            window.command("close");
        }
        Files.writeString(file, "@misc{first, title = {One}}\n");
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.clickText("Restore That Version");
            assertEquals(FILE, text(window));
            assertEquals("Not saved", window.text("status-state"));
        }
    }

    @Test
    @Tag("slow")
    void aFileThatHasLostFieldsSaysItsBytesAndNotThatEntriesAreGone() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            TestWindow.until("a version is kept", this::hasVersion);
            window.command("close");
        }
        Files.writeString(file, "@misc{first, title = {One}}\n@misc{second}\n");
        try (TestWindow window = TestWindow.of(folder, file)) {
            TestWindow.until("it is said", () -> !window.notices().isEmpty());
            assertTrue(
                    window.notices()
                            .getFirst()
                            .startsWith(
                                    "p.bib has no fewer entries than before but only 42 bytes."),
                    window.notices().getFirst());
        }
    }

    private boolean hasVersion() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("state"))) {
            return files.anyMatch(file -> file.toString().endsWith(".bib.gz"));
        }
    }

    @Test
    void closingDoesNotThrowAwayWhatAnEntryCouldNotTake() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(0);
            window.replace("field-title", "My {title");
            window.select(1);
            window.answer(Questions.CloseAnswer.SAVE);
            window.command("close");
            TestWindow.until("it leads there", () -> window.node("field-title").isFocused());
            assertEquals("My {title", window.text("field-title"));
            assertEquals(1, window.asked());
            window.replace("field-title", "My title");
            window.command("close");
            TestWindow.until("it is closed", () -> window.gui.workspaces().open().isEmpty());
        }
        assertEquals(
                FILE.replace("{One}", "{My title}"), Files.readString(folder.resolve("p.bib")));
    }

    @Test
    void theSameQuestionIsAskedOnceAndNotAfterItIsAnswered() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            window.replace("field-year", "1999");
            Files.writeString(file, FILE.replace("2020", "2000"));
            for (int i = 0; i < 3; i++) {
                window.command("save");
                TestWindow.until("it is asked", () -> !window.shownNotices().isEmpty());
                window.untilState(SaveState.CHANGED);
            }
            assertEquals(1, window.notices().size());
            assertTrue(window.notices().getFirst().contains("choose before saving"));
            window.clickText("Review …");
            window.clickText("Keep All Mine");
            window.clickText("Apply");
            TestWindow.until("it is saved", () -> Files.readString(file).contains("1999"));
            assertEquals(List.of(), window.notices());
        }
    }

    @Test
    void aNoticeTakesBackItsOwnStepOrIsGone() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(0);
            window.command("delete");
            assertEquals(List.of("1 entry deleted"), window.notices());
            window.replace("field-year", "1999");
            assertEquals(List.of(), window.notices());
            window.command("delete");
            window.focus("entries");
            Button undo = window.button("Undo").orElseThrow();
            TestWindow.run(undo::requestFocus);
            window.press(KeyCode.SPACE);
            assertEquals(
                    FILE.substring(FILE.indexOf("@misc{sec")).replace("2021", "1999"),
                    text(window).substring(text(window).indexOf("@misc{sec")));
            assertEquals(List.of("Undone: Delete 1 entry"), window.notices());
            TestWindow.until("the keys are back", () -> window.node("entries").isFocused());
        }
    }

    @Test
    @Tag("slow")
    void aFileThatIsGoneIsNotCalledSavedUntilItIsWrittenAgain() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            Files.delete(file);
            TestWindow.until(
                    "it is seen", () -> window.text("status-state").equals("File is missing"));
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertEquals("Saved", window.text("status-state"));
        }
        assertEquals(FILE, Files.readString(file));
    }

    @Test
    void savingTellsOfASourceThatAnEntryCouldNotTakeAndLeadsThere() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(0);
            show(window, "show-source");
            window.focus("source");
            CodeArea source = (CodeArea) window.node("source");
            TestWindow.run(() -> source.appendText("}"));
            show(window, "show-fields");
            assertTrue(window.has("source-waits"));
            show(window, "show-source");
            assertTrue(window.has("source-problem"));
            window.select(1);
            assertFalse(window.has("source-problem"));
            window.select(0);
            assertTrue(window.has("source-problem"));
            show(window, "show-fields");
            window.command("save");
            String told = "p.bib is saved, except for invalid text in first.";
            TestWindow.until("it is said", () -> window.notices().contains(told));
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertEquals(List.of(told), window.notices());
            window.clickText("Show");
            assertTrue(window.has("source"));
            window.focus("source");
            window.press(KeyCode.ESCAPE);
            assertFalse(window.has("source-problem"));
            window.command("save");
            TestWindow.until("it is said no more", () -> window.notices().isEmpty());
        }
    }

    @Test
    void aNoticeIsShownWhileItsLibraryIsInFrontAndUndoesThat() throws IOException {
        Path other = Files.writeString(folder.resolve("other.bib"), "@misc{other}\n");
        try (TestWindow window = TestWindow.of(folder, file(), other)) {
            Workspace first = window.gui.workspaces().open().getFirst();
            Workspace second = window.gui.workspaces().open().getLast();
            front(window, first);
            window.select(0);
            window.command("delete");
            front(window, second);
            assertEquals(List.of(), window.notices());
            assertTrue(window.button("Undo").isEmpty());
            front(window, first);
            assertEquals(List.of("1 entry deleted"), window.notices());
            window.clickText("Undo");
            assertEquals(FILE, text(window));
        }
    }

    private static void front(TestWindow window, Workspace workspace) {
        TestWindow.run(() -> window.gui.workspaces().currentProperty().set(workspace));
    }

    @Test
    void conflictsThatOneTurnsAwayFromAreAskedForAgain() throws IOException {
        Path file = file();
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            window.replace("field-year", "1999");
            Files.writeString(file, FILE.replace("2020", "2000"));
            window.command("save");
            window.clickText("Review …");
            window.press(KeyCode.SHORTCUT, KeyCode.K);
            TestWindow.until("it is covered", () -> window.has("palette"));
            window.press(KeyCode.ESCAPE);
            TestWindow.until("it is back", () -> window.has("conflicts"));
            window.press(KeyCode.ESCAPE);
            assertFalse(window.has("conflicts"));
            window.clickText("Review …");
            TestWindow.until("it is there", () -> window.has("conflicts"));
            assertEquals(List.of(), window.notices());
        }
    }
}
