package octavo.discovery;

import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.RecordedWork;

import java.util.List;

/// A work that catalogues have, in all its versions.
///
/// @param foundPaper what they say of it together: of the published version, if they know it, with
///   the abstract and the number of its preprint
/// @param writtenWork the same as an entry of a library of such works
public record FoundWork(WorkCluster cluster, FoundPaper foundPaper, Work writtenWork) {
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
