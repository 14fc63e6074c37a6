package octavo.text;

/// The characters that separate words.
public final class BlankCharacters {
    private BlankCharacters() {}

    /// The ideographic space does not count: it is as wide as a character, on purpose.
    public static boolean isBlank(char character) {
        if (character <= ' ') {
            return character == ' ' || (character >= '\t' && character <= '\r');
        }
        return character >= '\u00A0'
                && (character == '\u00A0'
                        || (character >= '\u2000' && character <= '\u200A')
                        || character == '\u2028'
                        || character == '\u2029'
                        || character == '\u202F'
                        || character == '\u205F');
    }

    /// Whether a space was chosen for its width or because it does not break.
    public static boolean isFixedSpace(char blank) {
        return blank > ' ' && blank != '\u2028' && blank != '\u2029';
    }

    /// The text with each run of whitespace replaced by one plain space.
    public static String withSingleSpaces(String text) {
        return hasSingleSpaces(text) ? text : collapseBlanks(text);
    }

    private static boolean hasSingleSpaces(String text) {
        char previous = 'a';
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == ' ' ? previous == ' ' : isBlank(character)) {
                return false;
            }
            previous = character;
        }
        return true;
    }

    private static String collapseBlanks(String text) {
        StringBuilder collapsedText = new StringBuilder(text.length());
        boolean isAfterBlank = false;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            boolean isBlank = isBlank(character);
            if (!isBlank || !isAfterBlank) {
                collapsedText.append(isBlank ? ' ' : character);
            }
            isAfterBlank = isBlank;
        }
        return collapsedText.toString();
    }
}
