package octavo.gui.shell;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// Accepts files and texts dropped on a node, with feedback while they hover.
public final class FileDrop {
    private static final PseudoClass TARGET = PseudoClass.getPseudoClass("drop-target");

    private FileDrop() {}

    static void on(Node node, Consumer<List<Path>> files, Consumer<String> text) {
        node.addEventHandler(
                DragEvent.DRAG_OVER,
                event -> {
                    boolean elsewhere = event.isAccepted();
                    boolean welcome = !elsewhere && isWelcome(event);
                    node.pseudoClassStateChanged(TARGET, welcome);
                    if (elsewhere) {
                        event.consume(); // a part of the window takes it
                    } else if (welcome) {
                        event.acceptTransferModes(TransferMode.COPY);
                        event.consume();
                    }
                });
        node.addEventHandler(
                DragEvent.DRAG_EXITED, _ -> node.pseudoClassStateChanged(TARGET, false));
        node.addEventHandler(
                DragEvent.DRAG_DROPPED,
                event -> {
                    Dragboard board = event.getDragboard();
                    List<Path> all = files(board);
                    boolean welcome = isWelcome(event);
                    event.setDropCompleted(welcome);
                    event.consume();
                    node.pseudoClassStateChanged(TARGET, false);
                    if (!all.isEmpty()) {
                        files.accept(all);
                    } else if (welcome) {
                        text.accept(board.getString());
                    }
                });
    }

    /// Drags within the window are handled elsewhere.
    private static boolean isWelcome(DragEvent event) {
        Dragboard board = event.getDragboard();
        boolean text = event.getGestureSource() == null && board.hasString();
        return text || !files(board).isEmpty();
    }

    /// The files on a clipboard, whatever their content.
    public static List<Path> files(Clipboard board) {
        return board.getFiles().stream().map(File::toPath).toList();
    }

    public static boolean isLibrary(Path path) {
        return path.toString().toLowerCase(Locale.ROOT).endsWith(".bib");
    }
}
