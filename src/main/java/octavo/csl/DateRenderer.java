package octavo.csl;

import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslDate.DatePoint;
import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.CslLocale;
import octavo.csl.style.DateForm;
import octavo.csl.style.Element;
import octavo.csl.style.Formatting;
import octavo.csl.style.LocaleTerm.TermForm;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Renders dates and date ranges.
final class DateRenderer {
    private static final DatePoint NO_POINT = new DatePoint(0, 0, 0);
    private final Element.DateElement element;
    private final ItemRendering rendering;

    private DateRenderer(Element.DateElement element, ItemRendering rendering) {
        this.element = element;
        this.rendering = rendering;
    }

    static void renderDate(
            Element.DateElement element, ItemRendering rendering, List<RenderedNode> output) {
        CslDate date = rendering.item().dates().get(element.variable());
        boolean isIgnored =
                element.variable().equals("accessed")
                        && rendering.shownPart() == ItemRendering.ShownPart.COMPARED;
        if (!rendering.useVariable(element.variable())
                || isIgnored
                || date == null
                || date.isEmpty()) {
            TextRenderer.recordMissing(element.variable(), rendering);
            return;
        }
        List<RenderedNode> nodes = new DateRenderer(element, rendering).render(date);
        if (!nodes.isEmpty()) {
            rendering.recordRendered(element.variable());
            output.add(
                    TextRenderer.formatNodes(
                            element.formatting(), RenderedNode.NodeTag.NONE, nodes, rendering));
        }
    }

    private List<RenderedNode> render(CslDate date) {
        DateForm dateForm = rendering.environment().dateForm(element);
        List<Element.DatePart> dateParts = dateForm.dateParts();
        if (date.points().isEmpty()) {
            return renderLiteral(dateParts, date.literal());
        }
        String delimiter = dateForm.delimiter();
        DatePoint startPoint = date.points().getFirst();
        if (rendering.forSorting()) {
            return sortableDigits(dateParts, date);
        }
        if (date.points().size() > 1 && !startPoint.equals(date.points().get(1))) {
            return renderRange(dateParts, startPoint, date.points().get(1), delimiter);
        }
        return joinNodes(renderPoint(dateParts, startPoint), delimiter);
    }

    /// Rendered in place of the year; if only the month or day is shown, not at all.
    private List<RenderedNode> renderLiteral(List<Element.DatePart> dateParts, String text) {
        if (!rendering.forSorting()
                && dateParts.stream().noneMatch(datePart -> datePart.name().equals("year"))) {
            return List.of();
        }
        List<RenderedNode> literalNodes = new ArrayList<>(2);
        literalNodes.add(FieldMarkup.parse(text, rendering.locale()));
        renderYearSuffix(Formatting.NONE).ifPresent(literalNodes::add);
        return List.of(
                new RenderedNode.BoxNode(
                        RenderedNode.NodeWrap.tag(RenderedNode.NodeTag.YEAR), literalNodes));
    }

    private static List<RenderedNode> joinNodes(List<RenderedNode> nodes, String delimiter) {
        return nodes.isEmpty() || delimiter.isEmpty()
                ? nodes
                : List.of(RenderedNode.wrapped(RenderedNode.NodeWrap.delimiter(delimiter), nodes));
    }

    private List<RenderedNode> renderPoint(List<Element.DatePart> dateParts, DatePoint point) {
        List<RenderedNode> renderedNodes = new ArrayList<>(dateParts.size());
        for (Element.DatePart datePart : dateParts) {
            renderPart(datePart, point, datePart.formatting()).ifPresent(renderedNodes::add);
        }
        return renderedNodes;
    }

