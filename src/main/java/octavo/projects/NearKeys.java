package octavo.projects;

import octavo.text.WordLikeness;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// The keys that may have been meant by one that no entry has.
public final class NearKeys {
    private static final int MOST = 3;
    private static final int FURTHEST = 2;

    private NearKeys() {}

    /// Those that are most like it, the nearest first.
    ///
    /// @param keys of all entries
    public static List<String> of(String key, Collection<String> keys) {
        String folded = key.toLowerCase(Locale.ROOT);
        return keys.stream()
                .filter(other -> distance(folded, other) <= Math.min(FURTHEST, folded.length() / 3))
                .sorted(Comparator.comparingInt(other -> distance(folded, other)))
                .limit(MOST)
                .toList();
    }

    private static int distance(String folded, String other) {
        return WordLikeness.editDistance(folded, other.toLowerCase(Locale.ROOT), FURTHEST);
    }
}
