package octavo.csl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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
    private static List<Element.DatePart> overridden(Element.Date element, Element.Date localized) {
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
