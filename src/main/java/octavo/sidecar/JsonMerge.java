package octavo.sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Three-way merge of JSON trees. Objects are merged member by member, and so are arrays of objects
/// that each have a unique `id` or `name`; anything else is atomic, and only one side may have
/// changed it. Trees from files are shallow, so recursion is safe.
final class JsonMerge {
    private static final List<String> NAMES = List.of("id", "name");

    private final List<String> conflicts = new ArrayList<>();

    private JsonMerge() {}

    /// The result.
    ///
    /// @param tree the merged tree, with our side of the conflicts
    /// @param conflicts what both sides have changed, as paths such as `profiles/cv/locale`
    record Result(ObjectNode tree, List<String> conflicts) {}

    static Result of(ObjectNode base, ObjectNode ours, ObjectNode theirs) {
        JsonMerge merge = new JsonMerge();
        ObjectNode tree =
                toObject(merge.members("", members(base), members(ours), members(theirs)));
        return new Result(tree, List.copyOf(merge.conflicts));
    }

    private Optional<JsonNode> value(
            String path,
            Optional<JsonNode> base,
            Optional<JsonNode> ours,
            Optional<JsonNode> theirs) {
        if (ours.equals(theirs) || theirs.equals(base)) {
            return ours;
        }
        if (ours.equals(base)) {
            return theirs;
        }
        if (ours.isPresent() && theirs.isPresent()) {
            JsonNode ourNode = ours.get();
            JsonNode theirNode = theirs.get();
            if (ourNode instanceof ObjectNode our && theirNode instanceof ObjectNode their) {
                return Optional.of(
                        toObject(
                                members(
                                        path,
                                        base.map(JsonMerge::members).orElseGet(LinkedHashMap::new),
                                        members(our),
                                        members(their))));
            }
            var ourNamed = named(ourNode);
            var theirNamed = named(theirNode);
            var baseNamed = base.map(JsonMerge::named).orElseGet(() -> Optional.of(none()));
            if (ourNamed.isPresent() && theirNamed.isPresent() && baseNamed.isPresent()) {
                return Optional.of(
                        toArray(members(path, baseNamed.get(), ourNamed.get(), theirNamed.get())));
            }
        }
        conflicts.add(path);
        return ours;
    }

    private static SequencedMap<String, JsonNode> none() {
        return new LinkedHashMap<>();
    }

    private static SequencedMap<String, JsonNode> members(JsonNode node) {
        SequencedMap<String, JsonNode> members = none();
        node.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
        return members;
    }

    /// The elements of an array by name; empty if a name is missing or repeated.
    private static Optional<SequencedMap<String, JsonNode>> named(JsonNode node) {
        SequencedMap<String, JsonNode> elements = none();
        for (JsonNode element : node) {
            Optional<String> name =
                    NAMES.stream()
                            .filter(each -> element.path(each).isString())
                            .map(each -> each + "=" + element.path(each).stringValue())
                            .findFirst();
            if (name.isEmpty() || elements.put(name.get(), element) != null) {
                return Optional.empty();
            }
        }
        return node.isArray() ? Optional.of(elements) : Optional.empty();
    }

    private SequencedMap<String, JsonNode> members(
            String path,
            SequencedMap<String, JsonNode> base,
            SequencedMap<String, JsonNode> ours,
            SequencedMap<String, JsonNode> theirs) {
        SequencedMap<String, JsonNode> merged = none();
        for (String name : order(ours, theirs)) {
            value(
                            path.isEmpty() ? name : path + "/" + name,
                            get(base, name),
                            get(ours, name),
                            get(theirs, name))
                    .ifPresent(value -> merged.put(name, value));
        }
        return merged;
    }

    private static Optional<JsonNode> get(Map<String, JsonNode> members, String name) {
        return Optional.ofNullable(members.get(name));
    }

    /// Our order; their additions follow the same elements as on their side.
    private static List<String> order(
            Map<String, JsonNode> ours, SequencedMap<String, JsonNode> theirs) {
        SequencedMap<String, List<String>> behind = new LinkedHashMap<>();
        List<String> first = new ArrayList<>();
        List<String> place = first;
        for (String name : theirs.keySet()) {
            if (ours.containsKey(name)) {
                place = behind.computeIfAbsent(name, _ -> new ArrayList<>());
            } else {
                place.add(name);
            }
        }
        List<String> order = new ArrayList<>(first);
        for (String name : ours.keySet()) {
            order.add(name);
            order.addAll(behind.getOrDefault(name, List.of()));
        }
        return order;
    }

    private static ObjectNode toObject(Map<String, JsonNode> members) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        members.forEach(object::set);
        return object;
    }

    private static ArrayNode toArray(Map<String, JsonNode> elements) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        elements.values().forEach(array::add);
        return array;
    }
}
