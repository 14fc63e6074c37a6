package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;

import octavo.gui.librarystate.LibraryDocument.SaveState;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/// Where the keys go when the window opens, and when something that had them goes away.
class KeysViewTest {
    private static final String FILE =
            """
            @misc{a, title = {Alpha}, author = {Mai, Luo}, year = 2020}
            @misc{b, title = {Beta}, author = {Li, Guo}, year = 2021}
            """;
    private static final String NEW = "@misc{n, title = {New}, author = {Doe, Jane}}\n";

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
    }

    private static void copy(String text) {
        TestWindow.run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    private static String text(TestWindow window) {
        return TestWindow.on(() -> window.document().library().file().text());
    }

    private static void untilFocused(TestWindow window, String id) {
        TestWindow.until("the keys are in " + id, () -> window.node(id).isFocused());
    }

    @Test
    void theKeysGoIntoTheTableOfALibraryThatIsOpened() throws IOException {
        try (TestWindow window = open()) {
            untilFocused(window, "entries");
            assertEquals("a", window.text("entry-key"));
        }
    }

    @Test
    @Tag("slow")
    void aSheetGivesTheKeysBack() throws IOException {
        try (TestWindow window = open()) {
            untilFocused(window, "entries");
            for (String sheet : List.of("palette", "settings", "about", "manual", "shortcuts")) {
                window.command(sheet);
                TestWindow.until("it is there", () -> window.has(sheet));
                window.press(KeyCode.ESCAPE);
                untilFocused(window, "entries");
            }
        }
    }

    @Test
    void enterTakesWhatCameAndOneUndoTakesItOut() throws IOException {
        try (TestWindow window = open()) {
            untilFocused(window, "entries");
            copy(NEW + NEW.replace("{n,", "{m,").replace("{New}", "{Newer}"));
            window.press(KeyCode.SHORTCUT, KeyCode.V);
            TestWindow.until("it is looked at", () -> window.has("import-list"));
            untilFocused(window, "import-list");
            window.press(KeyCode.ENTER);
            assertTrue(text(window).contains("{Newer}"));
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals(FILE, text(window));
        }
    }

    @Test
    void entriesThatArePastedIntoTheSearchComeIntoTheLibrary() throws IOException {
        try (TestWindow window = open()) {
            copy(NEW);
            window.focus("search");
            window.press(KeyCode.SHORTCUT, KeyCode.V);
            TestWindow.until("it is in", () -> text(window).contains("{New}"));
            assertEquals("", window.text("search"));
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals(FILE, text(window));
        }
    }

    @Test
    void wordsThatArePastedIntoTheSearchAreSearchedFor() throws IOException {
        try (TestWindow window = open()) {
            copy("beta");
            window.focus("search");
            window.press(KeyCode.SHORTCUT, KeyCode.V);
            assertEquals(List.of("b"), window.keys());
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals(2, window.keys().size());
            assertEquals(FILE, text(window));
        }
    }

    @Test
    void aTagThatChangesTheKindOfAnEntrySaysSo() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("k.bib"),
                        "@misc{m, title = {M}}\n@article{j, title = {J}, journal = {Nature}}\n");
        try (TestWindow window = TestWindow.of(folder, file)) {
            untilFocused(window, "entries");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.press(KeyCode.SHORTCUT, KeyCode.T);
            window.type("software");
            window.press(KeyCode.ENTER);
            TestWindow.until("they are tagged", () -> text(window).contains("software"));
            assertEquals(
                    List.of(
                            "Tagged 2 entries “software”. The tag makes 1 entry of the kind"
                                    + " Software."),
                    window.notices());
        }
    }

    @Test
    void theChosenEntriesAreTaggedByTheKeys() throws IOException {
        try (TestWindow window = open()) {
            untilFocused(window, "entries");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.press(KeyCode.SHORTCUT, KeyCode.T);
            window.type("to read");
            window.press(KeyCode.ENTER);
            TestWindow.until("they are tagged", () -> text(window).contains("to read"));
            assertEquals(3, text(window).split("keywords = \\{to read\\}", -1).length);
            assertEquals(List.of("Tagged 2 entries “to read”"), window.notices());
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals(FILE, text(window));
            assertEquals(List.of("Undone: Tag 2 entries with to read"), window.notices());
        }
    }

    @Test
    void theChosenEntriesAreCopiedAsReferencesInTheStyleOfThePreview() throws IOException {
        try (TestWindow window = open()) {
            Workspace workspace =
                    Objects.requireNonNull(window.gui.workspaces().currentProperty().get());
            TestWindow.run(() -> workspace.preview().styleProperty().set("ieee"));
            window.focus("entries");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.command("copy-reference");
            TestWindow.until("they are copied", () -> copied().startsWith("[1]"));
            String copied = TestWindow.on(KeysViewTest::copied);
            assertEquals(2, copied.lines().count(), copied);
            assertTrue(copied.contains("L. Mai") && copied.contains("G. Li"), copied);
        }
    }

    private static String copied() {
        String text = Clipboard.getSystemClipboard().getString();
        return text == null ? "" : text;
    }

    @Test
    @Tag("slow")
    void aPublishedVersionThatIsPastedIsLinkedWithItsPreprint() throws IOException {
        String title = "title = {Dynamic Parallelism for Deep Learning with Tensor Collections}";
        String preprint =
                "@misc{p, %s, author = {Mai, Luo}, eprint = {2312.05181}, archiveprefix = {arXiv}, year = 2023}\n"
                        .formatted(title);
        Path file = Files.writeString(folder.resolve("q.bib"), preprint);
        try (TestWindow window = TestWindow.of(folder, file)) {
            untilFocused(window, "entries");
            copy(
                    "@inproceedings{c, %s, author = {Mai, Luo}, booktitle = {SOSP}, year = 2024}"
                            .formatted(title));
            window.press(KeyCode.SHORTCUT, KeyCode.V);
            TestWindow.until("it is offered", () -> window.shownNotices().size() == 2);
            Runnable link =
                    window.shownNotices().stream()
                            .flatMap(notice -> notice.actions().stream())
                            .filter(action -> action.label().equals("Link to Preprint"))
                            .findFirst()
                            .orElseThrow()
                            .task();
            TestWindow.run(link);
            assertTrue(text(window).contains("related = {c}, relatedtype = {publishedas}"));
            assertEquals(preprint, Files.readString(file));
            window.command("save");
            window.untilState(SaveState.SAVED);
        }
        String saved = Files.readString(file);
        assertTrue(
                saved.startsWith(
                        preprint.replace(
                                "year = 2023}",
                                "year = 2023, related = {c}, relatedtype = {publishedas}}")),
                saved);
    }

    @Test
    @Tag("slow")
    void aPreprintIsNotLinkedOnDiskUnlessSomebodySaysSo() throws IOException {
        String preprint =
                "@misc{p, title = {Dynamic Parallelism for Learning}, author = {Mai, Luo}, eprint ="
                        + " {2312.05181}, archiveprefix = {arXiv}, year = 2023}\n";
        Path file = Files.writeString(folder.resolve("q.bib"), preprint);
        try (TestWindow window = TestWindow.of(folder, file)) {
            untilFocused(window, "entries");
            copy(
                    "@inproceedings{c, title = {Dynamic Parallelism for Learning}, author = {Mai,"
                            + " Luo}, booktitle = {SOSP}, year = 2024}");
            window.press(KeyCode.SHORTCUT, KeyCode.V);
            TestWindow.until("it is offered", () -> window.shownNotices().size() == 2);
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertTrue(Files.readString(file).startsWith(preprint));
            assertFalse(Files.readString(file).contains("related"));
        }
    }

    @Test
    void savingAddsAVersionToTheListThatIsShownAndLeavesTheChosenOne() throws IOException {
        try (TestWindow window = open()) {
            window.replace("field-title", "Changed");
            window.command("save");
            window.untilState(SaveState.SAVED);
            window.command("go-history");
            TestWindow.until("there are versions", () -> versions(window).getItems().size() == 2);
            TestWindow.run(() -> versions(window).getSelectionModel().selectLast());
            TestWindow.until("it is compared", () -> !window.node("restore").isDisabled());
            Object chosen = TestWindow.on(() -> versions(window).getItems().getLast());
            window.focus("versions");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is back", () -> text(window).equals(FILE));
            window.command("save");
            TestWindow.until("it is listed", () -> versions(window).getItems().size() == 3);
            assertEquals(
                    chosen,
                    TestWindow.on(() -> versions(window).getSelectionModel().getSelectedItem()));
        }
    }

    private static ListView<?> versions(TestWindow window) {
        return (ListView<?>) window.node("versions");
    }

    @Test
    void enterGoesBackToAVersion() throws IOException {
        try (TestWindow window = open()) {
            window.replace("field-title", "Changed");
            window.command("save");
            window.untilState(SaveState.SAVED);
            window.command("go-history");
            TestWindow.until("there are versions", () -> versions(window).getItems().size() > 0);
            TestWindow.run(() -> versions(window).getSelectionModel().selectLast());
            window.focus("versions");
            TestWindow.until("it is compared", () -> !window.node("restore").isDisabled());
            window.press(KeyCode.ENTER);
            TestWindow.until("it is back", () -> text(window).equals(FILE));
        }
    }
}
