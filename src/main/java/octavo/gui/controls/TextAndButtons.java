package octavo.gui.controls;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;

/// A text with buttons beside it; where that would leave the text too little room, below it.
public final class TextAndButtons extends Pane {
    /// The fewest letters that a line of the text has room for beside the buttons.
    private static final double FEWEST = 14;

    private static final double GAP = 6;

    private final Label text;
    private final HBox buttons;

    public TextAndButtons(Label text, Node... buttons) {
        this.text = text;
        this.buttons = new HBox(buttons);
        this.buttons.getStyleClass().add("field-mark-buttons");
        getChildren().setAll(text, this.buttons);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double widthBeside(double width) {
        double room = width - buttons.prefWidth(-1);
        return room == width ? width : room - GAP;
    }

    private boolean fits(double width) {
        double needed = Math.min(text.prefWidth(-1), FEWEST * text.getFont().getSize());
        return widthBeside(width) >= needed;
    }

    @Override
    protected double computeMinWidth(double height) {
        return buttons.minWidth(-1);
    }

    @Override
    protected double computePrefWidth(double height) {
        return text.prefWidth(-1) + GAP + buttons.prefWidth(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double given = width < 0 ? prefWidth(-1) : width;
        return fits(given)
                ? Math.max(text.prefHeight(widthBeside(given)), buttons.prefHeight(-1))
                : text.prefHeight(given) + buttons.prefHeight(-1);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        boolean isBeside = fits(width);
        double textWidth = isBeside ? widthBeside(width) : width;
        double high = text.prefHeight(textWidth);
        double wide = Math.min(width, buttons.prefWidth(-1));
        double low = buttons.prefHeight(-1);
        double all = Math.max(high, low);
        text.resizeRelocate(0, isBeside ? snapPositionY((all - high) / 2) : 0, textWidth, high);
        buttons.resizeRelocate(
                width - wide, isBeside ? snapPositionY((all - low) / 2) : high, wide, low);
    }
}
