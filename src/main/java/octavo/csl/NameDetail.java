package octavo.csl;

import java.util.HashMap;
import java.util.Map;

/// How much more of an item's names is shown for disambiguation than the style requests: names
/// beyond "et al.", and by the position of a name in the cite, 1 for initials or 2 for full given
/// names. `people` has what individual persons need everywhere or, with `firstOnly`, as the first
/// name of a cite.
record NameDetail(
        int added, Map<Integer, Integer> given, Map<CslName, Integer> people, boolean firstOnly) {
    static final NameDetail NONE = new NameDetail(0, Map.of(), Map.of(), false);

    int level(int place, CslName name) {
        if (given.isEmpty() && people.isEmpty()) {
            return 0;
        }
        int person = firstOnly && place > 0 ? 0 : people.getOrDefault(name, 0);
        return Math.max(given.getOrDefault(place, 0), person);
    }

    NameDetail withoutPlaces() {
        return new NameDetail(added, Map.of(), people, firstOnly);
    }

    NameDetail withFirstPlace() {
        int first = given.getOrDefault(0, 0);
        return new NameDetail(added, first == 0 ? Map.of() : Map.of(0, first), people, firstOnly);
    }

    /// The detail of individual persons, wherever they are named.
    NameDetail ofPeople() {
        return withoutPlaces().withAdded(0);
    }

    NameDetail withAdded(int names) {
        return new NameDetail(names, given, people, firstOnly);
    }

    NameDetail withGiven(int place, int level) {
        Map<Integer, Integer> levels = new HashMap<>(given);
        levels.put(place, level);
        return new NameDetail(added, Map.copyOf(levels), people, firstOnly);
    }
}
