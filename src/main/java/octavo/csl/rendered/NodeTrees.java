package octavo.csl.rendered;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Finds and changes boxes in output trees.
public final class NodeTrees {
    private NodeTrees() {}

    public static Optional<RenderedNode.BoxNode> firstBox(
            RenderedNode.NodeTag tag, List<RenderedNode> nodes) {
        for (RenderedNode node : nodes) {
            if (node instanceof RenderedNode.BoxNode box) {
                Optional<RenderedNode.BoxNode> foundBox =
                        box.wrap().tag() == tag ? Optional.of(box) : firstBox(tag, box.children());
                if (foundBox.isPresent()) {
                    return foundBox;
                }
            }
        }
        return Optional.empty();
    }

    public static List<RenderedNode.BoxNode> allBoxes(
            RenderedNode.NodeTag tag, List<RenderedNode> nodes) {
        List<RenderedNode.BoxNode> foundBoxes = new ArrayList<>();
        for (RenderedNode node : nodes) {
            if (node instanceof RenderedNode.BoxNode box) {
                if (box.wrap().tag() == tag) {
                    foundBoxes.add(box);
                } else {
                    foundBoxes.addAll(allBoxes(tag, box.children()));
                }
            }
        }
        return foundBoxes;
    }

    /// The tree with one box, by identity, changed. The boxes that do not hold it stay the same, so
    /// that others of them can be found.
    @SuppressWarnings("ReferenceEquality")
    public static List<RenderedNode> withChangedBox(
            List<RenderedNode> nodes,
            RenderedNode.BoxNode targetBox,
            UnaryOperator<RenderedNode> change) {
        for (int i = 0; i < nodes.size(); i++) {
            RenderedNode node = nodes.get(i);
            RenderedNode changedNode = node;
            if (node == targetBox) {
                changedNode = change.apply(node);
            } else if (node instanceof RenderedNode.BoxNode box) {
                List<RenderedNode> innerNodes = withChangedBox(box.children(), targetBox, change);
                changedNode = innerNodes == box.children() ? box : box.withChildren(innerNodes);
            }
            if (changedNode != node) {
                List<RenderedNode> allNodes = new ArrayList<>(nodes);
                allNodes.set(i, changedNode);
                return allNodes;
            }
        }
        return nodes;
    }

    /// The tree without one box, by identity, and without the boxes that held nothing else.
    @SuppressWarnings("ReferenceEquality")
    public static List<RenderedNode> withoutBox(
            List<RenderedNode> nodes, RenderedNode.BoxNode targetBox) {
        List<RenderedNode> keptNodes = new ArrayList<>();
        for (RenderedNode node : nodes) {
            if (node instanceof RenderedNode.BoxNode box && node != targetBox) {
                List<RenderedNode> innerNodes = withoutBox(box.children(), targetBox);
                if (!innerNodes.isEmpty() || box.children().isEmpty()) {
                    keptNodes.add(box.withChildren(innerNodes));
                }
            } else if (node != targetBox) {
                keptNodes.add(node);
            }
        }
        return keptNodes;
    }
}
