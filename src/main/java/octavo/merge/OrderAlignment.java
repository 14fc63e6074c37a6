package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.function.IntBinaryOperator;

/// Aligns two sequences when only their order and a compatibility score are known: pairs as many
/// elements as possible, and of these alignments chooses the one with the highest total similarity.
final class OrderAlignment {
    /// Above this many comparisons the first compatible element is taken.
    static final int MOST = 4_000;

    /// The base score of a pair, plus its similarity: two pairs always beat one.
    private static final int PAIR = 1_000;

    private final int lefts;
    private final int rights;
    private final IntBinaryOperator score;
    private final long[][] best;

    private OrderAlignment(int lefts, int rights, IntBinaryOperator score) {
        this.lefts = lefts;
        this.rights = rights;
        this.score = score;
        this.best = new long[lefts + 1][rights + 1];
    }

    /// The partner of each element on the left, or -1.
    ///
    /// @param score of a left and a right element; 0 if they are incompatible
    static int[] of(int lefts, int rights, IntBinaryOperator score) {
        var alignment = new OrderAlignment(lefts, rights, score);
        alignment.fill();
        return alignment.walk();
    }

    private void fill() {
        for (int i = lefts - 1; i >= 0; i--) {
            for (int j = rights - 1; j >= 0; j--) {
                best[i][j] = Math.max(paired(i, j), Math.max(best[i + 1][j], best[i][j + 1]));
            }
        }
    }

    private long paired(int i, int j) {
        int worth = score.applyAsInt(i, j);
        return worth == 0 ? -1 : worth + best[i + 1][j + 1];
    }

    private int[] walk() {
        int[] partners = new int[lefts];
        int j = 0;
        for (int i = 0; i < lefts; i++) {
            partners[i] = -1;
            while (j < rights && paired(i, j) != best[i][j] && best[i][j + 1] == best[i][j]) {
                j++;
            }
            if (j < rights && paired(i, j) == best[i][j]) {
                partners[i] = j;
                j++;
            }
        }
        return partners;
    }

    /// The score of a pair: the share of the longer one that is a common prefix or suffix.
    static int worth(ByteSlice one, ByteSlice other) {
        int longer = Math.max(1, Math.max(one.length(), other.length()));
        return PAIR + (int) ((PAIR - 1L) * alike(one, other) / longer);
    }

    /// The length of the common prefix and suffix.
    static int alike(ByteSlice one, ByteSlice other) {
        int shorter = Math.min(one.length(), other.length());
        int start = 0;
        while (start < shorter && one.at(start) == other.at(start)) {
            start++;
        }
        int end = 0;
        while (end < shorter - start
                && one.at(one.length() - 1 - end) == other.at(other.length() - 1 - end)) {
            end++;
        }
        return start + end;
    }
}
