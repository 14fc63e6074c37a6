package octavo.paperprojects;

import octavo.merge.LibraryChange;

import java.util.List;
import java.util.Optional;

/// A cited key with its status.
///
/// @param sourcePlaces where it is cited
/// @param nearKeys similar keys, if this one is missing
/// @param masterEntry the library's entry of the same work
/// @param differences how the library's entry differs; the paper's own version counts as the
///   earlier state
public record CitedEntry(
        String key,
        EntryStanding standing,
        List<SourcePlace> sourcePlaces,
        List<String> nearKeys,
        Optional<MasterEntry> masterEntry,
        List<DifferingField> differences) {

    /// Where the entry was found.
    public enum EntryStanding {
        /// In the paper's own file.
        HERE,
        /// Only in a library, from which it can be copied.
        IN_LIBRARY,
        /// Nowhere.
        MISSING
    }

    /// A library's entry, by its key there.
    public record MasterEntry(int libraryIndex, String masterKey) {}

    /// A difference, and which side changed last.
    public record DifferingField(LibraryChange libraryChange, NewerSide newerSide) {}

    /// Which side has changed since both last agreed.
    public enum NewerSide {
        PAPER,
        LIBRARY,
        BOTH,
        UNKNOWN
    }

    public CitedEntry {
        sourcePlaces = List.copyOf(sourcePlaces);
        nearKeys = List.copyOf(nearKeys);
        differences = List.copyOf(differences);
    }
}
