package octavo.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Finds cycles in a graph in linear time.
final class CycleFinder {
    private CycleFinder() {}

    /// The nodes on a cycle, or on a path between two cycles: those that remain after repeatedly
    /// removing nodes without outgoing or without incoming edges.
    static Set<Integer> in(Map<Integer, List<Integer>> named) {
        Map<Integer, List<Integer>> naming = reversed(named);
        Set<Integer> left = new HashSet<>(named.keySet());
        left.retainAll(naming.keySet());
        peel(left, named, naming);
        peel(left, naming, named);
        return left;
    }

    private static Map<Integer, List<Integer>> reversed(Map<Integer, List<Integer>> named) {
        Map<Integer, List<Integer>> naming = new HashMap<>();
        named.forEach((from, all) ->
                all.forEach(to -> naming.computeIfAbsent(to, _ -> new ArrayList<>()).add(from)));
        return naming;
    }

    /// Removes nodes that point at no remaining node, until every node points at one.
    private static void peel(
            Set<Integer> left,
            Map<Integer, List<Integer>> pointed,
            Map<Integer, List<Integer>> pointing) {
        Map<Integer, Integer> counts = new HashMap<>();
        var open = new ArrayDeque<Integer>();
        for (int each : left) {
            int count =
                    (int)
                            pointed.getOrDefault(each, List.of()).stream()
                                    .filter(left::contains)
                                    .count();
            counts.put(each, count);
            if (count == 0) {
                open.add(each);
            }
        }
        while (!open.isEmpty()) {
            int gone = open.pop();
            left.remove(gone);
            for (int before : pointing.getOrDefault(gone, List.of())) {
                if (left.contains(before) && counts.merge(before, -1, Integer::sum) == 0) {
                    open.add(before);
                }
            }
        }
    }
}
