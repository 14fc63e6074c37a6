package octavo.gui.controls;

import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

import octavo.richtext.Runs;

/// Formatted text in lines. It is never so narrow that a right-to-left word would have to be broken
/// (see `SafeWrapping`).
public final class RunsFlow extends TextFlow {
    private final Text measure = new Text();

    /// Replaces the text.
    public void show(Runs runs) {
        getChildren().setAll(RunsText.of(runs));
    }

    /// Sets a handler for clicks on links in the text. Starting a drag there is not a click.
    public void whenLinkClicked(Runnable action) {
        for (Node node : getChildren()) {
            if (node.getStyleClass().contains(RunsText.LINK)) {
                node.setCursor(Cursor.HAND);
                node.setOnMouseClicked(event -> {
                    if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
                        action.run();
                    }
                });
            }
        }
    }

    private double widest() {
        double widest = 0;
        for (Node node : getChildren()) {
            if (node instanceof Text piece && SafeWrapping.isMixed(piece.getText())) {
                measure.setFont(piece.getFont());
                measure.setText(piece.getText());
                widest = Math.max(widest, measure.getLayoutBounds().getWidth());
            }
        }
        return Math.ceil(widest) + 1;
    }

    @Override
    protected double computeMinWidth(double height) {
        return widest();
    }

    @Override
    protected double computePrefHeight(double width) {
        return super.computePrefHeight(width < 0 ? width : Math.max(width, widest()));
    }

    @Override
    public void resize(double width, double height) {
        super.resize(Math.max(width, widest()), height);
    }
}
