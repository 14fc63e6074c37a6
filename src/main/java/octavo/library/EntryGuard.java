package octavo.library;

import java.lang.System.Logger.Level;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// Keeps a bug that shows at one entry from costing the others: whoever reads all entries of a
/// library reads each through here. What throws goes into the log, the entry counts as one that
/// says nothing, and the checks report it. See decision 0161.
public final class EntryGuard {
    private EntryGuard() {}

    /// What is read of an entry.
    ///
    /// @param key names the entry in the log
    /// @param nothing what stands for something that could not be read
    public static <T> T read(String key, Supplier<T> reading, Supplier<T> nothing) {
        try {
            return reading.get();
        } catch (RuntimeException | StackOverflowError bug) {
            log(key, bug);
            return nothing.get();
        }
    }

    /// Does something with an entry.
    public static void run(String key, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | StackOverflowError bug) {
            log(key, bug);
        }
    }

    /// Reads a field of a work; with functions that hold nothing, no object is made.
    static <T> T read(
            Work work, String field, BiFunction<Work, String, T> reading, Supplier<T> nothing) {
        try {
            return reading.apply(work, field);
        } catch (RuntimeException | StackOverflowError bug) {
            log(work.key(), bug);
            return nothing.get();
        }
    }

    /// Somebody who cancels wants the work to end.
    private static void log(String key, Throwable bug) {
        if (bug instanceof CancellationException cancelled) {
            throw cancelled;
        }
        System.getLogger(EntryGuard.class.getName())
                .log(Level.ERROR, "the entry " + key + " could not be read", bug);
    }
}
