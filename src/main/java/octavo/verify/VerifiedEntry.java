package octavo.verify;

import octavo.library.Work;
import octavo.receipts.EntryDoubt;
import octavo.receipts.EntryDoubt.DoubtKind;
import octavo.retractions.UpdateNotice;
import octavo.text.LocalizedSentence;
import octavo.verify.CounterEvidence.ImpossibleYear;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    /// Whether no answer is kept, and nobody was to be asked.
    public boolean isUnasked() {
        return serviceAnswers.isEmpty() && comparisons.isEmpty();
    }

    /// Why services do not confirm it; empty if they have not said enough of it to tell. A year in
    /// the future needs no service, so it is not among the reasons.
    ///
    /// @param date when they were asked
    public Optional<List<EntryDoubt>> doubts(LocalDate date) {
        if (serviceAnswers.isEmpty()) {
            return Optional.empty();
        }
        return switch (verdict) {
            case ConfirmedEntry _ -> Optional.of(List.of());
            case DifferingEntry(var differences) -> Optional.of(doubtsOf(differences, date));
            case DisputedEntry(var evidence, var differences) -> {
                List<EntryDoubt> doubts = new ArrayList<>();
                for (CounterEvidence fact : evidence) {
                    if (!(fact instanceof ImpossibleYear)) {
                        doubts.add(doubt(DoubtKind.EVIDENCE, date, fact.sentence()));
                    }
                }
                doubts.addAll(doubtsOf(differences, date));
                yield Optional.of(doubts);
            }
            case UnknownEntry unknown ->
                    Optional.of(List.of(doubt(DoubtKind.UNKNOWN, date, unknown.sentence())));
            case UndecidedEntry _ -> Optional.empty();
        };
    }

    private static List<EntryDoubt> doubtsOf(List<FieldDifference> differences, LocalDate date) {
        return differences.stream()
                .filter(FieldDifference::isSubstantial)
                .map(difference -> doubt(DoubtKind.DIFFERENCE, date, difference.sentence()))
                .toList();
    }

    private static EntryDoubt doubt(DoubtKind kind, LocalDate date, LocalizedSentence reason) {
        return new EntryDoubt(kind, date, reason.toString());
    }

    /// The same with what became of the work.
    public VerifiedEntry withNotices(List<UpdateNotice> newNotices) {
        return new VerifiedEntry(work, verdict, comparisons, serviceAnswers, newNotices);
    }
}
