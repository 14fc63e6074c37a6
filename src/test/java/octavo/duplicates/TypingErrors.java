package octavo.duplicates;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Errors that people make when they type a title or a name.
final class TypingErrors {
    private static final Pattern LONG_WORD =
            Pattern.compile(
                    "(?<![\\p{L}\\\\])[\\p{L}&&[^\\p{Lu}]][\\p{Ll}]{5,}(?!\\p{L})|\\p{Lu}\\p{Ll}{5,}");

    private TypingErrors() {}

    /// The text with two letters of one word swapped, or one of them missing or doubled.
    static String misspell(String text, Random random) {
        List<MatchResult> words = LONG_WORD.matcher(text).results().toList();
        if (words.isEmpty()) {
            throw new IllegalArgumentException(text);
        }
        MatchResult word = words.get(random.nextInt(words.size()));
        int offset = word.start() + 1 + random.nextInt(word.group().length() - 3);
        char letter = text.charAt(offset);
        char next = text.charAt(offset + 1);
        String wrong =
                switch (letter == next ? 2 : random.nextInt(3)) {
                    case 0 -> "" + next + letter;
                    case 1 -> "" + next;
                    default -> "" + letter + letter + next;
                };
        return text.substring(0, offset) + wrong + text.substring(offset + 2);
    }

    static boolean canMisspell(String text) {
        return LONG_WORD.matcher(text).find();
    }

    static String capitals(String text) {
        return text.contains("\\") || text.contains("$") ? text : text.toUpperCase(Locale.ROOT);
    }
}
