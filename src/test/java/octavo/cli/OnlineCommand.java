package octavo.cli;

import octavo.net.StubServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Runs commands that ask services, all of which a stub stands in for. Their answers and the
/// settings are kept in the test's own folder.
public abstract class OnlineCommand extends Command {
    private static final List<String> PROPERTIES =
            List.of("octavo.hosts", "octavo.cache", "octavo.config");

    @TempDir protected Path folder = Path.of("");
    protected Path library = Path.of("");
    protected final StubServer web = openServer();

    private static StubServer openServer() {
        try {
            return new StubServer();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @BeforeEach
    public final void mapHosts() {
        library = folder.resolve("papers.bib");
        System.setProperty("octavo.hosts", "*=http://127.0.0.1:" + web.port());
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
        System.setProperty("octavo.config", folder.resolve("config").toString());
    }

    @AfterEach
    public final void unmapHosts() {
        PROPERTIES.forEach(System::clearProperty);
        web.close();
    }

    /// Runs a command on the library.
    protected int onLibrary(String command, String... more) {
        return run(
                Stream.concat(Stream.of(command, library.toString()), Stream.of(more))
                        .toArray(String[]::new));
    }
}
