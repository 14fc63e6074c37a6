package octavo.sharedlibraries;

import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.sharedlibraries.SharingFailure.FailureRemedy;
import octavo.text.LocalizedSentence;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// The tables of a library on a server: makes them, brings older ones up to date, and gives rights.
final class LibrarySchema {
    /// The length of the ids of libraries and changes.
    static final int ID_LENGTH = 36;

    private LibrarySchema() {}

    /// Makes the tables of a new library.
    static void create(ServerAddress address) throws SharingFailure {
        try (Connection connection = ServerConnection.open(address)) {
            if (exists(connection, address)) {
                throw new SharingFailure(
                        FailureKind.WRONG_USE,
                        LocalizedSentence.of(
                                "{0} has a library {1} already. Join it, or add ?library=NAME to"
                                        + " the address to share another.",
                                address.host(), address.libraryName()),
                        FailureRemedy.JOIN);
            }
            connection.setAutoCommit(false);
            migrate(connection, address, 0);
            String libraryId = UUID.randomUUID().toString();
            try (PreparedStatement insertLibrary =
                            connection.prepareStatement(SharingStatements.INSERT_LIBRARY);
                    PreparedStatement insertHead =
                            connection.prepareStatement(SharingStatements.INSERT_HEAD)) {
                insertLibrary.setString(1, libraryId);
                insertLibrary.setInt(2, SharingStatements.SCHEMA_VERSION);
                int _ = insertLibrary.executeUpdate();
                insertHead.setString(1, libraryId);
                int _ = insertHead.executeUpdate();
            }
            connection.commit();
        } catch (SQLException failure) {
            throw ServerConnection.explain(failure, address);
        }
    }

    private static boolean exists(Connection connection, ServerAddress address)
            throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement(SharingStatements.FIND_SCHEMA)) {
            statement.setString(1, address.schemaName());
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() && rows.getLong(1) > 0;
            }
        }
    }

    private static void migrate(Connection connection, ServerAddress address, int oldVersion)
            throws SQLException {
        for (List<String> steps :
                SharingStatements.MIGRATIONS.subList(
                        oldVersion, SharingStatements.MIGRATIONS.size())) {
            execute(connection, address, steps, "");
        }
    }

    private static void execute(
            Connection connection, ServerAddress address, List<String> statements, String role)
            throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String statementText : statements) {
                statement.execute(
                        statementText
                                .replace("{schema}", address.schemaName())
                                .replace("{role}", role));
            }
        }
    }

    /// The library's id, once its tables are known to be those that this program understands.
    static String checkVersion(Connection connection, ServerAddress address)
            throws SQLException, SharingFailure {
        try (PreparedStatement statement =
                        connection.prepareStatement(SharingStatements.SELECT_LIBRARY);
                ResultSet rows = statement.executeQuery()) {
            if (!rows.next()) {
                throw missing(address);
            }
            String libraryId = Optional.ofNullable(rows.getString(1)).orElse("");
            int version = rows.getInt(2);
            if (version > SharingStatements.SCHEMA_VERSION
                    || version < 1
                    || libraryId.length() != ID_LENGTH) {
                throw new SharingFailure(
                        FailureKind.UNTRUSTWORTHY,
                        LocalizedSentence.of(
                                "The tables of the library {0} have version {1}, of which this"
                                        + " Octavo knows nothing. Update Octavo.",
                                address.libraryName(), version));
            }
            if (version < SharingStatements.SCHEMA_VERSION) {
                upgrade(connection, address, version);
            }
            return libraryId;
        } catch (SQLException failure) {
            if (List.of("42P01", "3F000").contains(failure.getSQLState())) {
                throw missing(address);
            }
            throw failure;
        }
    }

    /// Only an owner can.
    private static void upgrade(Connection connection, ServerAddress address, int version)
            throws SQLException {
        connection.setAutoCommit(false);
        migrate(connection, address, version);
        try (PreparedStatement statement =
                connection.prepareStatement(SharingStatements.SET_VERSION)) {
            statement.setInt(1, SharingStatements.SCHEMA_VERSION);
            int _ = statement.executeUpdate();
        }
        connection.commit();
        connection.setAutoCommit(true);
    }

    private static SharingFailure missing(ServerAddress address) {
        return new SharingFailure(
                FailureKind.REFUSED,
                LocalizedSentence.of(
                        "{0} has no library {1}, or {2} may not see it. Ask its owner.",
                        address.host(), address.libraryName(), address.user()));
    }

    /// Gives a role of the database certain rights instead of those that it has.
    static void grant(ChangeServer server, String role, MemberRights rights) throws SharingFailure {
        ServerAddress address = server.address();
        Connection connection = server.connection();
        List<String> statements = new ArrayList<>(SharingStatements.REVOKE);
        switch (rights) {
            case NONE -> {}
            case READ -> statements.addAll(SharingStatements.GRANT_READ);
            case EDIT -> {
                statements.addAll(SharingStatements.GRANT_READ);
                statements.addAll(SharingStatements.GRANT_EDIT);
            }
            case OWN -> statements.addAll(SharingStatements.GRANT_OWN);
        }
        try {
            connection.setAutoCommit(false);
            execute(connection, address, statements, ServerConnection.quoteName(connection, role));
            connection.commit();
            connection.setAutoCommit(true);
        } catch (SQLException failure) {
            throw ServerConnection.explain(failure, address);
        }
    }
}
