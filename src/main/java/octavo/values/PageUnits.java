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
        int end = wordEnd(text, 0);
        String word = lower(text.substring(0, end));
        boolean isUnit = BEFORE.contains(word) || (word.equals("s") && text.startsWith(".", end));
        String rest = afterStop(text, end);
        return isUnit && !rest.isEmpty() && rest.length() < text.length() - end ? rest : text;
    }

    /// The number in `Article 12` or `paper no. 12`.
    static Optional<String> articleNumber(String text) {
        int end = wordEnd(text, 0);
        if (!ARTICLE.contains(lower(text.substring(0, end)))) {
            return Optional.empty();
        }
        String rest = afterStop(text, end);
        int second = wordEnd(rest, 0);
        if (NUMBER.contains(lower(rest.substring(0, second)))) {
            rest = afterStop(rest, second);
        }
        boolean isNumber = !rest.isEmpty() && rest.length() < 20;
        for (int i = 0; i < rest.length(); i++) {
            isNumber =
                    isNumber
                            && (Character.isLetterOrDigit(rest.charAt(i)) || rest.charAt(i) == '.');
        }
        boolean hasDigit = rest.chars().anyMatch(c -> c >= '0' && c <= '9');
        return isNumber && hasDigit && !rest.endsWith(".") ? Optional.of(rest) : Optional.empty();
    }

    /// The text before a trailing word for pages: `345` in `345 pp.` and in `345pp`.
    static Optional<String> beforeWordAfter(String text) {
        String stopless = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        int start = stopless.length();
        while (start > 0 && Character.isLetter(stopless.charAt(start - 1))) {
            start--;
        }
        String word = lower(stopless.substring(start));
        String before = stopless.substring(0, start).strip();
        // 345S and 345P are page names.
        boolean apart = before.length() < start || word.length() > 1;
        boolean afterNumber =
                !before.isEmpty() && Character.isDigit(before.charAt(before.length() - 1));
        return AFTER.contains(word) && apart && afterNumber
                ? Optional.of(before)
                : Optional.empty();
    }

    /// The number of pages in a note such as `(5 pp.)`.
    static Optional<Integer> countIn(String note) {
        if (!note.startsWith("(") || !note.endsWith(")")) {
            return Optional.empty();
        }
        return beforeWordAfter(note.substring(1, note.length() - 1).strip())
                .filter(number -> number.chars().allMatch(c -> c >= '0' && c <= '9'))
                .filter(number -> number.length() < 7)
                .map(Integer::valueOf);
    }

    /// Whether a name contains one of these words, so that it is not a page.
    static boolean isIn(String name) {
        return !withoutWordBefore(name).equals(name)
                || articleNumber(name).isPresent()
                || beforeWordAfter(name).isPresent();
    }

    private static int wordEnd(String text, int from) {
        int end = from;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static String afterStop(String text, int from) {
        return text.substring(text.startsWith(".", from) ? from + 1 : from).strip();
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
