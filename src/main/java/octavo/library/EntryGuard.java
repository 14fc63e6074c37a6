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
    /// @param nothing the fallback if reading throws
    public static <T> T read(String key, Supplier<T> reading, Supplier<T> nothing) {
        try {
            return reading.get();
        } catch (RuntimeException | StackOverflowError bug) {
            log(key, bug);
            return nothing.get();
        }
    }

    public static void run(String key, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | StackOverflowError bug) {
            log(key, bug);
        }
    }

    /// Reads a field of a work; non-capturing functions avoid allocations.
    static <T> T read(
            Work work, String field, BiFunction<Work, String, T> reading, Supplier<T> nothing) {
        try {
            return reading.apply(work, field);
        } catch (RuntimeException | StackOverflowError bug) {
            log(work.key(), bug);
            return nothing.get();
        }
    }

    /// Cancellation is not a bug: it must end the work.
    private static void log(String key, Throwable bug) {
        if (bug instanceof CancellationException cancelled) {
            throw cancelled;
        }
        System.getLogger(EntryGuard.class.getName())
                .log(Level.ERROR, "the entry " + key + " could not be read", bug);
    }
}
