package octavo.projects;

import octavo.merge.LibraryChange;

import java.util.List;
import java.util.Optional;

/// A cited key with its status.
///
/// @param places where it is cited
/// @param near similar keys, if this one is missing
/// @param master the library's entry of the same work
/// @param differences how the library's entry differs; the paper's own version counts as the
///   earlier state
public record CitedEntry(
        String key,
        Standing standing,
        List<SourcePlace> places,
        List<String> near,
        Optional<MasterEntry> master,
        List<DifferingField> differences) {

    /// Where the entry was found.
    public enum Standing {
        /// In the paper's own file.
        HERE,
        /// Only in a library, from which it can be copied.
        IN_LIBRARY,
        /// Nowhere.
        MISSING
    }

    /// A library's entry, by its key there.
    public record MasterEntry(int library, String key) {}

    /// A difference, and which side changed last.
    public record DifferingField(LibraryChange change, NewerSide newer) {}

    /// Which side has changed since both last agreed.
    public enum NewerSide {
        PAPER,
        LIBRARY,
        BOTH,
        UNKNOWN
    }

    public CitedEntry {
        places = List.copyOf(places);
        near = List.copyOf(near);
        differences = List.copyOf(differences);
    }
}
