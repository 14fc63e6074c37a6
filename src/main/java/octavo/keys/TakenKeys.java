package octavo.keys;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// The keys taken while entries still get theirs. It remembers the last suffix used per key, so
/// that many entries with one key take no longer than others.
final class TakenKeys {
    private final Set<String> taken;
    private final Map<String, String> owners = new HashMap<>();
    private final Map<String, Integer> used = new HashMap<>();

    /// @param taken folded
    TakenKeys(Set<String> taken) {
        this.taken = taken;
    }

    /// A free key: the wanted one, or with a suffix.
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

    /// The old key of the entry that got a key; empty if it was not assigned here.
    String owner(String key) {
        return owners.getOrDefault(KeyPlan.folded(key), "");
    }

    /// Whether a text is nothing, or letters as they are put behind keys.
    static boolean areLetters(String text) {
        return text.matches("[a-z]{0,2}");
    }

    /// a, b … z, aa, ab …
    private static String letters(int number) {
        String last = String.valueOf((char) ('a' + number % 26));
        return number < 26 ? last : letters(number / 26 - 1) + last;
    }
}
