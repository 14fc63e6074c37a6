package octavo.gui.problems;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// What is known of all entries of a library, in file order.
record VerdictList(List<VerdictRow> rows) {
    static final VerdictList NONE = new VerdictList(List.of());

    VerdictList {
        rows = List.copyOf(rows);
    }

    /// Those that a filter lists, the most urgent first.
    List<VerdictRow> matching(Predicate<VerdictRow> filter) {
        List<VerdictRow> matches = new ArrayList<>(rows.stream().filter(filter).toList());
        matches.sort((first, second) -> first.verdictKind().compareTo(second.verdictKind()));
        return matches;
    }

    int count(Predicate<VerdictRow> filter) {
        return (int) rows.stream().filter(filter).count();
    }

    /// How many entries have which verdict.
    static Map<VerdictKind, Integer> countsByKind(Collection<VerdictRow> rows) {
        Map<VerdictKind, Integer> counts = new EnumMap<>(VerdictKind.class);
        for (VerdictKind kind : VerdictKind.values()) {
            counts.put(kind, 0);
        }
        rows.forEach(row -> counts.merge(row.verdictKind(), 1, Integer::sum));
        return counts;
    }

    /// The same list with other rows in the place of some.
    VerdictList withRows(Collection<VerdictRow> newRows) {
        Map<Integer, VerdictRow> newBySlot = new LinkedHashMap<>();
        newRows.forEach(row -> newBySlot.put(row.slot(), row));
        return new VerdictList(
                rows.stream().map(row -> newBySlot.getOrDefault(row.slot(), row)).toList());
    }
}
