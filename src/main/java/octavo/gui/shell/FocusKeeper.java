package octavo.gui.shell;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import octavo.gui.controls.FocusTargets;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Keeps the focus where the user works: inside an open sheet, and near a control that has gone.
/// JavaFX lets it leave the sheet, and gives it to the first control of the window when the focused
/// one goes.
final class FocusKeeper {
    private final Node contentPane;
    private final Node sheetPane;
    private final ReadOnlyBooleanProperty sheetShownProperty;

    /// The focused control and all that it is in, inmost first.
    private List<Node> focusPath = List.of();

    /// The focus path of a control that has gone, until the focus is given to another.
    private List<Node> gonePath = List.of();

    private Optional<Node> contentOwner = Optional.empty();
    private boolean isBackwards;
    private boolean isTabPressed;

    /// @param shell has the two others in it
    /// @param contentPane the part of the window with the page
    /// @param sheetPane the part above it with the sheet
    FocusKeeper(
            Node shell,
            Node contentPane,
            Node sheetPane,
            ReadOnlyBooleanProperty sheetShownProperty) {
        this.contentPane = contentPane;
        this.sheetPane = sheetPane;
        this.sheetShownProperty = sheetShownProperty;
        shell.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        shell.addEventFilter(KeyEvent.KEY_RELEASED, _ -> isTabPressed = false);
        shell.sceneProperty()
                .flatMap(Scene::focusOwnerProperty)
                .subscribe((earlierNode, focusedNode) -> {
                    if (shell.getScene() != null) {
                        whenFocused(shell.getScene(), earlierNode, focusedNode);
                    }
                });
    }

    private void whenPressed(KeyEvent event) {
        isTabPressed = event.getCode() == KeyCode.TAB;
        isBackwards = event.isShiftDown();
    }

    private void whenFocused(Scene scene, @Nullable Node earlierNode, @Nullable Node focusedNode) {
        if (focusedNode == null) {
            boolean hasGone = earlierNode != null && !isReachable(earlierNode, scene);
            gonePath = hasGone ? focusPath : List.of();
            return;
        }
        Optional<Node> betterOwner =
                sheetShownProperty.get() && !FocusTargets.isInside(focusedNode, sheetPane)
                        ? targetInSheet(scene, earlierNode)
                        : gonePath.isEmpty() ? Optional.empty() : replacement(scene, focusedNode);
        gonePath = List.of();
        focusPath = pathOf(focusedNode);
        if (FocusTargets.isInside(focusedNode, contentPane)) {
            contentOwner = Optional.of(focusedNode);
        }
        betterOwner.ifPresent(Node::requestFocus);
    }

    /// Tab goes round in a sheet; other keys that would leave it stay where they are.
    private Optional<Node> targetInSheet(Scene scene, @Nullable Node earlierNode) {
        List<Node> targets = FocusTargets.in(sheetPane);
        if (targets.isEmpty()) {
            return Optional.empty();
        }
        if (!gonePath.isEmpty()) {
            return Stream.concat(nearGone(scene).stream(), targets.stream()).findFirst();
        }
        boolean isStaying =
                !isTabPressed
                        && earlierNode != null
                        && FocusTargets.isInside(earlierNode, sheetPane)
                        && isReachable(earlierNode, scene);
        return Optional.ofNullable(
                isStaying ? earlierNode : isBackwards ? targets.getLast() : targets.getFirst());
    }

    /// The control to focus instead of the removed one, unless the focused one is as near.
    private Optional<Node> replacement(Scene scene, Node focusedNode) {
        boolean isStillThere = FocusTargets.isInside(gonePath.getFirst(), scene.getRoot());
        boolean isInContent = FocusTargets.isInside(focusedNode, contentPane);
        if (isStillThere && isInContent) {
            return Optional.empty(); // only disabled or hidden: its neighbour is a good choice
        }
        return nearGone(scene)
                .or(() -> contentOwner.filter(node -> isReachable(node, scene)))
                .or(() -> FocusTargets.replacement(contentPane, gonePath.getFirst()));
    }

    /// A control in the inmost part of the content or the sheet that is left around the gone one.
    private Optional<Node> nearGone(Scene scene) {
        return gonePath.stream()
                .skip(1)
                .filter(part ->
                        FocusTargets.isInside(part, contentPane)
                                || FocusTargets.isInside(part, sheetPane))
                .filter(part -> isReachable(part, scene))
                .map(part -> FocusTargets.replacement(part, gonePath.getFirst()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static List<Node> pathOf(Node node) {
        List<Node> path = new ArrayList<>();
        for (Node part = node; part != null; part = part.getParent()) {
            path.add(part);
        }
        return path;
    }

    private static boolean isReachable(Node node, Scene scene) {
        return scene.equals(node.getScene())
                && !node.isDisabled()
                && pathOf(node).stream().allMatch(Node::isVisible);
    }
}
