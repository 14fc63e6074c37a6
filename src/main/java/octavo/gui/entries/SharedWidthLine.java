package octavo.gui.entries;

import javafx.scene.layout.Region;

/// Two texts in one line. Where there is too little room for both, neither takes more than half of
/// it unless the other leaves more.
final class SharedWidthLine extends Region {
    private final Region first;
    private final Region second;

    SharedWidthLine(Region first, Region second) {
        this.first = first;
        this.second = second;
        getChildren().setAll(first, second);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return snapSizeX(first.prefWidth(-1)) + snapSizeX(second.prefWidth(-1));
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.max(first.prefHeight(-1), second.prefHeight(-1));
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double firstWidth =
                Math.min(
                        snapSizeX(first.prefWidth(-1)),
                        Math.max(width / 2, width - snapSizeX(second.prefWidth(-1))));
        double secondWidth = Math.min(snapSizeX(second.prefWidth(-1)), width - firstWidth);
        first.resizeRelocate(0, 0, firstWidth, getHeight());
        second.resizeRelocate(firstWidth, 0, secondWidth, getHeight());
    }
}