    /// A range prints shared parts once: around, or within, the parts that differ.
    private List<RenderedNode> renderRange(
            List<Element.DatePart> dateParts,
            DatePoint startPoint,
            DatePoint endPoint,
            String delimiter) {
        int largestRank = largestDifference(dateParts, startPoint, endPoint);
        if (largestRank < 0) {
            return joinNodes(renderPoint(dateParts, startPoint), delimiter);
        }
        int firstIndex = dateParts.size();
        int lastIndex = -1;
        for (int i = 0; i < dateParts.size(); i++) {
            boolean differs =
                    partRank(dateParts.get(i)) >= largestRank
                            && hasValue(dateParts.get(i), startPoint, endPoint);
            if (differs) {
                firstIndex = Math.min(firstIndex, i);
                lastIndex = i;
            }
        }
        String rangeDelimiter = "–";
        for (Element.DatePart datePart : dateParts) {
            if (partRank(datePart) == largestRank) {
                rangeDelimiter = datePart.rangeDelimiter().orElse("–");
            }
        }
        List<RenderedNode> rangeNodes =
                new ArrayList<>(renderPoint(dateParts.subList(0, firstIndex), startPoint));
        rangeNodes.add(
                renderEnds(
                        dateParts.subList(firstIndex, lastIndex + 1),
                        List.of(startPoint, endPoint),
                        rangeDelimiter,
                        delimiter));
        rangeNodes.addAll(
                renderPoint(dateParts.subList(lastIndex + 1, dateParts.size()), startPoint));
        return joinNodes(rangeNodes, delimiter);
    }

    private RenderedNode renderEnds(
            List<Element.DatePart> dateParts,
            List<DatePoint> endPoints,
            String rangeDelimiter,
            String delimiter) {
        List<RenderedNode> startNodes = new ArrayList<>();
        List<RenderedNode> endNodes = new ArrayList<>();
        int lastOfStart = lastRendered(dateParts, endPoints.getFirst());
        boolean isFirstOfEnd = true;
        for (int i = 0; i < dateParts.size(); i++) {
            Formatting formatting = dateParts.get(i).formatting();
            Formatting startFormatting =
                    i == lastOfStart ? formatting.withAffixes(formatting.prefix(), "") : formatting;
            renderPart(dateParts.get(i), endPoints.getFirst(), startFormatting)
                    .ifPresent(startNodes::add);
            Formatting endFormatting =
                    isFirstOfEnd ? formatting.withAffixes("", formatting.suffix()) : formatting;
            Optional<RenderedNode> renderedPart =
                    renderPart(dateParts.get(i), endPoints.get(1), endFormatting);
            isFirstOfEnd &= renderedPart.isEmpty();
            renderedPart.ifPresent(endNodes::add);
        }
        List<RenderedNode> bothNodes = new ArrayList<>(joinNodes(startNodes, delimiter));
        bothNodes.add(RenderedNode.textNode(rangeDelimiter));
        bothNodes.addAll(joinNodes(endNodes, delimiter));
        return RenderedNode.wrapped(RenderedNode.NodeWrap.NONE, bothNodes);
    }

    private static int lastRendered(List<Element.DatePart> dateParts, DatePoint point) {
        int lastIndex = -1;
        for (int i = 0; i < dateParts.size(); i++) {
            if (hasValue(dateParts.get(i), point, point)) {
                lastIndex = i;
            }
        }
        return lastIndex;
    }

    private static int largestDifference(
            List<Element.DatePart> dateParts, DatePoint startPoint, DatePoint endPoint) {
        int largestRank = Integer.MAX_VALUE;
        for (Element.DatePart datePart : dateParts) {
            if (partValue(datePart, startPoint) != partValue(datePart, endPoint)) {
                largestRank = Math.min(largestRank, partRank(datePart));
            }
        }
        return largestRank == Integer.MAX_VALUE ? -1 : largestRank;
    }

    private static int partRank(Element.DatePart datePart) {
        return switch (datePart.name()) {
            case "year" -> 0;
            case "month" -> 1;
            default -> 2;
        };
    }

    private static int partValue(Element.DatePart datePart, DatePoint point) {
        return switch (datePart.name()) {
            case "year" -> point.year();
            case "month" -> point.month();
            default -> point.month() == 0 ? 0 : point.day();
        };
    }

    private static boolean hasValue(
            Element.DatePart datePart, DatePoint startPoint, DatePoint endPoint) {
        return partValue(datePart, startPoint) != 0 || partValue(datePart, endPoint) != 0;
    }

