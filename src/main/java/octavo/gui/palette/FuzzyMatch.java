package octavo.gui.palette;

import octavo.text.LetterFolding;

import java.util.OptionalInt;

/// Scores how well a text matches typed words. Each word must be in the text: as the start of a
/// word, else anywhere, else letter by letter in order.
final class FuzzyMatch {
    private static final int WORD_START = 100;
    private static final int INSIDE = 60;
    private static final int SCATTERED = 20;
    private static final int WHOLE = 30;
    private static final int FIRST = 15;
    private static final int LETTER_AT_START = 8;

    /// What each word counts at least if all words begin one of the text.
    static final int LEAST_OF_WORD_STARTS = WORD_START - FIRST;

    private FuzzyMatch() {}

    /// @param typed folded words, none empty
    /// @param text folded
    static OptionalInt score(String[] typed, String text) {
        int sum = 0;
        for (String word : typed) {
            int score = score(word, text);
            if (score < 0) {
                return OptionalInt.empty();
            }
            sum += score;
        }
        return OptionalInt.of(sum - lengthPenalty(text));
    }

    /// What a match in a long text counts less.
    static int lengthPenalty(String text) {
        return Math.min(FIRST, text.length() / 8);
    }

    private static int score(String word, String text) {
        int inside = -1;
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            if (startsWord(text, at)) {
                int end = at + word.length();
                boolean whole =
                        end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
                return WORD_START + (whole ? WHOLE : 0) + (at == 0 ? FIRST : 0);
            }
            inside = at;
        }
        return inside >= 0
                ? INSIDE
                : Math.max(scattered(word, text, true), scattered(word, text, false));
    }

    private static boolean startsWord(String text, int at) {
        return at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
    }

    /// Letters far from the previous one lower the score.
    ///
    /// @param leaping whether to prefer letters at the start of words
    private static int scattered(String word, String text, boolean leaping) {
        int score = SCATTERED;
        int at = -1;
        for (int i = 0; i < word.length(); i++) {
            int next = next(text, word.charAt(i), at + 1, leaping);
            if (next < 0) {
                return -1;
            }
            score += startsWord(text, next) ? LETTER_AT_START : at + 1 - next;
            at = next;
        }
        return score > 0 ? score : -1;
    }

    private static int next(String text, char letter, int from, boolean leaping) {
        int near = text.indexOf(letter, from);
        if (!leaping || near == from && from > 0) {
            return near;
        }
        for (int at = near; at >= 0; at = text.indexOf(letter, at + 1)) {
            if (startsWord(text, at)) {
                return at;
            }
        }
        return near;
    }

    static String fold(String text) {
        return LetterFolding.of(text).unaccented();
    }
}
