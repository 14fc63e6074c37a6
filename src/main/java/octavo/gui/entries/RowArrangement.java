package octavo.gui.entries;

import octavo.search.CitedQueries;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.search.QueryProblem;
import octavo.text.Parsed;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// Which rows to show, and in which order. The sort order is kept, so that a new search only
/// filters it.
final class RowArrangement {
    private final EntryRows rows;
    private final List<SortOrder> orders;
    private final int[] sorted;

    private RowArrangement(EntryRows rows, List<SortOrder> orders, int[] sorted) {
        this.rows = rows;
        this.orders = List.copyOf(orders);
        this.sorted = sorted;
    }

    /// File order.
    static RowArrangement of(EntryRows rows) {
        return new RowArrangement(rows, List.of(), IntStream.range(0, rows.size()).toArray());
    }

    /// @param orders the columns to sort by, in order of significance; ties stay in file order
    static RowArrangement of(EntryRows rows, List<SortOrder> orders) {
        int[] sorted = IntStream.range(0, rows.size()).toArray();
        // Sorting is stable: the most significant column comes last.
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

    /// The rows that match a query, and its problems.
    ///
    /// @param answers resolve its terms about what entries do not say themselves
    Parsed<int[]> matching(String query, Collection<UnaryOperator<Query>> answers) {
        if (query.isBlank()) {
            return new Parsed<>(sorted, List.of());
        }
        Parsed<Query> parsed = QueryParser.parse(query, rows::queryFields);
        Query asked = CitedQueries.resolveProjects(parsed.value(), rows::citedIn);
        for (UnaryOperator<Query> answer : answers) {
            asked = answer.apply(asked);
        }
        BitSet slots = rows.matching(asked);
        int[] fitting = Arrays.stream(sorted).filter(i -> slots.get(rows.number(i))).toArray();
        return new Parsed<>(fitting, QueryProblem.remainingProblems(query, parsed, rows::matching));
    }

    /// All rows.
    int[] all() {
        return sorted;
    }
}
