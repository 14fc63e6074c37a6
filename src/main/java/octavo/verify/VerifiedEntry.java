package octavo.verify;

import octavo.library.Work;

import java.util.List;

/// An entry and what was found out about it.
///
/// @param comparisons with all records that services gave, whether they are of its work or not;
///   those that its own identifiers name come first
public record VerifiedEntry(
        Work work, VerificationVerdict verdict, List<RecordComparison> comparisons) {
    public VerifiedEntry {
        comparisons = List.copyOf(comparisons);
    }
}
