package octavo.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Unique names for entries: their keys, with replacements for missing and repeated ones.
public final class DistinctKeys {
    private final Set<String> taken;
    private final Map<String, Integer> numbers = new HashMap<>();

    private DistinctKeys(List<String> keys) {
        this.taken = new HashSet<>(keys);
    }

    /// A name per key, in order.
    public static List<String> of(List<String> keys) {
        DistinctKeys distinct = new DistinctKeys(keys);
        Set<String> firsts = new HashSet<>();
        List<String> names = new ArrayList<>(keys.size());
        for (String key : keys) {
            boolean isOwn = !key.isBlank() && firsts.add(key);
            names.add(isOwn ? key : distinct.free(key.strip()));
        }
        return names;
    }

    private String free(String key) {
        String stem = key.isEmpty() ? "nameless" : key;
        String free;
        do {
            free = stem + "-" + numbers.merge(key, key.isEmpty() ? 1 : 2, (last, _) -> last + 1);
        } while (!taken.add(free));
        return free;
    }
}
