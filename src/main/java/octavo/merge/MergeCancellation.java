package octavo.merge;

import java.util.concurrent.CancellationException;

/// Lets a merge that nobody waits for any more end soon.
final class MergeCancellation {
    private MergeCancellation() {}

    /// Ends the merge if its thread was interrupted. Loops over all of a file ask this.
    static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("merging was cancelled");
        }
    }
}
