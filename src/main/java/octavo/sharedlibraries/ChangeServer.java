package octavo.sharedlibraries;

import octavo.bib.ByteSlice;
import octavo.sharedlibraries.SharedState.ChangeAnchor;
import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.storage.ContentDigest;
import octavo.text.LocalizedSentence;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A library on a server, over one connection. Believes nothing that it can check.
final class ChangeServer implements AutoCloseable {
    private static final int FETCHED_ROWS = 2000;
    private static final int BATCH_SIZE = 500;

    /// The most that a library may have, in bytes and items.
    private static final long MOST_BYTES = 1_000_000_000;

    private static final int MOST_ITEMS = 5_000_000;

    private final Connection connection;
    private final ServerAddress address;
    private final String libraryId;

    private ChangeServer(Connection connection, ServerAddress address, String libraryId) {
        this.connection = connection;
        this.address = address;
        this.libraryId = libraryId;
    }

    /// Connects to a library that exists.
    static ChangeServer connect(ServerAddress address) throws SharingFailure {
        Connection connection = ServerConnection.open(address);
        try {
            String libraryId = LibrarySchema.checkVersion(connection, address);
            return new ChangeServer(connection, address, libraryId);
        } catch (SQLException failure) {
            close(connection);
            throw ServerConnection.explain(failure, address);
        } catch (SharingFailure failure) {
            close(connection);
            throw failure;
        }
    }

    ServerAddress address() {
        return address;
    }

    String libraryId() {
        return libraryId;
    }

    Connection connection() {
        return connection;
    }

    /// The latest change.
    ChangeAnchor readHead() throws SharingFailure {
        try {
            long sequence = readSequence(SharingStatements.SELECT_HEAD);
            return new ChangeAnchor(
                    sequence, sequence == 0 ? "" : findChangeId(sequence).orElse(""));
        } catch (SQLException failure) {
            throw ServerConnection.explain(failure, address);
        }
    }

    private long readSequence(String statementText) throws SQLException, SharingFailure {
        try (PreparedStatement statement = connection.prepareStatement(statementText);
                ResultSet rows = statement.executeQuery()) {
            if (rows.next() && rows.getLong(1) >= 0) {
                return rows.getLong(1);
            }
            throw untrustworthy(0);
        }
    }

