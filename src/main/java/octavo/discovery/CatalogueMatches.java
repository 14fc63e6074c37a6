package octavo.discovery;

import octavo.duplicates.DistinctPairs;
import octavo.library.Library;
import octavo.lookup.FoundPaper;
import octavo.lookup.ListingReply.WorkListing;
import octavo.lookup.RecordedWork;
import octavo.search.Query;
import octavo.search.SearchIndex;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The works that catalogues have found, each once, those first that most catalogues have near the
/// top. The same answers give the same list, whatever the order in which they came.
///
/// @param foundWorks those that fit the query
/// @param unfittingCount how many do not, by what their records say
public record CatalogueMatches(List<FoundWork> foundWorks, int unfittingCount) {
    /// How much a place near the top counts: the usual constant of reciprocal rank fusion.
    private static final double RANK_OFFSET = 60;

    public CatalogueMatches {
        foundWorks = List.copyOf(foundWorks);
    }

    /// @param library what the works are compared with
    public static CatalogueMatches of(
            Library library,
            DistinctPairs distinctPairs,
            CatalogueQuery catalogueQuery,
            List<WorkListing> listings) {
        List<WorkListing> sortedListings =
                listings.stream().sorted(Comparator.comparing(WorkListing::serviceName)).toList();
        List<RecordedWork> records =
                sortedListings.stream().flatMap(it -> it.works().stream()).toList();
        Map<RecordedWork, Double> scores = rankScores(sortedListings);
        List<WorkCluster> clusters =
                RecordGroups.of(library, records, distinctPairs).clusters().stream()
                        .sorted(
                                Comparator.comparingDouble(
                                        (WorkCluster it) -> -clusterScore(it, scores)))
                        .toList();
        List<FoundWork> fittingWorks = selectFitting(clusters, catalogueQuery.query());
        return new CatalogueMatches(fittingWorks, clusters.size() - fittingWorks.size());
    }

    private static Map<RecordedWork, Double> rankScores(List<WorkListing> listings) {
        Map<RecordedWork, Double> scores = new HashMap<>();
        for (WorkListing listing : listings) {
            for (int i = 0; i < listing.works().size(); i++) {
                scores.putIfAbsent(listing.works().get(i), 1 / (RANK_OFFSET + i));
            }
        }
        return scores;
    }

    private static double clusterScore(WorkCluster cluster, Map<RecordedWork, Double> scores) {
        return cluster.records().stream().mapToDouble(it -> scores.getOrDefault(it, 0.0)).sum();
    }

    /// The works whose records, taken together, fit a query as an entry would.
    private static List<FoundWork> selectFitting(List<WorkCluster> clusters, Query query) {
        List<FoundPaper> papers = clusters.stream().map(FoundWork::mergeVersions).toList();
        WrittenPapers writtenPapers = WrittenPapers.of(papers);
        Library foundLibrary = writtenPapers.library();
        BitSet fittingSlots = SearchIndex.of(foundLibrary).matchingSlots(query);
        List<FoundWork> fittingWorks = new ArrayList<>();
        for (int i = 0; i < papers.size(); i++) {
            WorkCluster cluster = clusters.get(i);
            FoundPaper paper = papers.get(i);
            writtenPapers
                    .entries()
                    .get(i)
                    .filter(it -> fittingSlots.get(foundLibrary.slots().get(it.index()).number()))
                    .ifPresent(it -> fittingWorks.add(new FoundWork(cluster, paper, it)));
        }
        return fittingWorks;
    }
}
