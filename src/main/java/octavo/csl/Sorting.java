package octavo.csl;

import java.text.CollationKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Sorts items or cites by the keys of an area. Each item's keys are computed once.
final class Sorting {
    private final Scope scope;
    private final Collation collation;
    private final Map<String, List<Optional<CollationKey>>> known = new HashMap<>();

    Sorting(Scope scope) {
        this.scope = scope;
        this.collation = new Collation(scope.locale().javaLocale());
    }

    boolean sorts() {
        return !scope.area().sort().isEmpty();
    }

    /// Things in order, by the items that they are of; those of which nothing tells which is first
    /// stay as they are.
    <T> List<T> sorted(List<T> things, Function<T, CslItem> item, Function<CslItem, Facts> facts) {
        List<T> sorted = new ArrayList<>(things);
        Comparator<List<Optional<CollationKey>>> order = this::compare;
        sorted.sort(Comparator.comparing(thing -> keys(item.apply(thing), facts), order));
        return sorted;
    }

    void forget() {
        known.clear();
    }

    private List<Optional<CollationKey>> keys(CslItem item, Function<CslItem, Facts> facts) {
        return known.computeIfAbsent(
                item.id(),
                _ ->
                        scope.area().sort().stream()
                                .map(key ->
                                        text(key, item, facts.apply(item).with(NameDetail.NONE)))
                                .map(text ->
                                        text.isEmpty()
                                                ? Optional.<CollationKey>empty()
                                                : Optional.of(collation.key(text)))
                                .toList());
    }

    private int compare(List<Optional<CollationKey>> one, List<Optional<CollationKey>> other) {
        for (int i = 0; i < one.size(); i++) {
            Optional<CollationKey> a = one.get(i);
            Optional<CollationKey> b = other.get(i);
            if (a.isEmpty() || b.isEmpty()) {
                if (a.isPresent() != b.isPresent()) {
                    return a.isPresent() ? -1 : 1;
                }
                continue;
            }
            int order = a.get().compareTo(b.get());
            if (order != 0) {
                return isDescending(i) ? -order : order;
            }
        }
        return 0;
    }

    /// Where cites collapse, the direction of the first key holds for all, as it does in the
    /// reference engine: a style that sorts years from new to old shows "(Doe, 1992, 2002)".
    private boolean isDescending(int key) {
        boolean collapses = !scope.bibliography() && !scope.area().option("collapse", "").isEmpty();
        return scope.area().sort().get(collapses ? 0 : key).descending();
    }

    private String text(List<Out> parts) {
        return Layout.of(parts, scope.locale()).text().strip();
    }

    private String text(SortKey key, CslItem item, Facts facts) {
        Scene scene = Scene.sorting(scope, item, facts, key.nameOptions());
        if (key.macro()) {
            String text = text(Renderer.render(scope.macro(key.name()), scene));
            return key.descending() && !scene.hasVariable() ? "" : text;
        }
        String variable = key.name();
        if (item.names().containsKey(variable)) {
            NameStyle style =
                    new NameStyle(Map.of("form", "long"), Dress.NONE, Dress.NONE, Dress.NONE);
            Element.Names names =
                    new Element.Names(
                            List.of(variable),
                            style,
                            Optional.empty(),
                            Optional.empty(),
                            false,
                            List.of(),
                            Optional.empty(),
                            Dress.NONE);
            return text(NamesRenderer.names(names, scene));
        }
        if (item.dates().containsKey(variable)) {
            return SortText.date(item.dates().get(variable));
        }
        String value = TextRenderer.raw(variable, scene);
        return Variables.NUMBERS.contains(variable)
                ? SortText.number(value)
                : text(FieldText.parse(value, scope.locale()));
    }
}
