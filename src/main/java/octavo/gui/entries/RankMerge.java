package octavo.gui.entries;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Inserts rows into an already ranked order. Positions are found by binary search, so that only
/// few of the other texts are read.
final class RankMerge {
    private final int[] known;
    private final IntFunction<String> text;
    private final int[] order;
    private final int[] ranks;
    private int at;
    private int rank = ColumnRanks.NONE;
    private String last = "";
    private boolean joined;

    /// @param known the ranks of rows; those to insert have none
    /// @param text the text of a row
    RankMerge(int[] known, IntFunction<String> text) {
        this.known = known;
        this.text = text;
        int[] all = ColumnRanks.order(IntStream.range(0, known.length).toArray(), known, false);
        this.order = Arrays.stream(all).filter(row -> known[row] != ColumnRanks.NONE).toArray();
        this.ranks = new int[known.length];
        Arrays.fill(ranks, ColumnRanks.NONE);
    }

    /// Inserts a row; rows must come in text order.
    void add(int row, String own) {
        int place = place(own);
        copyUpTo(place);
        rank += own.equals(last) ? 0 : 1;
        ranks[row] = rank;
        last = own;
        joined = place < order.length && text.apply(order[place]).equals(own);
    }

    /// The ranks of all rows.
    int[] finish() {
        copyUpTo(order.length);
        return ranks;
    }

    /// The first of the others that does not precede a text.
    private int place(String own) {
        int low = at;
        int high = order.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (text.apply(order[middle]).compareTo(own) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private void copyUpTo(int place) {
        for (; at < place; at++) {
            boolean same = joined || at > 0 && known[order[at]] == known[order[at - 1]];
            rank += same ? 0 : 1;
            ranks[order[at]] = rank;
            joined = false;
        }
    }
}
