package octavo.discovery;

import octavo.bib.BibEntry;
import octavo.duplicates.DistinctPairs;
import octavo.duplicates.Duplicates;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MatchLevel;
import octavo.duplicates.PublishedPairs;
import octavo.editing.keys.KeyFormula;
import octavo.formats.workdrafts.ImportedWork;
import octavo.importing.WorkWriter;
import octavo.importing.WrittenWorks;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.RecordedWork;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Groups records of services by work, together with the entries of a library, by the rules for
/// duplicates. What those rules call doubtful stays apart.
///
/// @param groups those with records, in the order of their first
/// @param clusters the same groups, a preprint with its published version
public record RecordGroups(List<RecordGroup> groups, List<WorkCluster> clusters) {
    public RecordGroups {
        groups = List.copyOf(groups);
        clusters = List.copyOf(clusters);
    }

    public static RecordGroups of(
            Library library, List<RecordedWork> records, DistinctPairs distinctPairs) {
        return new GroupBuilder(library, records).build(distinctPairs);
    }

    /// A library with works of services behind its own entries.
    private record ExtendedLibrary(Library library, List<Integer> workIndices) {
        static ExtendedLibrary of(Library library, List<ImportedWork> works) {
            List<BibEntry> entries =
                    writeWorks(library, works).file().items().stream()
                            .filter(BibEntry.class::isInstance)
                            .map(BibEntry.class::cast)
                            .toList();
            int firstIndex = library.slots().size();
            Library extendedLibrary = library.applyEdit(library.insertEntries(firstIndex, entries));
            return new ExtendedLibrary(
                    extendedLibrary,
                    Arrays.stream(Work.entryIndices(extendedLibrary))
                            .filter(index -> index >= firstIndex)
                            .boxed()
                            .toList());
        }
    }

    private static WrittenWorks writeWorks(Library library, List<ImportedWork> works) {
        return WorkWriter.writeWorks(
                library, KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(), works);
    }

    /// Joins indices of a library that the records were appended to.
    private static final class GroupBuilder {
        private final Library library;
        private final List<RecordedWork> writtenRecords = new ArrayList<>();
        private final ExtendedLibrary extendedLibrary;
        private final int[] parents;

        GroupBuilder(Library library, List<RecordedWork> records) {
            this.library = library;
            List<ImportedWork> works = records.stream().map(RecordedWork::work).toList();
            Set<ImportedWork> unwritableWorks =
                    new HashSet<>(writeWorks(library, works).unwritableWorks());
            records.stream()
                    .filter(it -> !unwritableWorks.contains(it.work()))
                    .forEach(writtenRecords::add);
            this.extendedLibrary =
                    ExtendedLibrary.of(
                            library, writtenRecords.stream().map(RecordedWork::work).toList());
            this.parents = new int[extendedLibrary.library().slots().size()];
            for (int i = 0; i < parents.length; i++) {
                parents[i] = i;
            }
        }

        private int rootOf(int index) {
            int root = index;
            while (parents[root] != root) {
                parents[root] = parents[parents[root]];
                root = parents[root];
            }
            return root;
        }

        /// The lowest index stands for all.
        private void join(int firstIndex, int secondIndex) {
            int firstRoot = rootOf(firstIndex);
            int secondRoot = rootOf(secondIndex);
            parents[Math.max(firstRoot, secondRoot)] = Math.min(firstRoot, secondRoot);
        }

        RecordGroups build(DistinctPairs distinctPairs) {
            for (EntryMatch match :
                    Duplicates.findFrom(
                            extendedLibrary.library(), distinctPairs, library.slots().size())) {
                if (!match.isDoubtful() && !EntryMatch.mayBeTwoWorks(match.reasons())) {
                    join(match.firstIndex(), match.secondIndex());
                }
            }
            Map<Integer, RecordGroup> groupsByRoot = collectGroups();
            return new RecordGroups(
                    List.copyOf(groupsByRoot.values()),
                    collectClusters(groupsByRoot, distinctPairs));
        }

