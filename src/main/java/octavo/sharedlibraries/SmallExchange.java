package octavo.sharedlibraries;

import octavo.bib.BibFile;
import octavo.bib.BibText;
import octavo.bib.ChangedItems;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.LibraryFile.ChangedOnDiskException;
import octavo.sharedlibraries.LibraryExchange.MergedFileSaver;
import octavo.sharedlibraries.ReceivedItems.UpdatedFile;
import octavo.sharedlibraries.SharingFailure.FailureKind;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Exchanges a few changes of a library that was in step, in a time that depends on these, but for
/// reading and writing the file. It does only what is certain without looking at the rest; whatever
/// else there is, such as a conflict, is left to the exchange of whole files, which may begin after
/// each of its steps.
final class SmallExchange {
    private static final int MOST_ATTEMPTS = 20;

    private final ChangeServer server;
    private final Path stateFolder;
    private final Path libraryPath;
    private final MergedFileSaver saver;
    private final InStepLibrary inStep;
    private SyncedBase base;
    private SyncReport report = SyncReport.NOTHING_DONE;

    SmallExchange(
            ChangeServer server,
            Path stateFolder,
            Path libraryPath,
            MergedFileSaver saver,
            InStepLibrary inStep) {
        this.server = server;
        this.stateFolder = stateFolder;
        this.libraryPath = libraryPath;
        this.saver = saver;
        this.inStep = inStep;
        this.base = inStep.base();
    }

    /// What was done, also if more is left.
    SyncReport report() {
        return report;
    }

    /// Exchanges what it can.
    ///
    /// @return the library, in step again; empty if something is left for an exchange of whole
    ///   files
    Optional<InStepLibrary> run() throws IOException, SharingFailure {
        Optional<ChangedItems> change = readChange();
        Optional<ChangedRegion> region = change.flatMap(it -> ChangedRegion.of(inStep, it));
        if (region.isEmpty() || isSuspicious(region.get().removedCount())) {
            return Optional.empty();
        }
        BibFile presentFile =
                region.get().isEmpty() ? inStep.file() : change.orElseThrow().newFile();
        UpdatedFile updatedFile = new UpdatedFile(presentFile, region.get(), 0);
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Optional<UpdatedFile> received = receive(updatedFile);
            if (received.isEmpty()) {
                return Optional.empty();
            }
            updatedFile = received.get();
            Optional<List<ItemChange>> unsentChanges =
                    updatedFile.region().unsentIn(updatedFile.file(), base.state());
            if (unsentChanges.isEmpty()) {
                return Optional.empty();
            }
            if (unsentChanges.get().isEmpty() || send(unsentChanges.get())) {
                return Optional.of(inStep.after(stateFolder, base, updatedFile.file()));
            }
        }
        return Optional.empty();
    }

    private Optional<ChangedItems> readChange() throws IOException {
        try {
            return ChangedItems.between(inStep.file(), LibraryFile.readBytes(libraryPath));
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }

    private static boolean isSuspicious(int removedCount) {
        return removedCount >= RemovalGuard.USUAL_REMOVALS;
    }

    private static boolean hasNoEntries(BibFile file) {
        return file.items().stream().allMatch(BibText.class::isInstance);
    }

    /// Takes over what others have changed. The file is written before the base says so.
    private Optional<UpdatedFile> receive(UpdatedFile present) throws IOException, SharingFailure {
        ReceivedChanges received = ReceivedChanges.from(server, base.state());
        Optional<UpdatedFile> updated =
                received.newItems()
                        .flatMap(newItems ->
                                ReceivedItems.putInto(
                                        present.file(),
                                        present.region(),
                                        base.state(),
                                        received.newState(),
                                        newItems));
        if (updated.isEmpty()
                || isSuspicious(updated.get().removedCount())
                || hasNoEntries(updated.get().file())) {
            return Optional.empty();
        }
        if (updated.get().file() != present.file() && !save(present, updated.get())) {
            return Optional.empty();
        }
        if (!received.isNothing()) {
            base.storeStep(stateFolder, received.newState(), received.newItems().orElse(List.of()));
            base = base.withState(received.newState(), "");
            report = report.withReceived(received.changeCount(), List.of());
        }
        return updated;
    }

    private boolean save(UpdatedFile present, UpdatedFile updated) throws IOException {
        try {
            saver.saveMerged(
                    new LibraryFile(libraryPath, Library.of(present.file()), true),
                    Library.of(updated.file()));
            return true;
        } catch (ChangedOnDiskException _) {
            return false;
        }
    }

    /// @return whether the server has the changes and they are in the base; otherwise others were
    ///   faster, or what we sent comes back with theirs
    private boolean send(List<ItemChange> changes) throws IOException, SharingFailure {
        Optional<Long> firstSequence;
        try {
            firstSequence = server.sendChanges(changes);
        } catch (SharingFailure failure) {
            if (failure.kind() != FailureKind.REFUSED) {
                throw failure;
            }
            firstSequence = Optional.empty(); // the exchange of whole files says why
        }
        if (firstSequence.isEmpty()) {
            return false;
        }
        report = report.withSent(changes.size(), 0);
        if (!base.state().isFollowedBy(firstSequence.get())) {
            return false;
        }
        List<SharedItem> items = ItemChange.toItems(changes, firstSequence.get());
        SharedState newState = base.state().withSent(items);
        base.storeStep(stateFolder, newState, items);
        base = base.withState(newState, "");
        return true;
    }
}
