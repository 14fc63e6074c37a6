package octavo.duplicates;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Matches to judge together: a single one, or those among many likely entries, which are a series
/// of posts or reports rather than one work.
public record MatchGroup(List<EntryMatch> entryMatches) {
    /// Copies of one work are seldom as many.
    private static final int LEAST_ENTRIES = 5;

    public MatchGroup {
        entryMatches = List.copyOf(entryMatches);
    }

    /// The matches in groups, in the order of the first of each. A certain match is always alone.
    public static List<MatchGroup> groupMatches(List<EntryMatch> entryMatches) {
        Map<Integer, Integer> linkedIndices = new HashMap<>();
        for (EntryMatch entryMatch : entryMatches) {
            if (entryMatch.matchLevel() == MatchLevel.LIKELY) {
                linkedIndices.put(
                        rootOf(linkedIndices, entryMatch.secondIndex()),
                        rootOf(linkedIndices, entryMatch.firstIndex()));
            }
        }
        Map<Integer, Set<Integer>> entriesByRoot = new HashMap<>();
        for (EntryMatch entryMatch : entryMatches) {
            if (entryMatch.matchLevel() == MatchLevel.LIKELY) {
                entriesByRoot
                        .computeIfAbsent(
                                rootOf(linkedIndices, entryMatch.firstIndex()),
                                _ -> new HashSet<>())
                        .addAll(List.of(entryMatch.firstIndex(), entryMatch.secondIndex()));
            }
        }
        Map<Object, List<EntryMatch>> matchesByGroup = new LinkedHashMap<>();
        for (EntryMatch entryMatch : entryMatches) {
            int root = rootOf(linkedIndices, entryMatch.firstIndex());
            boolean isInSeries =
                    entryMatch.matchLevel() == MatchLevel.LIKELY
                            && entriesByRoot.getOrDefault(root, Set.of()).size() >= LEAST_ENTRIES;
            matchesByGroup
                    .computeIfAbsent(isInSeries ? root : entryMatch, _ -> new ArrayList<>())
                    .add(entryMatch);
        }
        return matchesByGroup.values().stream().map(MatchGroup::new).toList();
    }

    private static int rootOf(Map<Integer, Integer> linkedIndices, int entryIndex) {
        int root = entryIndex;
        while (linkedIndices.getOrDefault(root, root) != root) {
            root = linkedIndices.getOrDefault(root, root);
        }
        return root;
    }

    public boolean isSeries() {
        return entryMatches.size() > 1;
    }

    /// The entries of all matches, in file order.
    public List<Integer> entryIndices() {
        return entryMatches.stream()
                .flatMap(match -> List.of(match.firstIndex(), match.secondIndex()).stream())
                .distinct()
                .sorted()
                .toList();
    }

    /// The reasons that hold for all matches.
    public List<LocalizedSentence> commonReasons() {
        Set<LocalizedSentence> commonReasons =
                new LinkedHashSet<>(entryMatches.getFirst().reasons());
        entryMatches.forEach(match -> commonReasons.retainAll(match.reasons()));
        return List.copyOf(commonReasons);
    }
}
