package octavo.csl;

import java.util.ArrayList;
import java.util.List;

/// Evaluates rendering elements. Depth is bounded, as the reader of styles bounds nesting and
/// calls.
final class Renderer {
    private Renderer() {}

    static List<Out> render(List<Element> elements, Scene scene) {
        List<Out> parts = new ArrayList<>();
        for (Element element : elements) {
            parts.addAll(render(element, scene));
        }
        return parts;
    }

    private static List<Out> render(Element element, Scene scene) {
        return switch (element) {
            case Element.Variable variable -> TextRenderer.variable(variable, scene);
            case Element.Call call -> call(call, scene);
            case Element.TermText term -> TextRenderer.term(term, scene);
            case Element.Value value -> TextRenderer.value(value, scene);
            case Element.NumberText number -> NumberRenderer.number(number, scene);
            case Element.Label label -> TextRenderer.label(label, scene);
            case Element.Date date -> DateRenderer.date(date, scene);
            case Element.Names names -> NamesRenderer.names(names, scene);
            case Element.Group group -> group(group, scene);
            case Element.Choose choose -> choose(choose, scene);
        };
    }

    private static List<Out> call(Element.Call call, Scene scene) {
        Scene.Tally outer = scene.enter();
        List<Out> parts = render(scene.scope().macro(call.macro()), scene);
        if (!scene.leave(outer, Out.isEmpty(parts))) {
            return List.of();
        }
        return TextRenderer.dressed(call.dress(), Out.Tag.NONE, parts, scene);
    }

    private static List<Out> group(Element.Group group, Scene scene) {
        Scene.Tally outer = scene.enter();
        List<Out> parts = render(group.children(), scene);
        if (!scene.leave(outer, Out.isEmpty(parts))) {
            return List.of();
        }
        Out.Wrap wrap = Out.Wrap.of(group.dress(), group.delimiter(), Out.Tag.NONE);
        return List.of(Out.box(wrap, parts));
    }

    private static List<Out> choose(Element.Choose choose, Scene scene) {
        for (Element.Branch branch : choose.branches()) {
            if (Conditions.hold(branch, scene)) {
                return render(branch.children(), scene);
            }
        }
        return List.of();
    }
}
