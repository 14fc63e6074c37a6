package octavo.syncedfolders;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What users have knowingly replaced by what, each replacement with a number. A value is accounted
/// for where somebody has removed it, or where replacements lead from it to what is in its place.
final class ReplacementGraph {
    /// What takes the place of a removed value.
    static final String NOTHING = "";

    /// A value put in the place of another.
    private record NumberedReplacement(int number, String newValue) {}

    private final Map<String, List<NumberedReplacement>> replacementsByValue = new HashMap<>();
    private int count;

    /// Records a replacement, and returns its number.
    int add(String oldValue, String newValue) {
        replacementsByValue
                .computeIfAbsent(oldValue, _ -> new ArrayList<>())
                .add(new NumberedReplacement(count, newValue));
        return count++;
    }

    BitSet allNumbers() {
        BitSet numbers = new BitSet();
        numbers.set(0, count);
        return numbers;
    }

    /// Whether replacements account for the absence of a value.
    ///
    /// @param knownNumbers the replacements that whoever lacks the value can know of
    /// @param presentValues what is in its place
    boolean explains(String value, BitSet knownNumbers, Set<String> presentValues) {
        Set<String> reached = new HashSet<>(Set.of(value));
        Deque<String> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (NumberedReplacement replacement :
                    replacementsByValue.getOrDefault(open.pop(), List.of())) {
                String newValue = replacement.newValue();
                if (knownNumbers.get(replacement.number()) && reached.add(newValue)) {
                    if (newValue.equals(NOTHING) || presentValues.contains(newValue)) {
                        return true;
                    }
                    open.push(newValue);
                }
            }
        }
        return false;
    }
}
