package octavo.people;

import octavo.sidecar.Sidecar;
import octavo.values.Orcid;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Decisions in the sidecar: under `people` an object per person by id, with one line per spelling.
/// Everything else there is preserved, even if it is not understood.
public final class DecisionsJson {
    private static final String PEOPLE = "people";
    private static final String SPELLINGS = "spellings";

    private DecisionsJson() {}

    /// The decisions of a sidecar, and messages about unreadable ones.
    public record Read(PersonDecisions decisions, List<String> troubles) {
        public Read {
            troubles = List.copyOf(troubles);
        }
    }

    public static Read read(Sidecar sidecar) {
        var troubles = new ArrayList<String>();
        var people = new TreeMap<String, Person>();
        var owners = new HashSet<String>();
        JsonNode tree = sidecar.copyTree().path(PEOPLE);
        if (!tree.isObject() && !tree.isMissingNode()) {
            troubles.add("“people” must be a JSON object; it is left unchanged.");
        }
        tree.properties()
                .forEach(member -> {
                    String id = member.getKey();
                    if (member.getValue() instanceof ObjectNode object) {
                        people.put(id, person(id, object, owners, troubles));
                    } else {
                        troubles.add("people/" + id + " should be an object in braces.");
                    }
                });
        return new Read(PersonDecisions.of(people), troubles);
    }

    private static Person person(
            String id, ObjectNode object, Set<String> owners, List<String> troubles) {
        var spellings = new TreeMap<String, Boolean>();
        object.path(SPELLINGS)
                .properties()
                .forEach(each -> {
                    String spelling = each.getKey();
                    boolean same = each.getValue().asBoolean(false);
                    if (!each.getValue().isBoolean()) {
                        troubles.add(
                                "people/" + id + ": " + spelling + " should be true or false.");
                    } else if (same && !owners.add(spelling)) {
                        troubles.add("people/" + id + ": " + spelling + " is somebody else too.");
                    } else {
                        spellings.put(spelling, same);
                    }
                });
        String written = object.path("orcid").asString("");
        String orcid =
                Orcid.parse(written).value().filter(Orcid::isValid).map(Orcid::number).orElse("");
        if (orcid.isEmpty() && !written.isEmpty()) {
            troubles.add("people/" + id + ": " + written + " is not an ORCID.");
        }
        return new Person(
                id,
                object.path("name").asString(""),
                orcid,
                object.path("me").asBoolean(false),
                object.path("advisee").asBoolean(false),
                spellings);
    }

    /// The sidecar with the decisions written to it; every other line stays.
    public static Sidecar write(PersonDecisions decisions, Sidecar sidecar) {
        ObjectNode tree = sidecar.copyTree();
        JsonNode present = tree.path(PEOPLE);
        if (read(sidecar).decisions().equals(decisions)) {
            return sidecar;
        }
        ObjectNode people = present instanceof ObjectNode object ? object : object();
        var known = new TreeMap<String, Person>();
        decisions.people().forEach(person -> known.put(person.id(), person));
        var gone = new ArrayList<String>();
        people.properties()
                .forEach(member -> {
                    if (member.getValue().isObject() && !known.containsKey(member.getKey())) {
                        gone.add(member.getKey());
                    }
                });
        people.remove(gone);
        known.forEach((id, person) -> {
            ObjectNode node = people.path(id) instanceof ObjectNode old ? old : object();
            write(person, node);
            set(people, id, node);
        });
        if (people.isEmpty()) {
            tree.remove(PEOPLE);
        } else {
            tree.set(PEOPLE, people);
        }
        return Sidecar.of(tree);
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    private static void write(Person person, ObjectNode node) {
        put(node, "name", person.name());
        if (!person.orcid().isEmpty()
                || Orcid.parse(node.path("orcid").asString("")).value().isPresent()) {
            put(node, "orcid", person.orcid());
        }
        put(node, "me", person.me());
        put(node, "advisee", person.advisee());
        ObjectNode spellings = node.path(SPELLINGS) instanceof ObjectNode old ? old : object();
        var gone = new ArrayList<String>();
        spellings
                .properties()
                .forEach(each -> {
                    if (each.getValue().isBoolean()
                            && !person.spellings().containsKey(each.getKey())) {
                        gone.add(each.getKey());
                    }
                });
        spellings.remove(gone);
        person.spellings()
                .forEach((spelling, same) ->
                        set(spellings, spelling, JsonNodeFactory.instance.booleanNode(same)));
        node.set(SPELLINGS, spellings);
    }

    private static void put(ObjectNode node, String name, String text) {
        if (text.isEmpty()) {
            node.remove(name);
        } else {
            node.put(name, text);
        }
    }

    private static void put(ObjectNode node, String name, boolean value) {
        if (value) {
            node.put(name, true);
        } else if (node.path(name).isBoolean()) {
            node.remove(name);
        }
    }

    /// Inserts a new member in alphabetical position, so that two people who add members seldom
    /// conflict.
    private static void set(ObjectNode object, String name, JsonNode value) {
        if (object.has(name)) {
            object.set(name, value);
            return;
        }
        var members = new ArrayList<>(List.copyOf(object.properties()));
        int at = 0;
        while (at < members.size() && members.get(at).getKey().compareTo(name) < 0) {
            at++;
        }
        members.add(at, Map.entry(name, value));
        object.removeAll();
        members.forEach(member -> object.set(member.getKey(), member.getValue()));
    }
}
