package octavo.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// Edit distance of words, for guessing what a mistyped word was meant to be.
public final class WordLikeness {
    private WordLikeness() {}

    /// The most likely intended name; empty if none is close.
    ///
    /// @param names in lower case
    public static Optional<String> nearest(String name, Collection<String> names) {
        String folded = name.toLowerCase(Locale.ROOT);
        int best = folded.length() < 4 ? 2 : 3;
        Optional<String> found = Optional.empty();
        for (String each : names) {
            int distance = distance(folded, each, best);
            if (distance < best) {
                best = distance;
                found = Optional.of(each);
            }
        }
        return found;
    }

    /// How many letters must be replaced, inserted, deleted or swapped with the next; exact only up
    /// to `most`.
    public static int distance(String one, String other, int most) {
        if (Math.abs(one.length() - other.length()) > most) {
            return most + 1;
        }
        int[] beforeLast = new int[other.length() + 1];
        int[] last = new int[other.length() + 1];
        Arrays.setAll(last, i -> i);
        for (int i = 1; i <= one.length(); i++) {
            int[] row = new int[other.length() + 1];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int change = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(last[j - 1] + change, 1 + Math.min(last[j], row[j - 1]));
                boolean swapped =
                        i > 1
                                && j > 1
                                && one.charAt(i - 1) == other.charAt(j - 2)
                                && one.charAt(i - 2) == other.charAt(j - 1);
                row[j] = swapped ? Math.min(row[j], beforeLast[j - 2] + 1) : row[j];
            }
            beforeLast = last;
            last = row;
        }
        return last[other.length()];
    }
}
