package octavo.csl;

import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Element;
import octavo.csl.style.Formatting;
import octavo.csl.style.NameStyle;
import octavo.csl.style.Style.LayoutSection.SortKey;
import octavo.csl.valueformats.Collation;
import octavo.csl.valueformats.VariableKinds;

import java.text.CollationKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Sorts items or cites by a layout's sort keys. Each item's keys are computed once.
final class ItemSorting {
    private final RenderEnvironment environment;
    private final Collation collation;
    private final boolean[] isDescending;
    private final Map<String, ItemKeys> keysById = new HashMap<>();

    ItemSorting(RenderEnvironment environment) {
        this.environment = environment;
        this.collation = new Collation(environment.locale().javaLocale());
        this.isDescending = descendingKeys(environment);
    }

    /// Sorts elements by their items; stable.
    <T> List<T> sortElements(
            List<T> elements, Function<T, CslItem> itemOf, Function<CslItem, CiteState> stateOf) {
        List<RankedElement<T>> rankedElements = new ArrayList<>(elements.size());
        for (T element : elements) {
            CslItem sortedItem = itemOf.apply(element);
            rankedElements.add(
                    new RankedElement<>(
                            element,
                            keysById.computeIfAbsent(
                                    sortedItem.id(),
                                    _ -> new ItemKeys(sortedItem, stateOf.apply(sortedItem)))));
        }
        rankedElements.sort(
                (firstKeys, secondKeys) -> compareKeys(firstKeys.itemKeys, secondKeys.itemKeys));
        return rankedElements.stream().map(RankedElement::element).toList();
    }

    private int compareKeys(ItemKeys firstKeys, ItemKeys secondKeys) {
        for (int i = 0; i < isDescending.length; i++) {
            Optional<CollationKey> firstKey = firstKeys.keyAt(i);
            Optional<CollationKey> secondKey = secondKeys.keyAt(i);
            if (firstKey.isEmpty() || secondKey.isEmpty()) {
                if (firstKey.isPresent() != secondKey.isPresent()) {
                    return firstKey.isPresent() ? -1 : 1;
                }
                continue;
            }
            int order = firstKey.get().compareTo(secondKey.get());
            if (order != 0) {
                return isDescending[i] ? -order : order;
            }
        }
        return 0;
    }

    /// Where cites collapse or are grouped, the direction of the first key applies to all, as in
    /// the reference engine: a style that sorts years in descending order shows "(Doe, 1992,
    /// 2002)".
    private static boolean[] descendingKeys(RenderEnvironment environment) {
        List<SortKey> sortKeys = environment.section().sortKeys();
        boolean collapsesCites =
                !environment.isBibliography()
                        && (!environment.section().option("collapse", "").isEmpty()
                                || environment
                                        .section()
                                        .options()
                                        .containsKey("cite-group-delimiter"));
        boolean[] isDescending = new boolean[sortKeys.size()];
        for (int i = 0; i < isDescending.length; i++) {
            isDescending[i] = sortKeys.get(collapsesCites ? 0 : i).isDescending();
        }
        return isDescending;
    }

    private String sortText(List<RenderedNode> nodes) {
        return environment.runLayout().layOut(nodes).plainText().stripTrailing();
    }

    private String sortText(SortKey sortKey, CslItem item, CiteState state) {
        ItemRendering rendering =
                ItemRendering.forSorting(environment, item, state, sortKey.nameOptions());
        if (sortKey.isMacro()) {
            List<RenderedNode> nodes = new ArrayList<>();
            ElementRenderer.renderCall(
                    new Element.MacroCall(sortKey.name(), Formatting.NONE), rendering, nodes);
            String sortText = sortText(nodes);
            boolean hasWords = rendering.hasWordsForNames();
            boolean isCounted =
                    sortKey.isDescending()
                            ? rendering.hasRenderedVariable() || hasWords
                            : rendering.isGroupShown();
            return isCounted ? sortText : "";
        }
        String variable = sortKey.name();
        if (item.names().containsKey(variable)) {
            NameStyle nameStyle =
                    new NameStyle(
                            Map.of("form", "long"),
                            Formatting.NONE,
                            Formatting.NONE,
                            Formatting.NONE);
            Element.NamesElement namesElement =
                    new Element.NamesElement(
                            List.of(variable),
                            nameStyle,
                            Optional.empty(),
                            Optional.empty(),
                            false,
                            List.of(),
                            Optional.empty(),
                            Formatting.NONE);
            return sortText(ElementRenderer.renderElements(List.of(namesElement), rendering));
        }
        if (item.dates().containsKey(variable)) {
            return SortText.dateDigits(item.dates().get(variable));
        }
        ItemText value = TextRenderer.variableText(variable, rendering);
        return VariableKinds.NUMBERS.contains(variable)
                ? SortText.paddedNumber(value.toHtml())
                : sortText(List.of(FieldMarkup.of(value, environment.locale())));
    }

    /// The keys of an item, each computed on first comparison: most items differ in the first few.
    private final class ItemKeys {
        private final CslItem item;
        private final CiteState state;
        private final List<Optional<CollationKey>> computedKeys = new ArrayList<>(2);

        ItemKeys(CslItem item, CiteState state) {
            this.item = item;
            this.state = state.withNameDetail(state.nameDetail().forPeopleOnly());
        }

        Optional<CollationKey> keyAt(int index) {
            for (int i = computedKeys.size(); i <= index; i++) {
                String sortText = sortText(environment.section().sortKeys().get(i), item, state);
                computedKeys.add(
                        sortText.isEmpty()
                                ? Optional.empty()
                                : Optional.of(collation.collationKey(sortText)));
            }
            return computedKeys.get(index);
        }
    }

    private record RankedElement<T>(T element, ItemKeys itemKeys) {}
}
