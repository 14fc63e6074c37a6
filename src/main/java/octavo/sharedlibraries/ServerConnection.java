package octavo.sharedlibraries;

import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.text.LocalizedSentence;
import octavo.text.ShortText;

import org.postgresql.Driver;
import org.postgresql.PGConnection;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.security.GeneralSecurityException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

import javax.net.ssl.SSLException;

/// Opens connections to database servers, and puts their failures into words.
final class ServerConnection {
    private static final String CONNECT_SECONDS = "10";
    private static final String ANSWER_SECONDS = "60";

    /// Bounds what a server can make us hold at once.
    private static final String MOST_ANSWER_BYTES = "200M";

    private static final int LONGEST_REMARK = 300;

    private static final Set<PosixFilePermission> OWNER_ONLY =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    /// The driver would print what we put into words.
    private static final Logger DRIVER_LOG = Logger.getLogger("org.postgresql");

    private ServerConnection() {}

    static Connection open(ServerAddress address) throws SharingFailure {
        return open(address, Optional.empty());
    }

    /// Connects with a password, to see that the server accepts it.
    static void tryPassword(ServerAddress address, String password) throws SharingFailure {
        try (Connection _ = open(address, Optional.of(password))) {
            // It did.
        } catch (SQLException failure) {
            throw explain(failure, address);
        }
    }

    /// @param givenPassword to be used instead of the one that is kept
    private static Connection open(ServerAddress address, Optional<String> givenPassword)
            throws SharingFailure {
        String url =
                "jdbc:postgresql://%s:%d/%s"
                        .formatted(
                                address.host(),
                                address.port(),
                                URLEncoder.encode(address.database(), StandardCharsets.UTF_8));
        DRIVER_LOG.setLevel(Level.OFF);
        try {
            Connection connection = new Driver().connect(url, properties(address, givenPassword));
            if (connection == null) {
                throw new IllegalStateException(url);
            }
            try (Statement statement = connection.createStatement()) {
                statement.execute(SharingStatements.LIMIT_IDLE_TIME);
            }
            return connection;
        } catch (SQLException failure) {
            throw explain(failure, address);
        }
    }

    private static Properties properties(ServerAddress address, Optional<String> givenPassword)
            throws SharingFailure {
        var properties = new Properties();
        properties.setProperty("user", address.user());
        String password =
                givenPassword.orElseGet(() -> PasswordFile.passwordOfEnvironment().orElse(""));
        if (password.isEmpty()) {
            refuseReadablePasswords();
        } else {
            properties.setProperty("password", password);
        }
        properties.setProperty("ApplicationName", "Octavo");
        properties.setProperty("currentSchema", address.schemaName() + ",pg_catalog");
        properties.setProperty("connectTimeout", CONNECT_SECONDS);
        properties.setProperty("socketTimeout", ANSWER_SECONDS);
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("gssEncMode", "disable");
        properties.setProperty("reWriteBatchedInserts", "true");
        properties.setProperty("maxResultBuffer", MOST_ANSWER_BYTES);
        if (address.isLoopback() && address.rootCertificate().isEmpty()) {
            properties.setProperty("sslmode", "disable");
        } else {
            properties.setProperty("sslmode", "verify-full");
            address.rootCertificate()
                    .ifPresentOrElse(
                            file -> properties.setProperty("sslrootcert", file),
                            () ->
                                    properties.setProperty(
                                            "sslfactory",
                                            "org.postgresql.ssl.DefaultJavaSSLFactory"));
        }
        return properties;
    }

    /// As PostgreSQL's own programs do, which then ignore the file.
    static void refuseReadablePasswords() throws SharingFailure {
        Path passwordFile = PasswordFile.findPath();
        try {
            if (Files.exists(passwordFile)
                    && passwordFile.getFileSystem().supportedFileAttributeViews().contains("posix")
                    && !OWNER_ONLY.containsAll(Files.getPosixFilePermissions(passwordFile))) {
                throw new SharingFailure(
                        FailureKind.WRONG_USE,
                        LocalizedSentence.of(
                                "Others can read the passwords in {0}. Let only yourself read it:"
                                        + " chmod 600",
                                passwordFile));
            }
        } catch (IOException _) {
            // Without a password the server says what it wants.
        }
    }

    /// What went wrong, in words, with the server's own where they help.
    static SharingFailure explain(SQLException failure, ServerAddress address) {
        String state = Optional.ofNullable(failure.getSQLState()).orElse("");
        if (hasCause(failure, GeneralSecurityException.class)
                || hasCause(failure, SSLException.class)) {
            return new SharingFailure(
                    FailureKind.UNTRUSTWORTHY,
                    LocalizedSentence.of(
                            "{0} does not prove that it is this server: {1}. Nothing was sent. If"
                                    + " your group signs its own certificates, add"
                                    + " ?sslrootcert=FILE to the address.",
                            address.host(), ownWords(failure)));
        }
        return switch (state) {
            case "28P01", "28000" ->
                    new SharingFailure(
                            FailureKind.REFUSED,
                            LocalizedSentence.of(
                                    "{0} does not let {1} in: {2}. The password is read from"
                                            + " PGPASSWORD or ~/.pgpass.",
                                    address.host(), address.user(), ownWords(failure)));
            case "42501" ->
                    new SharingFailure(
                            FailureKind.REFUSED,
                            LocalizedSentence.of(
                                    "{0} may not do this with the library {1}: {2}. Ask its owner"
                                            + " for more rights.",
                                    address.user(), address.libraryName(), ownWords(failure)));
            case "3D000" ->
                    new SharingFailure(
                            FailureKind.REFUSED,
                            LocalizedSentence.of(
                                    "{0} has no database {1}.",
                                    address.host(), address.database()));
            case "54000" ->
                    new SharingFailure(
                            FailureKind.UNTRUSTWORTHY,
                            LocalizedSentence.of(
                                    "{0} sends more than a library can be. Nothing was taken over.",
                                    address.host()));
            default ->
                    new SharingFailure(
                            isConnectionState(state)
                                    ? FailureKind.OFFLINE
                                    : FailureKind.UNTRUSTWORTHY,
                            LocalizedSentence.of(
                                    "{0} cannot be used now: {1}. Your file has everything that you"
                                            + " changed; the next exchange sends it.",
                                    address.host(), ownWords(failure)));
        };
    }

    /// Classes 08 (connection), 53 (resources), 57 (operator intervention) and 58 (system).
    private static boolean isConnectionState(String state) {
        return state.matches("(08|53|57|58).*") || state.equals("25P03") || state.isEmpty();
    }

    /// Whether the same transaction may succeed when it is tried again.
    static boolean isWorthRepeating(SQLException failure) {
        String state = Optional.ofNullable(failure.getSQLState()).orElse("");
        return state.equals("40001") || state.equals("40P01") || state.equals("23505");
    }

    private static boolean hasCause(SQLException failure, Class<? extends Exception> type) {
        Throwable cause = failure;
        while (cause != null && !type.isInstance(cause)) {
            cause = cause.getCause();
        }
        return cause != null;
    }

    private static String ownWords(SQLException failure) {
        String words =
                Optional.ofNullable(failure.getMessage())
                        .orElse("")
                        .replaceAll("\\p{Cntrl}+", " ")
                        .replaceFirst("\\.$", "");
        return ShortText.cutTo(words, LONGEST_REMARK);
    }

    /// A name as a part of a statement.
    static String quoteName(Connection connection, String name) throws SQLException {
        return connection.unwrap(PGConnection.class).escapeIdentifier(name);
    }
}
