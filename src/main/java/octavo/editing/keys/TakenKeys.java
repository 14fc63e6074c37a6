package octavo.editing.keys;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// The keys taken while entries still get theirs. It remembers the last suffix used per key, so
/// that many entries with one key take no longer than others.
final class TakenKeys {
    private final Set<String> takenKeys;
    private final Map<String, String> ownersByKey = new HashMap<>();
    private final Map<String, Integer> suffixCounts = new HashMap<>();

    /// @param takenKeys folded
    TakenKeys(Set<String> takenKeys) {
        this.takenKeys = takenKeys;
    }

    /// A free key: the wanted one, or with a suffix.
    String takeFree(String wantedKey, String ownerKey) {
        String key = wantedKey;
        int nextSuffix = suffixCounts.getOrDefault(KeyPlan.foldKey(wantedKey), 0);
        while (!takenKeys.add(KeyPlan.foldKey(key))) {
            key = wantedKey + suffixLetters(nextSuffix++);
        }
        suffixCounts.put(KeyPlan.foldKey(wantedKey), nextSuffix);
        ownersByKey.putIfAbsent(KeyPlan.foldKey(key), ownerKey);
        return key;
    }

    /// The old key of the entry that got a key; empty if it was not assigned here.
    String ownerOf(String key) {
        return ownersByKey.getOrDefault(KeyPlan.foldKey(key), "");
    }

    /// Whether a text is nothing, or letters as they are put behind keys.
    static boolean isLetterSuffix(String text) {
        return text.matches("[a-z]{0,2}");
    }

    /// a, b … z, aa, ab …
    private static String suffixLetters(int number) {
        String lastLetter = String.valueOf((char) ('a' + number % 26));
        return number < 26 ? lastLetter : suffixLetters(number / 26 - 1) + lastLetter;
    }
}
