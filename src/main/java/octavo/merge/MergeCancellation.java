package octavo.merge;

import java.util.concurrent.CancellationException;

/// Cancels a merge whose result is no longer wanted.
final class MergeCancellation {
    private MergeCancellation() {}

    /// Throws if the thread was interrupted. Loops over the whole file call this.
    static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("merging was cancelled");
        }
    }
}
