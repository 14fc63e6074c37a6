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
    private static final List<String> NAME_MEMBERS = List.of("id", "name");

    private final List<String> conflictPaths = new ArrayList<>();

    private JsonMerge() {}

    /// The result.
    ///
    /// @param mergedTree the merged tree, with our side of the conflicts
    /// @param conflictPaths what both sides have changed, as paths such as `profiles/cv/locale`
    record JsonMergeResult(ObjectNode mergedTree, List<String> conflictPaths) {}

    static JsonMergeResult mergeTrees(ObjectNode base, ObjectNode ours, ObjectNode theirs) {
        JsonMerge jsonMerge = new JsonMerge();
        ObjectNode mergedTree =
                toObject(jsonMerge.members("", members(base), members(ours), members(theirs)));
        return new JsonMergeResult(mergedTree, List.copyOf(jsonMerge.conflictPaths));
    }

    private Optional<JsonNode> mergeValue(
            String memberPath,
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
            if (ourNode instanceof ObjectNode ourObject
                    && theirNode instanceof ObjectNode theirObject) {
                return Optional.of(
                        toObject(
                                members(
                                        memberPath,
                                        base.map(JsonMerge::members).orElseGet(LinkedHashMap::new),
                                        members(ourObject),
                                        members(theirObject))));
            }
            var ourNamed = elementsByName(ourNode);
            var theirNamed = elementsByName(theirNode);
            var baseNamed =
                    base.map(JsonMerge::elementsByName).orElseGet(() -> Optional.of(noMembers()));
            if (ourNamed.isPresent() && theirNamed.isPresent() && baseNamed.isPresent()) {
                return Optional.of(
                        toArray(
                                members(
                                        memberPath,
                                        baseNamed.get(),
                                        ourNamed.get(),
                                        theirNamed.get())));
            }
        }
        conflictPaths.add(memberPath);
        return ours;
    }

    private static SequencedMap<String, JsonNode> noMembers() {
        return new LinkedHashMap<>();
    }

    private static SequencedMap<String, JsonNode> members(JsonNode node) {
        SequencedMap<String, JsonNode> members = noMembers();
        node.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
        return members;
    }

    /// The elements of an array by name; empty if a name is missing or repeated.
    private static Optional<SequencedMap<String, JsonNode>> elementsByName(JsonNode node) {
        SequencedMap<String, JsonNode> elements = noMembers();
        for (JsonNode element : node) {
            Optional<String> name =
                    NAME_MEMBERS.stream()
                            .filter(nameMember -> element.path(nameMember).isString())
                            .map(nameMember ->
                                    nameMember + "=" + element.path(nameMember).stringValue())
                            .findFirst();
            if (name.isEmpty() || elements.put(name.get(), element) != null) {
                return Optional.empty();
            }
        }
        return node.isArray() ? Optional.of(elements) : Optional.empty();
    }

    private SequencedMap<String, JsonNode> members(
            String memberPath,
            SequencedMap<String, JsonNode> base,
            SequencedMap<String, JsonNode> ours,
            SequencedMap<String, JsonNode> theirs) {
        SequencedMap<String, JsonNode> mergedMembers = noMembers();
        for (String name : mergeOrder(ours, theirs)) {
            mergeValue(
                            memberPath.isEmpty() ? name : memberPath + "/" + name,
                            findMember(base, name),
                            findMember(ours, name),
                            findMember(theirs, name))
                    .ifPresent(value -> mergedMembers.put(name, value));
        }
        return mergedMembers;
    }

    private static Optional<JsonNode> findMember(Map<String, JsonNode> members, String name) {
        return Optional.ofNullable(members.get(name));
    }

    /// Our order; their additions follow the same elements as on their side.
    private static List<String> mergeOrder(
            Map<String, JsonNode> ours, SequencedMap<String, JsonNode> theirs) {
        SequencedMap<String, List<String>> additionsAfter = new LinkedHashMap<>();
        List<String> leadingAdditions = new ArrayList<>();
        List<String> currentAdditions = leadingAdditions;
        for (String name : theirs.keySet()) {
            if (ours.containsKey(name)) {
                currentAdditions = additionsAfter.computeIfAbsent(name, _ -> new ArrayList<>());
            } else {
                currentAdditions.add(name);
            }
        }
        List<String> mergedOrder = new ArrayList<>(leadingAdditions);
        for (String name : ours.keySet()) {
            mergedOrder.add(name);
            mergedOrder.addAll(additionsAfter.getOrDefault(name, List.of()));
        }
        return mergedOrder;
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
