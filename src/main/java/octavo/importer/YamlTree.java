package octavo.importer;

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
    private static final Set<String> NULLS = Set.of("", "~", "null", "Null", "NULL");

    /// An anchored node.
    ///
    /// @param size its number of nodes
    private record Repeatable(JsonNode node, long size) {}

    /// An incomplete mapping or list. In a mapping, names alternate with values.
    private static final class OpenPart {
        final Optional<Anchor> anchor;
        final JsonNode node;
        final long before;
        boolean wantsName;

        OpenPart(NodeEvent event, JsonNode node, long before) {
            this.anchor = event.getAnchor();
            this.node = node;
            this.before = before;
            this.wantsName = event.getEventId() == Event.ID.MappingStart;
        }
    }

    private final Iterator<Event> events;
    private final Map<Anchor, Repeatable> anchors = new HashMap<>();
    private final Deque<OpenPart> open = new ArrayDeque<>();
    private boolean isTooDeep;

    YamlTree(Iterator<Event> events) {
        this.events = events;
    }

    /// Builds the tree that an event starts. Reads no further where it is too deep: each event
    /// takes the engine longer there.
    TreeBuilder read(Event first) {
        var builder = new TreeBuilder();
        take(first, builder);
        while (!open.isEmpty() && !isTooDeep) {
            take(events.next(), builder);
            isTooDeep |= builder.isTooDeep();
        }
        return builder;
    }

    /// Whether reading stopped because a tree was too deep.
    boolean isTooDeep() {
        return isTooDeep;
    }

    private void take(Event event, TreeBuilder builder) {
        OpenPart part = open.peek();
        boolean ends =
                event.getEventId() == Event.ID.MappingEnd
                        || event.getEventId() == Event.ID.SequenceEnd;
        if (part != null && part.wantsName && !ends) {
            name(event, builder);
            part.wantsName = false;
            return;
        }
        if (part != null && part.node.isObject()) {
            part.wantsName = true;
        }
        switch (event.getEventId()) {
            case MappingStart -> open.push(begun((NodeEvent) event, builder, true));
            case SequenceStart -> open.push(begun((NodeEvent) event, builder, false));
            case MappingEnd, SequenceEnd -> end(builder);
            case Alias -> repeat((AliasEvent) event, builder);
            case Scalar -> scalar((ScalarEvent) event, builder);
            default -> {}
        }
    }

    private static OpenPart begun(NodeEvent event, TreeBuilder builder, boolean mapping) {
        long before = builder.size();
        return new OpenPart(event, mapping ? builder.beginObject() : builder.beginArray(), before);
    }

    private void end(TreeBuilder builder) {
        OpenPart part = open.pop();
        builder.end();
        part.anchor.ifPresent(anchor ->
                anchors.put(anchor, new Repeatable(part.node, builder.size() - part.before)));
    }

    private void repeat(AliasEvent alias, TreeBuilder builder) {
        Repeatable part = alias.getAnchor().map(anchors::get).orElse(null);
        if (part == null) {
            builder.object(
                    LocalizedSentence.of(
                            "“*{0}” repeats a part that does not come before it. Write it out.",
                            alias.getAnchor().map(Anchor::getValue).orElse("")));
        } else {
            builder.add(part.node(), part.size());
        }
    }

    private void scalar(ScalarEvent scalar, TreeBuilder builder) {
        boolean nothing = scalar.isPlain() && NULLS.contains(scalar.getValue());
        if (nothing) {
            builder.nothing();
        } else {
            builder.text(scalar.getValue());
        }
        JsonNode node = JsonNodeFactory.instance.stringNode(scalar.getValue());
        scalar.getAnchor().ifPresent(anchor -> anchors.put(anchor, new Repeatable(node, 1)));
    }

    /// Takes the name of a value, empty if it is not text.
    private void name(Event event, TreeBuilder builder) {
        int depth = 0;
        Event next = event;
        while (depth <= TreeBuilder.DEEPEST) {
            switch (next.getEventId()) {
                case MappingStart, SequenceStart -> depth++;
                case MappingEnd, SequenceEnd -> depth--;
                default -> {}
            }
            if (depth == 0) {
                builder.name(event instanceof ScalarEvent scalar ? scalar.getValue() : "");
                return;
            }
            next = events.next();
        }
        isTooDeep = true;
    }
}
