package octavo.csl.style;

import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Formatting.TextCase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The parts of a date to show, with the delimiter: those that the style lists, or those of a
/// localized date.
public record DateForm(List<Element.DatePart> dateParts, String delimiter) {
    public static DateForm of(Element.DateElement element, CslLocale locale) {
        Optional<Element.DateElement> localizedDate =
                element.localizedForm().flatMap(locale::dateFormat);
        String delimiter = localizedDate.map(Element.DateElement::delimiter).orElse("");
        return new DateForm(
                localizedDate
                        .map(localizedElement -> overrideParts(element, localizedElement))
                        .orElse(element.dateParts()),
                element.delimiter().isEmpty() ? delimiter : element.delimiter());
    }

    /// The wanted parts of a localized date, with the style's overrides.
    private static List<Element.DatePart> overrideParts(
            Element.DateElement element, Element.DateElement localizedDate) {
        Map<String, Element.DatePart> ownParts = new HashMap<>();
        element.dateParts()
                .forEach(localizedPart -> ownParts.put(localizedPart.name(), localizedPart));
        Set<String> wantedParts = Set.of(element.wantedParts().split("-"));
        List<Element.DatePart> mergedParts = new ArrayList<>();
        for (Element.DatePart localizedPart : localizedDate.dateParts()) {
            if (wantedParts.contains(localizedPart.name())) {
                Element.DatePart overridingPart = ownParts.get(localizedPart.name());
                mergedParts.add(
                        overridingPart == null
                                ? localizedPart
                                : mergePart(localizedPart, overridingPart));
            }
        }
        return mergedParts;
    }

    private static Element.DatePart mergePart(
            Element.DatePart localizedPart, Element.DatePart overridingPart) {
        Formatting localizedFormatting = localizedPart.formatting();
        Formatting ownFormatting = overridingPart.formatting();
        RenderedNode.NodeWrap wrap =
                new RenderedNode.NodeWrap(
                        localizedFormatting.prefix(),
                        localizedFormatting.suffix(),
                        ownFormatting.textFormats().isEmpty()
                                ? localizedFormatting.textFormats()
                                : ownFormatting.textFormats(),
                        RenderedNode.QuoteMarks.NONE,
                        Optional.empty(),
                        "",
                        RenderedNode.NodeTag.NONE);
        TextCase textCase =
                ownFormatting.textCase() == TextCase.AS_IS
                        ? localizedFormatting.textCase()
                        : ownFormatting.textCase();
        Formatting formatting =
                new Formatting(
                        wrap,
                        textCase,
                        ownFormatting.stripPeriods() || localizedFormatting.stripPeriods());
        return new Element.DatePart(
                localizedPart.name(),
                overridingPart.form().isEmpty() ? localizedPart.form() : overridingPart.form(),
                overridingPart.rangeDelimiter().or(localizedPart::rangeDelimiter),
                formatting);
    }
}
