package octavo.csl;

import octavo.csl.CiteState.CitePosition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The text of items' cites, as far as it distinguishes the items.
record CiteTexts(RenderEnvironment scope) {

    /// The text of a rendered cite.
    String of(ItemRendering scene) {
        return RenderedNode.plain(ElementRenderer.render(scope.area().layout(), scene));
    }

    /// Prepares rendering without earlier cites of the item.
    ItemRendering scene(CslItem item, CiteState known) {
        CiteState later = known.at(CitePosition.SUBSEQUENT, false, 0);
        return new ItemRendering(
                scope, item, Cite.of(item.id()), later, ItemRendering.Shown.COMPARED);
    }

    /// The same, rendered: for its side effects.
    ItemRendering rendered(CslItem item, CiteState known) {
        ItemRendering scene = scene(item, known);
        ElementRenderer.render(scope.area().layout(), scene);
        return scene;
    }

    /// Cites of an item, cited again and cited first: for their side effects.
    List<ItemRendering> everCited(CslItem item) {
        ItemRendering first =
                new ItemRendering(
                        scope,
                        item,
                        Cite.of(item.id()),
                        CiteState.NONE,
                        ItemRendering.Shown.COMPARED);
        ElementRenderer.render(scope.area().layout(), first);
        return List.of(rendered(item, CiteState.NONE), first);
    }

    /// Items grouped by cite text, in order of first occurrence.
    List<List<CslItem>> parts(List<CslItem> items, Function<CslItem, CiteState> known) {
        Map<String, List<CslItem>> parts = new LinkedHashMap<>();
        for (CslItem item : items) {
            parts.computeIfAbsent(of(scene(item, known.apply(item))), _ -> new ArrayList<>())
                    .add(item);
        }
        return List.copyOf(parts.values());
    }
}
