package octavo.sharedlibraries;

import octavo.library.LibraryFile;
import octavo.sharedlibraries.SharingFailure.FailureKind;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Sends what a file has that the server does not, and stores the state that they have in common
/// then.
///
/// @param base before sending
record ChangeSender(ChangeServer server, Path stateFolder, SyncedBase base, LibraryFile file) {

    /// @param isFinished not if others were faster and their changes come first
    /// @param base as stored, if nothing is left to send
    record SendResult(SyncReport report, boolean isFinished, Optional<SyncedBase> base) {}

    /// @param report of what was done before
    /// @param isStored whether the base is stored
    SendResult send(UnsentChanges unsentChanges, SyncReport report, boolean isStored)
            throws IOException, SharingFailure {
        List<ItemChange> changes = unsentChanges.changes();
        SyncReport unsentReport = report.withSent(0, unsentChanges.heldBack());
        boolean isAll = unsentChanges.heldBack() == 0;
        if (changes.isEmpty()) {
            SyncedBase finalBase = base.withState(base.state(), LibraryExchange.digest(file));
            finalBase.store(stateFolder);
            return new SendResult(unsentReport, true, Optional.of(finalBase).filter(_ -> isAll));
        }
        if (!isStored) {
            base.store(stateFolder);
        }
        Optional<Long> firstSequence;
        try {
            firstSequence = server.sendChanges(changes);
        } catch (SharingFailure failure) {
            if (failure.kind() != FailureKind.REFUSED) {
                throw failure;
            }
            return new SendResult(
                    unsentReport.withRefusal(failure.wording()), true, Optional.empty());
        }
        if (firstSequence.isEmpty()) {
            return new SendResult(report, false, Optional.empty());
        }
        Optional<SyncedBase> finalBase = storeSent(changes, firstSequence.get());
        return new SendResult(
                report.withSent(changes.size(), unsentChanges.heldBack()),
                finalBase.isPresent(),
                finalBase.filter(_ -> isAll));
    }

    /// Others may have sent changes of other items in between: then the state stays as it is, and
    /// ours come back with theirs.
    private Optional<SyncedBase> storeSent(List<ItemChange> changes, long firstSequence)
            throws IOException {
        if (!base.state().isFollowedBy(firstSequence)) {
            return Optional.empty();
        }
        SharedState newState = base.state().withSent(ItemChange.toItems(changes, firstSequence));
        SyncedBase finalBase = base.withState(newState, LibraryExchange.digest(file));
        finalBase.store(stateFolder);
        return Optional.of(finalBase);
    }
}
