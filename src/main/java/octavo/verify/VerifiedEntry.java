package octavo.verify;

import octavo.library.Work;
import octavo.retractions.UpdateNotice;

import java.util.List;

/// An entry and what was found out about it.
///
/// @param comparisons with all records that services gave, whether they are of its work or not;
///   those that its own identifiers name come first
/// @param serviceAnswers what was answered, in the order of the questions; empty if nothing was
///   asked
/// @param notices its retractions and corrections
public record VerifiedEntry(
        Work work,
        VerificationVerdict verdict,
        List<RecordComparison> comparisons,
        List<ServiceAnswer> serviceAnswers,
        List<UpdateNotice> notices) {
    public VerifiedEntry {
        comparisons = List.copyOf(comparisons);
        serviceAnswers = List.copyOf(serviceAnswers);
        notices = List.copyOf(notices);
    }

    /// The same with what became of the work.
    public VerifiedEntry withNotices(List<UpdateNotice> newNotices) {
        return new VerifiedEntry(work, verdict, comparisons, serviceAnswers, newNotices);
    }
}
