package octavo.text;

/// The characters that separate words.
public final class BlankCharacters {
    private BlankCharacters() {}

    /// The ideographic space does not count: it is as wide as a character, on purpose.
    public static boolean isBlank(char c) {
        if (c <= ' ') {
            return c == ' ' || (c >= '\t' && c <= '\r');
        }
        return c >= '\u00A0'
                && (c == '\u00A0'
                        || (c >= '\u2000' && c <= '\u200A')
                        || c == '\u2028'
                        || c == '\u2029'
                        || c == '\u202F'
                        || c == '\u205F');
    }

    /// Whether a space was chosen for its width or because it does not break.
    public static boolean isFixed(char blank) {
        return blank > ' ' && blank != '\u2028' && blank != '\u2029';
    }

    /// The text with each run of whitespace replaced by one plain space.
    public static String plain(String text) {
        return isPlain(text) ? text : joined(text);
    }

    private static boolean isPlain(String text) {
        char before = 'a';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ' ? before == ' ' : isBlank(c)) {
                return false;
            }
            before = c;
        }
        return true;
    }

    private static String joined(String text) {
        StringBuilder joined = new StringBuilder(text.length());
        boolean afterBlank = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean blank = isBlank(c);
            if (!blank || !afterBlank) {
                joined.append(blank ? ' ' : c);
            }
            afterBlank = blank;
        }
        return joined.toString();
    }
}
