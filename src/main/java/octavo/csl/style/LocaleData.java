package octavo.csl.style;

import octavo.csl.style.LocaleTerm.TermForm;

import java.util.Map;
import java.util.Optional;

/// The content of a locale file, or of a style's `locale` element. `terms` are by form and name.
record LocaleData(
        String language,
        Map<TermForm, Map<String, LocaleTerm>> terms,
        Map<String, OrdinalTerm> ordinals,
        Map<String, Element.DateElement> dates,
        Optional<Boolean> punctuationInQuote,
        Optional<Boolean> limitDayOrdinals) {
    LocaleData {
        terms = Map.copyOf(terms);
        ordinals = Map.copyOf(ordinals);
        dates = Map.copyOf(dates);
    }

    static String ordinalKey(String term, LocaleTerm.TermGender gender) {
        return gender == LocaleTerm.TermGender.NEUTER ? term : term + ' ' + gender;
    }

    /// The suffix of an ordinal, and the numbers it applies to.
    record OrdinalTerm(String text, String matchRule) {
        OrdinalTerm withText(String otherText) {
            return new OrdinalTerm(otherText, matchRule);
        }
    }
}
