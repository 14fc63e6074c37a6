package octavo.duplicates;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/// Which entries are worth comparing: those that share a mark. So the time is near that of looking
/// at each entry once, whatever their number.
final class ComparisonPairs {
    /// A mark that more entries share tells nothing, unless something else is put to it.
    private static final int MOST_SHARING = 40;

    private final Map<String, List<EntryFingerprint>> byMark = new HashMap<>();

    void add(EntryFingerprint traits, Collection<String> marks) {
        for (String mark : marks) {
            byMark.computeIfAbsent(mark, _ -> new ArrayList<>(1)).add(traits);
        }
    }

    /// Visits each two entries that share a mark, the earlier one first; those that share more are
    /// visited again.
    void forEach(BiConsumer<EntryFingerprint, EntryFingerprint> visit) {
        for (List<EntryFingerprint> sharing : byMark.values()) {
            if (sharing.size() > 1) {
                for (List<EntryFingerprint> group : split(sharing)) {
                    visit(group, visit);
                }
            }
        }
    }

    /// Many that share a title such as `Editorial` are told apart by author and year.
    private static Collection<List<EntryFingerprint>> split(List<EntryFingerprint> sharing) {
        if (sharing.size() <= MOST_SHARING) {
            return List.of(sharing);
        }
        Map<String, List<EntryFingerprint>> groups = new HashMap<>();
        for (EntryFingerprint each : sharing) {
            String first = each.authors().first();
            String group = each.title().letters() + '\n' + first + '\n' + each.year().orElse(0);
            groups.computeIfAbsent(group, _ -> new ArrayList<>(1)).add(each);
        }
        return groups.values().stream().filter(it -> it.size() <= MOST_SHARING).toList();
    }

    private static void visit(
            List<EntryFingerprint> group, BiConsumer<EntryFingerprint, EntryFingerprint> visit) {
        for (int i = 0; i < group.size(); i++) {
            for (int j = i + 1; j < group.size(); j++) {
                visit.accept(group.get(i), group.get(j));
            }
        }
    }
}
