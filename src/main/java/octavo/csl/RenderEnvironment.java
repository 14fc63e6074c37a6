package octavo.csl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/// The environment of rendering: a style in a language, and its citations or bibliography.
final class RenderEnvironment {
    private final Style style;
    private final CslLocale locale;
    private final LayoutSection area;
    private final boolean bibliography;
    private final KeptNames kept;
    private final boolean yearSuffixImplied;
    private final RunLayout layout;
    private final IdentityHashMap<NameStyle, NameStyle> names = new IdentityHashMap<>();
    private final Map<String, List<RenderedNode.Wrap>> named = new HashMap<>();
    private final WrittenNames written = new WrittenNames();
    private final IdentityHashMap<Element.Date, DateForm> dates = new IdentityHashMap<>();

    RenderEnvironment(
            Style style,
            CslLocale locale,
            LayoutSection area,
            boolean bibliography,
            KeptNames kept) {
        this.kept = kept;
        this.style = style;
        this.locale = locale;
        this.layout = new RunLayout(locale);
        this.area = area;
        this.bibliography = bibliography;
        // A citation label ends with the suffix.
        this.yearSuffixImplied =
                !StyleUse.ofVariable(style, "year-suffix")
                        && !StyleUse.ofVariable(style, "citation-label");
    }

    Style style() {
        return style;
    }

    CslLocale locale() {
        return locale;
    }

    /// Lays out this environment's output, one tree after the other.
    RunLayout layout() {
        return layout;
    }

    LayoutSection area() {
        return area;
    }

    boolean bibliography() {
        return bibliography;
    }

    /// The names that "et al." does not stand for.
    KeptNames kept() {
        return kept;
    }

    /// Whether a year suffix follows the first year, as the style does not place it.
    boolean yearSuffixImplied() {
        return yearSuffixImplied;
    }

    List<Element> macro(String name) {
        return style.macros().getOrDefault(name, List.of());
    }

    /// The name style here, with the options of the elements around `name`.
    NameStyle names(NameStyle written) {
        return names.computeIfAbsent(written, w -> w.over(area.nameOptions()));
    }

    /// The names rendered so far.
    WrittenNames written() {
        return written;
    }

    /// The wrap of a person's name in a list; there are as many as names in the longest list.
    RenderedNode.Wrap named(String list, int index) {
        List<RenderedNode.Wrap> all = named.computeIfAbsent(list, _ -> new ArrayList<>());
        while (all.size() <= index) {
            all.add(RenderedNode.Wrap.named(list, all.size()));
        }
        return all.get(index);
    }

    /// The form of a date here.
    DateForm form(Element.Date date) {
        return dates.computeIfAbsent(date, d -> DateForm.of(d, locale));
    }
}
