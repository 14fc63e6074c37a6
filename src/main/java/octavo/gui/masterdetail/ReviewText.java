package octavo.gui.masterdetail;

import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;

/// The texts of a review: headings, what it is about, and what changes.
public final class ReviewText {
    private static final MessageTexts MESSAGES = MessageTexts.of(ReviewText.class);

    private ReviewText() {}

    /// A small heading above a part.
    public static Label heading(String text) {
        Label heading = label(text.toUpperCase(MESSAGES.locale()), "review-heading");
        heading.setAccessibleText(text);
        return heading;
    }

    /// Which of how many is shown.
    public static String position(int index, int count) {
        return MESSAGES.text("position", index + 1, count);
    }

    /// What the review is about, in large letters.
    public static Label subject(String text) {
        return label(text, "review-subject");
    }

    public static Label plain(String text) {
        return label(text, "review-plain");
    }

    public static Label muted(String text) {
        return label(text, "muted");
    }

    /// What a text is, and what it would be. Only one of them is shown if the other is empty. Long
    /// ones have lines of their own.
    public static FlowPane change(String before, String after) {
        FlowPane change = new FlowPane();
        change.getStyleClass().add("text-change");
        change.setMinWidth(0); // otherwise, it is as wide as its longest line
        if (!before.isEmpty()) {
            change.getChildren().add(changeLabel(before, "text-removed"));
        }
        if (!before.isEmpty() && !after.isEmpty()) {
            change.getChildren().add(new Label("→"));
        }
        if (!after.isEmpty()) {
            change.getChildren().add(changeLabel(after, "text-added"));
        }
        change.getChildren().stream()
                .map(Label.class::cast)
                .forEach(label -> label.maxWidthProperty().bind(change.widthProperty()));
        return change;
    }

    private static Label changeLabel(String text, String styleClass) {
        Label label = label(text, styleClass);
        label.getStyleClass().add("source");
        return label;
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        SafeWrapping.wrap(label);
        return label;
    }
}
