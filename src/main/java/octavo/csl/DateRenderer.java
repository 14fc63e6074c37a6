package octavo.csl;

import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslDate.Point;
import octavo.csl.CslLocale.Term.TermForm;
import octavo.csl.Formatting.TextCase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Renders dates and date ranges.
final class DateRenderer {
    private static final Point NOTHING = new Point(0, 0, 0);
    private final Element.Date element;
    private final ItemRendering scene;

    private DateRenderer(Element.Date element, ItemRendering scene) {
        this.element = element;
        this.scene = scene;
    }

    static void date(Element.Date element, ItemRendering scene, List<RenderedNode> to) {
        CslDate date = scene.item().dates().get(element.variable());
        boolean passing =
                element.variable().equals("accessed")
                        && scene.shown() == ItemRendering.Shown.COMPARED;
        if (!scene.call(element.variable()) || passing || date == null || date.isEmpty()) {
            TextRenderer.missed(element.variable(), scene);
            return;
        }
        List<RenderedNode> parts = new DateRenderer(element, scene).render(date);
        if (!parts.isEmpty()) {
            scene.fill(element.variable());
            to.add(TextRenderer.dressed(element.dress(), RenderedNode.Tag.NONE, parts, scene));
        }
    }

    private List<RenderedNode> render(CslDate date) {
        DateForm form = scene.scope().form(element);
        List<Element.DatePart> parts = form.parts();
        if (date.points().isEmpty()) {
            return literal(parts, date.literal());
        }
        String delimiter = form.delimiter();
        Point from = date.points().getFirst();
        if (scene.sorting()) {
            return sortable(parts, date);
        }
        if (date.points().size() > 1 && !from.equals(date.points().get(1))) {
            return range(parts, from, date.points().get(1), delimiter);
        }
        return joined(points(parts, from), delimiter);
    }

    /// Rendered in place of the year; if only the month or day is shown, not at all.
    private List<RenderedNode> literal(List<Element.DatePart> parts, String text) {
        if (!scene.sorting() && parts.stream().noneMatch(part -> part.name().equals("year"))) {
            return List.of();
        }
        List<RenderedNode> literal = new ArrayList<>(2);
        literal.add(FieldMarkup.parse(text, scene.locale()));
        yearSuffix(Formatting.NONE).ifPresent(literal::add);
        return List.of(new RenderedNode.Box(RenderedNode.Wrap.tag(RenderedNode.Tag.YEAR), literal));
    }

    private static List<RenderedNode> joined(List<RenderedNode> parts, String delimiter) {
        return parts.isEmpty() || delimiter.isEmpty()
                ? parts
                : List.of(RenderedNode.box(RenderedNode.Wrap.delimiter(delimiter), parts));
    }

    private List<RenderedNode> points(List<Element.DatePart> parts, Point point) {
        List<RenderedNode> rendered = new ArrayList<>(parts.size());
        for (Element.DatePart part : parts) {
            part(part, point, part.dress()).ifPresent(rendered::add);
        }
        return rendered;
    }

    /// A range prints shared parts once: around, or within, the parts that differ.
    private List<RenderedNode> range(
            List<Element.DatePart> parts, Point from, Point to, String delimiter) {
        int largest = largestDifference(parts, from, to);
        if (largest < 0) {
            return joined(points(parts, from), delimiter);
        }
        int first = parts.size();
        int last = -1;
        for (int i = 0; i < parts.size(); i++) {
            boolean differs = rank(parts.get(i)) >= largest && has(parts.get(i), from, to);
            if (differs) {
                first = Math.min(first, i);
                last = i;
            }
        }
        String dash = "–";
        for (Element.DatePart part : parts) {
            if (rank(part) == largest) {
                dash = part.rangeDelimiter().orElse("–");
            }
        }
        List<RenderedNode> all = new ArrayList<>(points(parts.subList(0, first), from));
        all.add(ends(parts.subList(first, last + 1), List.of(from, to), dash, delimiter));
        all.addAll(points(parts.subList(last + 1, parts.size()), from));
        return joined(all, delimiter);
    }

