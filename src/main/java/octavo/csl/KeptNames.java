package octavo.csl;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/// Names that are written even where "et al." stands for them.
///
/// @param variable the list of names that they are in, such as `author`
/// @param indicesById their indices in that list, ascending, by the item's id
/// @param omissionText what stands for a number of names that are left out before one of them
public record KeptNames(
        String variable, Map<String, List<Integer>> indicesById, IntFunction<String> omissionText) {
    /// What stands before and after them, whatever the style has between names.
    static final String DELIMITER = ", ";

    public KeptNames {
        indicesById = Map.copyOf(indicesById);
    }

    /// Those of one list, from an index on and before another.
    List<Integer> indicesIn(CslItem item, String listVariable, int startIndex, int endIndex) {
        return listVariable.equals(variable)
                ? indicesById.getOrDefault(item.id(), List.of()).stream()
                        .filter(nameIndex -> nameIndex >= startIndex && nameIndex < endIndex)
                        .toList()
                : List.of();
    }
}
