package octavo.gui;

import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Cell;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToolBar;
import javafx.scene.control.TreeView;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;

import octavo.gui.openlibraries.TestWindow;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// What in a window has no name or role for those who do not see it, or cannot be reached by those
/// who use no mouse.
final class Nameless {
    private Nameless() {}

    /// Whatever takes keys or clicks and does not say what it is.
    static Set<String> in(TestWindow window) {
        Set<String> nameless = new TreeSet<>();
        Window.getWindows().stream()
                .filter(each -> each.getScene() != null && isOf(window, each))
                .flatMap(each -> all(each.getScene().getRoot()))
                .filter(Nameless::takesKeysOrClicks)
                .filter(node -> nameOf(node).isBlank() || hasNoRole(node))
                .forEach(node -> nameless.add(node + " in " + node.getParent()));
        return nameless;
    }

    /// What a mouse can click and the keys cannot reach.
    static List<Node> unreachable(TestWindow window) {
        return all(window.scene().getRoot())
                .filter(node -> node.getOnMouseClicked() != null)
                .filter(node -> !node.isFocusTraversable() && !isIn(node, TextField.class))
                .filter(node -> !isIn(node, TreeView.class))
                .filter(node -> !"palette-list".equals(node.getId()))
                .toList();
    }

    /// Whether a window belongs to the one that is tried.
    private static boolean isOf(TestWindow window, Window each) {
        return each.equals(window.stage)
                || each instanceof Stage other && window.stage.equals(other.getOwner())
                || each instanceof PopupWindow popup && window.stage.equals(popup.getOwnerWindow());
    }

    private static Stream<Node> all(Node node) {
        if (!node.isVisible() || node instanceof Cell<?> cell && cell.isEmpty()) {
            return Stream.of();
        }
        Stream<Node> inside =
                node instanceof Parent parent
                        ? parent.getChildrenUnmodifiable().stream().flatMap(Nameless::all)
                        : Stream.of();
        return Stream.concat(Stream.of(node), inside);
    }

    /// Panes that only hold others, and parts of controls, are led through.
    private static boolean takesKeysOrClicks(Node node) {
        boolean holdsOthers =
                node instanceof ScrollPane
                        || node instanceof SplitPane
                        || node instanceof TabPane
                        || node instanceof ToolBar
                        || node instanceof MenuBar;
        boolean part =
                node.getParent() instanceof ComboBoxBase
                        || node.getStyleClass().contains("arrow-button")
                        || node instanceof MenuButton && isIn(node, MenuBar.class);
        boolean acts = node.isFocusTraversable() || node instanceof ButtonBase;
        return acts && !holdsOthers && !part && !(node instanceof Cell);
    }

    private static boolean isIn(Node node, Class<?> kind) {
        for (Node each = node.getParent(); each != null; each = each.getParent()) {
            if (kind.isInstance(each)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasNoRole(Node node) {
        return node.getAccessibleRole() == AccessibleRole.NODE
                || node.getAccessibleRole() == AccessibleRole.PARENT;
    }

    static String nameOf(Node node) {
        if (node.getAccessibleText() != null) {
            return node.getAccessibleText();
        }
        return node instanceof Labeled labeled && labeled.getText() != null
                ? labeled.getText()
                : "";
    }
}
