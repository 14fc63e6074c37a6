package octavo.projects;

import octavo.merge.LibraryChange;

import java.util.List;
import java.util.Optional;

/// A key that a paper cites, and what is known of it.
///
/// @param places where it is cited
/// @param near keys that may have been meant, where nothing has this one
/// @param master the entry of a library that is about the same work
/// @param differences what the library says otherwise; the paper's own version is the earlier state
public record CitedEntry(
        String key,
        Standing standing,
        List<SourcePlace> places,
        List<String> near,
        Optional<MasterEntry> master,
        List<DifferingField> differences) {

    /// Where the entry is.
    public enum Standing {
        /// In the paper's own file.
        HERE,
        /// Only in a library, from which it can be brought.
        IN_LIBRARY,
        /// Nowhere.
        MISSING
    }

    /// An entry of a library, by the key that it has there.
    public record MasterEntry(int library, String key) {}

    /// What is different, and who has changed it last.
    public record DifferingField(LibraryChange change, NewerSide newer) {}

    /// Who has changed something since both sides agreed.
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
