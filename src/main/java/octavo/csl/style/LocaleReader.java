package octavo.csl.style;

import octavo.csl.style.LocaleTerm.TermForm;
import octavo.csl.xml.BadStyleException;
import octavo.csl.xml.XmlElement;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Reads a locale file, or a style's `locale` element.
final class LocaleReader {
    private LocaleReader() {}

    static LocaleData readLocale(XmlElement locale) throws BadStyleException {
        Map<TermForm, Map<String, LocaleTerm>> terms = new EnumMap<>(TermForm.class);
        Map<String, LocaleData.OrdinalTerm> ordinals = new HashMap<>();
        Map<String, Element.DateElement> dates = new HashMap<>();
        Optional<XmlElement> options = locale.child("style-options");
        for (XmlElement child : locale.children()) {
            if (child.name().equals("terms")) {
                child.children("term").forEach(term -> readTerm(term, terms, ordinals));
            } else if (child.name().equals("date")) {
                dates.put(child.attribute("form", "text"), ElementReader.readDate(child));
            }
        }
        return new LocaleData(
                locale.attribute("lang", ""),
                terms,
                ordinals,
                dates,
                options.flatMap(optionsElement -> optionsElement.attribute("punctuation-in-quote"))
                        .map("true"::equals),
                options.flatMap(optionsElement ->
                                optionsElement.attribute("limit-day-ordinals-to-day-1"))
                        .map("true"::equals));
    }

    /// A term as it is printed, with typographic apostrophes; quotation marks stay as they are.
    private static String printedTerm(String name, String text) {
        return name.contains("quote") ? text : XmlElement.printableText(text).replace('\'', '’');
    }

    private static void readTerm(
            XmlElement element,
            Map<TermForm, Map<String, LocaleTerm>> terms,
            Map<String, LocaleData.OrdinalTerm> ordinals) {
        String name = element.attribute("name", "").replace("sub-verbo", "sub verbo");
        Optional<XmlElement> singleElement = element.child("single");
        String singularText =
                singleElement
                        .map(XmlElement::text)
                        .orElse(singleElement.isPresent() ? "" : element.text());
        String pluralText = element.child("multiple").map(XmlElement::text).orElse(singularText);
        if (singleElement.isEmpty() && element.child("multiple").isPresent()) {
            singularText = pluralText;
        }
        singularText =
                printedTerm(
                        name,
                        singularText.isBlank() && singularText.contains("\n") ? "" : singularText);
        pluralText = printedTerm(name, pluralText);
        if (name.startsWith("ordinal")) {
            LocaleTerm.TermGender gender =
                    LocaleTerm.TermGender.of(element.attribute("gender-form", ""));
            ordinals.put(
                    LocaleData.ordinalKey(name, gender),
                    new LocaleData.OrdinalTerm(singularText, element.attribute("match", "")));
            return;
        }
        TermForm form = TermForm.of(element.attribute("form", ""));
        if (name.startsWith("long-ordinal")) {
            LocaleTerm.TermGender gender =
                    LocaleTerm.TermGender.of(element.attribute("gender-form", ""));
            name = LocaleData.ordinalKey(name, gender);
            form = TermForm.LONG;
        }
        terms.computeIfAbsent(form, _ -> new HashMap<>())
                .put(
                        name,
                        new LocaleTerm(
                                singularText,
                                pluralText,
                                LocaleTerm.TermGender.of(element.attribute("gender", ""))));
    }
}
