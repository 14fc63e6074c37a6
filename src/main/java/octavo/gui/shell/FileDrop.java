package octavo.gui.shell;

import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

import octavo.gui.controls.DropHighlight;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// Accepts files and texts dropped on a node, with feedback while they hover.
public final class FileDrop {
    private FileDrop() {}

    static void acceptDrops(Node node, Consumer<List<Path>> onFiles, Consumer<String> onText) {
        DropHighlight highlight = new DropHighlight(node);
        node.addEventHandler(
                DragEvent.DRAG_OVER,
                event -> {
                    boolean isTakenElsewhere = event.isAccepted();
                    boolean isDropWelcome =
                            highlight.update(() -> !isTakenElsewhere && isWelcome(event));
                    if (isTakenElsewhere) {
                        event.consume(); // a part of the window takes it
                    } else if (isDropWelcome) {
                        event.acceptTransferModes(TransferMode.COPY);
                        event.consume();
                    }
                });
        node.addEventHandler(DragEvent.DRAG_EXITED, _ -> highlight.clear());
        node.addEventHandler(
                DragEvent.DRAG_DROPPED,
                event -> {
                    Dragboard dragboard = event.getDragboard();
                    List<Path> droppedFiles = filesOn(dragboard);
                    boolean isDropWelcome = isWelcome(event);
                    event.setDropCompleted(isDropWelcome);
                    event.consume();
                    highlight.clear();
                    if (!droppedFiles.isEmpty()) {
                        onFiles.accept(droppedFiles);
                    } else if (isDropWelcome) {
                        onText.accept(dragboard.getString());
                    }
                });
    }

    /// Drags within the window are handled elsewhere.
    private static boolean isWelcome(DragEvent event) {
        Dragboard dragboard = event.getDragboard();
        boolean hasForeignText = event.getGestureSource() == null && dragboard.hasString();
        return hasForeignText || !filesOn(dragboard).isEmpty();
    }

    /// The files on a clipboard, whatever their content.
    public static List<Path> filesOn(Clipboard clipboard) {
        return clipboard.getFiles().stream().map(File::toPath).toList();
    }

    public static boolean isLibrary(Path path) {
        return path.toString().toLowerCase(Locale.ROOT).endsWith(".bib");
    }
}
