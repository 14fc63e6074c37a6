package octavo.csl;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// What the cites of items read, as far as it tells the items apart.
record CiteTexts(RenderEnvironment scope) {

    /// What the cite of a scene reads.
    String of(ItemRendering scene) {
        return RenderedNode.plain(ElementRenderer.render(scope.area().layout(), scene));
    }

    /// Everything but when the item was cited before.
    ItemRendering scene(CslItem item, CiteState known) {
        CiteState later = known.at(CitePosition.SUBSEQUENT, false, 0);
        return new ItemRendering(
                scope, item, Cite.of(item.id()), later, ItemRendering.Shown.COMPARED);
    }

    /// The same, rendered: for what happened on the way.
    ItemRendering rendered(CslItem item, CiteState known) {
        ItemRendering scene = scene(item, known);
        ElementRenderer.render(scope.area().layout(), scene);
        return scene;
    }

    /// Items by what their cites read, in the order of the first of each.
    List<List<CslItem>> parts(List<CslItem> items, Function<CslItem, CiteState> known) {
        Map<String, List<CslItem>> parts = new LinkedHashMap<>();
        for (CslItem item : items) {
            parts.computeIfAbsent(of(scene(item, known.apply(item))), _ -> new ArrayList<>())
                    .add(item);
        }
        return List.copyOf(parts.values());
    }
}
