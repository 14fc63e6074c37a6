package octavo.csl;

import octavo.csl.rendered.RenderedNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The text of items' cites, as far as it distinguishes the items.
record CiteTexts(RenderEnvironment environment) {

    /// The text of a rendered cite.
    String citeText(ItemRendering rendering) {
        return RenderedNode.plainText(
                ElementRenderer.renderElements(environment.section().layoutElements(), rendering));
    }

    /// Prepares rendering without earlier cites of the item.
    ItemRendering newRendering(CslItem item, CiteState state) {
        return ItemRendering.forComparing(environment, item, state);
    }

    /// The same, rendered: for its side effects.
    ItemRendering renderCite(CslItem item, CiteState state) {
        ItemRendering rendering = newRendering(item, state);
        ElementRenderer.renderElements(environment.section().layoutElements(), rendering);
        return rendering;
    }

    /// Cites of an item, cited again and cited first: for their side effects.
    List<ItemRendering> renderRepeatedAndFirst(CslItem item) {
        ItemRendering firstRendering =
                new ItemRendering(
                        environment,
                        item,
                        Cite.of(item.id()),
                        CiteState.NONE,
                        ItemRendering.ShownPart.COMPARED);
        ElementRenderer.renderElements(environment.section().layoutElements(), firstRendering);
        return List.of(renderCite(item, CiteState.NONE), firstRendering);
    }

    /// Items grouped by cite text, in order of first occurrence.
    List<List<CslItem>> groupByText(List<CslItem> items, Function<CslItem, CiteState> stateOf) {
        Map<String, List<CslItem>> itemsByText = new LinkedHashMap<>();
        for (CslItem item : items) {
            itemsByText
                    .computeIfAbsent(
                            citeText(newRendering(item, stateOf.apply(item))),
                            _ -> new ArrayList<>())
                    .add(item);
        }
        return List.copyOf(itemsByText.values());
    }
}