    private Optional<RenderedNode> renderPart(
            Element.DatePart datePart, DatePoint point, Formatting formatting) {
        boolean isYear = datePart.name().equals("year");
        String text =
                switch (datePart.name()) {
                    case "year" -> formatYear(datePart.form(), point.year());
                    case "month" -> formatMonth(datePart.form(), point);
                    default -> point.month() == 0 ? "" : formatDay(datePart.form(), point);
                };
        if (text.isEmpty()) {
            return Optional.empty();
        }
        RenderedNode.NodeTag tag = isYear ? RenderedNode.NodeTag.YEAR : RenderedNode.NodeTag.NONE;
        Optional<RenderedNode> suffixNode =
                isYear ? renderYearSuffix(formatting) : Optional.empty();
        if (suffixNode.isEmpty()) {
            RenderedNode textNode = TextRenderer.termNode(text, rendering);
            return Optional.of(TextRenderer.formatNodes(formatting, tag, textNode, rendering));
        }
        RenderedNode digitsNode =
                TextRenderer.formatNodes(
                        formatting,
                        RenderedNode.NodeTag.NONE,
                        RenderedNode.textNode(text),
                        rendering);
        return Optional.of(
                new RenderedNode.BoxNode(
                        RenderedNode.NodeWrap.tag(tag), List.of(digitsNode, suffixNode.get())));
    }

    /// The letter behind a year, which has the same affixes and looks, as in the reference engine.
    private Optional<RenderedNode> renderYearSuffix(Formatting formatting) {
        String suffix = rendering.state().yearSuffix();
        boolean isApplicable =
                rendering.environment().isYearSuffixImplied()
                        && !suffix.isEmpty()
                        && !rendering.forSorting();
        if (!isApplicable || !rendering.takeFirstYear()) {
            return Optional.empty();
        }
        return Optional.of(
                new RenderedNode.BoxNode(
                        formatting.wrap().joining("", RenderedNode.NodeTag.YEAR_SUFFIX),
                        List.of(new RenderedNode.TextNode(suffix, true))));
    }

    private String formatYear(String form, int year) {
        if (year == 0) {
            return "";
        }
        if (year < 0) {
            return -year + rendering.locale().termText("bc");
        }
        if (form.equals("short") && year >= 1000) {
            return CslLocale.twoDigits(year % 100);
        }
        return year < 1000 ? year + rendering.locale().termText("ad") : String.valueOf(year);
    }

    private String formatMonth(String form, DatePoint point) {
        CslLocale locale = rendering.locale();
        if (point.month() <= 0) {
            return "";
        }
        if (point.isSeason()) {
            return point.month() > 24 ? "" : locale.termText("season-0" + point.season());
        }
        return switch (form) {
            case "numeric" -> String.valueOf(point.month());
            case "numeric-leading-zeros" -> CslLocale.twoDigits(point.month());
            default -> locale.termText(monthTerm(point), TermForm.of(form), false);
        };
    }

    private static String monthTerm(DatePoint point) {
        return "month-" + CslLocale.twoDigits(point.month());
    }

    private String formatDay(String form, DatePoint point) {
        CslLocale locale = rendering.locale();
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
                                    day, locale.genderOf(monthTerm(point)), locale);
            default -> String.valueOf(day);
        };
    }

    /// The parts to render, as sortable digits.
    private static List<RenderedNode> sortableDigits(
            List<Element.DatePart> dateParts, CslDate date) {
        StringBuilder sortKey = new StringBuilder();
        List<DatePoint> points = date.sortPoints();
        for (DatePoint point : List.of(points.getFirst(), points.getLast())) {
            boolean isSecond = !sortKey.isEmpty();
            DatePoint endPoint = isSecond && points.size() < 2 ? NO_POINT : point;
            Set<String> partNames = new HashSet<>();
            dateParts.forEach(datePart -> partNames.add(datePart.name()));
            sortKey.append(SortText.dateDigits(endPoint, partNames));
        }
        return List.of(RenderedNode.textNode(sortKey.toString()));
    }
}
