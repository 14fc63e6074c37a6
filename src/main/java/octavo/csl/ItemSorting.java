package octavo.csl;

import octavo.csl.Style.LayoutSection.SortKey;

import java.text.CollationKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Sorts items or cites by a layout's sort keys. Each item's keys are computed once.
final class ItemSorting {
    private final RenderEnvironment scope;
    private final Collation collation;
    private final boolean[] descending;
    private final Map<String, Keys> known = new HashMap<>();

    ItemSorting(RenderEnvironment scope) {
        this.scope = scope;
        this.collation = new Collation(scope.locale().javaLocale());
        this.descending = descending(scope);
    }

    /// Sorts elements by their items; stable.
    <T> List<T> sorted(
            List<T> things, Function<T, CslItem> item, Function<CslItem, CiteState> facts) {
        List<Ranked<T>> ranked = new ArrayList<>(things.size());
        for (T thing : things) {
            CslItem of = item.apply(thing);
            ranked.add(
                    new Ranked<>(
                            thing,
                            known.computeIfAbsent(of.id(), _ -> new Keys(of, facts.apply(of)))));
        }
        ranked.sort((one, other) -> compare(one.keys, other.keys));
        return ranked.stream().map(Ranked::thing).toList();
    }

    private int compare(Keys one, Keys other) {
        for (int i = 0; i < descending.length; i++) {
            Optional<CollationKey> a = one.at(i);
            Optional<CollationKey> b = other.at(i);
            if (a.isEmpty() || b.isEmpty()) {
                if (a.isPresent() != b.isPresent()) {
                    return a.isPresent() ? -1 : 1;
                }
                continue;
            }
            int order = a.get().compareTo(b.get());
            if (order != 0) {
                return descending[i] ? -order : order;
            }
        }
        return 0;
    }

    /// Where cites collapse or are grouped, the direction of the first key applies to all, as in
    /// the reference engine: a style that sorts years in descending order shows "(Doe, 1992,
    /// 2002)".
    private static boolean[] descending(RenderEnvironment scope) {
        List<SortKey> keys = scope.area().sort();
        boolean collapses =
                !scope.bibliography()
                        && (!scope.area().option("collapse", "").isEmpty()
                                || scope.area().options().containsKey("cite-group-delimiter"));
        boolean[] descending = new boolean[keys.size()];
        for (int i = 0; i < descending.length; i++) {
            descending[i] = keys.get(collapses ? 0 : i).descending();
        }
        return descending;
    }

    private String text(List<RenderedNode> parts) {
        return scope.layout().of(parts).text().stripTrailing();
    }

    private String text(SortKey key, CslItem item, CiteState facts) {
        ItemRendering scene = ItemRendering.sorting(scope, item, facts, key.nameOptions());
        if (key.macro()) {
            List<RenderedNode> parts = new ArrayList<>();
            ElementRenderer.call(new Element.Call(key.name(), Formatting.NONE), scene, parts);
            String text = text(parts);
            boolean words = scene.hasWordsForNames();
            boolean counts = key.descending() ? scene.hasVariable() || words : scene.shows();
            return counts ? text : "";
        }
        String variable = key.name();
        if (item.names().containsKey(variable)) {
            NameStyle style =
                    new NameStyle(
                            Map.of("form", "long"),
                            Formatting.NONE,
                            Formatting.NONE,
                            Formatting.NONE);
            Element.Names names =
                    new Element.Names(
                            List.of(variable),
                            style,
                            Optional.empty(),
                            Optional.empty(),
                            false,
                            List.of(),
                            Optional.empty(),
                            Formatting.NONE);
            return text(ElementRenderer.render(List.of(names), scene));
        }
        if (item.dates().containsKey(variable)) {
            return SortText.date(item.dates().get(variable));
        }
        ItemText value = TextRenderer.text(variable, scene);
        return VariableKinds.NUMBERS.contains(variable)
                ? SortText.number(value.html())
                : text(List.of(FieldMarkup.of(value, scope.locale())));
    }

    /// The keys of an item, each computed on first comparison: most items differ in the first few.
    private final class Keys {
        private final CslItem item;
        private final CiteState facts;
        private final List<Optional<CollationKey>> made = new ArrayList<>(2);

        Keys(CslItem item, CiteState facts) {
            this.item = item;
            this.facts = facts.with(facts.names().ofPeople());
        }

        Optional<CollationKey> at(int index) {
            for (int i = made.size(); i <= index; i++) {
                String text = text(scope.area().sort().get(i), item, facts);
                made.add(text.isEmpty() ? Optional.empty() : Optional.of(collation.key(text)));
            }
            return made.get(index);
        }
    }

    private record Ranked<T>(T thing, Keys keys) {}
}
