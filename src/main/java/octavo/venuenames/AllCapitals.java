package octavo.venuenames;

/// Titles in capitals, where acronyms cannot be told from words.
final class AllCapitals {
    private static final int SHORTEST_WORD = 3;
    private static final int LONG_WORD = 9;
    private static final int ENOUGH_LETTERS = 12;

    private AllCapitals() {}

    /// Capitalises the words of an all-capitals text; returns any other text as it is.
    static String normaliseCase(String text) {
        return isAllCapitals(text) ? capitaliseWords(text) : text;
    }

    private static boolean isAllCapitals(String text) {
        int wordCount = 0;
        int letterCount = 0;
        int wordLength = 0;
        for (int i = 0; i <= text.length(); i++) {
            char character = i < text.length() ? text.charAt(i) : ' ';
            if (Character.isLowerCase(character)) {
                return false;
            }
            if (Character.isUpperCase(character)) {
                wordLength++;
                letterCount++;
            } else {
                wordCount += wordLength >= LONG_WORD ? 2 : wordLength > SHORTEST_WORD ? 1 : 0;
                wordLength = 0;
            }
        }
        return wordCount > 1 && (letterCount > ENOUGH_LETTERS || wordCount > 2);
    }

    /// Lower-cases all but the first letter of each word outside brackets.
    static String capitaliseWords(String text) {
        var calmText = new StringBuilder(text);
        int wordStart = -1;
        int depth = 0;
        for (int i = 0; i <= text.length(); i++) {
            char character = i < text.length() ? text.charAt(i) : ' ';
            depth += character == '(' ? 1 : character == ')' ? -1 : 0;
            if (Character.isUpperCase(character)) {
                wordStart = wordStart < 0 ? i : wordStart;
            } else if (wordStart >= 0) {
                boolean isWord = i - wordStart >= SHORTEST_WORD && depth <= 0;
                for (int j = wordStart + 1; isWord && j < i; j++) {
                    calmText.setCharAt(j, Character.toLowerCase(text.charAt(j)));
                }
                wordStart = -1;
            }
        }
        return calmText.toString();
    }
}
