package octavo.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Splits many entries into the parts of an index, which are built in parallel.
final class IndexChunks {
    /// Entry numbers in a part fit into a `char`.
    private static final int MOST_ENTRIES = 1 << 16;

    private static final int LEAST_ENTRIES = 1 << 12;

    /// The number of parts of a large library, up to their maximum size.
    private static final int USUAL_PARTS = 32;

    private IndexChunks() {}

    static List<int[]> of(int[] entryIndices) {
        return of(
                entryIndices,
                Math.clamp(entryIndices.length / USUAL_PARTS, LEAST_ENTRIES, MOST_ENTRIES));
    }

    static List<int[]> of(int[] entryIndices, int chunkSize) {
        List<int[]> chunks = new ArrayList<>();
        for (int startIndex = 0; startIndex < entryIndices.length; startIndex += chunkSize) {
            chunks.add(
                    Arrays.copyOfRange(
                            entryIndices,
                            startIndex,
                            Math.min(entryIndices.length, startIndex + chunkSize)));
        }
        return chunks;
    }
}
