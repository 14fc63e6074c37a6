package octavo.csl;

import octavo.csl.LocaleReader.LocaleData;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// An independent citation style.
public record Style(
        String id,
        String title,
        boolean isNote,
        String defaultLocale,
        StyleOptions options,
        Map<String, List<Element>> macros,
        List<LocaleData> locales,
        LayoutSection citation,
        Optional<LayoutSection> bibliography) {
    private static final String SUBSTITUTE = "subsequent-author-substitute";

    public Style {
        macros = Map.copyOf(macros);
        locales = List.copyOf(locales);
    }

    /// The style without substitution of repeated authors.
    public Style withoutSubstitutes() {
        return withBibliography(area -> area.without(SUBSTITUTE));
    }

    /// The style without sorting of references.
    public Style withoutSort() {
        return withBibliography(LayoutSection::withoutSort);
    }

    private Style withBibliography(UnaryOperator<LayoutSection> change) {
        return new Style(
                id,
                title,
                isNote,
                defaultLocale,
                options,
                macros,
                locales,
                citation,
                bibliography.map(change));
    }

    /// Whether it renders a variable as text.
    boolean renders(String variable) {
        List<Element> all = new ArrayList<>(citation.layout());
        bibliography.ifPresent(area -> all.addAll(area.layout()));
        return uses(
                all,
                element ->
                        element instanceof Element.Variable(String name, boolean _, Formatting _)
                                && name.equals(variable));
    }

    /// Whether it disambiguates cites in any way.
    boolean tellsCitesApart() {
        return citation.is("disambiguate-add-givenname")
                || citation.is("disambiguate-add-names")
                || citation.is("disambiguate-add-year-suffix")
                || testsDisambiguate();
    }

    /// Whether its citations contain a `disambiguate` condition.
    boolean testsDisambiguate() {
        return uses(
                citation.layout(),
                element ->
                        element instanceof Element.Choose choose
                                && choose.branches().stream()
                                        .flatMap(branch -> branch.conditions().stream())
                                        .anyMatch(c -> c.test() == Element.Test.DISAMBIGUATE));
    }

    /// The styles of the names in a layout.
    Set<NameStyle> names(LayoutSection area) {
        Set<NameStyle> names = Collections.newSetFromMap(new IdentityHashMap<>());
        uses(
                area.layout(),
                element -> {
                    if (element instanceof Element.Names found) {
                        names.add(found.name());
                    }
                    return false;
                });
        return names;
    }

    /// Whether an element of a layout, or of what it calls, does something.
    private boolean uses(List<Element> layout, Predicate<Element> does) {
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
                        open.addAll(macros.getOrDefault(macro, List.of()));
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

    /// The global options of a style.
    public record StyleOptions(
            boolean initializeWithHyphen,
            String pageRangeFormat,
            String demoteNonDroppingParticle) {}

    /// A style's `citation` or `bibliography`.
    record LayoutSection(
            Map<String, String> options,
            Map<String, String> nameOptions,
            List<SortKey> sort,
            List<Element> layout,
            String delimiter,
            Formatting dress) {
        LayoutSection {
            options = Map.copyOf(options);
            nameOptions = Map.copyOf(nameOptions);
            sort = List.copyOf(sort);
            layout = List.copyOf(layout);
        }

        String option(String name, String otherwise) {
            return options.getOrDefault(name, otherwise);
        }

        boolean is(String option) {
            return "true".equals(options.get(option));
        }

        /// Whether people are told apart by their initials at most.
        boolean initialsSuffice() {
            return option("givenname-disambiguation-rule", "by-cite").endsWith("with-initials");
        }

        /// The most that is shown of given names to tell people apart: 1 for initials, 2 for all.
        int fullestGivenNames() {
            return initialsSuffice() ? 1 : 2;
        }

        /// The sign in place of authors who are those of the previous reference.
        Optional<String> substitute() {
            return Optional.ofNullable(options.get(SUBSTITUTE));
        }

        /// Without one of its options.
        LayoutSection without(String option) {
            Map<String, String> others = new HashMap<>(options);
            others.remove(option);
            return new LayoutSection(others, nameOptions, sort, layout, delimiter, dress);
        }

        /// Without its sort keys.
        LayoutSection withoutSort() {
            return new LayoutSection(options, nameOptions, List.of(), layout, delimiter, dress);
        }

        /// A sort key: a variable, or the output of a macro with its own name options.
        record SortKey(
                boolean macro, String name, boolean descending, Map<String, String> nameOptions) {}
    }
}
