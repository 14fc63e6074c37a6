package octavo.formats.workdrafts;

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
public final class TreeBuilder {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    static final int MAX_DEPTH = 100;
    public static final LocalizedSentence NESTED_TOO_DEEP =
            LocalizedSentence.of("The record is nested too deep for a reference. Export it again.");
    private static final int MAX_NODES = 5_000_000;

    private final Deque<JsonNode> openNodes = new ArrayDeque<>();
    private final Deque<String> openNames = new ArrayDeque<>();
    private Optional<JsonNode> rootNode = Optional.empty();
    private Optional<LocalizedSentence> objection = Optional.empty();
    private String currentName = "";
    private int depth;
    private long nodeCount;

    /// Starts a mapping.
    JsonNode beginObject() {
        return beginContainer(NODES.objectNode());
    }

    /// Starts a list.
    JsonNode beginArray() {
        return beginContainer(NODES.arrayNode());
    }

    private JsonNode beginContainer(JsonNode newNode) {
        depth++;
        if (depth > MAX_DEPTH) {
            objectTo(NESTED_TOO_DEEP);
        } else {
            addNode(newNode, 1);
            openNodes.push(newNode);
            openNames.push(currentName);
        }
        return newNode;
    }

    /// Sets the name of the mapping's next value.
    void setName(String newName) {
        currentName = newName;
    }

    void addText(String value) {
        addNode(NODES.stringNode(value), 1);
    }

    void addNull() {
        addNode(NODES.nullNode(), 1);
    }

    /// Adds a node built elsewhere.
    ///
    /// @param partCount its number of nodes
    void addNode(JsonNode newNode, long partCount) {
        nodeCount += partCount;
        if (nodeCount > MAX_NODES) {
            objectTo(
                    LocalizedSentence.of(
                            "The record is too large for a reference. Export it again."));
        }
        if (rootNode.isEmpty()) {
            rootNode = Optional.of(newNode);
        }
        if (depth > MAX_DEPTH + (newNode.isContainer() ? 1 : 0) || objection.isPresent()) {
            return;
        }
        switch (openNodes.peek()) {
            case ArrayNode arrayNode -> arrayNode.add(newNode);
            case ObjectNode objectNode -> putMember(objectNode, newNode);
            case null, default -> {}
        }
    }

    private void putMember(ObjectNode objectNode, JsonNode newNode) {
        if (objectNode.has(currentName)) {
            objectTo(
                    LocalizedSentence.of(
                            "“{0}” stands twice in one record. Delete one of the two.",
                            currentName));
        } else {
            objectNode.set(currentName, newNode);
        }
    }

    /// Records why the record is unusable.
    void objectTo(LocalizedSentence objectionText) {
        objection = objection.isEmpty() ? Optional.of(objectionText) : objection;
    }

    void endContainer() {
        if (depth <= MAX_DEPTH) {
            openNodes.pop();
            currentName = openNames.pop();
        }
        depth--;
    }

    /// Whether it is so deep now that nothing more is kept.
    boolean isTooDeep() {
        return depth > MAX_DEPTH;
    }

    /// Whether everything started has ended.
    boolean isComplete() {
        return depth == 0 && rootNode.isPresent();
    }

    /// The number of nodes so far, counting repeated parts each time.
    long nodeCount() {
        return nodeCount;
    }

    JsonNode tree() {
        return rootNode.orElse(NODES.nullNode());
    }

    Optional<LocalizedSentence> objection() {
        return objection;
    }
}
