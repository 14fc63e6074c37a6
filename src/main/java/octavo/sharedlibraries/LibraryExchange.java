package octavo.sharedlibraries;

import octavo.bib.BibFile;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.LibraryFile.ChangedOnDiskException;
import octavo.merge.Merge;
import octavo.merge.MergeResult;
import octavo.sharedlibraries.ChangeSender.SendResult;
import octavo.sharedlibraries.SharedState.ChangeAnchor;
import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.sharedlibraries.SharingFailure.FailureRemedy;
import octavo.storage.ContentDigest;
import octavo.storage.PrivateFile;
import octavo.storage.SaveLock;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Exchanges changes between a library's file and its server.
public final class LibraryExchange {
    private static final int MOST_ATTEMPTS = 50;

    private final Path stateFolder;
    private final MergedFileSaver saver;
    private final RemovalGuard removalGuard;
    private final ConflictPolicy conflictPolicy;

    /// Saves what an exchange merged, with whatever the program does on a save.
    @FunctionalInterface
    public interface MergedFileSaver {
        void saveMerged(LibraryFile file, Library merged) throws IOException;
    }

    public LibraryExchange(Path stateFolder, MergedFileSaver saver, ExchangeTerms terms) {
        this.stateFolder = stateFolder;
        this.saver = saver;
        this.removalGuard = new RemovalGuard(terms.acceptsRemovals());
        this.conflictPolicy = terms.conflictPolicy();
    }

    /// Where the server of a library is; empty if it is not shared. Nothing is connected.
    public Optional<ServerAddress> findAddress(Path libraryPath)
            throws IOException, SharingFailure {
        return SyncedBase.loadOutline(stateFolder, libraryPath).map(SyncedBase::address);
    }

    /// How many changes of a library wait to be sent. Nothing is connected.
    public int countUnsent(Path libraryPath) throws IOException, SharingFailure {
        SyncedBase base = loadBase(libraryPath);
        LibraryFile file = LibraryFile.load(libraryPath);
        return UnsentChanges.between(base.state(), file.library().file()).changes().size();
    }

    /// Makes a library on a server, and puts a file into it.
    public SyncReport share(ServerAddress address, Path libraryPath)
            throws IOException, SharingFailure {
        refuseShared(libraryPath);
        LibraryFile file = LibraryFile.load(libraryPath);
        UnsentChanges unsentChanges =
                UnsentChanges.between(SharedState.EMPTY, file.library().file());
        if (unsentChanges.heldBack() > 0) {
            throw new SharingFailure(
                    FailureKind.WRONG_USE,
                    LocalizedSentence.of(
                            "{0} of the entries of {1} are damaged, in conflict or too large. Mend"
                                    + " them first.",
                            unsentChanges.heldBack(), libraryPath),
                    FailureRemedy.MEND_ENTRIES);
        }
        LibrarySchema.create(address);
        return enter(address, libraryPath);
    }

    /// Gets a library from a server into a file. A file that exists is merged with it.
    public SyncReport join(ServerAddress address, Path libraryPath)
            throws IOException, SharingFailure {
        SyncedBase.delete(stateFolder, libraryPath);
        return enter(address, libraryPath);
    }

    private SyncReport enter(ServerAddress address, Path libraryPath)
            throws IOException, SharingFailure {
        try (ChangeServer server = ChangeServer.connect(address);
                SaveLock _ = acquireLock(libraryPath)) {
            var base =
                    new SyncedBase(
                            SyncedBase.realPath(libraryPath),
                            address,
                            server.libraryId(),
                            "",
                            SharedState.EMPTY);
            return exchange(server, base, libraryPath, SyncReport.NOTHING_DONE).report();
        }
    }

    /// What an exchange would do; writes nothing, here or there.
    ///
    /// @param mergedFile the file as it would be
    /// @param sendCount how many changes the server would get
    public record ExchangePreview(LibraryFile file, BibFile mergedFile, int sendCount) {}

    /// Shows what an exchange would do.
    ///
    /// @param joinedAddress the library that would be joined; empty for the one that is shared
    public ExchangePreview preview(Optional<ServerAddress> joinedAddress, Path libraryPath)
            throws IOException, SharingFailure {
        if (joinedAddress.isPresent()) {
            return preview(joinedAddress.get(), SharedState.EMPTY, libraryPath);
        }
        SyncedBase base = loadBase(libraryPath);
        return preview(base.address(), base.state(), libraryPath);
    }

    private ExchangePreview preview(ServerAddress address, SharedState state, Path libraryPath)
            throws IOException, SharingFailure {
        try (ChangeServer server = ChangeServer.connect(address)) {
            LibraryFile file = loadOrNew(libraryPath, state);
            ReceivedChanges received = ReceivedChanges.from(server, state);
            BibFile mergedFile = merge(state, file, received).mergedFile();
            UnsentChanges unsentChanges = UnsentChanges.between(received.newState(), mergedFile);
            return new ExchangePreview(file, mergedFile, unsentChanges.changes().size());
        }
    }

