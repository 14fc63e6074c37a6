package octavo.gui.controls;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeView;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The controls of a part of the window that the keyboard reaches.
public final class FocusTargets {
    private FocusTargets() {}

    /// The visible and enabled controls that take keys, in order. Before its first layout, a pane
    /// with a skin has none.
    public static List<Node> in(Node part) {
        List<Node> targets = new ArrayList<>();
        collect(part, targets);
        return targets;
    }

    private static void collect(Node node, List<Node> targets) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        boolean isContainer = node instanceof SplitPane || node instanceof ScrollPane;
        if (node.isFocusTraversable() && node instanceof Control && !isContainer) {
            targets.add(node);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, targets));
        }
    }

    /// The main control of a page: its list, if it has one; its buttons can wait.
    public static Optional<Node> main(Node page) {
        List<Node> targets = in(page);
        return Stream.concat(
                        targets.stream()
                                .filter(node ->
                                        node instanceof ListView || node instanceof TreeView),
                        targets.stream())
                .findFirst();
    }

    /// Where the focus goes when a control has gone: to the one that replaces it under the same id,
    /// else to the table of the part, else to its main control.
    public static Optional<Node> replacement(Node part, Node goneNode) {
        List<Node> targets = in(part);
        return Stream.of(
                        targets.stream()
                                .filter(node ->
                                        goneNode.getId() != null
                                                && goneNode.getId().equals(node.getId())),
                        targets.stream().filter(TableView.class::isInstance),
                        main(part).stream())
                .flatMap(found -> found)
                .findFirst();
    }

    @SuppressWarnings("ReferenceEquality") // nodes have no other equality
    public static boolean isInside(@Nullable Node node, Node part) {
        Node ancestor = node;
        while (ancestor != null && ancestor != part) {
            ancestor = ancestor.getParent();
        }
        return ancestor != null;
    }
}
