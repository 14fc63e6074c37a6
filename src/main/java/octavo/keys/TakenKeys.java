package octavo.keys;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// The keys that entries have while others still get theirs. It remembers how far the letters
/// behind a key are used up, so that many entries with one key take no longer than others.
final class TakenKeys {
    private final Set<String> taken;
    private final Map<String, String> owners = new HashMap<>();
    private final Map<String, Integer> used = new HashMap<>();

    /// @param taken folded
    TakenKeys(Set<String> taken) {
        this.taken = taken;
    }

    /// A key that nobody has yet: the wanted one, or with letters behind it.
    String take(String wanted, String owner) {
        String key = wanted;
        int next = used.getOrDefault(KeyPlan.folded(wanted), 0);
        while (!taken.add(KeyPlan.folded(key))) {
            key = wanted + letters(next++);
        }
        used.put(KeyPlan.folded(wanted), next);
        owners.putIfAbsent(KeyPlan.folded(key), owner);
        return key;
    }

    /// The old key of the entry that got a key; empty where it was not given.
    String owner(String key) {
        return owners.getOrDefault(KeyPlan.folded(key), "");
    }

    /// a, b … z, aa, ab …
    private static String letters(int number) {
        String last = String.valueOf((char) ('a' + number % 26));
        return number < 26 ? last : letters(number / 26 - 1) + last;
    }
}
