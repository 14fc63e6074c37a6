package octavo.csl;

import java.util.ArrayList;
import java.util.List;

/// Evaluates rendering elements. Depth is bounded, as the reader of styles bounds nesting and
/// calls.
final class Renderer {
    private Renderer() {}

    static List<Out> render(List<Element> elements, Scene scene) {
        List<Out> parts = new ArrayList<>();
        render(elements, scene, parts);
        return parts;
    }

    private static void render(List<Element> elements, Scene scene, List<Out> parts) {
        int count = elements.size();
        for (int i = 0; i < count; i++) {
            elements.get(i).render(scene, parts);
        }
    }

    static void call(Element.Call call, Scene scene, List<Out> parts) {
        int from = parts.size();
        if (shows(scene.scope().macro(call.macro()), scene, parts) && !call.dress().isNone()) {
            List<Out> inner = Tail.of(parts, from);
            parts.add(TextRenderer.dressed(call.dress(), Out.Tag.NONE, inner, scene));
        } else {
            join(Out.Wrap.NONE, parts, from);
        }
    }

    static void group(Element.Group group, Scene scene, List<Out> parts) {
        int from = parts.size();
        if (shows(group.children(), scene, parts)) {
            join(group.wrap(), parts, from);
        }
    }

    /// Makes one part of those from somewhere on, which are not empty.
    private static void join(Out.Wrap wrap, List<Out> parts, int from) {
        if (parts.size() > from + 1 || parts.size() == from + 1 && !wrap.isNone()) {
            parts.add(new Out.Box(wrap, Tail.of(parts, from), false));
        }
    }

    /// Puts elements that show or hide together behind `parts`; whether they show.
    private static boolean shows(List<Element> elements, Scene scene, List<Out> parts) {
        int from = parts.size();
        Scene.Tally outer = scene.enter();
        render(elements, scene, parts);
        boolean shows = scene.leave(outer, Out.isEmpty(parts, from));
        if (!shows) {
            Tail.drop(parts, from);
        }
        return shows;
    }

    static void choose(Element.Choose choose, Scene scene, List<Out> parts) {
        List<Element.Branch> branches = choose.branches();
        int first = choose.firsts().getOrDefault(scene.item().type(), choose.first());
        for (int i = first; i < branches.size(); i++) {
            if (Conditions.hold(branches.get(i), scene)) {
                render(branches.get(i).children(), scene, parts);
                return;
            }
        }
    }
}
