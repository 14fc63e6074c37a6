package octavo.venues;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Groups by one of the words of their names, all with the same first letter. Finds those whose
/// word may abbreviate another: as its beginning, or with some of its letters, at most about half.
final class RelatedWords {
    /// An abbreviation that is no beginning has at least so many letters.
    private static final int SHORTEST = 3;

    private final NavigableMap<String, Set<String>> groups = new TreeMap<>();
    private final NavigableMap<Integer, Set<String>> byLength = new TreeMap<>();

    void add(String word, String group) {
        groups.computeIfAbsent(word, _ -> new HashSet<>()).add(group);
        byLength.computeIfAbsent(word.length(), _ -> new TreeSet<>()).add(word);
    }

    void remove(String word, String group) {
        Set<String> left = groups.getOrDefault(word, new HashSet<>());
        left.remove(group);
        if (left.isEmpty()) {
            groups.remove(word);
            byLength.getOrDefault(word.length(), new TreeSet<>()).remove(word);
        }
    }

    /// Collects the groups whose word a word may abbreviate, or be abbreviated by.
    ///
    /// @param most the number at which to give up
    /// @return whether there are fewer
    boolean collect(String word, List<String> found, int most) {
        for (int end = 1; end < word.length(); end++) {
            if (!addAll(word.substring(0, end), found, most)) {
                return false;
            }
        }
        for (Map.Entry<String, Set<String>> longer : groups.tailMap(word, true).entrySet()) {
            if (!longer.getKey().startsWith(word)) {
                break;
            }
            if (!addAll(longer.getKey(), found, most)) {
                return false;
            }
        }
        int length = word.length();
        int half = (length + 1) / 2;
        return (length < SHORTEST || addOf(byLength.tailMap(2 * length - 1), word, found, most))
                && (half < SHORTEST
                        || addOf(byLength.subMap(SHORTEST, half + 1), word, found, most));
    }

    /// Adds the groups with a word of certain lengths, unless one of the two words begins with the
    /// other.
    private boolean addOf(
            Map<Integer, Set<String>> lengths, String word, List<String> found, int most) {
        for (Set<String> words : lengths.values()) {
            for (String each : words) {
                boolean isNew = !each.startsWith(word) && !word.startsWith(each);
                if (isNew && !addAll(each, found, most)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean addAll(String word, List<String> found, int most) {
        Set<String> with = groups.getOrDefault(word, Set.of());
        boolean areFewer = found.size() + with.size() < most;
        if (areFewer) {
            found.addAll(with);
        }
        return areFewer;
    }
}