        private Map<Integer, RecordGroup> collectGroups() {
            Map<Integer, List<RecordedWork>> recordsByRoot = new LinkedHashMap<>();
            for (int i = 0; i < writtenRecords.size(); i++) {
                recordsByRoot
                        .computeIfAbsent(
                                rootOf(extendedLibrary.workIndices().get(i)),
                                _ -> new ArrayList<>())
                        .add(writtenRecords.get(i));
            }
            Map<Integer, List<Work>> entriesByRoot = entriesByRoot();
            Map<Integer, RecordGroup> groupsByRoot = new LinkedHashMap<>();
            recordsByRoot.forEach((root, groupRecords) ->
                    groupsByRoot.put(
                            root,
                            new RecordGroup(
                                    groupRecords, entriesByRoot.getOrDefault(root, List.of()))));
            return groupsByRoot;
        }

        private Map<Integer, List<Work>> entriesByRoot() {
            Map<Integer, List<Work>> entriesByRoot = new LinkedHashMap<>();
            Work.allOf(library)
                    .forEach(work ->
                            entriesByRoot
                                    .computeIfAbsent(rootOf(work.index()), _ -> new ArrayList<>())
                                    .add(work));
            return entriesByRoot;
        }

        /// Pairs of roots, a preprint and its published version. Each group is compared as one
        /// work, as its records would look like rivals of each other.
        private List<RootPair> publishedPairs(
                Map<Integer, RecordGroup> groupsByRoot, DistinctPairs distinctPairs) {
            List<Integer> newRoots = new ArrayList<>();
            List<ImportedWork> newWorks = new ArrayList<>();
            groupsByRoot.forEach((root, group) -> {
                if (group.entries().isEmpty()) {
                    newRoots.add(root);
                    newWorks.add(group.mergeRecords().foundWork());
                }
            });
            ExtendedLibrary mergedLibrary = ExtendedLibrary.of(library, newWorks);
            if (mergedLibrary.workIndices().size() != newRoots.size()) {
                return List.of(); // one of them cannot be written
            }
            Map<Integer, Integer> rootsByIndex = new HashMap<>();
            for (int i = 0; i < mergedLibrary.workIndices().size(); i++) {
                rootsByIndex.put(mergedLibrary.workIndices().get(i), newRoots.get(i));
            }
            return PublishedPairs.findAll(mergedLibrary.library(), distinctPairs).stream()
                    .filter(it -> it.matchLevel() == MatchLevel.CERTAIN)
                    .map(it ->
                            new RootPair(
                                    rootsByIndex.getOrDefault(it.firstIndex(), it.firstIndex()),
                                    rootsByIndex.getOrDefault(it.secondIndex(), it.secondIndex())))
                    .toList();
        }

        /// An entry of the library that is the other half of a pair comes in as a group without
        /// records.
        private List<WorkCluster> collectClusters(
                Map<Integer, RecordGroup> groupsByRoot, DistinctPairs distinctPairs) {
            List<RootPair> publishedPairs = publishedPairs(groupsByRoot, distinctPairs);
            Map<Integer, RecordGroup> allGroups = new LinkedHashMap<>(groupsByRoot);
            entriesByRoot()
                    .forEach((root, works) ->
                            allGroups.putIfAbsent(root, new RecordGroup(List.of(), works)));
            for (RootPair pair : publishedPairs) {
                join(pair.preprintRoot(), pair.publishedRoot());
            }
            Map<Integer, List<RecordGroup>> groupsByCluster = new LinkedHashMap<>();
            allGroups.forEach((root, group) ->
                    groupsByCluster
                            .computeIfAbsent(rootOf(root), _ -> new ArrayList<>())
                            .add(group));
            return groupsByCluster.values().stream()
                    .filter(groups -> groups.stream().anyMatch(it -> !it.records().isEmpty()))
                    .map(WorkCluster::new)
                    .toList();
        }
    }

    private record RootPair(int preprintRoot, int publishedRoot) {}
}
