package octavo.discovery;

import octavo.discovery.FollowedNews.KnownWorks;
import octavo.lookup.RecordedWork;
import octavo.sidecar.Sidecar;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// A work that is new of somebody who is followed, and perhaps of others who are.
///
/// @param sources at least one
public record NewWork(FoundWork foundWork, List<FollowedSource> sources) {
    public NewWork {
        sources = List.copyOf(sources);
    }

    /// The works that are still new, each once, the latest first.
    ///
    /// @param news what came when services were asked
    /// @param presentSources who is followed now, and what was seen of them since
    public static List<NewWork> allOf(
            List<FollowedNews> news, List<FollowedSource> presentSources, KnownWorks knownWorks) {
        Map<RecordedWork, Set<FollowedSource>> sourcesByRecord = new LinkedHashMap<>();
        for (FollowedSource source : presentSources) {
            news.stream()
                    .filter(it -> source.seenWorks().isPresent() && !it.isFirst())
                    .filter(it -> it.source().id().equals(source.id()))
                    .flatMap(it -> it.asOf(source).newWorks().stream())
                    .flatMap(it -> it.records().stream())
                    .forEach(it ->
                            sourcesByRecord
                                    .computeIfAbsent(it, _ -> new LinkedHashSet<>())
                                    .add(source));
        }
        if (sourcesByRecord.isEmpty()) {
            return List.of();
        }
        List<WorkCluster> clusters =
                RecordGroups.of(
                                knownWorks.library(),
                                List.copyOf(sourcesByRecord.keySet()),
                                knownWorks.distinctPairs())
                        .clusters();
        List<NewWork> newWorks = new ArrayList<>();
        for (FoundWork foundWork : FoundWork.allOf(clusters)) {
            Set<FollowedSource> sources = new LinkedHashSet<>();
            foundWork
                    .cluster()
                    .records()
                    .forEach(it -> sources.addAll(sourcesByRecord.getOrDefault(it, Set.of())));
            newWorks.add(new NewWork(foundWork, List.copyOf(sources)));
        }
        newWorks.sort(Comparator.comparingInt(NewWork::year).reversed());
        return newWorks;
    }

    private int year() {
        return foundWork.writtenWork().publicationDate().startYear().orElse(0);
    }

    /// The sidecar in which some works count as seen.
    public static Sidecar noteSeen(Sidecar sidecar, Collection<NewWork> newWorks) {
        Map<String, Set<String>> namesBySource = new LinkedHashMap<>();
        for (NewWork newWork : newWorks) {
            for (FollowedSource source : newWork.sources()) {
                namesBySource
                        .computeIfAbsent(
                                source.id(),
                                id -> new TreeSet<>(FollowedSources.seenWorks(sidecar, id)))
                        .addAll(newWork.bestNames());
            }
        }
        Sidecar changed = sidecar;
        for (Map.Entry<String, Set<String>> entry : namesBySource.entrySet()) {
            changed = FollowedSources.withSeenWorks(changed, entry.getKey(), entry.getValue());
        }
        return changed;
    }

    /// The best name of each record.
    private List<String> bestNames() {
        return foundWork.cluster().records().stream()
                .flatMap(it -> DisownedWorks.namesOf(it.work()).findFirst().stream())
                .distinct()
                .toList();
    }
}
