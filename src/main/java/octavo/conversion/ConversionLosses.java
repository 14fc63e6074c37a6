package octavo.conversion;

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

    private final Map<String, Set<String>> keysByLoss = new LinkedHashMap<>();

    /// Adds a loss of a kind, described by words that a list of keys follows.
    public void addLoss(String loss, String key) {
        keysByLoss.computeIfAbsent(loss, _ -> new LinkedHashSet<>()).add(key);
    }

    /// Adds a field truncated because of its `@string`s.
    public void addCutField(String fieldName, String key) {
        addLoss("only the beginning of " + fieldName + ", which its @strings make too long", key);
    }

    /// Adds all losses of another.
    public void addLoss(ConversionLosses otherLosses) {
        otherLosses.keysByLoss.forEach(
                (loss, lossKeys) -> lossKeys.forEach(key -> addLoss(loss, key)));
    }

    /// The keys of the affected entries, by kind of loss.
    public Map<String, Set<String>> keysByLoss() {
        return Collections.unmodifiableMap(keysByLoss);
    }

    /// One line per kind of loss, with the first keys.
    public List<String> toLines() {
        List<String> lossLines = new ArrayList<>();
        keysByLoss.forEach((loss, lossKeys) -> {
            String firstKeys = String.join(", ", lossKeys.stream().limit(MOST_KEYS).toList());
            int moreCount = lossKeys.size() - MOST_KEYS;
            lossLines.add(
                    loss + ": " + firstKeys + (moreCount > 0 ? " and " + moreCount + " more" : ""));
        });
        return lossLines;
    }
}
