package octavo.venues;

import octavo.sidecar.Sidecar;
import octavo.venuenames.VenueKind;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// All decisions about a library's venues, stored in the sidecar as an array `venues` with an
/// object each. Writing preserves everything else in the sidecar, including unknown members of
/// these objects.
public record VenueDecisions(List<VenueRecord> records) {
    private static final String VENUES = "venues";
    public static final VenueDecisions NONE = new VenueDecisions(List.of());

    public VenueDecisions {
        records = List.copyOf(records);
    }

    /// The decisions in a sidecar. An object without a name is ignored.
    public static VenueDecisions of(Sidecar sidecar) {
        List<VenueRecord> records = new ArrayList<>();
        for (JsonNode node : sidecar.copyTree().path(VENUES)) {
            String name = node.path("name").asString("");
            if (!name.isBlank()) {
                records.add(
                        new VenueRecord(
                                name,
                                VenueKind.of(node.path("kind").asString("")),
                                node.path("acronym").asString(""),
                                node.path("short").asString(""),
                                text(node, "preferred"),
                                list(node, "same"),
                                list(node, "different")));
            }
        }
        return new VenueDecisions(records);
    }

    private static Optional<String> text(JsonNode node, String field) {
        return Optional.of(node.path(field).asString("")).filter(text -> !text.isEmpty());
    }

    private static List<String> list(JsonNode node, String field) {
        List<String> names = new ArrayList<>();
        node.path(field).forEach(each -> names.add(each.asString("")));
        return names;
    }

    /// Decides that two names mean one venue.
    public VenueDecisions same(String name, String other) {
        return changed(name, record -> record.withSame(other));
    }

    /// Decides that two names mean different venues.
    public VenueDecisions different(String name, String other) {
        return changed(name, record -> record.withDifferent(other));
    }

    /// Decides how to write a venue.
    public VenueDecisions prefer(String name, String form) {
        return changed(name, record -> record.withPreferred(form));
    }

    public VenueDecisions kind(String name, VenueKind kind) {
        return changed(name, record -> record.withKind(kind));
    }

    /// Removes all decisions about a venue.
    public VenueDecisions without(String name) {
        return new VenueDecisions(
                records.stream().filter(record -> !record.name().equals(name)).toList());
    }

    private VenueDecisions changed(String name, UnaryOperator<VenueRecord> change) {
        List<VenueRecord> changed = new ArrayList<>(records);
        for (int i = 0; i < changed.size(); i++) {
            if (changed.get(i).name().equals(name)) {
                changed.set(i, change.apply(changed.get(i)));
                return new VenueDecisions(changed);
            }
        }
        changed.add(change.apply(VenueRecord.of(name)));
        return new VenueDecisions(changed);
    }

    /// A sidecar with these decisions.
    public Sidecar in(Sidecar sidecar) {
        ObjectNode tree = sidecar.copyTree();
        JsonNode before = tree.path(VENUES);
        ArrayNode array = tree.arrayNode();
        for (JsonNode node : before) {
            if (node.path("name").asString("").isBlank()) {
                array.add(node);
            }
        }
        records.forEach(record -> array.add(node(tree, before, record)));
        if (array.isEmpty()) {
            tree.remove(VENUES);
        } else {
            tree.set(VENUES, array);
        }
        return Sidecar.of(tree);
    }

    private static ObjectNode node(ObjectNode tree, JsonNode before, VenueRecord record) {
        ObjectNode node = tree.objectNode();
        for (JsonNode known : before) {
            if (known instanceof ObjectNode object
                    && object.path("name").asString("").equals(record.name())) {
                node = object.deepCopy();
            }
        }
        node.put("name", record.name());
        put(node, "kind", record.kind().map(VenueKind::kindId).orElse(""));
        put(node, "acronym", record.acronym());
        put(node, "short", record.brief());
        put(node, "preferred", record.preferred().orElse(""));
        put(node, "same", record.same());
        put(node, "different", record.different());
        return node;
    }

    private static void put(ObjectNode node, String field, String text) {
        if (text.isEmpty()) {
            node.remove(field);
        } else {
            node.put(field, text);
        }
    }

    private static void put(ObjectNode node, String field, List<String> names) {
        if (names.isEmpty()) {
            node.remove(field);
        } else {
            ArrayNode array = node.putArray(field);
            names.forEach(array::add);
        }
    }
}
