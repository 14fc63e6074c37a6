package octavo.gui.palette;

import octavo.text.LetterFolding;

import java.util.OptionalInt;

/// Scores how well a text matches typed words. Each word must be in the text: as the start of a
/// word, else anywhere, else letter by letter in order.
final class FuzzyMatch {
    private static final int WORD_START_SCORE = 100;
    private static final int INSIDE_SCORE = 60;
    private static final int SCATTERED_SCORE = 20;
    private static final int WHOLE_WORD_BONUS = 30;
    private static final int FIRST_WORD_BONUS = 15;
    private static final int LETTER_AT_START = 8;

    /// What each word counts at least if all words begin one of the text.
    static final int MIN_WORD_START_SCORE = WORD_START_SCORE - FIRST_WORD_BONUS;

    private FuzzyMatch() {}

    /// @param typedWords folded words, none empty
    /// @param text folded
    static OptionalInt score(String[] typedWords, String text) {
        int totalScore = 0;
        for (String word : typedWords) {
            int score = score(word, text);
            if (score < 0) {
                return OptionalInt.empty();
            }
            totalScore += score;
        }
        return OptionalInt.of(totalScore - lengthPenalty(text));
    }

    /// What a match in a long text counts less.
    static int lengthPenalty(String text) {
        return Math.min(FIRST_WORD_BONUS, text.length() / 8);
    }

    private static int score(String word, String text) {
        int insideIndex = -1;
        for (int wordIndex = text.indexOf(word);
                wordIndex >= 0;
                wordIndex = text.indexOf(word, wordIndex + 1)) {
            if (startsWord(text, wordIndex)) {
                int endIndex = wordIndex + word.length();
                boolean isWholeWord =
                        endIndex == text.length()
                                || !Character.isLetterOrDigit(text.charAt(endIndex));
                return WORD_START_SCORE
                        + (isWholeWord ? WHOLE_WORD_BONUS : 0)
                        + (wordIndex == 0 ? FIRST_WORD_BONUS : 0);
            }
            insideIndex = wordIndex;
        }
        return insideIndex >= 0
                ? INSIDE_SCORE
                : Math.max(scatteredScore(word, text, true), scatteredScore(word, text, false));
    }

    private static boolean startsWord(String text, int offset) {
        return offset == 0 || !Character.isLetterOrDigit(text.charAt(offset - 1));
    }

    /// Letters far from the previous one lower the score.
    ///
    /// @param leapsToWords whether to prefer letters at the start of words
    private static int scatteredScore(String word, String text, boolean leapsToWords) {
        int score = SCATTERED_SCORE;
        int lastIndex = -1;
        for (int i = 0; i < word.length(); i++) {
            int nextIndex = nextLetter(text, word.charAt(i), lastIndex + 1, leapsToWords);
            if (nextIndex < 0) {
                return -1;
            }
            score += startsWord(text, nextIndex) ? LETTER_AT_START : lastIndex + 1 - nextIndex;
            lastIndex = nextIndex;
        }
        return score > 0 ? score : -1;
    }

    private static int nextLetter(String text, char letter, int fromIndex, boolean leapsToWords) {
        int nearestIndex = text.indexOf(letter, fromIndex);
        if (!leapsToWords || nearestIndex == fromIndex && fromIndex > 0) {
            return nearestIndex;
        }
        for (int letterIndex = nearestIndex;
                letterIndex >= 0;
                letterIndex = text.indexOf(letter, letterIndex + 1)) {
            if (startsWord(text, letterIndex)) {
                return letterIndex;
            }
        }
        return nearestIndex;
    }

    static String foldText(String text) {
        return LetterFolding.of(text).unaccented();
    }
}
