package octavo.sharedlibraries;

import octavo.bib.BibParser;
import octavo.merge.LibraryChange;
import octavo.merge.LibraryDifference;
import octavo.storage.ContentDigest;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who changed what in a shared library.
public final class ChangeLog {
    private ChangeLog() {}

    /// A change of one item.
    ///
    /// @param author the database's user
    /// @param time by the server's clock
    /// @param differences empty if the item only moved
    public record LoggedChange(
            long sequence, String author, Instant time, List<LibraryChange> differences) {
        public LoggedChange {
            differences = List.copyOf(differences);
        }
    }

    /// The latest changes of a file's library, the latest first.
    public static List<LoggedChange> readLatest(
            LibraryExchange exchange, Path libraryPath, int limit)
            throws IOException, SharingFailure {
        try (ChangeServer server = exchange.connect(libraryPath)) {
            return readLatest(server, limit);
        }
    }

    private static List<LoggedChange> readLatest(ChangeServer server, int limit)
            throws SharingFailure {
        List<LoggedChange> changes = new ArrayList<>();
        try (PreparedStatement statement =
                server.connection().prepareStatement(SharingStatements.SELECT_LOG)) {
            statement.setInt(1, limit);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    changes.add(toChange(rows));
                }
            }
        } catch (SQLException failure) {
            throw ServerConnection.explain(failure, server.address());
        }
        return changes;
    }

    private static LoggedChange toChange(ResultSet rows) throws SQLException {
        byte[] newContent = bytesOf(rows, 4);
        byte[] oldContent = bytesOf(rows, 5);
        boolean isSame =
                ContentDigest.hexDigest(newContent).equals(ContentDigest.hexDigest(oldContent));
        return new LoggedChange(
                rows.getLong(1),
                Optional.ofNullable(rows.getString(2)).orElse(""),
                Optional.ofNullable(rows.getTimestamp(3))
                        .map(Timestamp::toInstant)
                        .orElse(Instant.EPOCH),
                isSame
                        ? List.of()
                        : LibraryDifference.between(
                                BibParser.parse(oldContent), BibParser.parse(newContent)));
    }

    private static byte[] bytesOf(ResultSet rows, int column) throws SQLException {
        byte[] bytes = Optional.ofNullable(rows.getBytes(column)).orElse(new byte[0]);
        return bytes.length > UnsentChanges.MOST_ITEM_BYTES ? new byte[0] : bytes;
    }
}
