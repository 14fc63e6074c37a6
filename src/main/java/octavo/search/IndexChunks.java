package octavo.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Splits many entries into the parts of an index, which are built in parallel.
final class IndexChunks {
    /// Entry numbers in a part fit into a `char`.
    private static final int MOST = 1 << 16;

    private static final int LEAST = 1 << 12;

    /// The number of parts of a large library, up to their maximum size.
    private static final int PARTS = 32;

    private IndexChunks() {}

    static List<int[]> of(int[] entries) {
        return of(entries, Math.clamp(entries.length / PARTS, LEAST, MOST));
    }

    static List<int[]> of(int[] entries, int size) {
        List<int[]> chunks = new ArrayList<>();
        for (int from = 0; from < entries.length; from += size) {
            chunks.add(Arrays.copyOfRange(entries, from, Math.min(entries.length, from + size)));
        }
        return chunks;
    }
}
