package octavo.convert;

import octavo.library.Kind;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/// What lists of publications and references say by themselves, in their own language.
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

    /// Those of a language; English where we do not know it.
    public static ListWords of(String tag) {
        return new ListWords(Locale.forLanguageTag(tag));
    }

    /// Whether they are those of the language that was asked for.
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

    /// What the works of a kind are called: Conference papers.
    public String heading(Kind kind) {
        return say("kind." + kind.id());
    }

    /// What a mark on an author means: equal contribution. A mark that we do not know is its word.
    public String meaning(String mark) {
        return orElse("mark." + mark, mark);
    }

    /// What kind of thesis, report, patent and the like it is, said by biblatex's key or in
    /// English; other texts say it themselves.
    public String genre(String type) {
        String key = BiblatexKeys.key(type);
        return orElse("genre." + key.toLowerCase(Locale.ROOT), BiblatexKeys.text(type));
    }

    /// Astronomers count 1 BC as 0.
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
