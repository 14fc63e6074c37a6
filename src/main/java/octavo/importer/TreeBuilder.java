package octavo.importer;

import octavo.text.LocalizedSentence;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// Builds the tree of one JSON or YAML record from its events. Scalars become texts. A tree that is
/// too deep or too large, or repeats a name, gets an objection; its events are still consumed, so
/// that the next record can be read.
final class TreeBuilder {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    static final int DEEPEST = 100;
    static final LocalizedSentence TOO_DEEP =
            LocalizedSentence.of("The record is nested too deep for a reference. Export it again.");
    private static final int LARGEST = 5_000_000;

    private final Deque<JsonNode> open = new ArrayDeque<>();
    private final Deque<String> names = new ArrayDeque<>();
    private Optional<JsonNode> root = Optional.empty();
    private Optional<LocalizedSentence> objection = Optional.empty();
    private String name = "";
    private int depth;
    private long size;

    /// Starts a mapping.
    JsonNode beginObject() {
        return begin(NODES.objectNode());
    }

    /// Starts a list.
    JsonNode beginArray() {
        return begin(NODES.arrayNode());
    }

    private JsonNode begin(JsonNode node) {
        depth++;
        if (depth > DEEPEST) {
            object(TOO_DEEP);
        } else {
            add(node, 1);
            open.push(node);
            names.push(name);
        }
        return node;
    }

    /// Sets the name of the mapping's next value.
    void name(String text) {
        name = text;
    }

    void text(String value) {
        add(NODES.stringNode(value), 1);
    }

    void nothing() {
        add(NODES.nullNode(), 1);
    }

    /// Adds a node built elsewhere.
    ///
    /// @param parts its number of nodes
    void add(JsonNode node, long parts) {
        size += parts;
        if (size > LARGEST) {
            object(
                    LocalizedSentence.of(
                            "The record is too large for a reference. Export it again."));
        }
        if (root.isEmpty()) {
            root = Optional.of(node);
        }
        if (depth > DEEPEST + (node.isContainer() ? 1 : 0) || objection.isPresent()) {
            return;
        }
        switch (open.peek()) {
            case ArrayNode list -> list.add(node);
            case ObjectNode mapping -> put(mapping, node);
            case null, default -> {}
        }
    }

    private void put(ObjectNode mapping, JsonNode node) {
        if (mapping.has(name)) {
            object(
                    LocalizedSentence.of(
                            "“{0}” stands twice in one record. Delete one of the two.", name));
        } else {
            mapping.set(name, node);
        }
    }

    /// Records why the record is unusable.
    void object(LocalizedSentence sentence) {
        objection = objection.isEmpty() ? Optional.of(sentence) : objection;
    }

    void end() {
        if (depth <= DEEPEST) {
            open.pop();
            name = names.pop();
        }
        depth--;
    }

    /// Whether it is so deep now that nothing more is kept.
    boolean isTooDeep() {
        return depth > DEEPEST;
    }

    /// Whether everything started has ended.
    boolean isWhole() {
        return depth == 0 && root.isPresent();
    }

    /// The number of nodes so far, counting repeated parts each time.
    long size() {
        return size;
    }

    JsonNode tree() {
        return root.orElse(NODES.nullNode());
    }

    Optional<LocalizedSentence> objection() {
        return objection;
    }
}
