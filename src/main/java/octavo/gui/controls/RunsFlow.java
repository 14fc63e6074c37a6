package octavo.gui.controls;

import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

import octavo.richtext.Runs;

/// Formatted text in lines. It is never so narrow that a word which is written from right to left
/// would have to be broken (see `SafeWrapping`).
public final class RunsFlow extends TextFlow {
    private final Text measure = new Text();

    /// Shows a text in the place of the one before.
    public void show(Runs runs) {
        getChildren().setAll(RunsText.of(runs));
    }

    /// Has something done when somebody clicks on a link in the text. A drag that begins there is
    /// no click.
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
