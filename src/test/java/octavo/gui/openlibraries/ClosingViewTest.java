package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;

import octavo.gui.Gui;
import octavo.gui.pagecontract.LibraryPage;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/// A library that is closed takes up no memory any more.
class ClosingViewTest {
    @TempDir private Path folder = Path.of("");

    private Path file(String name) throws IOException {
        return Files.writeString(
                folder.resolve(name),
                """
                @article{one, author = {Ann One}, title = {First}, journal = {Physics}, year = 2001}
                @article{two, author = {Bob Two}, title = {Second}, journal = {Physics}, year = 2002}
                """);
    }

    @Test
    @Tag("slow")
    void aClosedLibraryIsForgottenWhileAnotherStaysOpen() throws Exception {
        Path other = file("other.bib");
        try (TestWindow window = TestWindow.of(folder, file("closed.bib"))) {
            workOn(window);
            WeakReference<Workspace> closed = new WeakReference<>(current(window));
            WeakReference<Object> state = new WeakReference<>(window.document().library());
            TestWindow.run(() -> window.gui.workspaces().open(List.of(other)));
            TestWindow.until("both are open", () -> window.gui.workspaces().open().size() == 2);
            close(window, closed);
            workOn(window);
            assertTrue(isForgotten(closed), "its workspace");
            assertTrue(isForgotten(state), "its state");
        }
    }

    @Test
    @Tag("slow")
    void aClosedLibraryIsForgottenWhereNoneIsOpen() throws Exception {
        try (TestWindow window = TestWindow.of(folder, file("closed.bib"))) {
            workOn(window);
            WeakReference<Workspace> closed = new WeakReference<>(current(window));
            close(window, closed);
            assertTrue(isForgotten(closed));
        }
    }

    @Test
    void aClosedWindowIsForgotten() throws Exception {
        WeakReference<Gui> closed = searched("closed.bib");
        // The robot keeps the last window that it was in.
        searched("other.bib");
        assertTrue(isForgotten(closed));
    }

    private WeakReference<Gui> searched(String name) throws IOException {
        try (TestWindow window = TestWindow.of(folder, file(name))) {
            window.focus("search");
            window.type("one");
            return new WeakReference<>(window.gui);
        }
    }

    /// Has every page built, and something searched, edited and found.
    private static void workOn(TestWindow window) {
        window.select(1);
        window.replace("field-title", "Other");
        window.command("undo");
        for (LibraryPage page : LibraryPages.otherPages()) {
            window.command("go-" + page.id());
        }
        window.command("go-library");
        window.focus("search");
        window.type("one");
        window.press(KeyCode.ESCAPE);
        window.command("palette");
        window.type("first");
        window.press(KeyCode.ESCAPE);
        window.command("settings");
        window.press(KeyCode.ESCAPE);
    }

    private static Workspace current(TestWindow window) {
        return Objects.requireNonNull(window.gui.workspaces().currentProperty().get());
    }

    private static void close(TestWindow window, WeakReference<Workspace> closed) {
        window.answer(Questions.CloseAnswer.DISCARD);
        TestWindow.run(() -> {
            Workspace workspace = Objects.requireNonNull(closed.get());
            window.gui.workspaces().closeWorkspace(workspace, () -> {});
        });
    }

    /// Whether nothing holds it any more, once all that waited is done.
    private static boolean isForgotten(WeakReference<?> what) throws InterruptedException {
        for (int i = 0; i < 50 && what.get() != null; i++) {
            TestWindow.run(() -> {});
            System.gc();
            Thread.sleep(100);
        }
        return what.get() == null;
    }
}
