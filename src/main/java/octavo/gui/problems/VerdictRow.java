package octavo.gui.problems;

import octavo.bib.BibEntry;
import octavo.gui.masterdetail.PaperSummary;
import octavo.library.Work;
import octavo.library.WorkKind;
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
record VerdictRow(
        PaperSummary paper,
        BibEntry entry,
        WorkKind workKind,
        Optional<VerifiedEntry> verifiedEntry,
        List<UpdateNotice> notices) {
    VerdictRow {
        notices = List.copyOf(notices);
    }

    static VerdictRow of(int slot, Work work, RetractionTable knownNotices) {
        return new VerdictRow(
                PaperSummary.of(slot, work),
                work.entry(),
                work.workKind(),
                Optional.empty(),
                work.doi().map(knownNotices::noticesOf).orElse(List.of()));
    }

    VerdictRow withVerdict(VerifiedEntry newVerdict) {
        return new VerdictRow(
                paper,
                entry,
                workKind,
                Optional.of(newVerdict),
                newVerdict.notices().isEmpty() ? notices : newVerdict.notices());
    }

    int slot() {
        return paper.slot();
    }

    VerdictKind verdictKind() {
        return verifiedEntry.map(VerdictKind::of).orElse(VerdictKind.NOT_ASKED);
    }

    /// Whether its work was retracted or corrected.
    boolean isNoticed() {
        return notices.stream().anyMatch(it -> it.kind() != UpdateKind.REINSTATEMENT);
    }

    boolean isRetracted() {
        return notices.stream().anyMatch(it -> it.kind().isAlarm());
    }
}
