package octavo.csl;

import octavo.csl.CslLocale.Term;
import octavo.csl.CslLocale.Term.TermForm;
import octavo.csl.StyleReader.BadStyleException;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Reads a locale file, or a style's `locale` element.
final class LocaleReader {
    private LocaleReader() {}

    static LocaleData read(XmlElement locale) throws BadStyleException {
        Map<TermForm, Map<String, Term>> terms = new EnumMap<>(TermForm.class);
        Map<String, LocaleData.OrdinalTerm> ordinals = new HashMap<>();
        Map<String, Element.Date> dates = new HashMap<>();
        Optional<XmlElement> options = locale.child("style-options");
        for (XmlElement child : locale.children()) {
            if (child.name().equals("terms")) {
                child.children("term").forEach(term -> term(term, terms, ordinals));
            } else if (child.name().equals("date")) {
                dates.put(child.attribute("form", "text"), ElementReader.date(child));
            }
        }
        return new LocaleData(
                locale.attribute("lang", ""),
                terms,
                ordinals,
                dates,
                options.flatMap(o -> o.attribute("punctuation-in-quote")).map("true"::equals),
                options.flatMap(o -> o.attribute("limit-day-ordinals-to-day-1"))
                        .map("true"::equals));
    }

    /// A term as it is printed, with typographic apostrophes; quotation marks stay as they are.
    private static String printed(String name, String text) {
        return name.contains("quote") ? text : XmlElement.printable(text).replace('\'', '’');
    }

    private static void term(
            XmlElement element,
            Map<TermForm, Map<String, Term>> terms,
            Map<String, LocaleData.OrdinalTerm> ordinals) {
        String name = element.attribute("name", "").replace("sub-verbo", "sub verbo");
        Optional<XmlElement> single = element.child("single");
        String one = single.map(XmlElement::text).orElse(single.isPresent() ? "" : element.text());
        String many = element.child("multiple").map(XmlElement::text).orElse(one);
        if (single.isEmpty() && element.child("multiple").isPresent()) {
            one = many;
        }
        one = printed(name, one.isBlank() && one.contains("\n") ? "" : one);
        many = printed(name, many);
        if (name.startsWith("ordinal")) {
            Term.Gender gender = Term.Gender.of(element.attribute("gender-form", ""));
            ordinals.put(
                    LocaleData.ordinalKey(name, gender),
                    new LocaleData.OrdinalTerm(one, element.attribute("match", "")));
            return;
        }
        TermForm form = TermForm.of(element.attribute("form", ""));
        if (name.startsWith("long-ordinal")) {
            Term.Gender gender = Term.Gender.of(element.attribute("gender-form", ""));
            name = LocaleData.ordinalKey(name, gender);
            form = TermForm.LONG;
        }
        terms.computeIfAbsent(form, _ -> new HashMap<>())
                .put(name, new Term(one, many, Term.Gender.of(element.attribute("gender", ""))));
    }

    /// The content of a locale file, or of a style's `locale` element. `terms` are by form and
    /// name.
    record LocaleData(
            String language,
            Map<TermForm, Map<String, Term>> terms,
            Map<String, OrdinalTerm> ordinals,
            Map<String, Element.Date> dates,
            Optional<Boolean> punctuationInQuote,
            Optional<Boolean> limitDayOrdinals) {
        LocaleData {
            terms = Map.copyOf(terms);
            ordinals = Map.copyOf(ordinals);
            dates = Map.copyOf(dates);
        }

        static String ordinalKey(String term, Term.Gender gender) {
            return gender == Term.Gender.NEUTER ? term : term + ' ' + gender;
        }

        /// The suffix of an ordinal, and the numbers it applies to.
        record OrdinalTerm(String text, String match) {
            OrdinalTerm withText(String other) {
                return new OrdinalTerm(other, match);
            }
        }
    }
}
