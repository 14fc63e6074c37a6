package octavo.gui.entries;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// The rank of each row in each column's order, so that sorting becomes counting: texts are read,
/// folded and compared once, and a changed row only affects its own. Immutable but for lazily
/// computed ranks; thread-safe.
final class ColumnRanks {
    /// The rank of a row without text.
    static final int NONE = -1;

    /// If more than this fraction of the rows changed, all are compared again.
    private static final int PART = 16;

    private final EntryRows rows;
    private final Map<TableColumnKind, FutureTask<int[]>> ranks = new ConcurrentHashMap<>();

    ColumnRanks(EntryRows rows) {
        this.rows = rows;
    }

    private record Placed(int row, String text) {
        static final Comparator<Placed> ORDER =
                Comparator.comparing(Placed::text).thenComparingInt(Placed::row);
    }

    /// By row: how many texts of the column precede its own; rows with equal texts have equal
    /// ranks. The first thread computes it, others wait.
    int[] of(TableColumnKind column) {
        FutureTask<int[]> task = task(column);
        task.run();
        try {
            return task.get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private FutureTask<int[]> task(TableColumnKind column) {
        return ranks.computeIfAbsent(column, _ -> new FutureTask<>(() -> ranks(rows, column)));
    }

    private static int[] ranks(EntryRows rows, TableColumnKind column) {
        Placed[] places = placed(rows, column, IntStream.range(0, rows.size()).parallel());
        int[] ranks = new int[rows.size()];
        Arrays.fill(ranks, NONE);
        int rank = NONE;
        String last = "";
        for (Placed place : places) {
            rank += place.text().equals(last) ? 0 : 1;
            ranks[place.row()] = rank;
            last = place.text();
        }
        return ranks;
    }

    /// Rows with text, sorted by text.
    private static Placed[] placed(EntryRows rows, TableColumnKind column, IntStream some) {
        Placed[] places =
                some.mapToObj(row -> new Placed(row, text(rows, column, row)))
                        .filter(place -> !place.text().isEmpty())
                        .toArray(Placed[]::new);
        Arrays.parallelSort(places, Placed.ORDER);
        return places;
    }

    private static String text(EntryRows rows, TableColumnKind column, int row) {
        return SortFolding.fold(rows.text(column, row));
    }

    /// These ranks without those of a column.
    ColumnRanks without(TableColumnKind column) {
        ColumnRanks others = new ColumnRanks(rows);
        others.ranks.putAll(ranks);
        others.ranks.remove(column);
        return others;
    }

    /// The ranks of other rows, for the columns already ranked.
    ///
    /// @param origins for each row its index among these, or -1
    ColumnRanks changedTo(EntryRows next, int[] origins) {
        ColumnRanks changed = new ColumnRanks(next);
        long others = Arrays.stream(origins).filter(origin -> origin < 0).count();
        if (others * PART > origins.length) {
            return changed;
        }
        for (TableColumnKind column : ranks.keySet()) {
            FutureTask<int[]> task = task(column);
            if (task.isDone()) {
                int[] known = task.resultNow();
                IntFunction<String> text = row -> text(next, column, row);
                FutureTask<int[]> follow =
                        new FutureTask<>(() ->
                                follow(
                                        known,
                                        origins,
                                        placed(next, column, changed(origins)),
                                        text));
                follow.run();
                changed.ranks.put(column, follow);
            }
        }
        return changed;
    }

    private static IntStream changed(int[] origins) {
        return IntStream.range(0, origins.length).filter(row -> origins[row] < 0);
    }

    private static int[] follow(
            int[] known, int[] origins, Placed[] changed, IntFunction<String> text) {
        int[] ranks = Arrays.stream(origins).map(it -> it < 0 ? NONE : known[it]).toArray();
        RankMerge merge = new RankMerge(ranks, text);
        for (Placed place : changed) {
            merge.add(place.row(), place.text());
        }
        return merge.finish();
    }

    /// Rows in rank order, stable; rows without text come last in either direction.
    static int[] order(int[] rows, int[] ranks, boolean descending) {
        int most = Arrays.stream(ranks).max().orElse(NONE);
        int[] starts = new int[most + 3];
        for (int row : rows) {
            starts[1 + bucket(ranks[row], most, descending)]++;
        }
        for (int i = 1; i < starts.length; i++) {
            starts[i] += starts[i - 1];
        }
        int[] ordered = new int[rows.length];
        for (int row : rows) {
            ordered[starts[bucket(ranks[row], most, descending)]++] = row;
        }
        return ordered;
    }

    private static int bucket(int rank, int most, boolean descending) {
        return rank == NONE ? most + 1 : descending ? most - rank : rank;
    }
}
