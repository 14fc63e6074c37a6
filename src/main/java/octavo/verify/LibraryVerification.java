package octavo.verify;

import octavo.library.Work;
import octavo.lookup.UpdateInquiry;
import octavo.lookup.UpdateInquiry.UpdateReply;
import octavo.receipts.EntryDoubt;
import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateNotice;
import octavo.values.Doi;

import java.io.IOException;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Verifies the entries of a library: which works were retracted, and then what services say of
/// each. A stopped run goes on from the answers that are kept.
public final class LibraryVerification {
    private final EntryInquiry entryInquiry;
    private final UpdateInquiry updateInquiry;
    private final RetractionTable knownNotices;
    private final RetractionTable earlierNotices;

    /// @param knownNotices what is known without asking; its word counts before the agencies'
    public LibraryVerification(
            EntryInquiry entryInquiry, UpdateInquiry updateInquiry, RetractionTable knownNotices) {
        this(entryInquiry, updateInquiry, knownNotices, RetractionTable.EMPTY);
    }

    /// @param earlierNotices what agencies said before, as receipts have it; it counts unless they
    ///   answer now
    public LibraryVerification(
            EntryInquiry entryInquiry,
            UpdateInquiry updateInquiry,
            RetractionTable knownNotices,
            RetractionTable earlierNotices) {
        this.entryInquiry = entryInquiry;
        this.updateInquiry = updateInquiry;
        this.knownNotices = knownNotices;
        this.earlierNotices = earlierNotices;
    }

    /// Follows a verification.
    public interface VerificationProgress {
        /// Called once the agencies have said which works were retracted.
        void updatesFound(UpdateReply updateReply);

        /// Called before services are asked about an entry.
        ///
        /// @param index its place among those that are verified
        void entryStarted(int index, Work work);

        void entryVerified(VerifiedEntry verifiedEntry);
    }

    /// The entries that can be verified: those that are works of their own.
    public static List<Work> verifiableWorks(List<Work> works) {
        return works.stream().filter(Work::isPublication).toList();
    }

    /// Verifies entries one after the other.
    ///
    /// @throws InterruptedException if nobody wants the verdicts any more
    public void verifyEntries(List<Work> works, VerificationProgress progress)
            throws InterruptedException {
        UpdateReply updateReply = updateInquiry.findUpdates(doisOf(works));
        progress.updatesFound(updateReply);
        for (int i = 0; i < works.size(); i++) {
            progress.entryStarted(i, works.get(i));
            progress.entryVerified(
                    entryInquiry
                            .verifyEntry(works.get(i))
                            .withNotices(noticesOf(works.get(i), updateReply)));
        }
    }

    /// Keeps what agencies have said, for checks that ask nobody. A failure is no all-clear: what
    /// was known before stays.
    ///
    /// @param works those that were asked about
    public static void keepNotices(List<Work> works, UpdateReply updateReply) throws IOException {
        RetractionTable.keepReported(answeredWorks(works, updateReply), updateReply.noticesByDoi());
    }

    /// The works of which agencies have said all that became of them.
    ///
    /// @param works those that were asked about
    public static List<Doi> answeredWorks(List<Work> works, UpdateReply updateReply) {
        return updateReply.isComplete() ? doisOf(works) : List.of();
    }

    /// What became of the works of entries, by their DOIs, without those of which nothing is known.
    public static Map<Doi, List<UpdateNotice>> noticesByDoi(List<VerifiedEntry> verifiedEntries) {
        Map<Doi, List<UpdateNotice>> noticesByDoi = new HashMap<>();
        for (VerifiedEntry verifiedEntry : verifiedEntries) {
            verifiedEntry
                    .work()
                    .doi()
                    .filter(_ -> !verifiedEntry.notices().isEmpty())
                    .ifPresent(doi -> noticesByDoi.put(doi, verifiedEntry.notices()));
        }
        return noticesByDoi;
    }

    /// Why services do not confirm entries, of those of which they have said enough.
    ///
    /// @param date when they were asked
    public static Map<Work, List<EntryDoubt>> doubtsByWork(
            List<VerifiedEntry> verifiedEntries, LocalDate date) {
        Map<Work, List<EntryDoubt>> doubtsByWork = new LinkedHashMap<>();
        for (VerifiedEntry verifiedEntry : verifiedEntries) {
            verifiedEntry
                    .doubts(date)
                    .ifPresent(doubts -> doubtsByWork.put(verifiedEntry.work(), doubts));
        }
        return doubtsByWork;
    }

    private static List<Doi> doisOf(List<Work> works) {
        return works.stream().flatMap(it -> it.doi().stream()).toList();
    }

    private List<UpdateNotice> noticesOf(Work work, UpdateReply updateReply) {
        return work.doi().map(doi -> noticesOf(doi, updateReply)).orElse(List.of());
    }

    private List<UpdateNotice> noticesOf(Doi doi, UpdateReply updateReply) {
        if (!knownNotices.noticesOf(doi).isEmpty()) {
            return knownNotices.noticesOf(doi);
        }
        return updateReply.isComplete() || !updateReply.noticesOf(doi).isEmpty()
                ? updateReply.noticesOf(doi)
                : earlierNotices.noticesOf(doi);
    }
}
