package octavo.gui.sidebar;

import octavo.venues.VenueSpellings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The venues of a library for the sidebar: one each, however its entries spell it.
final class SidebarVenues {
    private final VenueSpellings knownSpellings;

    /// By venue: its spellings with the number of entries, the most frequent first.
    private final Map<String, List<Map.Entry<String, Integer>>> venues = new HashMap<>();

    /// @param counts how many entries have each spelling
    SidebarVenues(Map<String, Integer> counts, VenueSpellings known) {
        this.knownSpellings = known;
        counts.entrySet().stream()
                .sorted(
                        Map.Entry.<String, Integer>comparingByValue()
                                .reversed()
                                .thenComparing(Map.Entry.comparingByKey()))
                .forEach(each ->
                        venues.computeIfAbsent(known.venueOf(each.getKey()), _ -> new ArrayList<>())
                                .add(each));
    }

    int size() {
        return venues.size();
    }

    /// The venues with the most entries, each by its most frequent spelling.
    List<String> first(int limit) {
        return venues.values().stream()
                .sorted(
                        Comparator.<List<Map.Entry<String, Integer>>>comparingInt(
                                        SidebarVenues::entries)
                                .reversed()
                                .thenComparing(spellings -> spellings.getFirst().getKey()))
                .limit(limit)
                .map(spellings -> spellings.getFirst().getKey())
                .toList();
    }

    private static int entries(List<Map.Entry<String, Integer>> spellings) {
        return spellings.stream().mapToInt(Map.Entry::getValue).sum();
    }

    /// The name to show for a venue: the library's, but for a conference, whose proceedings differ
    /// from year to year, its acronym.
    String name(String spelling) {
        String venue = knownSpellings.venueOf(spelling);
        return knownSpellings
                .seriesOf(venue)
                .filter(series -> series.kind().isEvent())
                .map(series -> series.names().acronym())
                .filter(name -> !name.isEmpty() && knownSpellings.venueOf(name).equals(venue))
                .orElse(spelling);
    }
}
