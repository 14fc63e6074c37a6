package octavo.library;

import java.lang.System.Logger.Level;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// Confines a bug to the entry that triggers it: code that reads all entries of a library reads
/// each through here. The exception is logged, the entry counts as empty, and the checks report it.
/// See decision 0161.
public final class EntryGuard {
    private EntryGuard() {}

    /// Reads something of an entry.
    ///
    /// @param key names the entry in the log
    /// @param fallback the fallback if reading throws
    public static <T> T readSafely(String key, Supplier<T> reader, Supplier<T> fallback) {
        try {
            return reader.get();
        } catch (RuntimeException | StackOverflowError failure) {
            logFailure(key, failure);
            return fallback.get();
        }
    }

    /// Whether the fields of an entry can be read at all, for what is done with an entry as a
    /// whole.
    public static boolean isReadable(Work work) {
        return readSafely(work.key(), () -> !work.entry().fields().isEmpty(), () -> false);
    }

    public static void runSafely(String key, Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | StackOverflowError failure) {
            logFailure(key, failure);
        }
    }

    /// Reads a field of a work; non-capturing functions avoid allocations.
    static <T> T readSafely(
            Work work, String fieldName, BiFunction<Work, String, T> reader, Supplier<T> fallback) {
        try {
            return reader.apply(work, fieldName);
        } catch (RuntimeException | StackOverflowError failure) {
            logFailure(work.key(), failure);
            return fallback.get();
        }
    }

    /// Cancellation is not a bug: it must end the work.
    private static void logFailure(String key, Throwable failure) {
        if (failure instanceof CancellationException cancelled) {
            throw cancelled;
        }
        System.getLogger(EntryGuard.class.getName())
                .log(Level.ERROR, "the entry " + key + " could not be read", failure);
    }
}