    private Optional<String> findChangeId(long sequence) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement(SharingStatements.SELECT_CHANGE_ID)) {
            statement.setLong(1, sequence);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next()
                        ? Optional.ofNullable(rows.getString(1))
                        : Optional.<String>empty();
            }
        }
    }

    /// Whether the server has a change: not if it was restored from a backup.
    boolean hasChange(ChangeAnchor anchor) throws SharingFailure {
        try {
            return anchor.sequence() == 0
                    || findChangeId(anchor.sequence())
                            .filter(anchor.changeId()::equals)
                            .isPresent();
        } catch (SQLException failure) {
            throw ServerConnection.explain(failure, address);
        }
    }

    /// The latest versions of the items that were changed after one change and up to another.
    List<SharedItem> readItems(long after, long upTo) throws SharingFailure {
        try {
            connection.setAutoCommit(false);
            try (PreparedStatement statement =
                    connection.prepareStatement(SharingStatements.SELECT_CHANGES)) {
                statement.setFetchSize(FETCHED_ROWS);
                statement.setLong(1, after);
                statement.setLong(2, upTo);
                statement.setLong(3, upTo);
                return readRows(statement, after, upTo);
            } finally {
                endReading();
            }
        } catch (SQLException failure) {
            throw ServerConnection.explain(failure, address);
        }
    }

    private void endReading() throws SQLException {
        if (!connection.isClosed()) {
            connection.rollback();
            connection.setAutoCommit(true);
        }
    }

    private List<SharedItem> readRows(PreparedStatement statement, long after, long upTo)
            throws SQLException, SharingFailure {
        List<SharedItem> items = new ArrayList<>();
        long byteCount = 0;
        try (ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                SharedItem item = readItem(rows);
                byteCount += item.content().length();
                if (item.sequence() <= after
                        || item.sequence() > upTo
                        || byteCount > MOST_BYTES
                        || items.size() >= MOST_ITEMS) {
                    throw untrustworthy(item.sequence());
                }
                items.add(item);
            }
        }
        return items;
    }

    private SharedItem readItem(ResultSet rows) throws SQLException, SharingFailure {
        String itemId = textOf(rows, 1);
        long sequence = rows.getLong(2);
        String changeId = textOf(rows, 3);
        String position = textOf(rows, 4);
        byte[] content = Optional.ofNullable(rows.getBytes(5)).orElse(new byte[0]);
        boolean isCredible =
                ItemNaming.isItemId(itemId)
                        && changeId.length() == LibrarySchema.ID_LENGTH
                        && ItemPositions.isPosition(position)
                        && content.length <= UnsentChanges.MOST_ITEM_BYTES
                        && ContentDigest.hexDigest(content).equals(textOf(rows, 6));
        if (!isCredible) {
            throw untrustworthy(sequence);
        }
        return new SharedItem(itemId, sequence, changeId, position, ByteSlice.of(content));
    }

    private static String textOf(ResultSet rows, int column) throws SQLException {
        return Optional.ofNullable(rows.getString(column)).orElse("");
    }

    private static SharingFailure untrustworthy(long sequence) {
        return new SharingFailure(
                FailureKind.UNTRUSTWORTHY,
                LocalizedSentence.of(
                        "The server's change {0} is damaged or forged: its content does not fit"
                                + " its digest or its number. Nothing was taken over. Ask whoever"
                                + " runs the server.",
                        sequence));
    }

    /// Sends changes in one transaction.
    ///
    /// @return the number of the first; empty if others have changed the same items since, or were
    ///   faster, so that their changes have to be merged first
    Optional<Long> sendChanges(List<ItemChange> changes) throws SharingFailure {
        try {
            connection.setAutoCommit(false);
            Optional<Long> firstSequence = Optional.empty();
            try {
                firstSequence = tryToSend(changes);
                if (firstSequence.isPresent()) {
                    connection.commit();
                }
            } finally {
                endReading();
            }
            if (firstSequence.isPresent()) {
                notifyOthers();
            }
            return firstSequence;
        } catch (SQLException failure) {
            if (ServerConnection.isWorthRepeating(failure)) {
                return Optional.empty();
            }
            throw ServerConnection.explain(failure, address);
        }
    }

    private Optional<Long> tryToSend(List<ItemChange> changes) throws SQLException, SharingFailure {
        long head = readSequence(SharingStatements.LOCK_HEAD);
        Map<String, String> latestIds = readLatestIds(changes);
        for (ItemChange change : changes) {
            if (!latestIds.getOrDefault(change.itemId(), "").equals(change.replacedId())) {
                return Optional.empty();
            }
        }
        try (PreparedStatement statement =
                connection.prepareStatement(SharingStatements.INSERT_CHANGE)) {
            for (int i = 0; i < changes.size(); i++) {
                setChange(statement, head + 1 + i, changes.get(i));
                statement.addBatch();
                if (i % BATCH_SIZE == BATCH_SIZE - 1 || i == changes.size() - 1) {
                    int[] _ = statement.executeBatch();
                }
            }
        }
        try (PreparedStatement statement =
                connection.prepareStatement(SharingStatements.ADVANCE_HEAD)) {
            statement.setLong(1, head + changes.size());
            int _ = statement.executeUpdate();
        }
        return Optional.of(head + 1);
    }

    private Map<String, String> readLatestIds(List<ItemChange> changes) throws SQLException {
        Map<String, String> latestIds = new HashMap<>();
        Object[] itemIds = changes.stream().map(ItemChange::itemId).toArray();
        try (PreparedStatement statement =
                connection.prepareStatement(SharingStatements.SELECT_LATEST)) {
            statement.setArray(1, connection.createArrayOf("text", itemIds));
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    latestIds.put(textOf(rows, 1), textOf(rows, 2));
                }
            }
        }
        return latestIds;
    }

    private static void setChange(PreparedStatement statement, long sequence, ItemChange change)
            throws SQLException {
        byte[] content = change.content().bytes();
        statement.setLong(1, sequence);
        statement.setString(2, change.itemId());
        statement.setString(3, change.changeId());
        statement.setString(4, change.replacedId());
        statement.setString(5, change.position());
        statement.setBytes(6, content);
        statement.setString(7, ContentDigest.hexDigest(content));
    }

    /// The changes are there already; whoever is not told finds them when polling.
    private void notifyOthers() {
        try (PreparedStatement statement = connection.prepareStatement(SharingStatements.NOTIFY)) {
            statement.setString(1, address.schemaName());
            boolean _ = statement.execute();
        } catch (SQLException _) {
            // CockroachDB and YugabyteDB may not have notifications.
        }
    }

    @Override
    public void close() {
        close(connection);
    }

    private static void close(Connection connection) {
        try {
            connection.close();
        } catch (SQLException _) {
            // The server notices by itself.
        }
    }
}
