package octavo.gui.entries;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// Folds text for sorting: without case and accents.
final class SortFolding {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    /// Letters without a Unicode decomposition, and what people type for them.
    private static final String[][] LETTERS = {
        {"ß", "ss"},
        {"æ", "ae"},
        {"œ", "oe"},
        {"ø", "o"},
        {"ł", "l"},
        {"đ", "d"},
        {"ð", "d"},
        {"þ", "th"},
        {"ı", "i"}
    };

    private SortFolding() {}

    static String fold(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (isAscii(lower)) {
            return lower;
        }
        String bare =
                MARKS.matcher(Normalizer.normalize(lower, Normalizer.Form.NFKD)).replaceAll("");
        for (String[] letter : LETTERS) {
            bare = bare.replace(letter[0], letter[1]);
        }
        return bare;
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 127) {
                return false;
            }
        }
        return true;
    }
}
