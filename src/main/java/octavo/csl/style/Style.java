package octavo.csl.style;

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
    /// Replaces a citation or reference for which a style shows nothing.
    public static final String NO_OUTPUT = "[CSL STYLE ERROR: reference with no printed form.]";

    private static final String SUBSTITUTE = "subsequent-author-substitute";

    public Style {
        macros = Map.copyOf(macros);
        locales = List.copyOf(locales);
    }

    /// The style without substitution of repeated authors.
    public Style withoutSubstitutes() {
        return withBibliography(section -> section.withoutOption(SUBSTITUTE));
    }

    /// The style without sorting of references.
    public Style withoutSort() {
        return withBibliography(LayoutSection::withoutSort);
    }

    private Style withBibliography(UnaryOperator<LayoutSection> sectionChange) {
        return new Style(
                id,
                title,
                isNote,
                defaultLocale,
                options,
                macros,
                locales,
                citation,
                bibliography.map(sectionChange));
    }

    /// Whether it renders a variable as text.
    public boolean rendersVariable(String variable) {
        List<Element> layoutElements = new ArrayList<>(citation.layoutElements());
        bibliography.ifPresent(section -> layoutElements.addAll(section.layoutElements()));
        return hasElement(
                layoutElements,
                element ->
                        element
                                        instanceof
                                        Element.VariableText(String name, boolean _, Formatting _)
                                && name.equals(variable));
    }

    /// Whether it disambiguates cites in any way.
    public boolean disambiguatesCites() {
        return citation.isTrue("disambiguate-add-givenname")
                || citation.isTrue("disambiguate-add-names")
                || citation.isTrue("disambiguate-add-year-suffix")
                || testsDisambiguate();
    }

    /// Whether its citations contain a `disambiguate` condition.
    public boolean testsDisambiguate() {
        return hasElement(
                citation.layoutElements(),
                element ->
                        element instanceof Element.ChooseElement choose
                                && choose.branches().stream()
                                        .flatMap(branch -> branch.conditions().stream())
                                        .anyMatch(branchCondition ->
                                                branchCondition.conditionTest()
                                                        == Element.ConditionTest.DISAMBIGUATE));
    }

    /// The styles of the names in a layout.
    public Set<NameStyle> nameStyles(LayoutSection section) {
        Set<NameStyle> nameStyles = Collections.newSetFromMap(new IdentityHashMap<>());
        hasElement(
                section.layoutElements(),
                element -> {
                    if (element instanceof Element.NamesElement namesElement) {
                        nameStyles.add(namesElement.nameStyle());
                    }
                    return false;
                });
        return nameStyles;
    }

    /// Whether an element of a layout, or of what it calls, does something.
    private boolean hasElement(List<Element> layoutElements, Predicate<Element> elementTest) {
        List<Element> pendingElements = new ArrayList<>(layoutElements);
        Set<String> seenMacros = new HashSet<>();
        while (!pendingElements.isEmpty()) {
            Element element = pendingElements.removeLast();
            if (elementTest.test(element)) {
                return true;
            }
            switch (element) {
                case Element.MacroCall(String macroName, Formatting _) -> {
                    if (seenMacros.add(macroName)) {
                        pendingElements.addAll(macros.getOrDefault(macroName, List.of()));
                    }
                }
                case Element.GroupElement group -> pendingElements.addAll(group.children());
                case Element.ChooseElement choose ->
                        choose.branches()
                                .forEach(branch -> pendingElements.addAll(branch.children()));
                case Element.NamesElement names -> pendingElements.addAll(names.substitutes());
                case Element.VariableText _,
                        Element.TermText _,
                        Element.ValueText _,
                        Element.NumberText _,
                        Element.LabelElement _,
                        Element.DateElement _ -> {}
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
    public record LayoutSection(
            Map<String, String> options,
            Map<String, String> nameOptions,
            List<SortKey> sortKeys,
            List<Element> layoutElements,
            String delimiter,
            Formatting formatting) {
        public LayoutSection {
            options = Map.copyOf(options);
            nameOptions = Map.copyOf(nameOptions);
            sortKeys = List.copyOf(sortKeys);
            layoutElements = List.copyOf(layoutElements);
        }

        public String option(String name, String defaultValue) {
            return options.getOrDefault(name, defaultValue);
        }

        public boolean isTrue(String option) {
            return "true".equals(options.get(option));
        }

        /// Whether people are told apart by their initials at most.
        public boolean initialsSuffice() {
            return option("givenname-disambiguation-rule", "by-cite").endsWith("with-initials");
        }

        /// The most that is shown of given names to tell people apart: 1 for initials, 2 for all.
        public int fullestGivenNames() {
            return initialsSuffice() ? 1 : 2;
        }

        /// The sign in place of authors who are those of the previous reference.
        public Optional<String> substituteSign() {
            return Optional.ofNullable(options.get(SUBSTITUTE));
        }

        /// Without one of its options.
        LayoutSection withoutOption(String option) {
            Map<String, String> otherOptions = new HashMap<>(options);
            otherOptions.remove(option);
            return new LayoutSection(
                    otherOptions, nameOptions, sortKeys, layoutElements, delimiter, formatting);
        }

        /// Without its sort keys.
        LayoutSection withoutSort() {
            return new LayoutSection(
                    options, nameOptions, List.of(), layoutElements, delimiter, formatting);
        }

        /// A sort key: a variable, or the output of a macro with its own name options.
        public record SortKey(
                boolean isMacro,
                String name,
                boolean isDescending,
                Map<String, String> nameOptions) {}
    }
}
