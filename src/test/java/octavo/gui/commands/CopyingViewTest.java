package octavo.gui.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import octavo.bib.BibParser;
import octavo.cslreferences.StyledReferences;
import octavo.gui.openlibraries.TestWindow;
import octavo.gui.openlibraries.Workspace;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.settings.Settings;
import octavo.settings.SettingsFile;
import octavo.settings.UserHabits.DragChoice;
import octavo.settings.UserHabits.DragFormat;
import octavo.settings.UserHabits.PushTarget;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

class CopyingViewTest {
    private static final String FILE =
            """
            @article{one, author = {Mai, Luo}, title = {First {GPU} Paper}, journal = {Journal}, year = 2020}
            @article{two, author = {Li, Guo}, title = {Second}, journal = {Journal}, year = 2021}
            """;

    @TempDir private Path folder = Path.of("");

    private final Library library = Library.of(BibParser.parse(FILE));

    private List<Work> works() {
        return library.slots().stream()
                .map(Slot::number)
                .flatMap(slot -> library.indexOfSlot(slot).flatMap(library::workAt).stream())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LATEX  | \\cite{one,two}",
                "PANDOC | [@one; @two]",
                "TYPST  | @one @two",
                "KEYS   | one,two"
            })
    void entriesAreCitedAsProgramsHaveIt(DragFormat form, String text) {
        ClipboardContent content =
                EntryClipboard.clipboardContent(form, new StyledReferences(), works(), "apa");
        assertEquals(text, content.getString());
    }

    @Test
    void aReferenceIsTextAndRichTextAtOnce() {
        ClipboardContent content =
                EntryClipboard.clipboardContent(
                        DragFormat.REFERENCE, new StyledReferences(), works(), "apa");
        assertEquals(
                "Li, G. (2021). Second. Journal.\nMai, L. (2020). First GPU paper. Journal.\n",
                content.getString());
        assertTrue(content.getHtml().contains("<i>Journal</i>"), content.getHtml());
        assertTrue(content.getRtf().startsWith("{\\rtf1"), content.getRtf());
    }

    @ParameterizedTest
    @CsvSource({
        "ieee, 2, [1] L. Mai",
        "ieee, 1, L. Mai",
        "nature, 1, 'Mai, L.'",
        "apa, 1, 'Mai, L.'"
    })
    void aListHasItsNumbersAndASingleReferenceHasNone(String style, int count, String start) {
        List<Work> some = works().subList(0, count);
        String text =
                EntryClipboard.clipboardContent(
                                DragFormat.REFERENCE, new StyledReferences(), some, style)
                        .getString();
        assertTrue(text.startsWith(start), text);
        assertEquals(count, text.lines().count(), text);
    }

    @Test
    void markdownHasItsEmphasis() {
        ClipboardContent content =
                EntryClipboard.clipboardContent(
                        DragFormat.MARKDOWN, new StyledReferences(), works(), "apa");
        assertTrue(content.getString().contains("*Journal*"), content.getString());
    }

    private TestWindow open() throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.select(0);
        return window;
    }

    private void settings(Settings settings) throws IOException {
        new SettingsFile(folder.resolve("settings.json"))
                .saveChanges(Settings.defaults(), settings);
    }

    private static String clipboard() {
        return TestWindow.on(
                () -> Objects.requireNonNullElse(Clipboard.getSystemClipboard().getString(), ""));
    }

    @Test
    void referencesAreShownAndCopiedInTheStyleOfTheSettings() throws IOException {
        settings(Settings.defaults().withStyle("ieee"));
        try (TestWindow window = open()) {
            window.command("copy-reference");
            TestWindow.until("it is copied", () -> clipboard().startsWith("L. Mai"));
            assertEquals("Copied 1 reference", window.text("toast"));
            TestWindow.until(
                    "the style is named",
                    () -> window.text("preview-style").startsWith("IEEE Reference Guide"));
        }
    }

    @Test
    void aStyleThatIsChosenBesideTheReferenceIsRemembered() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.until("it is shown", () -> window.has("preview-style"));
            TestWindow.until(
                    "the style is named",
                    () -> window.text("preview-style").equals("APA Style 7th edition"));
            Workspace workspace =
                    Objects.requireNonNull(window.gui.workspaces().currentProperty().get());
            TestWindow.run(() -> workspace.preview().styleProperty().set("no-such-style"));
            TestWindow.until("it is said", () -> window.has("preview-problem"));
            TestWindow.run(() -> workspace.preview().styleProperty().set("nature"));
            TestWindow.until(
                    "it is used", () -> workspace.preview().usedProperty().get().equals("nature"));
            window.command("quit");
        }
        assertEquals(
                "nature",
                new SettingsFile(folder.resolve("settings.json"))
                        .loadSettings()
                        .userHabits()
                        .styleId());
    }

    @ParameterizedTest
    @CsvSource({"false, '[@one]'", "true, one"})
    @Tag("slow")
    void whatIsDraggedIsWhatTheSettingsSay(boolean alt, String text) throws IOException {
        settings(
                Settings.defaults()
                        .withDragging(
                                new DragChoice(
                                        DragFormat.PANDOC, DragFormat.KEYS, PushTarget.NO_TARGET)));
        try (TestWindow window = open()) {
            assertEquals(text, dragged(window, alt));
        }
    }

    private static String dragged(TestWindow window, boolean alt) {
        return TestWindow.on(() -> {
            Workspace workspace =
                    Objects.requireNonNull(window.gui.workspaces().currentProperty().get());
            return window.gui.entryClipboard().draggedContent(workspace, alt).getString();
        });
    }
}
