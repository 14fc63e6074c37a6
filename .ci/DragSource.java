import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

import java.io.File;
import java.util.List;

/// A small window from which files can be dragged: what a file manager would be.
public final class DragSource extends Application {
    public static void main(String[] arguments) {
        launch(arguments);
    }

    @Override
    public void start(Stage stage) {
        List<File> files = getParameters().getRaw().stream().map(File::new).toList();
        var pane = new StackPane(new Label(files.getFirst().getName()));
        pane.setOnDragDetected(
                event -> {
                    var content = new ClipboardContent();
                    content.putFiles(files);
                    pane.startDragAndDrop(TransferMode.COPY).setContent(content);
                    event.consume();
                });
        pane.setOnDragDone(event -> System.out.println("done " + event.getTransferMode()));
        stage.setScene(new Scene(pane, 200, 100));
        stage.setTitle("drag source");
        stage.show();
    }
}
