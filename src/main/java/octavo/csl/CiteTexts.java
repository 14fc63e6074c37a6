package octavo.csl;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// What the cites of items read, as far as it tells the items apart.
record CiteTexts(Scope scope) {

    /// What the cite of a scene reads.
    String of(Scene scene) {
        return Out.plain(Renderer.render(scope.area().layout(), scene));
    }

    /// Everything but when the item was cited before.
    Scene scene(CslItem item, Facts known) {
        Facts later = known.at(Position.SUBSEQUENT, false, 0);
        return new Scene(scope, item, Cite.of(item.id()), later, Scene.Shown.COMPARED);
    }

    /// The same, rendered: for what happened on the way.
    Scene rendered(CslItem item, Facts known) {
        Scene scene = scene(item, known);
        Renderer.render(scope.area().layout(), scene);
        return scene;
    }

    /// Items by what their cites read, in the order of the first of each.
    List<List<CslItem>> parts(List<CslItem> items, Function<CslItem, Facts> known) {
        Map<String, List<CslItem>> parts = new LinkedHashMap<>();
        for (CslItem item : items) {
            parts.computeIfAbsent(of(scene(item, known.apply(item))), _ -> new ArrayList<>())
                    .add(item);
        }
        return List.copyOf(parts.values());
    }
}
