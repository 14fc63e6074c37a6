package octavo.gui.shell;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;

import octavo.gui.controls.ConstantValue;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;

import org.controlsfx.control.StatusBar;

/// The status line: what is shown, how many problems there are, and whether it is saved.
public final class StatusView extends StatusBar {
    private static final MessageTexts MESSAGES = MessageTexts.of(StatusView.class);
    private static final ObservableValue<Double> DONE = new ConstantValue<>(1.0);

    /// The texts of the line; an empty one takes no space.
    public record Texts(
            ObservableValue<String> count,
            ObservableValue<String> problems,
            Busy busy,
            ObservableValue<String> state) {}

    /// Work in progress.
    ///
    /// @param text describes it; empty if there is none
    /// @param progress from 0 to 1, or negative if unknown
    /// @param cancellable whether it can be cancelled
    public record Busy(
            ObservableValue<String> text,
            ObservableValue<Double> progress,
            ObservableValue<Boolean> cancellable,
            Runnable cancel) {}

    public StatusView(Texts texts) {
        setId("status");
        setText("");
        setFocusTraversable(false);
        getLeftItems()
                .addAll(
                        label("status-count", texts.count()),
                        label("status-problems", texts.problems()));
        getRightItems().addAll(busy(texts.busy()), label("status-state", texts.state()));
    }

    private static HBox busy(Busy busy) {
        HBox line = new HBox(label("status-busy", busy.text()), progress(busy), cancel(busy));
        line.getStyleClass().add("status-work");
        return line;
    }

    private static ProgressBar progress(Busy busy) {
        ProgressBar progress = new ProgressBar();
        progress.setId("status-progress");
        progress.accessibleTextProperty().bind(busy.text());
        showWhile(progress, busy.text().map(words -> !words.isEmpty()));
        // A hidden one must not animate.
        progress.progressProperty()
                .bind(progress.visibleProperty().flatMap(is -> is ? busy.progress() : DONE));
        return progress;
    }

    private static Button cancel(Busy busy) {
        Runnable action = () -> busy.cancel().run();
        Button cancel = new IconButton(LineIcon.CLOSE, MESSAGES.text("cancel"), action);
        cancel.setId("status-cancel");
        showWhile(cancel, busy.cancellable());
        return cancel;
    }

    private static void showWhile(Node node, ObservableValue<Boolean> shown) {
        node.managedProperty().bind(shown);
        node.visibleProperty().bind(shown);
    }

    private static Label label(String id, ObservableValue<String> text) {
        Label label = new Label();
        label.setId(id);
        label.textProperty().bind(text);
        showWhile(label, text.map(words -> !words.isEmpty()));
        return label;
    }
}
