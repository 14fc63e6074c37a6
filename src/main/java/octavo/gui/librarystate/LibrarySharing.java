package octavo.gui.librarystate;

import octavo.library.LibraryFile;
import octavo.sharedlibraries.AccessList;
import octavo.sharedlibraries.ChangeLog.LoggedChange;
import octavo.sharedlibraries.ExchangeTerms;
import octavo.sharedlibraries.MemberRights;
import octavo.sharedlibraries.ServerAddress;
import octavo.sharedlibraries.SharingFailure;
import octavo.sharedlibraries.SyncReport;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Exchanges libraries with a group. All but the first two and [#leave] connect to a server, and
/// all take a while.
public interface LibrarySharing {
    /// Shares through databases.
    ///
    /// @param stateFolder for what is known of them
    static LibrarySharing throughDatabases(Path stateFolder) {
        return new DatabaseSharing(stateFolder);
    }

    /// Where a library is shared; empty if it is not.
    Optional<ServerAddress> findAddress(Path library) throws IOException, SharingFailure;

    /// How many changes wait to be sent.
    int countUnsent(Path library) throws IOException, SharingFailure;

    /// Stops sharing a library on this computer.
    void leave(Path library) throws IOException, SharingFailure;

    /// Keeps the password of a server, once that accepts it.
    void keepPassword(ServerAddress address, String password) throws IOException, SharingFailure;

    /// Puts a library into a database.
    SyncReport share(ServerAddress address, Path library, ExchangeTerms terms)
            throws IOException, SharingFailure;

    /// Gets a library from a database into a file, which may exist.
    SyncReport join(ServerAddress address, Path library, ExchangeTerms terms)
            throws IOException, SharingFailure;

    /// Exchanges once.
    SyncReport exchange(Path library, ExchangeTerms terms) throws IOException, SharingFailure;

    /// Exchanges whenever something changes here or there, until the thread is interrupted.
    ///
    /// @param afterExchange called on this thread
    void watch(Path library, ExchangeTerms terms, Consumer<SyncReport> afterExchange)
            throws IOException, SharingFailure;

    /// Who changed what, the latest first.
    List<LoggedChange> readLog(Path library, int limit) throws IOException, SharingFailure;

    /// Who may do what with a library.
    AccessList readMembers(Path library) throws IOException, SharingFailure;

    /// Gives a user of the database certain rights to a library, instead of any others.
    void grant(Path library, String user, MemberRights rights) throws IOException, SharingFailure;

    /// Whether an exchange of this window was the last to write a file, and wrote this state.
    boolean hasWritten(LibraryFile file);
}
