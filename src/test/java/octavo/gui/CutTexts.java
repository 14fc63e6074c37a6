package octavo.gui;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;

import java.util.ArrayList;
import java.util.List;

/// Texts that a control shows with less than all their letters, or that stick out of what they are
/// in. Titles and names in tables and lists may be cut: they have a place where they are whole.
final class CutTexts {
    private CutTexts() {}

    static List<String> in(Parent root) {
        List<String> found = new ArrayList<>();
        collect(root, found);
        return found;
    }

    private static void collect(Node node, List<String> found) {
        if (!node.isVisible() || node instanceof IndexedCell<?>) {
            return;
        }
        if (node instanceof Labeled labeled && isCut(labeled)) {
            found.add(
                    "#%s .%s: %s"
                            .formatted(
                                    labeled.getId(),
                                    String.join(".", labeled.getStyleClass()),
                                    labeled.getText().replace("\n", "\\n")));
        }
        if (node instanceof TextField field && isPromptCut(field)) {
            found.add("#%s prompt: %s".formatted(field.getId(), field.getPromptText()));
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, found));
        }
    }

    private static boolean isPromptCut(TextField field) {
        Text prompt = new Text(field.getPromptText());
        prompt.setFont(field.getFont());
        double room = field.getWidth() - field.getInsets().getLeft() - field.getInsets().getRight();
        return field.getText().isEmpty() && prompt.getLayoutBounds().getWidth() > room + 1;
    }

    private static boolean isCut(Labeled labeled) {
        return labeled.getText() != null
                && labeled.getChildrenUnmodifiable().stream()
                        .filter(Text.class::isInstance)
                        .map(Text.class::cast)
                        .anyMatch(text -> isShortened(text, labeled) || sticksOut(text, labeled));
    }

    private static boolean isShortened(Text text, Labeled labeled) {
        String mark = labeled.getEllipsisString();
        return text.getText().endsWith(mark) && !labeled.getText().endsWith(mark)
                || text.getText().contains(mark) && !labeled.getText().contains(mark);
    }

    private static boolean sticksOut(Text text, Labeled labeled) {
        Bounds bounds = text.getBoundsInParent();
        return bounds.getMaxX() > labeled.getWidth() + 1
                || bounds.getMaxY() > labeled.getHeight() + 1;
    }
}
