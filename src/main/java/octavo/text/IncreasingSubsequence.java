package octavo.text;

/// The longest increasing subsequence.
public final class IncreasingSubsequence {
    private IncreasingSubsequence() {}

    /// Its indices.
    public static int[] longestIndices(int[] numbers) {
        int[] tailIndices = new int[numbers.length];
        int[] previousIndices = new int[numbers.length];
        int longestLength = 0;
        for (int i = 0; i < numbers.length; i++) {
            int low = 0;
            int high = longestLength;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (numbers[tailIndices[middle]] < numbers[i]) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            previousIndices[i] = low == 0 ? -1 : tailIndices[low - 1];
            tailIndices[low] = i;
            longestLength = Math.max(longestLength, low + 1);
        }
        int[] indices = new int[longestLength];
        int lastIndex = longestLength == 0 ? -1 : tailIndices[longestLength - 1];
        for (int i = longestLength - 1; i >= 0; i--) {
            indices[i] = lastIndex;
            lastIndex = previousIndices[lastIndex];
        }
        return indices;
    }
}
