package octavo.csl;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// Whether any used element of a style does something.
final class StyleUse {
    private StyleUse() {}

    /// Whether a style renders a variable as text.
    static boolean ofVariable(Style style, String variable) {
        List<Element> all = new ArrayList<>(style.citation().layout());
        style.bibliography().ifPresent(area -> all.addAll(area.layout()));
        return any(
                all,
                style,
                element ->
                        element instanceof Element.Variable(String name, boolean _, Formatting _)
                                && name.equals(variable));
    }

    /// Whether a layout contains a `disambiguate` condition.
    static boolean ofDisambiguate(RenderEnvironment scope) {
        return any(
                scope.area().layout(),
                scope.style(),
                element ->
                        element instanceof Element.Choose choose
                                && choose.branches().stream()
                                        .flatMap(branch -> branch.conditions().stream())
                                        .anyMatch(c -> c.test() == Element.Test.DISAMBIGUATE));
    }

    /// The styles of the names in a layout.
    static Set<NameStyle> names(Style style, LayoutSection area) {
        Set<NameStyle> names = Collections.newSetFromMap(new IdentityHashMap<>());
        any(
                area.layout(),
                style,
                element -> {
                    if (element instanceof Element.Names found) {
                        names.add(found.name());
                    }
                    return false;
                });
        return names;
    }

    private static boolean any(List<Element> layout, Style style, Predicate<Element> does) {
        List<Element> open = new ArrayList<>(layout);
        Set<String> seen = new HashSet<>();
        while (!open.isEmpty()) {
            Element element = open.removeLast();
            if (does.test(element)) {
                return true;
            }
            switch (element) {
                case Element.Call(String macro, Formatting _) -> {
                    if (seen.add(macro)) {
                        open.addAll(style.macros().getOrDefault(macro, List.of()));
                    }
                }
                case Element.Group group -> open.addAll(group.children());
                case Element.Choose choose ->
                        choose.branches().forEach(branch -> open.addAll(branch.children()));
                case Element.Names names -> open.addAll(names.substitute());
                case Element.Variable _,
                        Element.TermText _,
                        Element.Value _,
                        Element.NumberText _,
                        Element.Label _,
                        Element.Date _ -> {}
            }
        }
        return false;
    }
}
