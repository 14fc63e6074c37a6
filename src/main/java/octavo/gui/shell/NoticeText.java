package octavo.gui.shell;

import javafx.scene.control.Label;
import javafx.scene.text.Text;

import octavo.gui.controls.SafeWrapping;

/// The text of a notice in at most three lines, however long it is.
final class NoticeText extends Label {
    private static final int LINES = 3;

    /// Texts of this length fit even in a small window with large letters.
    private static final int SHORT = 90;

    /// No three lines hold more than this; measuring more would waste time.
    private static final int LONG = 1_500;

    NoticeText(String text) {
        super(text.length() > LONG ? text.substring(0, LONG) + "…" : text);
        SafeWrapping.wrap(this);
        setMinHeight(USE_PREF_SIZE);
        setMaxWidth(Double.MAX_VALUE);
    }

    /// Whether a text may need more than three lines.
    static boolean mayBeCut(String text) {
        return text.length() > SHORT || text.indexOf('\n') >= 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.min(super.computePrefHeight(width), most());
    }

    private double most() {
        Text measure = new Text("Xg");
        measure.setFont(getFont());
        double line = measure.getLayoutBounds().getHeight();
        return snappedTopInset() + Math.ceil(LINES * line) + snappedBottomInset();
    }
}
