package octavo.lookup;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/// Asks several services at once and hands out their replies as they arrive, so that none has to
/// wait for another. Closing it ends the questions that are still open.
public final class ReplyQueue implements AutoCloseable {
    private final ExecutorCompletionService<NamedReply> completionService =
            new ExecutorCompletionService<>(Thread::startVirtualThread);
    private final Map<String, Future<NamedReply>> pendingByName = new LinkedHashMap<>();

    private record NamedReply(String serviceName, ListingReply listingReply) {}

    /// @param questions by the display names of the services
    public ReplyQueue(Map<String, Callable<ListingReply>> questions) {
        questions.forEach((serviceName, question) ->
                pendingByName.put(
                        serviceName,
                        completionService.submit(
                                () -> new NamedReply(serviceName, question.call()))));
    }

    /// The names of the services that have not replied.
    public Set<String> pendingServices() {
        return Set.copyOf(pendingByName.keySet());
    }

    /// Waits for the next reply; empty if there is none in time, or none to come.
    ///
    /// @throws InterruptedException if nobody wants it any more
    public Optional<ListingReply> nextReply(Duration longestWait) throws InterruptedException {
        if (pendingByName.isEmpty()) {
            return Optional.empty();
        }
        Future<NamedReply> reply =
                completionService.poll(Math.max(0, longestWait.toMillis()), TimeUnit.MILLISECONDS);
        if (reply == null) {
            return Optional.empty();
        }
        try {
            NamedReply namedReply = reply.get();
            pendingByName.remove(namedReply.serviceName());
            return Optional.of(namedReply.listingReply());
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        }
    }

    @Override
    public void close() {
        pendingByName.values().forEach(it -> it.cancel(true));
    }
}
