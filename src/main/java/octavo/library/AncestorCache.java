package octavo.library;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Caches what the entries of one library state inherit from: an entry is asked for dozens of
/// fields that neither it nor any ancestor has.
final class AncestorCache {
    private final Map<Integer, List<Integer>> parents = new ConcurrentHashMap<>();
    private final Map<Integer, Set<String>> names = new ConcurrentHashMap<>();

    /// The indices of the parents of the entry at an index.
    List<Integer> parents(int index, Supplier<List<Integer>> find) {
        return parents.computeIfAbsent(index, _ -> find.get());
    }

    /// The names of the fields that the entry at an index may inherit.
    Set<String> names(int index, Supplier<Set<String>> find) {
        Set<String> known = names.get(index);
        return known == null ? names.computeIfAbsent(index, _ -> find.get()) : known;
    }
}
