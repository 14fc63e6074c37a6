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
        for (int i = 0; i < elements.size(); i++) {
            switch (elements.get(i)) {
                case Element.Variable variable ->
                        parts.addAll(TextRenderer.variable(variable, scene));
                case Element.Call call -> call(call, scene, parts);
                case Element.TermText term -> parts.addAll(TextRenderer.term(term, scene));
                case Element.Value value -> parts.addAll(TextRenderer.value(value, scene));
                case Element.NumberText number ->
                        parts.addAll(NumberRenderer.number(number, scene));
                case Element.Label label -> parts.addAll(TextRenderer.label(label, scene));
                case Element.Date date -> parts.addAll(DateRenderer.date(date, scene));
                case Element.Names names -> parts.addAll(NamesRenderer.names(names, scene));
                case Element.Group group -> group(group, scene, parts);
                case Element.Choose choose -> choose(choose, scene, parts);
            }
        }
    }

    private static void call(Element.Call call, Scene scene, List<Out> parts) {
        Scene.Tally outer = scene.enter();
        List<Out> inner = render(scene.scope().macro(call.macro()), scene);
        if (scene.leave(outer, Out.isEmpty(inner))) {
            parts.addAll(TextRenderer.dressed(call.dress(), Out.Tag.NONE, inner, scene));
        }
    }

    private static void group(Element.Group group, Scene scene, List<Out> parts) {
        Scene.Tally outer = scene.enter();
        List<Out> inner = render(group.children(), scene);
        if (scene.leave(outer, Out.isEmpty(inner))) {
            Out.Wrap wrap = Out.Wrap.of(group.dress(), group.delimiter(), Out.Tag.NONE);
            parts.add(Out.box(wrap, inner));
        }
    }

    private static void choose(Element.Choose choose, Scene scene, List<Out> parts) {
        for (Element.Branch branch : choose.branches()) {
            if (Conditions.hold(branch, scene)) {
                render(branch.children(), scene, parts);
                return;
            }
        }
    }
}
