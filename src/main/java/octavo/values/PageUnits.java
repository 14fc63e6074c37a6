package octavo.values;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The words around page numbers.
final class PageUnits {
    private static final Set<String> BEFORE =
            Set.of("p", "pp", "pg", "pgs", "page", "pages", "seite", "seiten", "pag", "pags");
    private static final Set<String> AFTER =
            Set.of("p", "pp", "pgs", "page", "pages", "s", "seite", "seiten");
    private static final Set<String> ARTICLE = Set.of("article", "art", "artikel", "paper");
    private static final Set<String> NUMBER = Set.of("no", "nr", "num", "number", "id");

    private PageUnits() {}

    /// The pages after a word such as `pp.`: `12-15` in `pp. 12-15`; the text itself if there is
    /// none.
    static String withoutWordBefore(String text) {
        int firstWordEnd = endOfWord(text, 0);
        String word = toLowerCase(text.substring(0, firstWordEnd));
        boolean isUnit =
                BEFORE.contains(word) || (word.equals("s") && text.startsWith(".", firstWordEnd));
        String remainingText = textAfterStop(text, firstWordEnd);
        return isUnit
                        && !remainingText.isEmpty()
                        && remainingText.length() < text.length() - firstWordEnd
                ? remainingText
                : text;
    }

    /// The number in `Article 12` or `paper no. 12`.
    static Optional<String> articleNumber(String text) {
        int firstWordEnd = endOfWord(text, 0);
        if (!ARTICLE.contains(toLowerCase(text.substring(0, firstWordEnd)))) {
            return Optional.empty();
        }
        String remainingText = textAfterStop(text, firstWordEnd);
        int secondWordEnd = endOfWord(remainingText, 0);
        if (NUMBER.contains(toLowerCase(remainingText.substring(0, secondWordEnd)))) {
            remainingText = textAfterStop(remainingText, secondWordEnd);
        }
        boolean isNumber = !remainingText.isEmpty() && remainingText.length() < 20;
        for (int i = 0; i < remainingText.length(); i++) {
            isNumber =
                    isNumber
                            && (Character.isLetterOrDigit(remainingText.charAt(i))
                                    || remainingText.charAt(i) == '.');
        }
        boolean hasDigit = remainingText.chars().anyMatch(c -> c >= '0' && c <= '9');
        return isNumber && hasDigit && !remainingText.endsWith(".")
                ? Optional.of(remainingText)
                : Optional.empty();
    }

    /// The text before a trailing word for pages: `345` in `345 pp.` and in `345pp`.
    static Optional<String> withoutWordAfter(String text) {
        String textWithoutStop = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        int wordStart = textWithoutStop.length();
        while (wordStart > 0 && Character.isLetter(textWithoutStop.charAt(wordStart - 1))) {
            wordStart--;
        }
        String word = toLowerCase(textWithoutStop.substring(wordStart));
        String textBefore = textWithoutStop.substring(0, wordStart).strip();
        // 345S and 345P are page names.
        boolean isSeparate = textBefore.length() < wordStart || word.length() > 1;
        boolean isAfterNumber =
                !textBefore.isEmpty()
                        && Character.isDigit(textBefore.charAt(textBefore.length() - 1));
        return AFTER.contains(word) && isSeparate && isAfterNumber
                ? Optional.of(textBefore)
                : Optional.empty();
    }

    /// The number of pages in a note such as `(5 pp.)`.
    static Optional<Integer> pageCountIn(String note) {
        if (!note.startsWith("(") || !note.endsWith(")")) {
            return Optional.empty();
        }
        return withoutWordAfter(note.substring(1, note.length() - 1).strip())
                .filter(number -> number.chars().allMatch(c -> c >= '0' && c <= '9'))
                .filter(number -> number.length() < 7)
                .map(Integer::valueOf);
    }

    /// Whether a name contains one of these words, so that it is not a page.
    static boolean occurIn(String name) {
        return !withoutWordBefore(name).equals(name)
                || articleNumber(name).isPresent()
                || withoutWordAfter(name).isPresent();
    }

    private static int endOfWord(String text, int startOffset) {
        int wordEnd = startOffset;
        while (wordEnd < text.length() && Character.isLetter(text.charAt(wordEnd))) {
            wordEnd++;
        }
        return wordEnd;
    }

    private static String textAfterStop(String text, int startOffset) {
        return text.substring(text.startsWith(".", startOffset) ? startOffset + 1 : startOffset)
                .strip();
    }

    private static String toLowerCase(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
