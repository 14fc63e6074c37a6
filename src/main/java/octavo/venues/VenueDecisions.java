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
                                findText(node, "preferred"),
                                readNames(node, "same"),
                                readNames(node, "different")));
            }
        }
        return new VenueDecisions(records);
    }

    private static Optional<String> findText(JsonNode node, String field) {
        return Optional.of(node.path(field).asString("")).filter(text -> !text.isEmpty());
    }

    private static List<String> readNames(JsonNode node, String field) {
        List<String> names = new ArrayList<>();
        node.path(field).forEach(each -> names.add(each.asString("")));
        return names;
    }

    /// Decides that two names mean one venue.
    public VenueDecisions decideSame(String name, String other) {
        return changeRecord(name, record -> record.withSame(other));
    }

    /// Decides that two names mean different venues.
    public VenueDecisions decideDifferent(String name, String other) {
        return changeRecord(name, record -> record.withDifferent(other));
    }

    /// Decides how to write a venue.
    public VenueDecisions preferForm(String name, String form) {
        return changeRecord(name, record -> record.withPreferred(form));
    }

    public VenueDecisions decideKind(String name, VenueKind kind) {
        return changeRecord(name, record -> record.withKind(kind));
    }

    /// Removes all decisions about a venue.
    public VenueDecisions withoutVenue(String name) {
        return new VenueDecisions(
                records.stream().filter(record -> !record.name().equals(name)).toList());
    }

    private VenueDecisions changeRecord(String name, UnaryOperator<VenueRecord> change) {
        List<VenueRecord> changedRecords = new ArrayList<>(records);
        for (int i = 0; i < changedRecords.size(); i++) {
            if (changedRecords.get(i).name().equals(name)) {
                changedRecords.set(i, change.apply(changedRecords.get(i)));
                return new VenueDecisions(changedRecords);
            }
        }
        changedRecords.add(change.apply(VenueRecord.of(name)));
        return new VenueDecisions(changedRecords);
    }

    /// A sidecar with these decisions.
    public Sidecar writtenTo(Sidecar sidecar) {
        ObjectNode tree = sidecar.copyTree();
        JsonNode oldNodes = tree.path(VENUES);
        ArrayNode array = tree.arrayNode();
        for (JsonNode node : oldNodes) {
            if (node.path("name").asString("").isBlank()) {
                array.add(node);
            }
        }
        records.forEach(record -> array.add(recordNode(tree, oldNodes, record)));
        if (array.isEmpty()) {
            tree.remove(VENUES);
        } else {
            tree.set(VENUES, array);
        }
        return Sidecar.of(tree);
    }

    private static ObjectNode recordNode(ObjectNode tree, JsonNode oldNodes, VenueRecord record) {
        ObjectNode recordNode = tree.objectNode();
        for (JsonNode oldNode : oldNodes) {
            if (oldNode instanceof ObjectNode object
                    && object.path("name").asString("").equals(record.name())) {
                recordNode = object.deepCopy();
            }
        }
        recordNode.put("name", record.name());
        putOrRemove(recordNode, "kind", record.kind().map(VenueKind::kindId).orElse(""));
        putOrRemove(recordNode, "acronym", record.acronym());
        putOrRemove(recordNode, "short", record.shortName());
        putOrRemove(recordNode, "preferred", record.preferredForm().orElse(""));
        putOrRemove(recordNode, "same", record.sameNames());
        putOrRemove(recordNode, "different", record.differentNames());
        return recordNode;
    }

    private static void putOrRemove(ObjectNode node, String field, String text) {
        if (text.isEmpty()) {
            node.remove(field);
        } else {
            node.put(field, text);
        }
    }

    private static void putOrRemove(ObjectNode node, String field, List<String> names) {
        if (names.isEmpty()) {
            node.remove(field);
        } else {
            ArrayNode array = node.putArray(field);
            names.forEach(array::add);
        }
    }
}
