package octavo.gui;

import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;

import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.TestWindow;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Corrects the first author of an entry in the window and saves: `StoryPicture LIBRARY KEY FAMILY
/// PICTURE`, whose picture shows the form meanwhile. Run by `.ci/story`.
final class StoryPicture {
    private StoryPicture() {}

    public static void main(String[] arguments) throws IOException {
        Path work = Files.createTempDirectory("octavo");
        Files.writeString(
                work.resolve("settings.json"),
                """
                {"theme": "light", "window": {"x": 0, "y": 0, "width": 1280, "height": 800}}
                """);
        try (TestWindow window = TestWindow.of(work, Path.of(arguments[0]))) {
            window.select(window.keys().indexOf(arguments[1]));
            window.focus("names-author-list");
            ListView<?> authors = (ListView<?>) window.node("names-author-list");
            TestWindow.run(() -> authors.getSelectionModel().select(0));
            window.press(KeyCode.ENTER);
            window.focus("person-author-family");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type(arguments[2]);
            Pictures.pause();
            picture(window.node("names-author"), Path.of(arguments[3]));
            window.press(KeyCode.SHORTCUT, KeyCode.ENTER);
            window.command("save");
            window.untilState(LibraryDocument.SaveState.SAVED);
        }
        System.exit(0);
    }

    private static void picture(Node part, Path file) {
        Bounds place = TestWindow.on(() -> part.localToScreen(part.getBoundsInLocal()));
        Pictures.capture(
                new Rectangle2D(
                        place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight()),
                file);
    }
}
