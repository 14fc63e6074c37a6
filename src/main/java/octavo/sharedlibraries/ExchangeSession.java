package octavo.sharedlibraries;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Exchanges again and again over one connection, and remembers in between what the library is.
final class ExchangeSession {
    private final LibraryExchange exchange;
    private final ChangeServer server;
    private final Path libraryPath;
    private Optional<InStepLibrary> inStep = Optional.empty();

    ExchangeSession(LibraryExchange exchange, ChangeServer server, Path libraryPath) {
        this.exchange = exchange;
        this.server = server;
        this.libraryPath = libraryPath;
    }

    SyncReport exchange() throws IOException, SharingFailure {
        Optional<InStepLibrary> inStepBefore = inStep;
        inStep = Optional.empty(); // until this exchange has succeeded
        LibraryExchange.ExchangeOutcome outcome =
                exchange.exchangeAgain(server, libraryPath, inStepBefore);
        inStep = outcome.inStep();
        return outcome.report();
    }

    /// Stores what makes the next start quick. It reads the whole file, so it waits until nothing
    /// else is to be done.
    void settle() throws IOException {
        inStep = exchange.storeDigest(inStep);
    }
}
