package octavo.projects.sources;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// What a source of a paper says about references.
///
/// @param keys in the order of the text, as often as they are cited
/// @param labels what the source itself gives a name that it may refer to like a key
/// @param bibliographies the names of files of references, as written
/// @param inclusions the names of sources that it takes in, as written
/// @param isDocument whether it says that it is a document of its own
public record SourceCitations(
        List<CitedKey> keys,
        Set<String> labels,
        List<String> bibliographies,
        List<String> inclusions,
        boolean isDocument) {
    public SourceCitations {
        keys = List.copyOf(keys);
        labels = Set.copyOf(labels);
        bibliographies = List.copyOf(bibliographies);
        inclusions = List.copyOf(inclusions);
    }

    /// Whether another state of the source takes in and names the same files.
    public boolean namesSame(SourceCitations other) {
        return isDocument == other.isDocument
                && bibliographies.equals(other.bibliographies)
                && inclusions.equals(other.inclusions);
    }

    /// Collects what a reader of sources finds.
    static final class Collector {
        final List<CitedKey> keys = new ArrayList<>();
        final Set<String> labels = new LinkedHashSet<>();
        final List<String> bibliographies = new ArrayList<>();
        final List<String> inclusions = new ArrayList<>();
        boolean isDocument;

        SourceCitations collected() {
            return new SourceCitations(keys, labels, bibliographies, inclusions, isDocument);
        }
    }
}
