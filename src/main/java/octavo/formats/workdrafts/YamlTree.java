package octavo.formats.workdrafts;

import octavo.text.LocalizedSentence;

import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Builds trees from YAML events. Aliases (`*anchor`) share nodes without copying, and count each
/// time, so that a few lines cannot expand to millions.
final class YamlTree {
    private static final Set<String> NULL_TEXTS = Set.of("", "~", "null", "Null", "NULL");

    /// An anchored node.
    ///
    /// @param nodeCount its number of nodes
    private record AnchoredNode(JsonNode node, long nodeCount) {}

    /// An incomplete mapping or list. In a mapping, names alternate with values.
    private static final class OpenPart {
        final Optional<Anchor> partAnchor;
        final JsonNode partNode;
        final long countBefore;
        boolean expectsName;

        OpenPart(NodeEvent yamlEvent, JsonNode node, long countBefore) {
            this.partAnchor = yamlEvent.getAnchor();
            this.partNode = node;
            this.countBefore = countBefore;
            this.expectsName = yamlEvent.getEventId() == Event.ID.MappingStart;
        }
    }

    private final Iterator<Event> yamlEvents;
    private final Map<Anchor, AnchoredNode> nodesByAnchor = new HashMap<>();
    private final Deque<OpenPart> openParts = new ArrayDeque<>();
    private boolean isTooDeep;

    YamlTree(Iterator<Event> yamlEvents) {
        this.yamlEvents = yamlEvents;
    }

    /// Builds the tree that an event starts. Reads no further where it is too deep: each event
    /// takes the engine longer there.
    TreeBuilder readNode(Event firstEvent) {
        var treeBuilder = new TreeBuilder();
        addEvent(firstEvent, treeBuilder);
        while (!openParts.isEmpty() && !isTooDeep) {
            addEvent(yamlEvents.next(), treeBuilder);
            isTooDeep |= treeBuilder.isTooDeep();
        }
        return treeBuilder;
    }

    /// Whether reading stopped because a tree was too deep.
    boolean isTooDeep() {
        return isTooDeep;
    }

    private void addEvent(Event yamlEvent, TreeBuilder treeBuilder) {
        OpenPart openPart = openParts.peek();
        boolean isEnding =
                yamlEvent.getEventId() == Event.ID.MappingEnd
                        || yamlEvent.getEventId() == Event.ID.SequenceEnd;
        if (openPart != null && openPart.expectsName && !isEnding) {
            readName(yamlEvent, treeBuilder);
            openPart.expectsName = false;
            return;
        }
        if (openPart != null && openPart.partNode.isObject()) {
            openPart.expectsName = true;
        }
        switch (yamlEvent.getEventId()) {
            case MappingStart ->
                    openParts.push(beginPart((NodeEvent) yamlEvent, treeBuilder, true));
            case SequenceStart ->
                    openParts.push(beginPart((NodeEvent) yamlEvent, treeBuilder, false));
            case MappingEnd, SequenceEnd -> endPart(treeBuilder);
            case Alias -> repeatNode((AliasEvent) yamlEvent, treeBuilder);
            case Scalar -> addScalar((ScalarEvent) yamlEvent, treeBuilder);
            default -> {}
        }
    }

    private static OpenPart beginPart(
            NodeEvent yamlEvent, TreeBuilder treeBuilder, boolean isMapping) {
        long countBefore = treeBuilder.nodeCount();
        return new OpenPart(
                yamlEvent,
                isMapping ? treeBuilder.beginObject() : treeBuilder.beginArray(),
                countBefore);
    }

    private void endPart(TreeBuilder treeBuilder) {
        OpenPart openPart = openParts.pop();
        treeBuilder.endContainer();
        openPart.partAnchor.ifPresent(anchor ->
                nodesByAnchor.put(
                        anchor,
                        new AnchoredNode(
                                openPart.partNode,
                                treeBuilder.nodeCount() - openPart.countBefore)));
    }

    private void repeatNode(AliasEvent aliasEvent, TreeBuilder treeBuilder) {
        AnchoredNode anchoredNode = aliasEvent.getAnchor().map(nodesByAnchor::get).orElse(null);
        if (anchoredNode == null) {
            treeBuilder.objectTo(
                    LocalizedSentence.of(
                            "“*{0}” repeats a part that does not come before it. Write it out.",
                            aliasEvent.getAnchor().map(Anchor::getValue).orElse("")));
        } else {
            treeBuilder.addNode(anchoredNode.node(), anchoredNode.nodeCount());
        }
    }

    private void addScalar(ScalarEvent scalarEvent, TreeBuilder treeBuilder) {
        boolean isNull = scalarEvent.isPlain() && NULL_TEXTS.contains(scalarEvent.getValue());
        if (isNull) {
            treeBuilder.addNull();
        } else {
            treeBuilder.addText(scalarEvent.getValue());
        }
        JsonNode node = JsonNodeFactory.instance.stringNode(scalarEvent.getValue());
        scalarEvent
                .getAnchor()
                .ifPresent(anchor -> nodesByAnchor.put(anchor, new AnchoredNode(node, 1)));
    }

    /// Takes the name of a value, empty if it is not text.
    private void readName(Event yamlEvent, TreeBuilder treeBuilder) {
        int depth = 0;
        Event nextEvent = yamlEvent;
        while (depth <= TreeBuilder.MAX_DEPTH) {
            switch (nextEvent.getEventId()) {
                case MappingStart, SequenceStart -> depth++;
                case MappingEnd, SequenceEnd -> depth--;
                default -> {}
            }
            if (depth == 0) {
                treeBuilder.setName(
                        yamlEvent instanceof ScalarEvent scalarEvent ? scalarEvent.getValue() : "");
                return;
            }
            nextEvent = yamlEvents.next();
        }
        isTooDeep = true;
    }
}
