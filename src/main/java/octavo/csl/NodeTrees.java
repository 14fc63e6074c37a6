package octavo.csl;

import octavo.csl.Formatting.TextCase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Finds and changes boxes in output trees.
final class NodeTrees {
    private NodeTrees() {}

    static Optional<RenderedNode.Box> first(RenderedNode.Tag tag, List<RenderedNode> parts) {
        for (RenderedNode part : parts) {
            if (part instanceof RenderedNode.Box box) {
                Optional<RenderedNode.Box> found =
                        box.wrap().tag() == tag ? Optional.of(box) : first(tag, box.parts());
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    static List<RenderedNode.Box> all(RenderedNode.Tag tag, List<RenderedNode> parts) {
        List<RenderedNode.Box> found = new ArrayList<>();
        for (RenderedNode part : parts) {
            if (part instanceof RenderedNode.Box box) {
                if (box.wrap().tag() == tag) {
                    found.add(box);
                } else {
                    found.addAll(all(tag, box.parts()));
                }
            }
        }
        return found;
    }

    /// The tree with one box, by identity, changed. The boxes that do not hold it stay the same, so
    /// that others of them can be found.
    @SuppressWarnings("ReferenceEquality")
    static List<RenderedNode> with(
            List<RenderedNode> parts, RenderedNode.Box target, UnaryOperator<RenderedNode> change) {
        for (int i = 0; i < parts.size(); i++) {
            RenderedNode part = parts.get(i);
            RenderedNode changed = part;
            if (part == target) {
                changed = change.apply(part);
            } else if (part instanceof RenderedNode.Box box) {
                List<RenderedNode> inner = with(box.parts(), target, change);
                changed = inner == box.parts() ? box : box.with(inner);
            }
            if (changed != part) {
                List<RenderedNode> all = new ArrayList<>(parts);
                all.set(i, changed);
                return all;
            }
        }
        return parts;
    }

    /// The tree without one box, by identity, and without the boxes that held nothing else.
    @SuppressWarnings("ReferenceEquality")
    static List<RenderedNode> without(List<RenderedNode> parts, RenderedNode.Box target) {
        List<RenderedNode> left = new ArrayList<>();
        for (RenderedNode part : parts) {
            if (part instanceof RenderedNode.Box box && part != target) {
                List<RenderedNode> inner = without(box.parts(), target);
                if (!inner.isEmpty() || box.parts().isEmpty()) {
                    left.add(box.with(inner));
                }
            } else if (part != target) {
                left.add(part);
            }
        }
        return left;
    }

    /// The tree with its first term capitalised. Its number may precede it.
    static List<RenderedNode> withFirstTermCapitalized(
            List<RenderedNode> parts, ItemRendering scene) {
        List<RenderedNode> changed = new ArrayList<>(parts);
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof RenderedNode.Box box && !box.isEmpty()) {
                if (first(RenderedNode.Tag.CITATION_NUMBER, List.of(box)).isPresent()) {
                    continue;
                }
                List<RenderedNode> inner =
                        box.wrap().tag() == RenderedNode.Tag.TERM
                                ? CaseTransform.apply(TextCase.CAPITALIZE_FIRST, box.parts(), scene)
                                : withFirstTermCapitalized(box.parts(), scene);
                changed.set(i, box.with(inner));
                return changed;
            }
            if (parts.get(i) instanceof RenderedNode.Text(String text, boolean _)
                    && !text.isEmpty()) {
                return parts;
            }
        }
        return changed;
    }
}
