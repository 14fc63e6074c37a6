package octavo.gui.entries;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

import java.util.List;

/// Names in one line, the first of the user's own in bold. Where there is too little room, the end
/// is cut.
final class OwnNameLine extends Region {
    private final Label before = new Label();
    private final Label own = new Label();
    private final Label after = new Label();
    private final List<Label> parts = List.of(before, own, after);

    OwnNameLine() {
        own.getStyleClass().add("own-name");
        parts.forEach(part -> part.setMinWidth(0));
        getChildren().setAll(parts);
    }

    /// @param markedText names, with marks around those of the user
    void show(String markedText) {
        int start = markedText.indexOf(RowHighlights.OWN_START);
        int end = markedText.indexOf(RowHighlights.OWN_END, start);
        boolean hasOwn = start >= 0 && end >= 0;
        before.setText(
                RowHighlights.plainText(hasOwn ? markedText.substring(0, start) : markedText));
        own.setText(hasOwn ? markedText.substring(start + 1, end) : "");
        after.setText(hasOwn ? RowHighlights.plainText(markedText.substring(end)) : "");
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return parts.stream().mapToDouble(this::widthOf).sum();
    }

    @Override
    protected double computePrefHeight(double width) {
        return before.prefHeight(-1);
    }

    private double widthOf(Label part) {
        return part.getText().isEmpty() ? 0 : snapSizeX(part.prefWidth(-1));
    }

    @Override
    protected void layoutChildren() {
        double left = 0;
        for (Label part : parts) {
            double width = Math.min(widthOf(part), Math.max(0, getWidth() - left));
            part.setVisible(width > 0);
            part.resizeRelocate(left, 0, width, getHeight());
            left += width;
        }
    }
}
