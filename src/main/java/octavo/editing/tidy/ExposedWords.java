package octavo.editing.tidy;

import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;

/// The words of a title that a style's change of case would damage: unbraced acronyms (`GPU`) and
/// words with inner capitals (`KungFu`, `mRNA`).
public final class ExposedWords {
    private final String title;
    private final List<Span> words = new ArrayList<>();
    private int capitalWords;
    private int plainWords;

    private ExposedWords(String title) {
        this.title = title;
    }

    /// Their spans in a title. An all-capitals title has none: its acronyms cannot be told apart.
    public static List<Span> spansIn(String title) {
        var exposedWords = new ExposedWords(title);
        exposedWords.readTitle();
        boolean isAllCapitals =
                exposedWords.capitalWords > 2
                        && exposedWords.capitalWords > exposedWords.plainWords;
        return isAllCapitals ? List.of() : exposedWords.words;
    }

    /// The title with braces around each of them.
    public static String addBraces(String title) {
        var bracedTitle = new StringBuilder(title);
        for (Span word : spansIn(title).reversed()) {
            bracedTitle.insert(word.end(), '}').insert(word.start(), '{');
        }
        return bracedTitle.toString();
    }

    private void readTitle() {
        int braceDepth = 0;
        boolean isMath = false;
        int offset = 0;
        while (offset < title.length()) {
            char character = title.charAt(offset);
            if (character == '\\') {
                offset = endOfCommand(offset);
            } else if (isWordPart(character) && braceDepth == 0 && !isMath) {
                offset = readWord(offset);
            } else {
                braceDepth =
                        Math.max(
                                0, braceDepth + (character == '{' ? 1 : character == '}' ? -1 : 0));
                isMath ^= character == '$';
                offset++;
            }
        }
    }

    private int endOfCommand(int backslash) {
        int offset = backslash + 1;
        while (offset < title.length() && Character.isLetter(title.charAt(offset))) {
            offset++;
        }
        return Math.max(offset, Math.min(backslash + 2, title.length()));
    }

    private static boolean isWordPart(char character) {
        return Character.isLetterOrDigit(character);
    }

    /// A word that touches a brace or a command is partly protected; its owner has taken care of
    /// it.
    private int readWord(int wordStart) {
        int wordEnd = wordStart;
        while (wordEnd < title.length() && isWordPart(title.charAt(wordEnd))) {
            wordEnd++;
        }
        boolean isTouched =
                wordStart > 0 && "{}\\$".indexOf(title.charAt(wordStart - 1)) >= 0
                        || wordEnd < title.length() && "{}\\$".indexOf(title.charAt(wordEnd)) >= 0;
        String word = title.substring(wordStart, wordEnd);
        countWord(word);
        if (!isTouched && isExposed(word)) {
            words.add(new Span(wordStart, wordEnd));
        }
        return wordEnd;
    }

    private void countWord(String word) {
        int letterCount = 0;
        for (int i = 0; i < word.length(); i++) {
            letterCount += Character.isLetter(word.charAt(i)) ? 1 : 0;
        }
        int capitalCount = capitalsOf(word);
        if (letterCount > 1 && capitalCount == letterCount) {
            capitalWords++;
        } else if (letterCount > 1) {
            plainWords++;
        }
    }

    /// Two capitals, or one after a lower-case letter; also Roman numerals, as in `World War II`.
    private static boolean isExposed(String word) {
        int capitalCount = capitalsOf(word);
        return capitalCount >= 2
                || capitalCount == 1 && !Character.isUpperCase(word.codePointAt(0));
    }

    private static int capitalsOf(String word) {
        int capitalCount = 0;
        for (int i = 0; i < word.length(); i++) {
            capitalCount += Character.isUpperCase(word.charAt(i)) ? 1 : 0;
        }
        return capitalCount;
    }
}
