package octavo.discovery;

import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.RecordedWork;
import octavo.lookup.SoughtPaper;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A work that catalogues have, in all its versions.
///
/// @param foundPaper what they say of it together: of the published version, if they know it, with
///   the abstract and the number of its preprint
/// @param writtenWork the same as an entry of a library of such works
public record FoundWork(WorkCluster cluster, FoundPaper foundPaper, Work writtenWork) {
    /// Works of services, without those that cannot be written as entries.
    static List<FoundWork> allOf(List<WorkCluster> clusters) {
        List<FoundPaper> papers = clusters.stream().map(FoundWork::mergeVersions).toList();
        List<Optional<Work>> writtenEntries = WrittenPapers.of(papers).entries();
        List<FoundWork> foundWorks = new ArrayList<>();
        for (int i = 0; i < papers.size(); i++) {
            WorkCluster cluster = clusters.get(i);
            FoundPaper paper = papers.get(i);
            writtenEntries
                    .get(i)
                    .ifPresent(it -> foundWorks.add(new FoundWork(cluster, paper, it)));
        }
        return foundWorks;
    }

    static FoundPaper mergeVersions(WorkCluster cluster) {
        RecordedWork mainRecord = cluster.mainGroup().records().getFirst();
        return FoundPaper.ofRecords(
                new SoughtPaper.OfWords(mainRecord.work().plainText(FieldName.TITLE)),
                cluster.records().stream().map(RecordedWork::sourcedWork).toList());
    }

    /// The keys of the library's entries of it, in any version.
    public List<String> knownKeys() {
        return cluster.entries().stream().map(Work::key).toList();
    }

    /// Whether the library has only preprints of it, and catalogues a published version.
    public boolean isPublishedSince() {
        return cluster.unlistedPublication().isPresent();
    }

    /// Whether nothing of it is in the library.
    public boolean isMissing() {
        return cluster.entries().isEmpty();
    }

    /// The services that have it.
    public List<String> serviceNames() {
        return cluster.records().stream().map(RecordedWork::serviceName).distinct().toList();
    }
}
