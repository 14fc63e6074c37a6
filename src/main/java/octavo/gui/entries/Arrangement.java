package octavo.gui.entries;

import octavo.search.Index;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.text.Parsed;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Which rows to show, and in which order. A sort is kept, so that a change of the search only
/// walks over it.
final class Arrangement {
    private final Rows rows;
    private final List<Order> orders;
    private final int[] sorted;

    private Arrangement(Rows rows, List<Order> orders, int[] sorted) {
        this.rows = rows;
        this.orders = List.copyOf(orders);
        this.sorted = sorted;
    }

    /// A row's place and the text that it is sorted by.
    private record Placed(int index, String text) {}

    /// The order of the file.
    static Arrangement of(Rows rows) {
        return new Arrangement(rows, List.of(), IntStream.range(0, rows.size()).toArray());
    }

    /// @param orders the columns to sort by, the first counting most; the order of the file where
    ///   they leave it open
    static Arrangement of(Rows rows, List<Order> orders) {
        Placed[] places = new Placed[rows.size()];
        Arrays.setAll(places, i -> new Placed(i, ""));
        // Sorting keeps the order of equals: the column that counts most comes last.
        for (Order order : orders.reversed()) {
            Arrays.setAll(places, i -> placed(rows, places[i].index(), order.column()));
            Arrays.sort(places, comparator(order));
        }
        int[] sorted = Arrays.stream(places).mapToInt(Placed::index).toArray();
        return new Arrangement(rows, orders, sorted);
    }

    Rows rows() {
        return rows;
    }

    List<Order> orders() {
        return orders;
    }

    private static Placed placed(Rows rows, int index, Column column) {
        return new Placed(index, Folding.fold(column.text(rows.get(index))));
    }

    /// What is empty comes last, either way.
    private static Comparator<Placed> comparator(Order order) {
        Comparator<Placed> up = Comparator.comparing(Placed::text);
        Comparator<Placed> emptyLast = Comparator.comparing(place -> place.text().isEmpty());
        return emptyLast.thenComparing(order.descending() ? up.reversed() : up);
    }

    /// The rows that fit a query, and what is wrong with it.
    Parsed<int[]> matching(String query) {
        if (query.isBlank()) {
            return new Parsed<>(sorted, List.of());
        }
        Index index = rows.index();
        Parsed<Query> parsed = QueryParser.parse(query, index.fields());
        BitSet slots = index.matching(parsed.value());
        int[] fitting =
                Arrays.stream(sorted).filter(i -> slots.get(rows.get(i).number())).toArray();
        return new Parsed<>(fitting, parsed.diagnostics());
    }

    /// All rows.
    int[] all() {
        return sorted;
    }
}
