package octavo.csl;

import octavo.csl.CslItem.CslName;
import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.CslLocale;
import octavo.csl.style.DateForm;
import octavo.csl.style.Element;
import octavo.csl.style.NameStyle;
import octavo.csl.style.SortMacros;
import octavo.csl.style.Style;
import octavo.csl.style.Style.LayoutSection;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The environment of rendering: a style in a language, and its citations or bibliography.
final class RenderEnvironment {
    private final Style style;
    private final CslLocale locale;
    private final LayoutSection section;
    private final Optional<RenderEnvironment> citationEnvironment;
    private final Optional<KeptNames> keptNames;
    private final boolean isYearSuffixImplied;
    private final RunLayout runLayout;
    private final IdentityHashMap<NameStyle, NameStyle> inheritedStyles = new IdentityHashMap<>();
    private final Map<String, List<RenderedNode.NodeWrap>> personWraps = new HashMap<>();
    private Optional<SortMacros> sortMacros = Optional.empty();
    private final WrittenNames writtenNames = new WrittenNames();
    private Optional<List<NameStyle.EtAlLimit>> etAlLimits = Optional.empty();
    private final IdentityHashMap<Element.DateElement, DateForm> dateForms =
            new IdentityHashMap<>();

    /// `citationEnvironment` is there for a bibliography.
    RenderEnvironment(
            Style style,
            CslLocale locale,
            LayoutSection section,
            Optional<RenderEnvironment> citationEnvironment,
            Optional<KeptNames> keptNames) {
        this.keptNames = keptNames;
        this.style = style;
        this.locale = locale;
        this.runLayout = new RunLayout(locale);
        this.section = section;
        this.citationEnvironment = citationEnvironment;
        // A citation label ends with the suffix.
        this.isYearSuffixImplied =
                !style.rendersVariable("year-suffix") && !style.rendersVariable("citation-label");
    }

    Style style() {
        return style;
    }

    CslLocale locale() {
        return locale;
    }

    /// Lays out this environment's output, one tree after the other.
    RunLayout runLayout() {
        return runLayout;
    }

    LayoutSection section() {
        return section;
    }

    /// Whether a number of things are sorted here.
    boolean sortsItems(int count) {
        return count > 1 && !section.sortKeys().isEmpty();
    }

    boolean isBibliography() {
        return citationEnvironment.isPresent();
    }

    /// Where the items of this bibliography are cited; this itself if it is there.
    RenderEnvironment citationEnvironment() {
        return citationEnvironment.orElse(this);
    }

    /// The most names that an item cited again shows of a number.
    int mostNames(int count) {
        if (etAlLimits.isEmpty()) {
            List<NameStyle.EtAlLimit> foundLimits = new ArrayList<>();
            for (NameStyle nameStyle : style.nameStyles(section)) {
                foundLimits.add(NameStyle.EtAlLimit.of(inheritedStyle(nameStyle), true));
            }
            etAlLimits = Optional.of(foundLimits);
        }
        int mostNames = 0;
        for (NameStyle.EtAlLimit limit : etAlLimits.get()) {
            mostNames = Math.max(mostNames, limit.of(count));
        }
        return mostNames;
    }

    /// The names that "et al." does not stand for.
    Optional<KeptNames> keptNames() {
        return keptNames;
    }

    /// Whether a year suffix follows the first year, as the style does not place it.
    boolean isYearSuffixImplied() {
        return isYearSuffixImplied;
    }

    List<Element> macroElements(String macroName) {
        return style.macros().getOrDefault(macroName, List.of());
    }

    SortMacros sortMacros() {
        if (sortMacros.isEmpty()) {
            sortMacros = Optional.of(new SortMacros(style));
        }
        return sortMacros.get();
    }

    /// The name style here, with the options of the elements around `macroName`.
    NameStyle inheritedStyle(NameStyle nameStyle) {
        return inheritedStyles.computeIfAbsent(
                nameStyle, styleKey -> styleKey.withDefaults(section.nameOptions()));
    }

    /// The names rendered so far.
    WrittenNames writtenNames() {
        return writtenNames;
    }

    /// The wrap of a person's name in a list; there are as many as names in the longest list.
    RenderedNode.NodeWrap personWrap(String variable, int index) {
        List<RenderedNode.NodeWrap> listWraps =
                personWraps.computeIfAbsent(variable, _ -> new ArrayList<>());
        while (listWraps.size() <= index) {
            listWraps.add(RenderedNode.NodeWrap.person(variable, listWraps.size()));
        }
        return listWraps.get(index);
    }

    /// The form of a date here.
    DateForm dateForm(Element.DateElement dateElement) {
        return dateForms.computeIfAbsent(dateElement, element -> DateForm.of(element, locale));
    }

    /// A cache of rendered names: the people of a library recur in it. Only what is in the key may
    /// influence how a name is rendered.
    static final class WrittenNames {
        private static final int MOST_NAMES = 20_000;

        private final Map<NameKey, List<RenderedNode>> nodesByKey = new HashMap<>();

        /// The parts of a name; null if it is not cached.
        List<RenderedNode> cachedNodes(NameKey key) {
            return nodesByKey.getOrDefault(key, List.of());
        }

        void cacheNodes(NameKey key, List<RenderedNode> nodes) {
            if (nodesByKey.size() == MOST_NAMES) {
                nodesByKey.clear();
            }
            nodesByKey.put(key, nodes);
        }

        /// A name with its detail and style: there are few styles, compared by identity.
        record NameKey(NameStyle style, CslName name, int givenLevel, boolean isInverted) {
            @Override
            @SuppressWarnings("ReferenceEquality")
            public boolean equals(Object other) {
                return other instanceof NameKey key
                        && style == key.style
                        && givenLevel == key.givenLevel
                        && isInverted == key.isInverted
                        && name.equals(key.name);
            }

            @Override
            public int hashCode() {
                return 31 * name.hashCode() + 2 * givenLevel + (isInverted ? 1 : 0);
            }
        }
    }
}
