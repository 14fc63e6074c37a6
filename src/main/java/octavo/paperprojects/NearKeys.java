package octavo.paperprojects;

import octavo.text.WordLikeness;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// The keys that may have been meant by one that no entry has.
public final class NearKeys {
    private static final int MOST_KEYS = 3;
    private static final int FURTHEST_DISTANCE = 2;

    private NearKeys() {}

    /// Those that are most like it, the nearest first.
    ///
    /// @param keys of all entries
    public static List<String> of(String key, Collection<String> keys) {
        String foldedKey = key.toLowerCase(Locale.ROOT);
        return keys.stream()
                .filter(otherKey ->
                        keyDistance(foldedKey, otherKey)
                                <= Math.min(FURTHEST_DISTANCE, foldedKey.length() / 3))
                .sorted(Comparator.comparingInt(otherKey -> keyDistance(foldedKey, otherKey)))
                .limit(MOST_KEYS)
                .toList();
    }

    private static int keyDistance(String foldedKey, String otherKey) {
        return WordLikeness.editDistance(
                foldedKey, otherKey.toLowerCase(Locale.ROOT), FURTHEST_DISTANCE);
    }
}
