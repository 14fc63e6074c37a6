package octavo.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// Edit distance of words and titles, for guessing what a mistyped one was meant to be.
public final class WordLikeness {
    private WordLikeness() {}

    /// The most likely intended name; empty if none is close.
    ///
    /// @param names in lower case
    public static Optional<String> nearestName(String name, Collection<String> names) {
        String foldedName = name.toLowerCase(Locale.ROOT);
        int bestDistance = foldedName.length() < 4 ? 2 : 3;
        Optional<String> nearestName = Optional.empty();
        for (String candidate : names) {
            int distance = editDistance(foldedName, candidate, bestDistance);
            if (distance < bestDistance) {
                bestDistance = distance;
                nearestName = Optional.of(candidate);
            }
        }
        return nearestName;
    }

    /// How many letters must be replaced, inserted, deleted or swapped with the next; exact only up
    /// to `mostEdits`.
    public static int editDistance(String word, String otherWord, int mostEdits) {
        if (Math.abs(word.length() - otherWord.length()) > mostEdits) {
            return mostEdits + 1;
        }
        return countEdits(word, otherWord, true);
    }

    /// How many letters must be replaced, inserted or deleted; two that are swapped count as two.
    public static int changeCount(String text, String otherText) {
        return countEdits(text, otherText, false);
    }

    private static int countEdits(String word, String otherWord, boolean isSwapOneEdit) {
        int[] rowBeforePrevious = new int[otherWord.length() + 1];
        int[] previousRow = new int[otherWord.length() + 1];
        Arrays.setAll(previousRow, i -> i);
        for (int i = 1; i <= word.length(); i++) {
            int[] currentRow = new int[otherWord.length() + 1];
            currentRow[0] = i;
            for (int j = 1; j <= otherWord.length(); j++) {
                int substitutionCost = word.charAt(i - 1) == otherWord.charAt(j - 1) ? 0 : 1;
                currentRow[j] =
                        Math.min(
                                previousRow[j - 1] + substitutionCost,
                                1 + Math.min(previousRow[j], currentRow[j - 1]));
                boolean isSwapped =
                        isSwapOneEdit
                                && i > 1
                                && j > 1
                                && word.charAt(i - 1) == otherWord.charAt(j - 2)
                                && word.charAt(i - 2) == otherWord.charAt(j - 1);
                currentRow[j] =
                        isSwapped
                                ? Math.min(currentRow[j], rowBeforePrevious[j - 2] + 1)
                                : currentRow[j];
            }
            rowBeforePrevious = previousRow;
            previousRow = currentRow;
        }
        return previousRow[otherWord.length()];
    }
}
