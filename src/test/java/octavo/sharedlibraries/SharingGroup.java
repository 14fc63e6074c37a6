package octavo.sharedlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import octavo.sharedlibraries.SharingFailure.FailureKind;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// Members of a group, each with a file and a state folder of their own, and a real PostgreSQL.
abstract class SharingGroup {
    private static final AtomicInteger LIBRARIES = new AtomicInteger();
    private static Optional<PostgresServer> started = Optional.empty();

    @TempDir Path folder;
    String library = "";

    @BeforeAll
    static void start() throws Exception {
        Optional<Path> binaries = PostgresServer.binaries();
        assumeTrue(binaries.isPresent(), "PostgreSQL is not installed");
        PostgresServer server = PostgresServer.start(binaries.orElseThrow());
        started = Optional.of(server);
        server.addUser("ada");
        server.addUser("bob");
    }

    @AfterAll
    static void stop() throws Exception {
        if (started.isPresent()) {
            started.get().close();
        }
    }

    @BeforeEach
    void chooseLibrary() {
        library = "lab" + LIBRARIES.incrementAndGet();
    }

    /// A member of the group.
    final class Member {
        private final String name;
        final Path file;
        final Path state;

        Member(String name) throws IOException {
            this.name = name;
            file = Files.createDirectories(folder.resolve(name)).resolve("papers.bib");
            state = folder.resolve(name + "-state");
        }

        LibraryExchange exchange(boolean acceptsRemovals) {
            return exchange(ExchangeTerms.marking(acceptsRemovals));
        }

        LibraryExchange exchange(ConflictPolicy conflictPolicy) {
            return exchange(new ExchangeTerms(false, conflictPolicy));
        }

        private LibraryExchange exchange(ExchangeTerms terms) {
            return new LibraryExchange(
                    state,
                    (libraryFile, merged) -> {
                        var _ = libraryFile.saveLibrary(merged);
                    },
                    terms);
        }

        ServerAddress address() throws SharingFailure {
            return server().address(name, library);
        }

        SyncReport share(String text) throws Exception {
            write(text);
            return exchange(false).share(address(), file);
        }

        SyncReport join() throws Exception {
            return exchange(false).join(address(), file);
        }

        SyncReport sync() throws Exception {
            return exchange(false).exchange(file);
        }

        SyncReport syncAccepting() throws Exception {
            return exchange(true).exchange(file);
        }

        void write(String text) throws IOException {
            Files.writeString(file, text);
        }

        void replace(String old, String text) throws IOException {
            assertTrue(read().contains(old), () -> old + " is not in it");
            write(read().replace(old, text));
        }

        String read() throws IOException {
            return Files.readString(file);
        }

        void grant(String role, MemberRights rights, FailureKind expected) {
            SharingFailure failure = assertThrows(SharingFailure.class, () -> grant(role, rights));
            assertEquals(expected, failure.kind(), failure::getMessage);
        }

        void grant(String role, MemberRights rights) throws Exception {
            try (ChangeServer server = ChangeServer.connect(address())) {
                LibrarySchema.grant(server, role, rights);
            }
        }
    }

    static PostgresServer server() {
        return started.orElseThrow();
    }

    static String entry(String key, String title) {
        return "@article{%s,\n  title = {%s},\n  year = {2020}\n}\n\n".formatted(key, title);
    }
}
