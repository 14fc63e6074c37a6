package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.function.IntBinaryOperator;

/// Aligns two sequences when only their order and a compatibility score are known: pairs as many
/// elements as possible, and of these alignments chooses the one with the highest total similarity.
final class OrderAlignment {
    /// Above this many comparisons the first compatible element is taken.
    static final int MAX_COMPARISONS = 4_000;

    /// The base score of a pair, plus its similarity: two pairs always beat one.
    private static final int PAIR_SCORE = 1_000;

    private final int leftCount;
    private final int rightCount;
    private final IntBinaryOperator scoreFunction;
    private final long[][] bestScores;

    private OrderAlignment(int leftCount, int rightCount, IntBinaryOperator scoreFunction) {
        this.leftCount = leftCount;
        this.rightCount = rightCount;
        this.scoreFunction = scoreFunction;
        this.bestScores = new long[leftCount + 1][rightCount + 1];
    }

    /// The partner of each element on the left, or -1.
    ///
    /// @param scoreFunction of a left and a right element; 0 if they are incompatible
    static int[] align(int leftCount, int rightCount, IntBinaryOperator scoreFunction) {
        var alignment = new OrderAlignment(leftCount, rightCount, scoreFunction);
        alignment.fillScores();
        return alignment.tracePartners();
    }

    private void fillScores() {
        for (int i = leftCount - 1; i >= 0; i--) {
            for (int j = rightCount - 1; j >= 0; j--) {
                bestScores[i][j] =
                        Math.max(
                                pairedScore(i, j),
                                Math.max(bestScores[i + 1][j], bestScores[i][j + 1]));
            }
        }
    }

    private long pairedScore(int leftIndex, int rightIndex) {
        int pairScore = scoreFunction.applyAsInt(leftIndex, rightIndex);
        return pairScore == 0 ? -1 : pairScore + bestScores[leftIndex + 1][rightIndex + 1];
    }

    private int[] tracePartners() {
        int[] partners = new int[leftCount];
        int j = 0;
        for (int i = 0; i < leftCount; i++) {
            partners[i] = -1;
            while (j < rightCount
                    && pairedScore(i, j) != bestScores[i][j]
                    && bestScores[i][j + 1] == bestScores[i][j]) {
                j++;
            }
            if (j < rightCount && pairedScore(i, j) == bestScores[i][j]) {
                partners[i] = j;
                j++;
            }
        }
        return partners;
    }

    /// The score of a pair: the share of the longer one that is a common prefix or suffix.
    static int pairScore(ByteSlice firstSlice, ByteSlice secondSlice) {
        int longerLength = Math.max(1, Math.max(firstSlice.length(), secondSlice.length()));
        return PAIR_SCORE
                + (int) ((PAIR_SCORE - 1L) * commonLength(firstSlice, secondSlice) / longerLength);
    }

    /// The length of the common prefix and suffix.
    static int commonLength(ByteSlice firstSlice, ByteSlice secondSlice) {
        int shorterLength = Math.min(firstSlice.length(), secondSlice.length());
        int prefixLength = 0;
        while (prefixLength < shorterLength
                && firstSlice.byteAt(prefixLength) == secondSlice.byteAt(prefixLength)) {
            prefixLength++;
        }
        int suffixLength = 0;
        while (suffixLength < shorterLength - prefixLength
                && firstSlice.byteAt(firstSlice.length() - 1 - suffixLength)
                        == secondSlice.byteAt(secondSlice.length() - 1 - suffixLength)) {
            suffixLength++;
        }
        return prefixLength + suffixLength;
    }
}
