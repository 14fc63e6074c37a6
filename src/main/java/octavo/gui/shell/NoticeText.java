package octavo.gui.shell;

import javafx.scene.control.Label;
import javafx.scene.text.Text;

import octavo.gui.controls.SafeWrapping;
import octavo.text.ShortText;

/// The text of a notice in at most three lines, however long it is.
final class NoticeText extends Label {
    private static final int MAX_LINES = 3;

    /// Texts of this length fit even in a small window with large letters.
    private static final int SHORT_LENGTH = 90;

    /// No three lines hold more than this; measuring more would waste time.
    private static final int MAX_LENGTH = 1_500;

    NoticeText(String noticeText) {
        super(ShortText.cutTo(noticeText, MAX_LENGTH));
        SafeWrapping.wrap(this);
        setMinHeight(USE_PREF_SIZE);
        setMaxWidth(Double.MAX_VALUE);
    }

    /// Whether a text may need more than three lines.
    static boolean mayBeCut(String noticeText) {
        return noticeText.length() > SHORT_LENGTH || noticeText.indexOf('\n') >= 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.min(super.computePrefHeight(width), maxHeight());
    }

    private double maxHeight() {
        Text measuredText = new Text("Xg");
        measuredText.setFont(getFont());
        double lineHeight = measuredText.getLayoutBounds().getHeight();
        return snappedTopInset() + Math.ceil(MAX_LINES * lineHeight) + snappedBottomInset();
    }
}
