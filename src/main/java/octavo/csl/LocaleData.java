package octavo.csl;

import java.util.Map;
import java.util.Optional;

/// The content of a locale file, or of a style's `locale` element. `terms` are by form and name.
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
