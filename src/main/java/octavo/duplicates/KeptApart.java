package octavo.duplicates;

import octavo.sidecar.Sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.HashSet;
import java.util.Set;

/// Pairs of entries, by key, that the user declared different works. The sidecar stores them as
/// `"distinct": [{"id": "key other-key"}]`.
public record KeptApart(Set<String> pairs) {
    private static final String FIELD = "distinct";

    public static final KeptApart NONE = new KeptApart(Set.of());

    public KeptApart {
        pairs = Set.copyOf(pairs);
    }

    public static KeptApart of(Sidecar sidecar) {
        Set<String> pairs = new HashSet<>();
        for (JsonNode pair : sidecar.tree().path(FIELD)) {
            pairs.add(pair.path("id").asString(""));
        }
        return new KeptApart(pairs);
    }

    /// Independent of their order.
    private static String pair(String one, String other) {
        return one.compareTo(other) <= 0 ? one + " " + other : other + " " + one;
    }

    public boolean has(String one, String other) {
        return pairs.contains(pair(one, other));
    }

    public KeptApart with(String one, String other) {
        Set<String> more = new HashSet<>(pairs);
        more.add(pair(one, other));
        return new KeptApart(more);
    }

    /// A sidecar with these pairs added; everything else in it stays.
    public Sidecar in(Sidecar sidecar) {
        ObjectNode tree = sidecar.tree();
        ArrayNode known = tree.withArray(FIELD);
        Set<String> there = KeptApart.of(sidecar).pairs;
        pairs.stream()
                .filter(pair -> !there.contains(pair))
                .sorted()
                .forEach(pair -> known.addObject().put("id", pair));
        return Sidecar.of(tree);
    }
}
