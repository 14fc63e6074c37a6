package octavo.sharedlibraries;

import octavo.library.LibraryFile;
import octavo.sharedlibraries.SharedState.ChangeAnchor;
import octavo.storage.FileStamp;

import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.function.Consumer;

/// Exchanges whenever the file or the server's library changes. Blocks its thread; a lost
/// connection ends it, and whoever runs it begins again later.
public final class ExchangeWatch {
    private static final int PAUSE_MILLIS = 300;

    /// Between two questions to a server that tells of changes by itself, in pauses.
    private static final int PAUSES_WHEN_TOLD = 30;

    private static final int PAUSES_WHEN_POLLING = 3;

    /// After so many pauses without a change, there is time for what the next start needs.
    private static final int PAUSES_BEFORE_SETTLING = 5;

    private final LibraryExchange exchange;
    private final Path libraryPath;

    public ExchangeWatch(LibraryExchange exchange, Path libraryPath) {
        this.exchange = exchange;
        this.libraryPath = libraryPath;
    }

    /// Runs until the thread is interrupted.
    ///
    /// @param afterExchange called after each exchange, on this thread
    public void run(Consumer<SyncReport> afterExchange) throws IOException, SharingFailure {
        try (ChangeServer server = exchange.connect(libraryPath)) {
            boolean isTold = listen(server);
            var session = new ExchangeSession(exchange, server, libraryPath);
            while (!Thread.currentThread().isInterrupted()) {
                // Before the exchange, so that nothing that happens during it is missed.
                ChangeAnchor head = server.readHead();
                Optional<FileStamp> stamp = readStamp();
                afterExchange.accept(session.exchange());
                awaitChange(session, server, isTold, head, stamp);
            }
        }
    }

    private void awaitChange(
            ExchangeSession session,
            ChangeServer server,
            boolean isTold,
            ChangeAnchor head,
            Optional<FileStamp> stamp)
            throws IOException, SharingFailure {
        int pausesPerQuestion = isTold ? PAUSES_WHEN_TOLD : PAUSES_WHEN_POLLING;
        for (int pauses = 0; !Thread.currentThread().isInterrupted(); pauses++) {
            if (pauses == PAUSES_BEFORE_SETTLING) {
                session.settle();
            }
            boolean isChanged = pauses % pausesPerQuestion == 0 && !head.equals(server.readHead());
            if (isChanged || !stamp.equals(readStamp()) || isNotified(server, isTold)) {
                return;
            }
        }
    }

    private Optional<FileStamp> readStamp() throws IOException {
        return LibraryFile.pathExists(libraryPath)
                ? Optional.of(FileStamp.of(libraryPath))
                : Optional.empty();
    }

    /// Whether the server will tell of changes.
    private static boolean listen(ChangeServer server) {
        try (Statement statement = server.connection().createStatement()) {
            boolean _ =
                    statement.execute(
                            SharingStatements.LISTEN.replace(
                                    "{schema}", server.address().schemaName()));
            return true;
        } catch (SQLException _) {
            return false; // CockroachDB has no notifications.
        }
    }

    /// Waits a moment, less if the server tells of a change.
    private static boolean isNotified(ChangeServer server, boolean isTold) throws SharingFailure {
        try {
            if (!isTold) {
                Thread.sleep(PAUSE_MILLIS);
                return false;
            }
            PGNotification[] notifications =
                    server.connection().unwrap(PGConnection.class).getNotifications(PAUSE_MILLIS);
            return notifications != null && notifications.length > 0;
        } catch (SQLException failure) {
            throw ServerConnection.explain(failure, server.address());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
