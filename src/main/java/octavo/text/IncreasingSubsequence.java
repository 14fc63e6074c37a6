package octavo.text;

import java.util.Arrays;

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

    /// The indices of the increasing subsequence with the greatest weight.
    ///
    /// @param numbers different numbers, none negative
    /// @param weights the weight of each number, positive
    public static int[] heaviestIndices(int[] numbers, int[] weights) {
        int[] previousIndices = new int[numbers.length];
        var heaviestEnds = new HeaviestEnds(numbers);
        int lastIndex = -1;
        int count = 0;
        int[] counts = new int[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            int previousIndex = heaviestEnds.heaviestBelow(numbers[i]);
            previousIndices[i] = previousIndex;
            counts[i] = previousIndex < 0 ? 1 : counts[previousIndex] + 1;
            heaviestEnds.addEnd(i, heaviestEnds.weightOf(previousIndex) + weights[i]);
            if (heaviestEnds.weightOf(i) > heaviestEnds.weightOf(lastIndex)) {
                lastIndex = i;
                count = counts[i];
            }
        }
        int[] indices = new int[count];
        for (int i = count - 1; i >= 0; i--) {
            indices[i] = lastIndex;
            lastIndex = previousIndices[lastIndex];
        }
        return indices;
    }

    /// The heaviest increasing subsequences so far by the number that they end with: a Fenwick tree
    /// of maxima.
    private static final class HeaviestEnds {
        private final int[] numbers;
        private final long[] totalWeights;

        /// The index of the heaviest end in each range of numbers, plus one.
        private final int[] rangeMaxima;

        HeaviestEnds(int[] numbers) {
            this.numbers = numbers;
            this.totalWeights = new long[numbers.length];
            this.rangeMaxima = new int[Arrays.stream(numbers).max().orElse(0) + 2];
        }

        long weightOf(int index) {
            return index < 0 ? 0 : totalWeights[index];
        }

        /// The index of the heaviest end below a number, or -1.
        int heaviestBelow(int number) {
            int heaviestIndex = -1;
            for (int range = number; range > 0; range -= range & -range) {
                int index = rangeMaxima[range] - 1;
                if (weightOf(index) > weightOf(heaviestIndex)) {
                    heaviestIndex = index;
                }
            }
            return heaviestIndex;
        }

        void addEnd(int index, long totalWeight) {
            totalWeights[index] = totalWeight;
            for (int range = numbers[index] + 1;
                    range < rangeMaxima.length;
                    range += range & -range) {
                if (totalWeight > weightOf(rangeMaxima[range] - 1)) {
                    rangeMaxima[range] = index + 1;
                }
            }
        }
    }
}
