package octavo.cslreferences;

import octavo.conversion.TrackedFields;
import octavo.fields.FieldName;
import octavo.latex.RichText;
import octavo.library.TitleCapitals;
import octavo.library.Work;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The titles of works as citation programs get them: in sentence case, from which a style makes
/// title case where it wants that. This is the one place that knows whose titles are changed.
public final class CitedTitles {
    private static final String[] LANGUAGE_FIELDS = {"langid", "language", "hyphenation"};

    private CitedTitles() {}

    /// A title and its subtitle, as the library wants its titles cited.
    public static Optional<RichText> findTitle(
            TrackedFields trackedFields, String fieldName, String subtitle) {
        return trackedFields
                .findTitle(fieldName, subtitle)
                .map(title ->
                        isJournalName(trackedFields, fieldName)
                                ? title
                                : inCitedCase(title, trackedFields.work()));
    }

    /// A title in the case in which it is cited.
    public static RichText inCitedCase(RichText title, Work work) {
        return work.library().titleCapitals() == TitleCapitals.SENTENCE_CASE && isMaybeEnglish(work)
                ? SentenceCase.of(title)
                : title;
    }

    /// The language of a work, as its entry says it; empty if it does not.
    static String statedLanguage(TrackedFields trackedFields) {
        return trackedFields.firstText(LANGUAGE_FIELDS);
    }

    /// The name of a journal keeps its capitals in every style.
    private static boolean isJournalName(TrackedFields trackedFields, String fieldName) {
        return fieldName.equals(FieldName.JOURNALTITLE)
                || fieldName.equals("title") && trackedFields.entryType().equals("periodical");
    }

    /// Any language that is stated and not English has rules of its own.
    private static boolean isMaybeEnglish(Work work) {
        return Arrays.stream(LANGUAGE_FIELDS)
                .map(work::plainText)
                .filter(language -> !language.isBlank())
                .findFirst()
                .map(language -> Locale.forLanguageTag(LanguageTags.tagOf(language)).getLanguage())
                .map("en"::equals)
                .orElse(true);
    }
}
