package octavo.discovery;

/// Tells when a growing answer is worth comparing with the library again: when it has grown by a
/// quarter, so that all comparisons together take little more than the last one.
final class GrowthThreshold {
    private static final int GROWTH_DIVISOR = 4;

    private int nextSize = 1;

    /// Whether it is worth it at this size, which the next one is then compared with.
    boolean isReachedBy(int size) {
        if (size < nextSize) {
            return false;
        }
        nextSize = size + Math.max(1, size / GROWTH_DIVISOR);
        return true;
    }
}
