package octavo.latex;

import octavo.text.BlankCharacters;

/// Text that stands for itself in LaTeX: words, and the single blanks that join them.
final class OrdinaryText {
    private static final AsciiSet LETTERS = AsciiSet.printedBut(" \\{}$^_~-`'?!");

    private OrdinaryText() {}

    /// Where it ends that goes on at `start`.
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
