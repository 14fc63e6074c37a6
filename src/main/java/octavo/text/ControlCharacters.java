package octavo.text;

/// The control characters of ASCII that are neither a tab nor a line ending. BibTeX and LaTeX
/// reject them.
public final class ControlCharacters {
    private static final char DELETE = 0x7F;

    private ControlCharacters() {}

    public static boolean isControl(char c) {
        return c < ' ' ? c != '\t' && c != '\n' && c != '\r' : c == DELETE;
    }

    public static boolean isIn(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isControl(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /// The text with a space in place of each.
    public static String blanked(String text) {
        if (!isIn(text)) {
            return text;
        }
        StringBuilder blanked = new StringBuilder(text);
        for (int i = 0; i < blanked.length(); i++) {
            if (isControl(blanked.charAt(i))) {
                blanked.setCharAt(i, ' ');
            }
        }
        return blanked.toString();
    }
}