    private RenderedNode ends(
            List<Element.DatePart> parts, List<Point> ends, String dash, String delimiter) {
        List<RenderedNode> start = new ArrayList<>();
        List<RenderedNode> end = new ArrayList<>();
        int lastOfStart = lastRendered(parts, ends.getFirst());
        boolean firstOfEnd = true;
        for (int i = 0; i < parts.size(); i++) {
            Formatting dress = parts.get(i).dress();
            Formatting open = i == lastOfStart ? dress.withAffixes(dress.prefix(), "") : dress;
            part(parts.get(i), ends.getFirst(), open).ifPresent(start::add);
            Formatting close = firstOfEnd ? dress.withAffixes("", dress.suffix()) : dress;
            Optional<RenderedNode> rendered = part(parts.get(i), ends.get(1), close);
            firstOfEnd &= rendered.isEmpty();
            rendered.ifPresent(end::add);
        }
        List<RenderedNode> both = new ArrayList<>(joined(start, delimiter));
        both.add(RenderedNode.text(dash));
        both.addAll(joined(end, delimiter));
        return RenderedNode.box(RenderedNode.Wrap.NONE, both);
    }

    private static int lastRendered(List<Element.DatePart> parts, Point point) {
        int last = -1;
        for (int i = 0; i < parts.size(); i++) {
            if (has(parts.get(i), point, point)) {
                last = i;
            }
        }
        return last;
    }

    private static int largestDifference(List<Element.DatePart> parts, Point from, Point to) {
        int largest = Integer.MAX_VALUE;
        for (Element.DatePart part : parts) {
            if (value(part, from) != value(part, to)) {
                largest = Math.min(largest, rank(part));
            }
        }
        return largest == Integer.MAX_VALUE ? -1 : largest;
    }

    private static int rank(Element.DatePart part) {
        return switch (part.name()) {
            case "year" -> 0;
            case "month" -> 1;
            default -> 2;
        };
    }

    private static int value(Element.DatePart part, Point point) {
        return switch (part.name()) {
            case "year" -> point.year();
            case "month" -> point.month();
            default -> point.month() == 0 ? 0 : point.day();
        };
    }

    private static boolean has(Element.DatePart part, Point from, Point to) {
        return value(part, from) != 0 || value(part, to) != 0;
    }

    private Optional<RenderedNode> part(Element.DatePart part, Point point, Formatting dress) {
        boolean year = part.name().equals("year");
        String text =
                switch (part.name()) {
                    case "year" -> year(part.form(), point.year());
                    case "month" -> month(part.form(), point);
                    default -> point.month() == 0 ? "" : day(part.form(), point);
                };
        if (text.isEmpty()) {
            return Optional.empty();
        }
        RenderedNode.Tag tag = year ? RenderedNode.Tag.YEAR : RenderedNode.Tag.NONE;
        Optional<RenderedNode> suffix = year ? yearSuffix(dress) : Optional.empty();
        if (suffix.isEmpty()) {
            RenderedNode words = TextRenderer.termed(text, scene);
            return Optional.of(TextRenderer.dressed(dress, tag, words, scene));
        }
        RenderedNode digits =
                TextRenderer.dressed(dress, RenderedNode.Tag.NONE, RenderedNode.text(text), scene);
        return Optional.of(
                new RenderedNode.Box(RenderedNode.Wrap.tag(tag), List.of(digits, suffix.get())));
    }

    /// The letter behind a year, which has the same affixes and looks, as in the reference engine.
    private Optional<RenderedNode> yearSuffix(Formatting dress) {
        String suffix = scene.facts().yearSuffix();
        boolean here = scene.scope().yearSuffixImplied() && !suffix.isEmpty() && !scene.sorting();
        if (!here || !scene.firstYear()) {
            return Optional.empty();
        }
        return Optional.of(
                new RenderedNode.Box(
                        RenderedNode.Wrap.of(dress, "", RenderedNode.Tag.YEAR_SUFFIX),
                        List.of(new RenderedNode.Text(suffix, true))));
    }

