package octavo.fuzz;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// Replaces parts of a JSON tree by others, of the wrong kind mostly, so that it stays JSON.
final class JsonMutator {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int ONE_IN = 12;

    private final Random random;
    private final List<String> words;
    private final List<JsonNode> parts = new ArrayList<>();

    /// @param words what strings are replaced by
    JsonMutator(Random random, List<String> words) {
        this.random = random;
        this.words = words;
    }

    String mutated(String json) {
        JsonNode tree = JsonMapper.shared().readTree(json);
        collect(tree);
        return mutated(tree).toString();
    }

    private void collect(JsonNode node) {
        parts.add(node);
        node.forEach(this::collect);
    }

    private JsonNode mutated(JsonNode node) {
        if (random.nextInt(ONE_IN) == 0) {
            return other();
        }
        if (node.isObject()) {
            ObjectNode made = NODES.objectNode();
            for (Map.Entry<String, JsonNode> each : node.properties()) {
                if (random.nextInt(ONE_IN) > 0) {
                    String name = random.nextInt(ONE_IN) == 0 ? word() : each.getKey();
                    made.set(name, mutated(each.getValue()));
                }
            }
            return made;
        }
        if (node.isArray()) {
            ArrayNode made = NODES.arrayNode();
            node.forEach(each -> made.add(mutated(each)));
            return made;
        }
        return node;
    }

    private JsonNode other() {
        return switch (random.nextInt(8)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.numberNode(random.nextLong());
            case 2 -> NODES.numberNode(random.nextGaussian() * 1e9);
            case 3 -> NODES.booleanNode(random.nextBoolean());
            case 4 -> NODES.arrayNode();
            case 5 -> NODES.objectNode();
            case 6 -> parts.get(random.nextInt(parts.size()));
            default -> NODES.stringNode(word());
        };
    }

    private String word() {
        return words.get(random.nextInt(words.size()));
    }
}
