package octavo.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Finds who is in a circle among many of whom each names some others, in the time that it takes to
/// look at all of them once.
final class CycleFinder {
    private CycleFinder() {}

    /// Those that are in a circle, or on a way from one circle to another: what is left when
    /// whoever names nobody, and whoever nobody names, is gone.
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

    /// Takes away whoever points at nobody that is left, until everybody points at somebody.
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
