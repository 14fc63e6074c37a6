package octavo.csl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/// Where rendering happens: a style in a language, and its citations or its bibliography.
final class RenderEnvironment {
    private final Style style;
    private final CslLocale locale;
    private final LayoutSection area;
    private final boolean bibliography;
    private final boolean yearSuffixImplied;
    private final RunLayout layout;
    private final IdentityHashMap<NameStyle, NameStyle> names = new IdentityHashMap<>();
    private final Map<String, List<RenderedNode.Wrap>> named = new HashMap<>();
    private final WrittenNames written = new WrittenNames();
    private final IdentityHashMap<Element.Date, DateForm> dates = new IdentityHashMap<>();

    RenderEnvironment(Style style, CslLocale locale, LayoutSection area, boolean bibliography) {
        this.style = style;
        this.locale = locale;
        this.layout = new RunLayout(locale);
        this.area = area;
        this.bibliography = bibliography;
        // A citation label ends in the suffix.
        this.yearSuffixImplied =
                !VariableUse.of(style, "year-suffix") && !VariableUse.of(style, "citation-label");
    }

    Style style() {
        return style;
    }

    CslLocale locale() {
        return locale;
    }

    /// What lays the output of this scope out, one tree after the other.
    RunLayout layout() {
        return layout;
    }

    LayoutSection area() {
        return area;
    }

    boolean bibliography() {
        return bibliography;
    }

    /// Whether a year suffix goes behind the first year, as the style does not place it.
    boolean yearSuffixImplied() {
        return yearSuffixImplied;
    }

    List<Element> macro(String name) {
        return style.macros().getOrDefault(name, List.of());
    }

    /// How names are written here, with what the elements around `name` say.
    NameStyle names(NameStyle written) {
        return names.computeIfAbsent(written, w -> w.over(area.nameOptions()));
    }

    /// The names that were written here.
    WrittenNames written() {
        return written;
    }

    /// What goes around the name of a person in a list, of which there are as many as names in the
    /// longest list.
    RenderedNode.Wrap named(String list, int index) {
        List<RenderedNode.Wrap> all = named.computeIfAbsent(list, _ -> new ArrayList<>());
        while (all.size() <= index) {
            all.add(RenderedNode.Wrap.named(list, all.size()));
        }
        return all.get(index);
    }

    /// How a date is written here.
    DateForm form(Element.Date date) {
        return dates.computeIfAbsent(date, d -> DateForm.of(d, locale));
    }
}