    /// Leaves the server: the file stays as it is, and is an ordinary one.
    public void leave(Path libraryPath) throws IOException, SharingFailure {
        if (!SyncedBase.isShared(stateFolder, libraryPath)) {
            throw notShared(libraryPath);
        }
        try (SaveLock _ = acquireLock(libraryPath)) { // an exchange under way would store it again
            SyncedBase.delete(stateFolder, libraryPath);
        }
    }

    private void refuseShared(Path libraryPath) throws IOException, SharingFailure {
        if (SyncedBase.isShared(stateFolder, libraryPath)) {
            throw new SharingFailure(
                    FailureKind.WRONG_USE,
                    LocalizedSentence.of("{0} is shared already.", libraryPath),
                    FailureRemedy.STOP_SHARING);
        }
    }

    /// Connects to the server of a library.
    ChangeServer connect(Path libraryPath) throws IOException, SharingFailure {
        return ChangeServer.connect(loadOutline(libraryPath).address());
    }

    private SyncedBase loadBase(Path libraryPath) throws IOException, SharingFailure {
        return SyncedBase.load(stateFolder, libraryPath).orElseThrow(() -> notShared(libraryPath));
    }

    private SyncedBase loadOutline(Path libraryPath) throws IOException, SharingFailure {
        return SyncedBase.loadOutline(stateFolder, libraryPath)
                .orElseThrow(() -> notShared(libraryPath));
    }

    private static SharingFailure notShared(Path libraryPath) {
        return new SharingFailure(
                FailureKind.WRONG_USE,
                LocalizedSentence.of("{0} is not shared on this computer.", libraryPath));
    }

    /// Takes over what others have changed, and sends what has changed here.
    public SyncReport exchange(Path libraryPath) throws IOException, SharingFailure {
        try (ChangeServer server = connect(libraryPath)) {
            return exchange(server, libraryPath);
        }
    }

    /// The same over a connection that stays open.
    SyncReport exchange(ChangeServer server, Path libraryPath) throws IOException, SharingFailure {
        try (SaveLock _ = acquireLock(libraryPath)) {
            return isInStep(server, libraryPath)
                    ? SyncReport.NOTHING_DONE
                    : exchangeFiles(server, libraryPath, SyncReport.NOTHING_DONE).report();
        }
    }

    /// Whether nothing has changed here or there since an exchange left nothing to do.
    private boolean isInStep(ChangeServer server, Path libraryPath)
            throws IOException, SharingFailure {
        SyncedBase outline = loadOutline(libraryPath);
        return outline.libraryId().equals(server.libraryId())
                && !outline.fileDigest().isEmpty()
                && Files.exists(libraryPath)
                && outline.state().anchor().equals(server.readHead())
                && ContentDigest.hexDigest(LibraryFile.readBytes(libraryPath))
                        .equals(outline.fileDigest());
    }

    /// What an exchange has done, and the library if it is in step now.
    record ExchangeOutcome(SyncReport report, Optional<InStepLibrary> inStep) {}

    /// Exchanges once more.
    ///
    /// @param inStep the library after the exchange before, if that left nothing to do
    ExchangeOutcome exchangeAgain(
            ChangeServer server, Path libraryPath, Optional<InStepLibrary> inStep)
            throws IOException, SharingFailure {
        try (SaveLock _ = acquireLock(libraryPath)) {
            SyncReport report = SyncReport.NOTHING_DONE;
            if (inStep.isPresent() && inStep.get().isPresent(stateFolder)) {
                var smallExchange =
                        new SmallExchange(server, stateFolder, libraryPath, saver, inStep.get());
                Optional<InStepLibrary> inStepNow = smallExchange.run();
                report = smallExchange.report();
                if (inStepNow.isPresent()) {
                    return new ExchangeOutcome(report, inStepNow);
                }
            }
            return exchangeFiles(server, libraryPath, report);
        }
    }

    /// Stores the digest of a library's file, unless another program has exchanged meanwhile.
    Optional<InStepLibrary> storeDigest(Optional<InStepLibrary> inStep) throws IOException {
        if (inStep.isEmpty() || !inStep.get().base().fileDigest().isEmpty()) {
            return inStep;
        }
        SyncedBase base = inStep.get().base();
        try (SaveLock _ = acquireLock(base.libraryPath())) {
            if (!inStep.get().isPresent(stateFolder)) {
                return Optional.empty();
            }
            String digest = ContentDigest.hexDigest(inStep.get().file().bytes());
            base.storeDigest(stateFolder, digest);
            return Optional.of(
                    inStep.get()
                            .after(
                                    stateFolder,
                                    base.withState(base.state(), digest),
                                    inStep.get().file()));
        }
    }

    private ExchangeOutcome exchangeFiles(
            ChangeServer server, Path libraryPath, SyncReport reportBefore)
            throws IOException, SharingFailure {
        SyncedBase base = loadBase(libraryPath);
        if (!base.libraryId().equals(server.libraryId())) {
            throw new SharingFailure(
                    FailureKind.UNTRUSTWORTHY,
                    LocalizedSentence.of(
                            "The library {0} on {1} is another one than before. If your group"
                                    + " has made it anew, join it.",
                            base.address().libraryName(), base.address().host()),
                    FailureRemedy.JOIN);
        }
        return exchange(server, base, libraryPath, reportBefore);
    }

