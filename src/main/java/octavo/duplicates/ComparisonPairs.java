package octavo.duplicates;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/// The pairs of entries worth comparing: those that share a blocking key. That takes nearly linear
/// time.
final class ComparisonPairs {
    /// A key shared by more entries says nothing unless it is combined with another feature.
    private static final int MOST_SHARING = 40;

    private final Map<String, List<EntryFingerprint>> byMark = new HashMap<>();

    void add(EntryFingerprint traits, Collection<String> marks) {
        for (String mark : marks) {
            byMark.computeIfAbsent(mark, _ -> new ArrayList<>(1)).add(traits);
        }
    }

    /// Visits each pair that shares a key, the earlier entry first; pairs that share several are
    /// visited repeatedly.
    void forEach(BiConsumer<EntryFingerprint, EntryFingerprint> visit) {
        for (List<EntryFingerprint> sharing : byMark.values()) {
            if (sharing.size() > 1) {
                for (List<EntryFingerprint> group : split(sharing)) {
                    visit(group, visit);
                }
            }
        }
    }

    /// The many that share a title such as `Editorial` are split by author and year.
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
