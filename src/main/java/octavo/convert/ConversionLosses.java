package octavo.convert;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What a conversion could not take along, or had to put otherwise: by kind, the keys of the
/// entries that it happened to.
public final class ConversionLosses {
    private static final int MOST_KEYS = 5;

    private final Map<String, Set<String>> keys = new LinkedHashMap<>();

    /// Adds a loss of a kind, said in words that end before a list of keys.
    public void add(String kind, String key) {
        keys.computeIfAbsent(kind, _ -> new LinkedHashSet<>()).add(key);
    }

    /// Adds the end of a field that its `@string`s make too long.
    public void addCut(String field, String key) {
        add("only the beginning of " + field + ", which its @strings make too long", key);
    }

    /// Adds all losses of another.
    public void add(ConversionLosses others) {
        others.keys.forEach((kind, of) -> of.forEach(key -> add(kind, key)));
    }

    /// One line for each kind of loss, with the first of the keys.
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        keys.forEach((kind, of) -> {
            String first = String.join(", ", of.stream().limit(MOST_KEYS).toList());
            int more = of.size() - MOST_KEYS;
            lines.add(kind + ": " + first + (more > 0 ? " and " + more + " more" : ""));
        });
        return lines;
    }
}
