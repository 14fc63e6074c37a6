package octavo.discovery;

import octavo.people.DecisionsJson;
import octavo.people.Person;
import octavo.sidecar.Sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// The people and venues that are followed beside a library: an object by their numbers, each with
/// an object of the works seen, so that what two computers have seen merges without conflict.
public final class FollowedSources {
    private static final String FIELD = "following";
    private static final String NAME_FIELD = "name";
    private static final String SEEN_FIELD = "seen";

    private FollowedSources() {}

    /// Those of a library. Ones that cannot be read are not among them, and stay in the sidecar.
    public static List<FollowedSource> of(Sidecar sidecar) {
        List<FollowedSource> sources = new ArrayList<>();
        sidecar.copyTree()
                .path(FIELD)
                .properties()
                .forEach(member ->
                        FollowedSource.parse(
                                        member.getKey(),
                                        member.getValue().path(NAME_FIELD).asString(""))
                                .map(it -> withSeen(it, member.getValue().path(SEEN_FIELD)))
                                .ifPresent(sources::add));
        return List.copyOf(sources);
    }

    private static FollowedSource withSeen(FollowedSource source, JsonNode seenNode) {
        Optional<Set<String>> seenWorks =
                seenNode.isObject()
                        ? Optional.of(new TreeSet<>(seenNode.propertyNames()))
                        : Optional.empty();
        return new FollowedSource(source.kind(), source.number(), source.name(), seenWorks);
    }

    /// The sidecar with a source that is followed from now on, or gets another name.
    public static Sidecar withSource(Sidecar sidecar, FollowedSource source) {
        ObjectNode tree = sidecar.copyTree();
        Map<String, JsonNode> members = members(tree);
        ObjectNode member =
                members.get(source.id()) instanceof ObjectNode known ? known : tree.objectNode();
        if (!source.name().isEmpty()) {
            member.put(NAME_FIELD, source.name());
        }
        members.put(source.id(), member);
        return write(tree, members);
    }

    /// The sidecar without a source.
    public static Sidecar withoutSource(Sidecar sidecar, String sourceId) {
        ObjectNode tree = sidecar.copyTree();
        Map<String, JsonNode> members = members(tree);
        members.remove(sourceId);
        return write(tree, members);
    }

    /// A sidecar in which these works of a source count as seen. It is unchanged if the source is
    /// no longer followed.
    ///
    /// @param seenWorks the names of all that were seen
    public static Sidecar withSeenWorks(
            Sidecar sidecar, String sourceId, Collection<String> seenWorks) {
        ObjectNode tree = sidecar.copyTree();
        Map<String, JsonNode> members = members(tree);
        if (members.get(sourceId) instanceof ObjectNode member) {
            ObjectNode seenNode = member.putObject(SEEN_FIELD);
            new TreeSet<>(seenWorks).forEach(it -> seenNode.put(it, true));
        }
        return write(tree, members);
    }

    /// A source with the name by which the library knows the person, unless it has one.
    public static FollowedSource withKnownName(Sidecar sidecar, FollowedSource source) {
        return source.name().isEmpty()
                ? DecisionsJson.readDecisions(sidecar).decisions().people().stream()
                        .filter(person -> person.orcid().equals(source.number()))
                        .map(Person::name)
                        .findFirst()
                        .map(source::withName)
                        .orElse(source)
                : source;
    }

    /// The names of the works of a source that were seen; none if nobody has asked yet.
    static Set<String> seenWorks(Sidecar sidecar, String sourceId) {
        return of(sidecar).stream()
                .filter(it -> it.id().equals(sourceId))
                .findFirst()
                .flatMap(FollowedSource::seenWorks)
                .orElse(Set.of());
    }

    /// The sidecar with a source called something, if it is followed.
    static Sidecar withName(Sidecar sidecar, String sourceId, String name) {
        ObjectNode tree = sidecar.copyTree();
        Map<String, JsonNode> members = members(tree);
        if (members.get(sourceId) instanceof ObjectNode member) {
            member.put(NAME_FIELD, name);
        }
        return write(tree, members);
    }

    /// In the order of their numbers, as they are written.
    private static Map<String, JsonNode> members(ObjectNode tree) {
        Map<String, JsonNode> members = new TreeMap<>();
        tree.path(FIELD)
                .properties()
                .forEach(member -> members.put(member.getKey(), member.getValue()));
        return members;
    }

    private static Sidecar write(ObjectNode tree, Map<String, JsonNode> members) {
        if (members.isEmpty()) {
            tree.remove(FIELD);
        } else {
            ObjectNode following = tree.putObject(FIELD);
            members.forEach(following::set);
        }
        return Sidecar.of(tree);
    }
}
