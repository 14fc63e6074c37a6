package octavo.cslreferences;

import octavo.conversion.BiblatexKeys;
import octavo.library.WorkKind;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/// The fixed words of publication lists and references, by language.
public final class ListWords {
    private final ResourceBundle bundle;
    private final Locale locale;

    private ListWords(Locale locale) {
        this.locale = locale;
        bundle =
                ResourceBundle.getBundle(
                        "octavo.cslreferences.words",
                        locale,
                        ResourceBundle.Control.getNoFallbackControl(
                                ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /// The words of a language; English if it is unknown.
    public static ListWords of(String tag) {
        return new ListWords(Locale.forLanguageTag(tag));
    }

    /// Whether they are in the requested language.
    public boolean isKnown() {
        String language = locale.getLanguage();
        return language.isEmpty()
                || isEnglish()
                || language.equals(bundle.getLocale().getLanguage());
    }

    public boolean isEnglish() {
        return locale.getLanguage().equals("en");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ListWords otherWords && locale.equals(otherWords.locale);
    }

    @Override
    public int hashCode() {
        return locale.hashCode();
    }

    public String formatText(String key, Object... arguments) {
        return new MessageFormat(bundle.getString(key), locale).format(arguments);
    }

    /// The heading for works of a kind: Conference papers.
    public String headingOf(WorkKind workKind) {
        return formatText("kind." + workKind.id());
    }

    /// The meaning of a mark on an author: equal contribution. An unknown mark stands for itself.
    public String meaningOf(String markName) {
        return textOrElse("mark." + markName, markName);
    }

    /// The genre of a thesis, report, patent and the like, given as biblatex's key or in English;
    /// other texts are returned as they are.
    public String genreName(String genreType) {
        String key = BiblatexKeys.keyOf(genreType);
        return textOrElse("genre." + key.toLowerCase(Locale.ROOT), BiblatexKeys.textOf(genreType));
    }

    /// The astronomical year 0 is 1 BC.
    public String yearText(int year) {
        return year > 0
                ? String.valueOf(year)
                : formatText("before-christ", String.valueOf(1 - (long) year));
    }

    private String textOrElse(String key, String fallback) {
        try {
            return bundle.getString(key);
        } catch (MissingResourceException _) {
            return fallback;
        }
    }

    public String monthName(int month) {
        return java.time.Month.of(month)
                .getDisplayName(java.time.format.TextStyle.FULL_STANDALONE, locale);
    }
}
