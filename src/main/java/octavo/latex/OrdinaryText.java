package octavo.latex;

import octavo.text.BlankCharacters;

/// Text that needs no parsing as LaTeX: words joined by single spaces.
final class OrdinaryText {
    private static final AsciiSet LETTERS = AsciiSet.printedBut(" \\{}$^_~-`'?!");

    private OrdinaryText() {}

    /// The end of the ordinary text that continues at `start`.
    static int end(String source, int start) {
        int end = start;
        while (isOrdinary(source, end) || isBetweenWords(source, end)) {
            end++;
        }
        return end;
    }

    private static boolean isOrdinary(String source, int index) {
        if (index >= source.length()) {
            return false;
        }
        char c = source.charAt(index);
        return c > '~' ? !BlankCharacters.isBlank(c) : LETTERS.has(c);
    }

    private static boolean isBetweenWords(String source, int index) {
        return index < source.length()
                && source.charAt(index) == ' '
                && isOrdinary(source, index + 1);
    }
}
