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
    private static final int MAX_SHARING = 40;

    private final Map<String, List<EntryFingerprint>> fingerprintsByKey = new HashMap<>();

    void addFingerprint(EntryFingerprint fingerprint, Collection<String> blockingKeys) {
        for (String blockingKey : blockingKeys) {
            fingerprintsByKey
                    .computeIfAbsent(blockingKey, _ -> new ArrayList<>(1))
                    .add(fingerprint);
        }
    }

    /// Visits each pair that shares a key, the earlier entry first; pairs that share several are
    /// visited repeatedly.
    void forEach(BiConsumer<EntryFingerprint, EntryFingerprint> visitPair) {
        for (List<EntryFingerprint> sharingFingerprints : fingerprintsByKey.values()) {
            if (sharingFingerprints.size() > 1) {
                for (List<EntryFingerprint> group : splitGroup(sharingFingerprints)) {
                    visitPairs(group, visitPair);
                }
            }
        }
    }

    /// The many that share a title such as `Editorial` are split by author and year.
    private static Collection<List<EntryFingerprint>> splitGroup(
            List<EntryFingerprint> sharingFingerprints) {
        if (sharingFingerprints.size() <= MAX_SHARING) {
            return List.of(sharingFingerprints);
        }
        Map<String, List<EntryFingerprint>> groups = new HashMap<>();
        for (EntryFingerprint fingerprint : sharingFingerprints) {
            String firstFamily = fingerprint.comparedAuthors().firstFamily();
            String groupName =
                    fingerprint.comparedTitle().plainLetters()
                            + '\n'
                            + firstFamily
                            + '\n'
                            + fingerprint.year().orElse(0);
            groups.computeIfAbsent(groupName, _ -> new ArrayList<>(1)).add(fingerprint);
        }
        return groups.values().stream().filter(it -> it.size() <= MAX_SHARING).toList();
    }

    private static void visitPairs(
            List<EntryFingerprint> group,
            BiConsumer<EntryFingerprint, EntryFingerprint> visitPair) {
        for (int i = 0; i < group.size(); i++) {
            for (int j = i + 1; j < group.size(); j++) {
                visitPair.accept(group.get(i), group.get(j));
            }
        }
    }
}
