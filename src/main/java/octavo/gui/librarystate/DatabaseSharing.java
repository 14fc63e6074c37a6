package octavo.gui.librarystate;

import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.recovery.VersionStore;
import octavo.sharedlibraries.AccessList;
import octavo.sharedlibraries.ChangeLog;
import octavo.sharedlibraries.ChangeLog.LoggedChange;
import octavo.sharedlibraries.ConflictPolicy;
import octavo.sharedlibraries.ExchangeTerms;
import octavo.sharedlibraries.ExchangeWatch;
import octavo.sharedlibraries.LibraryExchange;
import octavo.sharedlibraries.LibraryMembers;
import octavo.sharedlibraries.MemberRights;
import octavo.sharedlibraries.PasswordFile;
import octavo.sharedlibraries.ServerAddress;
import octavo.sharedlibraries.SharingFailure;
import octavo.sharedlibraries.SyncReport;
import octavo.sharedlibraries.SyncedBase;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.CRC32C;

/// Shares libraries through databases.
final class DatabaseSharing implements LibrarySharing {
    private final Path stateFolder;

    /// Tells apart what was written last, at little cost.
    private volatile Optional<Long> writtenChecksum = Optional.empty();

    DatabaseSharing(Path stateFolder) {
        this.stateFolder = stateFolder;
    }

    private LibraryExchange exchangeOn(ExchangeTerms terms) {
        return new LibraryExchange(stateFolder, this::saveMerged, terms);
    }

    /// For what merges nothing.
    private LibraryExchange plainExchange() {
        return exchangeOn(new ExchangeTerms(false, ConflictPolicy.MARKING));
    }

    /// Saves as the window does: the state before is kept as a version.
    private void saveMerged(LibraryFile file, Library merged) throws IOException {
        VersionStore versionStore = VersionStore.of(stateFolder, file.path());
        if (file.isOnDisk()) {
            var _ = versionStore.storeVersion(file.library().file(), Instant.now());
        }
        writtenChecksum = Optional.of(checksumOf(merged));
        var _ = file.saveLibrary(merged);
        if (file.isOnDisk()) {
            versionStore.markOwnSave(merged.file(), file.library().file());
        }
    }

    @Override
    public Optional<ServerAddress> findAddress(Path library) throws IOException, SharingFailure {
        return SyncedBase.isShared(stateFolder, library)
                ? plainExchange().findAddress(library)
                : Optional.empty();
    }

    @Override
    public int countUnsent(Path library) throws IOException, SharingFailure {
        return plainExchange().countUnsent(library);
    }

    @Override
    public void leave(Path library) throws IOException, SharingFailure {
        plainExchange().leave(library);
    }

    @Override
    public void keepPassword(ServerAddress address, String password)
            throws IOException, SharingFailure {
        PasswordFile.keep(address, password);
    }

    @Override
    public SyncReport share(ServerAddress address, Path library, ExchangeTerms terms)
            throws IOException, SharingFailure {
        return exchangeOn(terms).share(address, library);
    }

    @Override
    public SyncReport join(ServerAddress address, Path library, ExchangeTerms terms)
            throws IOException, SharingFailure {
        return exchangeOn(terms).join(address, library);
    }

    @Override
    public SyncReport exchange(Path library, ExchangeTerms terms)
            throws IOException, SharingFailure {
        return exchangeOn(terms).exchange(library);
    }

    @Override
    public void watch(Path library, ExchangeTerms terms, Consumer<SyncReport> afterExchange)
            throws IOException, SharingFailure {
        new ExchangeWatch(exchangeOn(terms), library).run(afterExchange);
    }

    @Override
    public List<LoggedChange> readLog(Path library, int limit) throws IOException, SharingFailure {
        return ChangeLog.readLatest(plainExchange(), library, limit);
    }

    @Override
    public AccessList readMembers(Path library) throws IOException, SharingFailure {
        return LibraryMembers.read(plainExchange(), library);
    }

    @Override
    public void grant(Path library, String user, MemberRights rights)
            throws IOException, SharingFailure {
        LibraryMembers.grant(plainExchange(), library, user, rights);
    }

    @Override
    public boolean hasWritten(LibraryFile file) {
        return writtenChecksum.equals(Optional.of(checksumOf(file.library())));
    }

    private static long checksumOf(Library library) {
        var checksum = new CRC32C();
        checksum.update(library.file().bytes());
        return checksum.getValue();
    }
}
