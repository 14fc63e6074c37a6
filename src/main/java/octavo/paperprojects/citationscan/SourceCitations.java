package octavo.paperprojects.citationscan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// What a source of a paper says about references.
///
/// @param citedKeys in the order of the text, as often as they are cited
/// @param labelNames what the source itself gives a name that it may refer to like a key
/// @param bibliographyNames the names of files of references, as written
/// @param includedNames the names of sources that it takes in, as written
/// @param isDocument whether it says that it is a document of its own
public record SourceCitations(
        List<CitedKey> citedKeys,
        Set<String> labelNames,
        List<String> bibliographyNames,
        List<String> includedNames,
        boolean isDocument) {
    public static final SourceCitations NONE =
            new SourceCitations(List.of(), Set.of(), List.of(), List.of(), false);

    public SourceCitations {
        citedKeys = List.copyOf(citedKeys);
        labelNames = Set.copyOf(labelNames);
        bibliographyNames = List.copyOf(bibliographyNames);
        includedNames = List.copyOf(includedNames);
    }

    /// The same with other keys.
    public SourceCitations withKeys(List<CitedKey> keys) {
        return new SourceCitations(keys, labelNames, bibliographyNames, includedNames, isDocument);
    }

    /// Whether another state of the source takes in and names the same files.
    public boolean namesSameFiles(SourceCitations other) {
        return isDocument == other.isDocument
                && bibliographyNames.equals(other.bibliographyNames)
                && includedNames.equals(other.includedNames);
    }

    /// Collects what a reader of sources finds.
    static final class CitationCollector {
        final List<CitedKey> keys = new ArrayList<>();
        final Set<String> labels = new LinkedHashSet<>();
        final List<String> bibliographies = new ArrayList<>();
        final List<String> inclusions = new ArrayList<>();
        boolean isDocument;

        SourceCitations toCitations() {
            return new SourceCitations(keys, labels, bibliographies, inclusions, isDocument);
        }
    }
}
