package octavo.convert;

import octavo.library.Kind;

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
                        "octavo.convert.words",
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
        return other instanceof ListWords words && locale.equals(words.locale);
    }

    @Override
    public int hashCode() {
        return locale.hashCode();
    }

    public String say(String key, Object... what) {
        return new MessageFormat(bundle.getString(key), locale).format(what);
    }

    /// The heading for works of a kind: Conference papers.
    public String heading(Kind kind) {
        return say("kind." + kind.id());
    }

    /// The meaning of a mark on an author: equal contribution. An unknown mark stands for itself.
    public String meaning(String mark) {
        return orElse("mark." + mark, mark);
    }

    /// The genre of a thesis, report, patent and the like, given as biblatex's key or in English;
    /// other texts are returned as they are.
    public String genre(String type) {
        String key = BiblatexKeys.key(type);
        return orElse("genre." + key.toLowerCase(Locale.ROOT), BiblatexKeys.text(type));
    }

    /// The astronomical year 0 is 1 BC.
    public String year(int year) {
        return year > 0
                ? String.valueOf(year)
                : say("before-christ", String.valueOf(1 - (long) year));
    }

    private String orElse(String key, String otherwise) {
        try {
            return bundle.getString(key);
        } catch (MissingResourceException _) {
            return otherwise;
        }
    }

    public String month(int month) {
        return java.time.Month.of(month)
                .getDisplayName(java.time.format.TextStyle.FULL_STANDALONE, locale);
    }
}
