package octavo.conversion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Unique names for entries: their keys, with replacements for missing and repeated ones.
public final class DistinctKeys {
    private final Set<String> takenKeys;
    private final Map<String, Integer> lastNumbers = new HashMap<>();

    private DistinctKeys(List<String> givenKeys) {
        this.takenKeys = new HashSet<>(givenKeys);
    }

    /// A name per key, in order.
    public static List<String> of(List<String> givenKeys) {
        DistinctKeys distinctKeys = new DistinctKeys(givenKeys);
        Set<String> firstKeys = new HashSet<>();
        List<String> distinctNames = new ArrayList<>(givenKeys.size());
        for (String key : givenKeys) {
            boolean isOwn = !key.isBlank() && firstKeys.add(key);
            distinctNames.add(isOwn ? key : distinctKeys.findFreeKey(key.strip()));
        }
        return distinctNames;
    }

    private String findFreeKey(String key) {
        String keyStem = key.isEmpty() ? "nameless" : key;
        String freeKey;
        do {
            freeKey =
                    keyStem
                            + "-"
                            + lastNumbers.merge(key, key.isEmpty() ? 1 : 2, (last, _) -> last + 1);
        } while (!takenKeys.add(freeKey));
        return freeKey;
    }
}
