package octavo.gui.sidebar;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

/// The number of occurrences of each value of each facet in a library state. Immutable.
final class FacetCounts {
    private final Library library;
    private final Map<Facet, Map<String, Integer>> counts;

    private FacetCounts(Library library, Map<Facet, Map<String, Integer>> counts) {
        this.library = library;
        this.counts = counts;
    }

    static FacetCounts of(Library library) {
        FacetCounts facetCounts = new FacetCounts(library, new EnumMap<>(Facet.class));
        for (Facet facet : Facet.values()) {
            facetCounts.counts.put(facet, new HashMap<>());
        }
        for (int i = 0; i < library.slots().size(); i++) {
            facetCounts.add(library, i, 1);
        }
        return facetCounts;
    }

    /// The counts for another library state. If entries only replaced entries, only those are
    /// examined.
    FacetCounts changedTo(Library other) {
        List<Slot> before = library.slots();
        List<Slot> after = other.slots();
        if (before.size() != after.size()) {
            return of(other);
        }
        Map<Facet, Map<String, Integer>> copies = new EnumMap<>(Facet.class);
        counts.forEach((facet, values) -> copies.put(facet, new HashMap<>(values)));
        FacetCounts nextCounts = new FacetCounts(other, copies);
        for (int i = 0; i < after.size(); i++) {
            if (!isSame(before.get(i), after.get(i)) || inherits(after.get(i))) {
                nextCounts.add(library, i, -1);
                nextCounts.add(other, i, 1);
            }
        }
        return nextCounts;
    }

    /// An edit leaves all other slots as they are.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Slot one, Slot other) {
        return one == other;
    }

    private static boolean inherits(Slot slot) {
        return slot.item() instanceof BibEntry entry && Work.hasParents(entry);
    }

    private void add(Library state, int index, int change) {
        if (Thread.interrupted()) {
            throw new CancellationException();
        }
        state.workAt(index).ifPresent(work -> add(work, change));
    }

    private void add(Work work, int change) {
        counts.forEach((facet, values) -> {
            for (String value : facet.values(work)) {
                int sum = values.getOrDefault(value, 0) + change;
                if (sum == 0) {
                    values.remove(value);
                } else {
                    values.put(value, sum);
                }
            }
        });
    }

    int size(Facet facet) {
        return values(facet).size();
    }

    /// How many entries have each value.
    Map<String, Integer> values(Facet facet) {
        return counts.getOrDefault(facet, Map.of());
    }

    /// The values to show first: the latest years, otherwise the most frequent.
    List<String> first(Facet facet, int limit) {
        if (facet == Facet.KIND) {
            return List.copyOf(Facet.kinds());
        }
        Map<String, Integer> values = values(facet);
        Stream<String> sorted =
                facet == Facet.YEAR
                        ? values.keySet().stream()
                                .sorted(
                                        Comparator.<String>comparingInt(Integer::parseInt)
                                                .reversed())
                        : values.entrySet().stream()
                                .sorted(
                                        Map.Entry.<String, Integer>comparingByValue()
                                                .reversed()
                                                .thenComparing(Map.Entry.comparingByKey()))
                                .map(Map.Entry::getKey);
        return sorted.limit(limit).toList();
    }
}
