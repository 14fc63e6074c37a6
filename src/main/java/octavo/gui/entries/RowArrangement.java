package octavo.gui.entries;

import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.text.Parsed;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// Which rows to show, and in which order. A sort is kept, so that a change of the search only
/// walks over it.
final class RowArrangement {
    private final EntryRows rows;
    private final List<SortOrder> orders;
    private final int[] sorted;

    private RowArrangement(EntryRows rows, List<SortOrder> orders, int[] sorted) {
        this.rows = rows;
        this.orders = List.copyOf(orders);
        this.sorted = sorted;
    }

    /// The order of the file.
    static RowArrangement of(EntryRows rows) {
        return new RowArrangement(rows, List.of(), IntStream.range(0, rows.size()).toArray());
    }

    /// @param orders the columns to sort by, the first counting most; the order of the file where
    ///   they leave it open
    static RowArrangement of(EntryRows rows, List<SortOrder> orders) {
        int[] sorted = IntStream.range(0, rows.size()).toArray();
        // Sorting keeps the order of equals: the column that counts most comes last.
        for (SortOrder order : orders.reversed()) {
            sorted = ColumnRanks.order(sorted, rows.ranks().of(order.column()), order.descending());
        }
        return new RowArrangement(rows, orders, sorted);
    }

    EntryRows rows() {
        return rows;
    }

    List<SortOrder> orders() {
        return orders;
    }

    /// The rows that fit a query, and what is wrong with it.
    ///
    /// @param documents answers what it asks of the documents that entries link to
    Parsed<int[]> matching(String query, UnaryOperator<Query> documents) {
        if (query.isBlank()) {
            return new Parsed<>(sorted, List.of());
        }
        Parsed<Query> parsed = QueryParser.parse(query, rows::fields);
        BitSet slots = rows.matching(documents.apply(parsed.value()));
        int[] fitting = Arrays.stream(sorted).filter(i -> slots.get(rows.number(i))).toArray();
        return new Parsed<>(fitting, parsed.diagnostics());
    }

    /// All rows.
    int[] all() {
        return sorted;
    }
}
