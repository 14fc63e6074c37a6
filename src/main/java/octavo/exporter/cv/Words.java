package octavo.exporter.cv;

import octavo.exporter.BiblatexKeys;
import octavo.library.Kind;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/// What a list of publications says by itself, in its own language.
public final class Words {
    private final ResourceBundle bundle;
    private final Locale locale;

    private Words(Locale locale) {
        this.locale = locale;
        bundle =
                ResourceBundle.getBundle(
                        "octavo.exporter.cv.words",
                        locale,
                        ResourceBundle.Control.getNoFallbackControl(
                                ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /// Those of a language; English where we do not know it.
    public static Words of(String tag) {
        return new Words(Locale.forLanguageTag(tag));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Words words && locale.equals(words.locale);
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
    String meaning(String mark) {
        return orElse("mark." + mark, mark);
    }

    /// What biblatex's key for a kind of thesis, report or patent stands for; other texts say it
    /// themselves.
    String genre(String type) {
        return orElse("genre." + type.toLowerCase(Locale.ROOT), BiblatexKeys.text(type));
    }

    private String orElse(String key, String otherwise) {
        try {
            return bundle.getString(key);
        } catch (MissingResourceException _) {
            return otherwise;
        }
    }

    String month(int month) {
        return java.time.Month.of(month)
                .getDisplayName(java.time.format.TextStyle.FULL_STANDALONE, locale);
    }
}
