package octavo.csl;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/// Names that are written even where "et al." stands for them.
///
/// @param variable the list of names that they are in, such as `author`
/// @param places their indices in that list, ascending, by the item's id
/// @param omitted what stands for a number of names that are left out before one of them
public record KeptNames(
        String variable, Map<String, List<Integer>> places, IntFunction<String> omitted) {
    /// What stands before and after them, whatever the style has between names.
    static final String DELIMITER = ", ";

    static final KeptNames NONE = new KeptNames("", Map.of(), String::valueOf);

    public KeptNames {
        places = Map.copyOf(places);
    }

    /// Those of one list, from an index on and before another.
    List<Integer> in(CslItem item, String list, int from, int end) {
        return list.equals(variable)
                ? places.getOrDefault(item.id(), List.of()).stream()
                        .filter(place -> place >= from && place < end)
                        .toList()
                : List.of();
    }
}
