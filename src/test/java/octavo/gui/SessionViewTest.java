package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;
import octavo.settings.Settings;
import octavo.settings.SettingsFile;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What a window that is opened again knows, and what its palette finds.
class SessionViewTest {
    @TempDir private Path folder = Path.of("");

    private Path library(String name) throws IOException {
        return Files.writeString(
                folder.resolve(name), "@misc{dark1999, title = {Dark Silicon}, year = 1999}\n");
    }

    private static List<Optional<Path>> open(TestWindow window) {
        return TestWindow.on(() ->
                window.gui.workspaces().open().stream()
                        .map(each -> each.document().path())
                        .toList());
    }

    @Test
    @Tag("slow")
    void theLibrariesOfTheLastSessionAreOpenedAgainUnlessOthersAreAskedForOrTheyAreGone()
            throws IOException {
        Path one = library("one.bib");
        Path two = library("two.bib");
        try (TestWindow window = TestWindow.of(folder, one, two)) {
            TestWindow.until("both are open", () -> open(window).size() == 2);
            window.command("quit");
        }
        try (TestWindow window = TestWindow.of(folder)) {
            TestWindow.until("both are open", () -> open(window).size() == 2);
            assertEquals(List.of(Optional.of(one), Optional.of(two)), open(window));
            window.command("quit");
        }
        Files.delete(one);
        try (TestWindow window = TestWindow.of(folder)) {
            TestWindow.until("one is open", () -> open(window).size() == 1);
            assertEquals(List.of(Optional.of(two)), open(window));
        }
    }

    @Test
    void theLibrariesThatWereOpenAreOpenedAgainAfterAKill() throws IOException {
        Path one = library("one.bib");
        Path two = library("two.bib");
        Path three = library("three.bib");
        try (TestWindow window = TestWindow.of(folder, one, two)) {
            TestWindow.run(() -> window.gui.workspaces().open(List.of(three)));
            TestWindow.until("all are open", () -> open(window).size() == 3);
            TestWindow.run(() ->
                    window.gui
                            .workspaces()
                            .closeWorkspace(window.gui.workspaces().open().get(1), () -> {}));
            TestWindow.until("that is kept", () -> session().size() == 2);
        } // without quitting
        try (TestWindow window = TestWindow.of(folder)) {
            TestWindow.until("both are open", () -> open(window).size() == 2);
            assertEquals(List.of(Optional.of(one), Optional.of(three)), open(window));
        }
    }

    @Test
    void aLibraryThatIsAskedForTwiceIsAwaitedOnce() throws IOException {
        String one = library("one.bib").toString();
        Settings first = Settings.defaults();
        settings().saveChanges(first, first.withSession(List.of(one, one)));
        try (TestWindow window = TestWindow.of(folder)) {
            TestWindow.until("it is open", () -> open(window).size() == 1);
            TestWindow.until("that is kept", () -> session().equals(List.of(one)));
        }
    }

    private SettingsFile settings() {
        return new SettingsFile(folder.resolve("settings.json"));
    }

    private List<String> session() {
        return settings().loadSettings().fileLists().sessionFiles();
    }

    @Test
    void thePaletteFindsAThemeBeforeAPaperOfThatName() throws IOException {
        try (TestWindow window = TestWindow.of(folder, library("p.bib"))) {
            window.command("palette");
            window.type("dark");
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "it is dark",
                    () -> window.gui.themeAndSize().choiceProperty().get().name().equals("DARK"));
        }
    }
}
