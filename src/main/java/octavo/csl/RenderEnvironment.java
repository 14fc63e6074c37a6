package octavo.csl;

import octavo.csl.DateRenderer.DateForm;
import octavo.csl.NameRenderer.WrittenNames;
import octavo.csl.Processor.KeptNames;
import octavo.csl.Style.LayoutSection;

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
    private final LayoutSection area;
    private final Optional<RenderEnvironment> citation;
    private final KeptNames kept;
    private final boolean yearSuffixImplied;
    private final RunLayout layout;
    private final IdentityHashMap<NameStyle, NameStyle> names = new IdentityHashMap<>();
    private final Map<String, List<RenderedNode.Wrap>> named = new HashMap<>();
    private Optional<SortMacros> sortMacros = Optional.empty();
    private final WrittenNames written = new WrittenNames();
    private Optional<List<NameStyle.EtAlLimit>> limits = Optional.empty();
    private final IdentityHashMap<Element.Date, DateForm> dates = new IdentityHashMap<>();

    /// `citation` is there for a bibliography.
    RenderEnvironment(
            Style style,
            CslLocale locale,
            LayoutSection area,
            Optional<RenderEnvironment> citation,
            KeptNames kept) {
        this.kept = kept;
        this.style = style;
        this.locale = locale;
        this.layout = new RunLayout(locale);
        this.area = area;
        this.citation = citation;
        // A citation label ends with the suffix.
        this.yearSuffixImplied = !style.renders("year-suffix") && !style.renders("citation-label");
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

    /// Whether a number of things are sorted here.
    boolean sorts(int count) {
        return count > 1 && !area.sort().isEmpty();
    }

    boolean bibliography() {
        return citation.isPresent();
    }

    /// Where the items of this bibliography are cited; this itself if it is there.
    RenderEnvironment citation() {
        return citation.orElse(this);
    }

    /// The most names that an item cited again shows of a number.
    int mostNames(int count) {
        if (limits.isEmpty()) {
            List<NameStyle.EtAlLimit> found = new ArrayList<>();
            for (NameStyle one : style.names(area)) {
                found.add(NameStyle.EtAlLimit.of(names(one), true));
            }
            limits = Optional.of(found);
        }
        int most = 0;
        for (NameStyle.EtAlLimit limit : limits.get()) {
            most = Math.max(most, limit.of(count));
        }
        return most;
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

    SortMacros sortMacros() {
        if (sortMacros.isEmpty()) {
            sortMacros = Optional.of(new SortMacros(style));
        }
        return sortMacros.get();
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
