package octavo.verify;

import octavo.library.Work;
import octavo.lookup.DoiReply;
import octavo.lookup.RecordInquiry;
import octavo.lookup.TitleService;
import octavo.receipts.EntryReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.venuenames.VenueRegister;
import octavo.verify.VerificationVerdict.ConfirmedEntry;

import java.util.List;
import java.util.Optional;

/// Asks about one entry after the other, each service only as long as the entry is not confirmed.
public final class EntryInquiry {
    private final RecordInquiry recordInquiry;
    private final VenueRegister venueRegister;
    private final int currentYear;
    private final LibraryReceipts trustedReceipts;

    /// @param currentYear later years are in the future
    public EntryInquiry(RecordInquiry recordInquiry, VenueRegister venueRegister, int currentYear) {
        this(recordInquiry, venueRegister, currentYear, LibraryReceipts.EMPTY);
    }

    private EntryInquiry(
            RecordInquiry recordInquiry,
            VenueRegister venueRegister,
            int currentYear,
            LibraryReceipts trustedReceipts) {
        this.recordInquiry = recordInquiry;
        this.venueRegister = venueRegister;
        this.currentYear = currentYear;
        this.trustedReceipts = trustedReceipts;
    }

    /// The same, but it asks nothing about entries whose values have receipts.
    public EntryInquiry trusting(LibraryReceipts receipts) {
        return new EntryInquiry(recordInquiry, venueRegister, currentYear, receipts);
    }

    static boolean isOfArxiv(Doi doi) {
        return doi.prefix().equals(ArxivId.DOI_PREFIX);
    }

    /// Asks about an entry, and judges the answers.
    ///
    /// @throws InterruptedException if nobody wants the verdict any more
    public VerifiedEntry verifyEntry(Work work) throws InterruptedException {
        EntryReceipts entryReceipts = trustedReceipts.receiptsOf(work);
        if (entryReceipts.isConfirmed()) {
            return new VerifiedEntry(
                    work,
                    new ConfirmedEntry(entryReceipts.sourceNames()),
                    List.of(),
                    List.of(),
                    List.of());
        }
        ClaimedWork claimed = ClaimedWork.of(work);
        EntryAnswers answers = askIdentifiers(claimed);
        EntryJudgement judgement = judgementOf(claimed, answers);
        for (TitleService service : TitleService.values()) {
            if (judgement.isSettled() || claimed.title().isBlank()) {
                break;
            }
            answers = answers.withSearch(recordInquiry.searchTitle(service, claimed.title()));
            judgement = judgementOf(claimed, answers);
        }
        return new VerifiedEntry(
                work,
                judgement.judge(),
                judgement.comparisons(),
                judgement.serviceAnswers(),
                List.of());
    }

    private EntryJudgement judgementOf(ClaimedWork claimed, EntryAnswers answers) {
        return new EntryJudgement(venueRegister, claimed, answers, currentYear);
    }

    /// An arXiv number is asked by its DOI, of which versions have none.
    private EntryAnswers askIdentifiers(ClaimedWork claimed) throws InterruptedException {
        boolean isDoiOfArxiv = claimed.doi().filter(EntryInquiry::isOfArxiv).isPresent();
        Optional<Doi> arxivDoi = claimed.arxivId().flatMap(ArxivId::registeredDoi);
        Optional<Doi> ownDoi = isDoiOfArxiv ? arxivDoi.or(claimed::doi) : claimed.doi();
        Optional<DoiReply> ownReply =
                ownDoi.isPresent()
                        ? Optional.of(recordInquiry.findDoi(ownDoi.get()))
                        : Optional.empty();
        Optional<DoiReply> arxivReply =
                arxivDoi.isPresent() && !isDoiOfArxiv
                        ? Optional.of(recordInquiry.findDoi(arxivDoi.get()))
                        : Optional.empty();
        return new EntryAnswers(ownReply, arxivReply, List.of());
    }
}
