package octavo.tidy;

import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;

/// The words of a title that a style's change of case would damage: unbraced acronyms (`GPU`) and
/// words with inner capitals (`KungFu`, `mRNA`).
public final class ExposedWords {
    private final String title;
    private final List<Span> words = new ArrayList<>();
    private int capitals;
    private int plain;

    private ExposedWords(String title) {
        this.title = title;
    }

    /// Their spans in a title. An all-capitals title has none: its acronyms cannot be told apart.
    public static List<Span> of(String title) {
        var found = new ExposedWords(title);
        found.read();
        boolean shouts = found.capitals > 2 && found.capitals > found.plain;
        return shouts ? List.of() : found.words;
    }

    /// The title with braces around each of them.
    public static String braced(String title) {
        var result = new StringBuilder(title);
        for (Span word : of(title).reversed()) {
            result.insert(word.end(), '}').insert(word.start(), '{');
        }
        return result.toString();
    }

    private void read() {
        int depth = 0;
        boolean math = false;
        int at = 0;
        while (at < title.length()) {
            char c = title.charAt(at);
            if (c == '\\') {
                at = afterCommand(at);
            } else if (isWordPart(c) && depth == 0 && !math) {
                at = word(at);
            } else {
                depth = Math.max(0, depth + (c == '{' ? 1 : c == '}' ? -1 : 0));
                math ^= c == '$';
                at++;
            }
        }
    }

    private int afterCommand(int backslash) {
        int at = backslash + 1;
        while (at < title.length() && Character.isLetter(title.charAt(at))) {
            at++;
        }
        return Math.max(at, Math.min(backslash + 2, title.length()));
    }

    private static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c);
    }

    /// A word that touches a brace or a command is partly protected; its owner has taken care of
    /// it.
    private int word(int start) {
        int end = start;
        while (end < title.length() && isWordPart(title.charAt(end))) {
            end++;
        }
        boolean touched =
                start > 0 && "{}\\$".indexOf(title.charAt(start - 1)) >= 0
                        || end < title.length() && "{}\\$".indexOf(title.charAt(end)) >= 0;
        String word = title.substring(start, end);
        count(word);
        if (!touched && isExposed(word)) {
            words.add(new Span(start, end));
        }
        return end;
    }

    private void count(String word) {
        int letters = 0;
        for (int i = 0; i < word.length(); i++) {
            letters += Character.isLetter(word.charAt(i)) ? 1 : 0;
        }
        int upper = capitalsOf(word);
        if (letters > 1 && upper == letters) {
            capitals++;
        } else if (letters > 1) {
            plain++;
        }
    }

    /// Two capitals, or one after a lower-case letter; also Roman numerals, as in `World War II`.
    private static boolean isExposed(String word) {
        int upper = capitalsOf(word);
        return upper >= 2 || upper == 1 && !Character.isUpperCase(word.codePointAt(0));
    }

    private static int capitalsOf(String word) {
        int upper = 0;
        for (int i = 0; i < word.length(); i++) {
            upper += Character.isUpperCase(word.charAt(i)) ? 1 : 0;
        }
        return upper;
    }
}
