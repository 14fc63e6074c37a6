package octavo.sharedlibraries;

import octavo.merge.MergeConflict;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;

/// What an exchange did.
///
/// @param received how many items others have changed
/// @param sent how many changes of ours the server has now
/// @param conflicts what both sides changed; the file has both versions, and they wait there
/// @param heldBack how many units of the file are not sent: those with conflict marks, and damaged
///   ones
/// @param refusal why the server took none of our changes
public record SyncReport(
        int received,
        int sent,
        List<MergeConflict> conflicts,
        int heldBack,
        Optional<LocalizedSentence> refusal) {
    public SyncReport {
        conflicts = List.copyOf(conflicts);
    }

    static final SyncReport NOTHING_DONE = new SyncReport(0, 0, List.of(), 0, Optional.empty());

    SyncReport withReceived(int newlyReceived, List<MergeConflict> newConflicts) {
        return new SyncReport(
                received + newlyReceived,
                sent,
                newConflicts.isEmpty() ? conflicts : newConflicts,
                heldBack,
                refusal);
    }

    SyncReport withSent(int newlySent, int nowHeldBack) {
        return new SyncReport(received, sent + newlySent, conflicts, nowHeldBack, refusal);
    }

    SyncReport withRefusal(LocalizedSentence reason) {
        return new SyncReport(received, sent, conflicts, heldBack, Optional.of(reason));
    }
}
