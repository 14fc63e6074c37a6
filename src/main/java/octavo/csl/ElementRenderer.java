package octavo.csl;

import java.util.ArrayList;
import java.util.List;

/// Evaluates rendering elements. Depth is bounded, as the style reader limits nesting and calls.
final class ElementRenderer {
    private static final RenderedNode.Wrap MACRO = RenderedNode.Wrap.tag(RenderedNode.Tag.MACRO);

    private ElementRenderer() {}

    static List<RenderedNode> render(List<Element> elements, ItemRendering scene) {
        List<RenderedNode> parts = new ArrayList<>();
        render(elements, scene, parts);
        return parts;
    }

    private static void render(
            List<Element> elements, ItemRendering scene, List<RenderedNode> parts) {
        int count = elements.size();
        for (int i = 0; i < count; i++) {
            elements.get(i).render(scene, parts);
        }
    }

    static void call(Element.Call call, ItemRendering scene, List<RenderedNode> parts) {
        int from = parts.size();
        boolean shows =
                scene.sorting()
                        ? showsSorted(call.macro(), scene, parts)
                        : shows(scene.scope().macro(call.macro()), scene, parts);
        if (shows && !call.dress().isNone()) {
            RenderedNode inner = new RenderedNode.Box(MACRO, taken(parts, from));
            parts.add(TextRenderer.dressed(call.dress(), RenderedNode.Tag.NONE, inner, scene));
        } else {
            join(MACRO, parts, from);
        }
    }

    static void group(Element.Group group, ItemRendering scene, List<RenderedNode> parts) {
        int from = parts.size();
        if (shows(group.children(), scene, parts)) {
            join(group.wrap(), parts, from);
        }
    }

    /// Wraps the parts from an index on, which are not empty, into one. What is behind a look or a
    /// suffix within joins more than what is directly behind one, and the suffix of a group is not
    /// that of the text within.
    private static void join(RenderedNode.Wrap wrap, List<RenderedNode> parts, int from) {
        boolean marked =
                parts.size() == from + 1
                        && parts.get(from) instanceof RenderedNode.Box box
                        && (box.wrap().isMarked()
                                || !box.wrap().suffix().isEmpty()
                                || box.wrap().prefix().startsWith("  "));
        boolean bare = wrap.isNone() || wrap.tag() == RenderedNode.Tag.MACRO;
        if (parts.size() > from + 1 || parts.size() == from + 1 && (marked || !bare)) {
            List<RenderedNode> inner = taken(parts, from);
            boolean alone = inner.size() == 1 && !wrap.suffix().isEmpty() && !wrap.isMarked();
            parts.add(
                    alone
                            ? new RenderedNode.Box(
                                    wrap,
                                    List.of(
                                            new RenderedNode.Box(
                                                    RenderedNode.Wrap.NONE, inner, false)),
                                    false)
                            : new RenderedNode.Box(wrap, inner, false));
        }
    }

    /// Appends elements that are shown or hidden together; returns whether they show.
    private static boolean shows(
            List<Element> elements, ItemRendering scene, List<RenderedNode> parts) {
        int from = parts.size();
        ItemRendering.Tally outer = scene.enter();
        render(elements, scene, parts);
        boolean shows = scene.leave(outer, RenderedNode.isEmpty(parts, from));
        if (!shows) {
            drop(parts, from);
        }
        return shows;
    }

    /// The same for what a macro has for sorting.
    private static boolean showsSorted(
            String macro, ItemRendering scene, List<RenderedNode> parts) {
        SortMacros macros = scene.scope().sortMacros();
        boolean around = scene.onlyDates();
        boolean dates = around || macros.hasDate(macro);
        scene.onlyDates(dates);
        List<Element> elements = dates ? macros.dates(macro) : scene.scope().macro(macro);
        boolean shows = shows(elements, scene, parts);
        scene.onlyDates(around);
        return shows;
    }

    static void choose(Element.Choose choose, ItemRendering scene, List<RenderedNode> parts) {
        List<Element.Branch> branches = choose.branches();
        int first = choose.firsts().getOrDefault(scene.item().type(), choose.first());
        for (int i = first; i < branches.size(); i++) {
            if (branches.get(i).holds(scene)) {
                render(branches.get(i).children(), scene, parts);
                return;
            }
        }
    }

    /// Splits off the end of a list, from an index on, as a new list.
    private static List<RenderedNode> taken(List<RenderedNode> all, int from) {
        if (all.size() == from) {
            return List.of();
        }
        if (all.size() == from + 1) {
            return List.of(all.removeLast());
        }
        if (all.size() == from + 2) {
            RenderedNode second = all.removeLast();
            return List.of(all.removeLast(), second);
        }
        List<RenderedNode> taken = List.copyOf(all.subList(from, all.size()));
        drop(all, from);
        return taken;
    }

    private static void drop(List<RenderedNode> all, int from) {
        while (all.size() > from) {
            all.removeLast();
        }
    }
}
