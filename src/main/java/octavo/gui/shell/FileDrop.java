package octavo.gui.shell;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// Lets files that are dropped on a node be opened, and shows while they hover that it would.
final class FileDrop {
    private static final PseudoClass TARGET = PseudoClass.getPseudoClass("drop-target");

    private FileDrop() {}

    static void on(Node node, Consumer<List<Path>> open) {
        node.addEventHandler(
                DragEvent.DRAG_OVER,
                event -> {
                    boolean welcome = !libraries(event.getDragboard()).isEmpty();
                    node.pseudoClassStateChanged(TARGET, welcome);
                    if (welcome) {
                        event.acceptTransferModes(TransferMode.COPY);
                        event.consume();
                    }
                });
        node.addEventHandler(
                DragEvent.DRAG_EXITED, _ -> node.pseudoClassStateChanged(TARGET, false));
        node.addEventHandler(
                DragEvent.DRAG_DROPPED,
                event -> {
                    List<Path> files = libraries(event.getDragboard());
                    event.setDropCompleted(!files.isEmpty());
                    event.consume();
                    node.pseudoClassStateChanged(TARGET, false);
                    if (!files.isEmpty()) {
                        open.accept(files);
                    }
                });
    }

    private static List<Path> libraries(Dragboard board) {
        return board.getFiles().stream().map(File::toPath).filter(FileDrop::isLibrary).toList();
    }

    private static boolean isLibrary(Path path) {
        return path.toString().toLowerCase(Locale.ROOT).endsWith(".bib");
    }
}
