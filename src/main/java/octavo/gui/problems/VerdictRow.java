package octavo.gui.problems;

import octavo.bib.BibEntry;
import octavo.gui.masterdetail.PaperSummary;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.receipts.LibraryReceipts;
import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateKind;
import octavo.retractions.UpdateNotice;
import octavo.verify.VerifiedEntry;

import java.util.List;
import java.util.Optional;

/// An entry and what is known of it.
///
/// @param entry the state that was verified
/// @param verifiedEntry what services said; empty before anything was read
/// @param notices its retractions and corrections
/// @param isAccepted whether a person vouches for what no service has confirmed in it
record VerdictRow(
        PaperSummary paper,
        BibEntry entry,
        WorkKind workKind,
        Optional<VerifiedEntry> verifiedEntry,
        List<UpdateNotice> notices,
        boolean isAccepted) {
    VerdictRow {
        notices = List.copyOf(notices);
    }

    static VerdictRow of(int slot, Work work, KnownFacts knownFacts) {
        return new VerdictRow(
                PaperSummary.of(slot, work),
                work.entry(),
                work.workKind(),
                Optional.empty(),
                work.doi().map(knownFacts.knownNotices()::noticesOf).orElse(List.of()),
                knownFacts.libraryReceipts().receiptsOf(work).isAccepted());
    }

    VerdictRow withVerdict(VerifiedEntry newVerdict) {
        return new VerdictRow(
                paper,
                entry,
                workKind,
                Optional.of(newVerdict),
                newVerdict.notices().isEmpty() ? notices : newVerdict.notices(),
                isAccepted);
    }

    int slot() {
        return paper.slot();
    }

    /// What services say of it.
    VerdictKind serviceVerdict() {
        return verifiedEntry.map(VerdictKind::of).orElse(VerdictKind.NOT_ASKED);
    }

    /// What is known of it: the word of a person stands beside that of services, unless they
    /// confirm the entry, and a retraction before both, unless there is evidence against the entry.
    VerdictKind verdictKind() {
        VerdictKind serviceVerdict = serviceVerdict();
        if (isRetracted() && (isAccepted || serviceVerdict != VerdictKind.AGAINST)) {
            return VerdictKind.RETRACTED;
        }
        return isAccepted && serviceVerdict != VerdictKind.CONFIRMED
                ? VerdictKind.ACCEPTED
                : serviceVerdict;
    }

    /// Whether its work was corrected, but not retracted.
    boolean isCorrected() {
        return !isRetracted()
                && notices.stream().anyMatch(it -> it.kind() != UpdateKind.REINSTATEMENT);
    }

    boolean isRetracted() {
        return notices.stream().anyMatch(it -> it.kind().isAlarm());
    }

    /// What is known of works without asking.
    record KnownFacts(RetractionTable knownNotices, LibraryReceipts libraryReceipts) {}
}