    private String year(String form, int year) {
        if (year == 0) {
            return "";
        }
        if (year < 0) {
            return -year + scene.locale().text("bc");
        }
        if (form.equals("short") && year >= 1000) {
            return CslLocale.twoDigits(year % 100);
        }
        return year < 1000 ? year + scene.locale().text("ad") : String.valueOf(year);
    }

    private String month(String form, Point point) {
        CslLocale locale = scene.locale();
        if (point.month() <= 0) {
            return "";
        }
        if (point.isSeason()) {
            return point.month() > 24 ? "" : locale.text("season-0" + point.season());
        }
        return switch (form) {
            case "numeric" -> String.valueOf(point.month());
            case "numeric-leading-zeros" -> CslLocale.twoDigits(point.month());
            default -> locale.text(monthTerm(point), TermForm.of(form), false);
        };
    }

    private static String monthTerm(Point point) {
        return "month-" + CslLocale.twoDigits(point.month());
    }

    private String day(String form, Point point) {
        CslLocale locale = scene.locale();
        int day = point.day();
        if (day <= 0) {
            return "";
        }
        return switch (form) {
            case "numeric-leading-zeros" -> CslLocale.twoDigits(day);
            case "ordinal" ->
                    locale.limitDayOrdinals() && day != 1
                            ? String.valueOf(day)
                            : OrdinalsAndRomans.ordinal(
                                    day, locale.gender(monthTerm(point)), locale);
            default -> String.valueOf(day);
        };
    }

    /// The parts to render, as sortable digits.
    private static List<RenderedNode> sortable(List<Element.DatePart> parts, CslDate date) {
        StringBuilder key = new StringBuilder();
        for (Point point : List.of(date.points().getFirst(), date.points().getLast())) {
            boolean second = !key.isEmpty();
            Point end = second && date.points().size() < 2 ? NOTHING : point;
            Set<String> names = new HashSet<>();
            parts.forEach(part -> names.add(part.name()));
            key.append(SortText.date(end, names));
        }
        return List.of(RenderedNode.text(key.toString()));
    }

    /// The parts of a date to show, with the delimiter: those that the style lists, or those of a
    /// localized date.
    record DateForm(List<Element.DatePart> parts, String delimiter) {
        static DateForm of(Element.Date element, CslLocale locale) {
            Optional<Element.Date> localized = element.form().flatMap(locale::date);
            String delimiter = localized.map(Element.Date::delimiter).orElse("");
            return new DateForm(
                    localized.map(date -> overridden(element, date)).orElse(element.dateParts()),
                    element.delimiter().isEmpty() ? delimiter : element.delimiter());
        }

        /// The wanted parts of a localized date, with the style's overrides.
        private static List<Element.DatePart> overridden(
                Element.Date element, Element.Date localized) {
            Map<String, Element.DatePart> own = new HashMap<>();
            element.dateParts().forEach(part -> own.put(part.name(), part));
            Set<String> wanted = Set.of(element.parts().split("-"));
            List<Element.DatePart> parts = new ArrayList<>();
            for (Element.DatePart part : localized.dateParts()) {
                if (wanted.contains(part.name())) {
                    Element.DatePart over = own.get(part.name());
                    parts.add(over == null ? part : merged(part, over));
                }
            }
            return parts;
        }

        private static Element.DatePart merged(Element.DatePart part, Element.DatePart over) {
            Formatting outer = part.dress();
            Formatting inner = over.dress();
            RenderedNode.Wrap wrap =
                    new RenderedNode.Wrap(
                            outer.prefix(),
                            outer.suffix(),
                            inner.looks().isEmpty() ? outer.looks() : inner.looks(),
                            RenderedNode.Quotes.NONE,
                            Optional.empty(),
                            "",
                            RenderedNode.Tag.NONE);
            TextCase textCase =
                    inner.textCase() == TextCase.AS_IS ? outer.textCase() : inner.textCase();
            Formatting dress =
                    new Formatting(wrap, textCase, inner.stripPeriods() || outer.stripPeriods());
            return new Element.DatePart(
                    part.name(),
                    over.form().isEmpty() ? part.form() : over.form(),
                    over.rangeDelimiter().or(part::rangeDelimiter),
                    dress);
        }
    }
}
