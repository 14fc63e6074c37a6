package octavo.gui.masterdetail;

import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import java.util.List;
import java.util.Optional;

/// What a decision is about and what it would do, above a bar of actions that never moves.
public final class ReviewPane extends BorderPane {
    private final ScrollPane scrollPane = new ScrollPane();
    private final FlowPane actionFlow = new FlowPane();
    private final Label positionLabel = new Label();

    /// @param id that of the part that scrolls
    public ReviewPane(String id) {
        getStyleClass().add("review-pane");
        scrollPane.setId(id);
        scrollPane.setFitToWidth(true);
        scrollPane.setFocusTraversable(false);
        actionFlow.getStyleClass().add("review-actions");
        positionLabel.getStyleClass().add("muted");
        positionLabel.setMinWidth(USE_PREF_SIZE);
        positionLabel.visibleProperty().bind(positionLabel.textProperty().isNotEmpty());
        HBox.setHgrow(actionFlow, Priority.ALWAYS);
        HBox bar = new HBox(actionFlow, positionLabel);
        bar.getStyleClass().add("review-bar");
        // Otherwise, it is as high as in the width that it has by itself.
        actionFlow
                .prefWrapLengthProperty()
                .bind(
                        Bindings.createDoubleBinding(
                                () ->
                                        bar.getWidth()
                                                - bar.getInsets().getLeft()
                                                - bar.getInsets().getRight()
                                                - bar.getSpacing()
                                                - positionLabel.getWidth(),
                                bar.widthProperty(),
                                bar.insetsProperty(),
                                bar.spacingProperty(),
                                positionLabel.widthProperty()));
        // It keeps its place, so that nothing moves.
        bar.visibleProperty().bind(Bindings.isNotEmpty(actionFlow.getChildren()));
        setCenter(scrollPane);
        setBottom(bar);
    }

    /// Shows something, which scrolls if it is high.
    ///
    /// @param actions the one thing to do first
    public void show(Node content, List<? extends Node> actions) {
        scrollPane.setContent(content);
        scrollPane.setVvalue(0);
        setCenter(scrollPane);
        actionFlow.getChildren().setAll(actions);
    }

    /// Shows something that fills the room, such as a list.
    public void showFilling(Node content, List<? extends Node> actions) {
        scrollPane.setContent(null);
        setCenter(content);
        actionFlow.getChildren().setAll(actions);
    }

    /// Shows nothing.
    public void clear() {
        scrollPane.setContent(null);
        setCenter(scrollPane);
        actionFlow.getChildren().clear();
        positionLabel.setText("");
    }

    /// Says which of how many this is.
    public void showPosition(String position) {
        positionLabel.setText(position);
    }

    /// What is shown.
    public Optional<Node> content() {
        return Optional.ofNullable(
                scrollPane.equals(getCenter()) ? scrollPane.getContent() : getCenter());
    }

    /// Makes a button the one thing to do.
    public static Button asMain(Button button) {
        button.getStyleClass().add("accent");
        return button;
    }

    /// Gives the focus to a list when an action that has it is disabled. JavaFX would give it to
    /// the action beside it, and the next press of the space bar would do something else.
    public static void returnFocusTo(Node list, Node... actions) {
        for (Node action : actions) {
            action.disabledProperty()
                    .addListener((_, _, isDisabled) -> {
                        if (isDisabled && action.isFocused()) {
                            list.requestFocus();
                        }
                    });
        }
    }

    /// Shows on a button which key does the same.
    public static Button withKey(Button button, String keyName) {
        Label keyLabel = new Label(keyName);
        keyLabel.getStyleClass().add("key-name");
        button.setGraphic(keyLabel);
        button.setContentDisplay(ContentDisplay.RIGHT);
        button.setAccessibleText(button.getText() + " (" + keyName + ")");
        return button;
    }
}
