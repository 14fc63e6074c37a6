package octavo.duplicates;

import octavo.sidecar.Sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.HashSet;
import java.util.Set;

/// Pairs of entries, by key, that the user declared different works. The sidecar stores them as
/// `"distinct": [{"id": "key other-key"}]`.
public record DistinctPairs(Set<String> keyPairs) {
    private static final String FIELD = "distinct";

    public static final DistinctPairs NONE = new DistinctPairs(Set.of());

    public DistinctPairs {
        keyPairs = Set.copyOf(keyPairs);
    }

    public static DistinctPairs of(Sidecar sidecar) {
        Set<String> keyPairs = new HashSet<>();
        for (JsonNode pairNode : sidecar.copyTree().path(FIELD)) {
            keyPairs.add(pairNode.path("id").asString(""));
        }
        return new DistinctPairs(keyPairs);
    }

    /// Independent of their order.
    private static String keyPair(String firstKey, String secondKey) {
        return firstKey.compareTo(secondKey) <= 0
                ? firstKey + " " + secondKey
                : secondKey + " " + firstKey;
    }

    public boolean hasPair(String firstKey, String secondKey) {
        return keyPairs.contains(keyPair(firstKey, secondKey));
    }

    public DistinctPairs withPair(String firstKey, String secondKey) {
        Set<String> extendedPairs = new HashSet<>(keyPairs);
        extendedPairs.add(keyPair(firstKey, secondKey));
        return new DistinctPairs(extendedPairs);
    }

    /// A sidecar with these pairs added; everything else in it stays.
    public Sidecar writeTo(Sidecar sidecar) {
        ObjectNode tree = sidecar.copyTree();
        ArrayNode pairArray = tree.withArray(FIELD);
        Set<String> savedPairs = DistinctPairs.of(sidecar).keyPairs;
        keyPairs.stream()
                .filter(pair -> !savedPairs.contains(pair))
                .sorted()
                .forEach(pair -> pairArray.addObject().put("id", pair));
        return Sidecar.of(tree);
    }
}
