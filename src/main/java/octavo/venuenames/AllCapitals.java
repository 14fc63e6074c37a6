package octavo.venuenames;

/// Titles in capitals, where acronyms cannot be told from words.
final class AllCapitals {
    private static final int WORD = 3;
    private static final int LONG_WORD = 9;
    private static final int LETTERS = 12;

    private AllCapitals() {}

    /// Capitalises the words of an all-capitals text; returns any other text as it is.
    static String calmed(String text) {
        return isShouted(text) ? capitalised(text) : text;
    }

    private static boolean isShouted(String text) {
        int words = 0;
        int letters = 0;
        int length = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            if (Character.isLowerCase(c)) {
                return false;
            }
            if (Character.isUpperCase(c)) {
                length++;
                letters++;
            } else {
                words += length >= LONG_WORD ? 2 : length > WORD ? 1 : 0;
                length = 0;
            }
        }
        return words > 1 && (letters > LETTERS || words > 2);
    }

    /// Lower-cases all but the first letter of each word outside brackets.
    static String capitalised(String text) {
        var calm = new StringBuilder(text);
        int start = -1;
        int depth = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (Character.isUpperCase(c)) {
                start = start < 0 ? i : start;
            } else if (start >= 0) {
                boolean word = i - start >= WORD && depth <= 0;
                for (int j = start + 1; word && j < i; j++) {
                    calm.setCharAt(j, Character.toLowerCase(text.charAt(j)));
                }
                start = -1;
            }
        }
        return calm.toString();
    }
}
