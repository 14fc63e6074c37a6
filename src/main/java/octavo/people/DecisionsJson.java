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
    public record ReadDecisions(PersonDecisions decisions, List<String> messages) {
        public ReadDecisions {
            messages = List.copyOf(messages);
        }
    }

    public static ReadDecisions readDecisions(Sidecar sidecar) {
        var messages = new ArrayList<String>();
        var people = new TreeMap<String, Person>();
        var ownedSpellings = new HashSet<String>();
        JsonNode peopleNode = sidecar.copyTree().path(PEOPLE);
        if (!peopleNode.isObject() && !peopleNode.isMissingNode()) {
            messages.add("“people” must be a JSON object; it is left unchanged.");
        }
        peopleNode
                .properties()
                .forEach(member -> {
                    String id = member.getKey();
                    if (member.getValue() instanceof ObjectNode object) {
                        people.put(id, readPerson(id, object, ownedSpellings, messages));
                    } else {
                        messages.add("people/" + id + " should be an object in braces.");
                    }
                });
        return new ReadDecisions(PersonDecisions.of(people), messages);
    }

    private static Person readPerson(
            String id, ObjectNode personNode, Set<String> ownedSpellings, List<String> messages) {
        var spellings = new TreeMap<String, Boolean>();
        personNode
                .path(SPELLINGS)
                .properties()
                .forEach(each -> {
                    String spelling = each.getKey();
                    boolean isSame = each.getValue().asBoolean(false);
                    if (!each.getValue().isBoolean()) {
                        messages.add(
                                "people/" + id + ": " + spelling + " should be true or false.");
                    } else if (isSame && !ownedSpellings.add(spelling)) {
                        messages.add("people/" + id + ": " + spelling + " is somebody else too.");
                    } else {
                        spellings.put(spelling, isSame);
                    }
                });
        String writtenOrcid = personNode.path("orcid").asString("");
        String orcid =
                Orcid.parse(writtenOrcid)
                        .value()
                        .filter(Orcid::isValid)
                        .map(Orcid::number)
                        .orElse("");
        if (orcid.isEmpty() && !writtenOrcid.isEmpty()) {
            messages.add("people/" + id + ": " + writtenOrcid + " is not an ORCID.");
        }
        return new Person(
                id,
                personNode.path("name").asString(""),
                orcid,
                personNode.path("me").asBoolean(false),
                personNode.path("advisee").asBoolean(false),
                spellings);
    }

    /// The sidecar with the decisions written to it; every other line stays.
    public static Sidecar write(PersonDecisions decisions, Sidecar sidecar) {
        ObjectNode tree = sidecar.copyTree();
        JsonNode presentNode = tree.path(PEOPLE);
        if (readDecisions(sidecar).decisions().equals(decisions)) {
            return sidecar;
        }
        ObjectNode peopleNode = presentNode instanceof ObjectNode object ? object : newObject();
        var peopleById = new TreeMap<String, Person>();
        decisions.people().forEach(person -> peopleById.put(person.id(), person));
        var removedNames = new ArrayList<String>();
        peopleNode
                .properties()
                .forEach(member -> {
                    if (member.getValue().isObject() && !peopleById.containsKey(member.getKey())) {
                        removedNames.add(member.getKey());
                    }
                });
        peopleNode.remove(removedNames);
        peopleById.forEach((id, person) -> {
            ObjectNode personNode =
                    peopleNode.path(id) instanceof ObjectNode old ? old : newObject();
            write(person, personNode);
            insertMember(peopleNode, id, personNode);
        });
        if (peopleNode.isEmpty()) {
            tree.remove(PEOPLE);
        } else {
            tree.set(PEOPLE, peopleNode);
        }
        return Sidecar.of(tree);
    }

    private static ObjectNode newObject() {
        return JsonNodeFactory.instance.objectNode();
    }

    private static void write(Person person, ObjectNode personNode) {
        putOrRemove(personNode, "name", person.name());
        if (!person.orcid().isEmpty()
                || Orcid.parse(personNode.path("orcid").asString("")).value().isPresent()) {
            putOrRemove(personNode, "orcid", person.orcid());
        }
        putOrRemove(personNode, "me", person.isMe());
        putOrRemove(personNode, "advisee", person.isAdvisee());
        ObjectNode spellingsNode =
                personNode.path(SPELLINGS) instanceof ObjectNode old ? old : newObject();
        var removedNames = new ArrayList<String>();
        spellingsNode
                .properties()
                .forEach(each -> {
                    if (each.getValue().isBoolean()
                            && !person.spellings().containsKey(each.getKey())) {
                        removedNames.add(each.getKey());
                    }
                });
        spellingsNode.remove(removedNames);
        person.spellings()
                .forEach((spelling, same) ->
                        insertMember(
                                spellingsNode,
                                spelling,
                                JsonNodeFactory.instance.booleanNode(same)));
        personNode.set(SPELLINGS, spellingsNode);
    }

    private static void putOrRemove(ObjectNode node, String name, String text) {
        if (text.isEmpty()) {
            node.remove(name);
        } else {
            node.put(name, text);
        }
    }

    private static void putOrRemove(ObjectNode node, String name, boolean value) {
        if (value) {
            node.put(name, true);
        } else if (node.path(name).isBoolean()) {
            node.remove(name);
        }
    }

    /// Inserts a new member in alphabetical position, so that two people who add members seldom
    /// conflict.
    private static void insertMember(ObjectNode object, String name, JsonNode value) {
        if (object.has(name)) {
            object.set(name, value);
            return;
        }
        var members = new ArrayList<>(List.copyOf(object.properties()));
        int position = 0;
        while (position < members.size() && members.get(position).getKey().compareTo(name) < 0) {
            position++;
        }
        members.add(position, Map.entry(name, value));
        object.removeAll();
        members.forEach(member -> object.set(member.getKey(), member.getValue()));
    }
}
