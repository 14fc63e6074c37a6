package octavo.sharedlibraries;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/// A PostgreSQL of its own on the loopback address, which lets everybody in without a password.
@SuppressWarnings("try") // a test is not interrupted
public final class PostgresServer implements AutoCloseable {
    private static final Path VERSIONS = Path.of("/usr/lib/postgresql");

    private final Path binaries;
    private final Path data;
    private final int port;

    private PostgresServer(Path binaries, Path data, int port) {
        this.binaries = binaries;
        this.data = data;
        this.port = port;
    }

    /// Where PostgreSQL's programs are; empty if it is not installed.
    public static Optional<Path> binaries() throws IOException {
        if (!Files.isDirectory(VERSIONS)) {
            return Optional.empty();
        }
        try (Stream<Path> versions = Files.list(VERSIONS)) {
            return versions.map(version -> version.resolve("bin"))
                    .filter(folder -> Files.isExecutable(folder.resolve("initdb")))
                    .max(Comparator.naturalOrder());
        }
    }

    public static PostgresServer start(Path binaries) throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("octavo-postgres");
        if (isRoot()) {
            run(List.of("chown", "nobody", data.toString()));
        }
        int port;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        var server = new PostgresServer(binaries, data, port);
        server.runAsUser(
                "initdb",
                "-D",
                data.toString(),
                "-A",
                "trust",
                "-U",
                "admin",
                "-E",
                "UTF8",
                "--no-sync");
        server.start();
        return server;
    }

    void start() throws IOException, InterruptedException {
        runAsUser(
                "pg_ctl",
                "-D",
                data.toString(),
                "-l",
                data.resolve("log").toString(),
                "-w",
                "-o",
                "-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=120"
                        .formatted(port),
                "start");
    }

    /// Ends all connections at once, as a crash does.
    void stop() throws IOException, InterruptedException {
        runAsUser("pg_ctl", "-D", data.toString(), "-w", "-m", "immediate", "stop");
    }

    /// The data as they are: a backup that [#restore] brings back.
    void backUp() throws IOException, InterruptedException {
        run(List.of("cp", "-a", data.toString(), data + ".backup"));
    }

    void restore() throws IOException, InterruptedException {
        stop();
        run(List.of("rm", "-r", data.toString()));
        run(List.of("cp", "-a", data + ".backup", data.toString()));
        Files.deleteIfExists(data.resolve("postmaster.pid"));
        start();
    }

    /// A certificate for `localhost` that only itself vouches for.
    Path makeCertificate(String name) throws IOException, InterruptedException {
        run(
                List.of(
                        "openssl",
                        "req",
                        "-x509",
                        "-newkey",
                        "rsa:2048",
                        "-nodes",
                        "-days",
                        "2",
                        "-subj",
                        "/CN=localhost",
                        "-addext",
                        "subjectAltName=DNS:localhost",
                        "-keyout",
                        data.resolve(name + ".key").toString(),
                        "-out",
                        data.resolve(name + ".crt").toString()));
        return data.resolve(name + ".crt");
    }

    /// Has the server prove itself by a certificate, from the next start.
    Path useCertificate(String name) throws IOException, InterruptedException {
        Path certificate = makeCertificate(name);
        String key = data.resolve(name + ".key").toString();
        run(List.of("chmod", "600", key));
        if (isRoot()) {
            run(List.of("chown", "nobody", key, certificate.toString()));
        }
        Files.writeString(
                data.resolve("postgresql.conf"),
                "ssl = on\nssl_key_file = '%s'\nssl_cert_file = '%s'\n".formatted(key, certificate),
                StandardOpenOption.APPEND);
        return certificate;
    }

    int port() {
        return port;
    }

    public ServerAddress address(String user, String library) throws SharingFailure {
        return ServerAddress.parse(
                "postgresql://%s@127.0.0.1:%d/postgres?library=%s".formatted(user, port, library));
    }

    public void addUser(String name) throws SQLException {
        execute("CREATE ROLE " + name + " LOGIN", "GRANT CREATE ON DATABASE postgres TO " + name);
    }

    void execute(String... statements) throws SQLException {
        var properties = new Properties();
        properties.setProperty("user", "admin");
        try (Connection connection =
                        new org.postgresql.Driver()
                                .connect(
                                        "jdbc:postgresql://127.0.0.1:%d/postgres".formatted(port),
                                        properties);
                Statement statement = connection.createStatement()) {
            for (String text : statements) {
                statement.execute(text);
            }
        }
    }

    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    private void runAsUser(String program, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(
                    List.of("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"));
        }
        command.add(binaries.resolve(program).toString());
        command.addAll(List.of(arguments));
        run(command);
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        Path output = Files.createTempFile("octavo-postgres", ".log");
        Process process =
                new ProcessBuilder(command)
                        .directory(Path.of("/").toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
        if (process.waitFor() != 0) {
            throw new IOException(command + ": " + Files.readString(output));
        }
        Files.delete(output);
    }

    @Override
    public void close() throws IOException, InterruptedException {
        stop();
        run(List.of("rm", "-rf", data.toString(), data + ".backup"));
    }
}