    private SaveLock acquireLock(Path libraryPath) throws IOException {
        Path basePath = SyncedBase.pathFor(stateFolder, libraryPath);
        Path lockPath = basePath.resolveSibling(basePath.getFileName() + ".lock");
        if (!Files.exists(lockPath)) {
            PrivateFile.writeFile(lockPath, new byte[0]);
        }
        return SaveLock.acquire(lockPath);
    }

    private ExchangeOutcome exchange(
            ChangeServer server, SyncedBase firstBase, Path libraryPath, SyncReport reportBefore)
            throws IOException, SharingFailure {
        SyncReport report = reportBefore;
        SyncedBase base = firstBase;
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            LibraryFile file = loadOrNew(libraryPath, base.state());
            ReceivedChanges received = ReceivedChanges.from(server, base.state());
            if (received.isNothing() && digest(file).equals(base.fileDigest())) {
                return inStep(report, base, file);
            }
            MergeResult mergeResult = settle(merge(base.state(), file, received));
            LibraryFile mergedFile;
            try {
                mergedFile = save(file, mergeResult);
            } catch (ChangedOnDiskException _) {
                continue;
            }
            report = report.withReceived(received.changeCount(), mergeResult.openConflicts());
            base = received.isNothing() ? base : base.withState(received.newState(), "");
            SendResult sendResult =
                    new ChangeSender(server, stateFolder, base, mergedFile)
                            .send(
                                    findUnsent(base, mergedFile, mergeResult, received),
                                    report,
                                    received.isNothing());
            report = sendResult.report();
            if (sendResult.base().isPresent()) {
                return inStep(report, sendResult.base().get(), mergedFile);
            }
            if (sendResult.isFinished()) {
                return new ExchangeOutcome(report, Optional.empty());
            }
        }
        throw new SharingFailure(
                FailureKind.OFFLINE,
                LocalizedSentence.of(
                        "Others keep changing the same entries. Your file has everything that you"
                                + " changed; the next exchange sends it."));
    }

    private ExchangeOutcome inStep(SyncReport report, SyncedBase base, LibraryFile file)
            throws IOException {
        return new ExchangeOutcome(
                report, InStepLibrary.of(stateFolder, base, file.library().file()));
    }

    private LibraryFile loadOrNew(Path libraryPath, SharedState state)
            throws IOException, SharingFailure {
        if (Files.exists(libraryPath)) {
            return LibraryFile.load(libraryPath);
        }
        if (state.anchor().equals(ChangeAnchor.START)) {
            return LibraryFile.notYetSaved(libraryPath, Library.empty());
        }
        throw new SharingFailure(
                FailureKind.UNCONFIRMED,
                LocalizedSentence.of(
                        "{0} does not exist any more. Join to get it again from the server. Nothing"
                                + " was removed there.",
                        libraryPath),
                FailureRemedy.JOIN);
    }

    private MergeResult merge(SharedState state, LibraryFile file, ReceivedChanges received)
            throws SharingFailure {
        BibFile ours = file.library().file();
        removalGuard.checkFile(state, file);
        if (received.isNothing()) {
            return Merge.of(ours, ours, ours);
        }
        BibFile ancestor = received.ancestor().toFile();
        BibFile theirs = received.newState().toFile();
        MergeResult mergeResult = Merge.of(ancestor, ours, theirs);
        removalGuard.checkMerged(file, mergeResult.mergedFile());
        return mergeResult;
    }

    private MergeResult settle(MergeResult mergeResult) throws SharingFailure {
        return mergeResult.isClean()
                ? mergeResult
                : conflictPolicy
                        .settle(mergeResult)
                        .orElseThrow(() ->
                                new SharingFailure(
                                        FailureKind.IN_CONFLICT,
                                        LocalizedSentence.of(
                                                "Others have changed in another way what was"
                                                    + " changed here. Nothing was exchanged.")));
    }

    private LibraryFile save(LibraryFile file, MergeResult mergeResult) throws IOException {
        BibFile mergedFile = mergeResult.mergedFile();
        if (file.isOnDisk() && mergedFile.hasSameBytes(file.library().file())) {
            return file; // a watch would take a new one for an edit
        }
        Library merged = Library.of(mergedFile);
        saver.saveMerged(file, merged);
        return new LibraryFile(file.path(), merged, true);
    }

    /// What a merged file has that the server does not. One that is exactly the server's library
    /// has nothing.
    private static UnsentChanges findUnsent(
            SyncedBase base, LibraryFile file, MergeResult mergeResult, ReceivedChanges received) {
        boolean isTheirs =
                !received.isNothing()
                        && mergeResult.mergedFile() == mergeResult.sides().theirs()
                        && base.state().hasSoleNames();
        return isTheirs
                ? UnsentChanges.NONE
                : UnsentChanges.between(base.state(), file.library().file());
    }

    static String digest(LibraryFile file) {
        return ContentDigest.hexDigest(file.library().file().bytes());
    }
}
