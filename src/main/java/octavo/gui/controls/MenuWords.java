package octavo.gui.controls;

import javafx.scene.control.Label;

/// The words of a menu item, which wrap where an item's own would be cut off.
final class MenuWords extends Label {
    private final double widest;

    MenuWords(String words, double widest) {
        super(words);
        this.widest = widest;
        setWrapText(true);
    }

    @Override
    protected double computeMinWidth(double height) {
        return computePrefWidth(height);
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.min(Math.ceil(super.computePrefWidth(-1)), widest);
    }

    /// Menus ask for the height of an item without its width.
    @Override
    protected double computePrefHeight(double width) {
        return super.computePrefHeight(width < 0 ? prefWidth(-1) : width);
    }
}
