package octavo.convert;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What a conversion lost or changed: by kind, the keys of the entries affected.
public final class ConversionLosses {
    private static final int MOST_KEYS = 5;

    private final Map<String, Set<String>> keys = new LinkedHashMap<>();

    /// Adds a loss of a kind, described by words that a list of keys follows.
    public void add(String kind, String key) {
        keys.computeIfAbsent(kind, _ -> new LinkedHashSet<>()).add(key);
    }

    /// Adds a field truncated because of its `@string`s.
    public void addCut(String field, String key) {
        add("only the beginning of " + field + ", which its @strings make too long", key);
    }

    /// Adds all losses of another.
    public void add(ConversionLosses others) {
        others.keys.forEach((kind, of) -> of.forEach(key -> add(kind, key)));
    }

    /// The keys of the affected entries, by kind of loss.
    public Map<String, Set<String>> keys() {
        return Collections.unmodifiableMap(keys);
    }

    /// One line per kind of loss, with the first keys.
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
