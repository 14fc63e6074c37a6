package octavo.gui.cv;

import octavo.cv.profile.Profile.ListOutput;
import octavo.cv.profile.Profile.ListSection;
import octavo.cv.profile.Profiles;
import octavo.library.WorkKind;
import octavo.sidecar.Sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// Edits a profile in the sidecar. Unknown members are preserved. A new profile starts with a
/// section for each kind of work.
final class ProfileEdits {
    private static final String HIDE = "hide";
    private static final String NOTES = "notes";
    private static final String SECTIONS = "sections";
    private static final String ENTRIES = "entries";
    private static final String OUTPUTS = "outputs";

    private ProfileEdits() {}

    static Sidecar changed(Sidecar sidecar, String name, Consumer<ObjectNode> change) {
        ObjectNode tree = sidecar.copyTree();
        ObjectNode profiles = child(tree, "profiles");
        boolean isNew = !profiles.has(name);
        ObjectNode profile = child(profiles, name);
        if (isNew) {
            profile.putObject("self").put("emphasis", "bold");
            profile.put("volumes", Profiles.STANDARD.entrySettings().includesVolumes());
            ArrayNode sections = profile.putArray(SECTIONS);
            Profiles.STANDARD
                    .listSections()
                    .forEach(section -> sections.addObject().put("where", section.query()));
        }
        change.accept(profile);
        return Sidecar.of(tree);
    }

    private static ObjectNode child(ObjectNode parent, String name) {
        return parent.path(name) instanceof ObjectNode there ? there : parent.putObject(name);
    }

    /// Begins with the owner's papers by kind, the name in bold.
    static Sidecar create(Sidecar sidecar, String name, ListOwner owner) {
        return changed(
                sidecar,
                name,
                profile -> {
                    if (owner.isKnown()) {
                        profile.put("mine", true);
                        ArrayNode sections = profile.putArray(SECTIONS);
                        owner.kindsInOrder().forEach(kind -> addSection(sections, kind));
                    }
                });
    }

    private static void addSection(ArrayNode sections, WorkKind kind) {
        sections.addObject().put("where", Profiles.kindQuery(kind));
    }

    /// Begins as a profile that comes with Octavo.
    static Sidecar createLike(Sidecar sidecar, String name, String shipped) {
        ObjectNode tree = sidecar.copyTree();
        child(child(tree, "profiles"), name).put("like", shipped);
        return Sidecar.of(tree);
    }

    /// Renames a profile in place.
    static Sidecar rename(Sidecar sidecar, String from, String to) {
        ObjectNode tree = changed(sidecar, from, _ -> {}).copyTree();
        ObjectNode profiles = JsonNodeFactory.instance.objectNode();
        child(tree, "profiles")
                .properties()
                .forEach(each ->
                        profiles.set(
                                each.getKey().equals(from) ? to : each.getKey(), each.getValue()));
        tree.set("profiles", profiles);
        return Sidecar.of(tree);
    }

    /// Puts a profile in the place of that of its name.
    static Sidecar replace(Sidecar sidecar, String name, ObjectNode by) {
        ObjectNode tree = sidecar.copyTree();
        child(tree, "profiles").set(name, by);
        return Sidecar.of(tree);
    }

    static Sidecar remove(Sidecar sidecar, String name) {
        ObjectNode tree = sidecar.copyTree();
        child(tree, "profiles").remove(name);
        return Sidecar.of(tree);
    }

    static Sidecar hide(Sidecar sidecar, String name, String key, boolean hidden) {
        return changed(
                sidecar,
                name,
                profile -> {
                    Set<String> keys = texts(profile.path(HIDE));
                    boolean _ = hidden ? keys.add(key) : keys.remove(key);
                    put(profile, HIDE, keys);
                });
    }

    static Sidecar note(Sidecar sidecar, String name, String key, String text) {
        return changed(
                sidecar,
                name,
                profile -> {
                    ObjectNode notes = object(profile, NOTES);
                    if (text.isBlank()) {
                        notes.remove(key);
                    } else {
                        notes.put(key, text.strip());
                    }
                    if (notes.isEmpty()) {
                        profile.remove(NOTES);
                    }
                });
    }

    /// Puts entries first in a section, in this order.
    static Sidecar order(Sidecar sidecar, String name, int section, List<String> keys) {
        return changed(sidecar, name, profile -> put(section(profile, section), ENTRIES, keys));
    }

    private static ObjectNode section(ObjectNode profile, int index) {
        ArrayNode sections = sections(profile);
        while (sections.size() <= index) {
            sections.addObject();
        }
        return (ObjectNode) sections.get(index);
    }

    /// Its own sections; before the first change those of the profile that it is like.
    static ArrayNode sections(ObjectNode profile) {
        if (profile.path(SECTIONS) instanceof ArrayNode own) {
            return own;
        }
        JsonNode shipped = Profiles.effectiveMember(profile, SECTIONS).deepCopy();
        ArrayNode sections = profile.putArray(SECTIONS);
        shipped.forEach(sections::add);
        if (sections.isEmpty()) {
            sections.addObject(); // what a profile without sections prints
        }
        return sections;
    }

    /// An object of a profile; before the first change that of the profile that it is like.
    static ObjectNode object(ObjectNode profile, String name) {
        if (!profile.has(name)
                && Profiles.effectiveMember(profile, name).deepCopy()
                        instanceof ObjectNode shipped) {
            profile.set(name, shipped);
        }
        return child(profile, name);
    }

    static Sidecar section(Sidecar sidecar, String name, int index, ListSection as) {
        return changed(
                sidecar,
                name,
                profile -> {
                    ObjectNode section = section(profile, index);
                    put(section, "heading", as.heading());
                    put(section, "where", as.query());
                    put(section, "sort", String.join(", ", as.sortOrders()));
                });
    }

    static Sidecar removeSection(Sidecar sidecar, String name, int index) {
        return changed(sidecar, name, profile -> sections(profile).remove(index));
    }

    /// Keeps the sections at these places.
    static Sidecar keepSections(Sidecar sidecar, String name, Set<Integer> places) {
        return changed(
                sidecar,
                name,
                profile -> {
                    ArrayNode sections = sections(profile);
                    for (int i = sections.size() - 1; i >= 0; i--) {
                        if (!places.contains(i)) {
                            sections.remove(i);
                        }
                    }
                });
    }

    static Sidecar moveSection(Sidecar sidecar, String name, int from, int to) {
        return changed(
                sidecar,
                name,
                profile -> {
                    ArrayNode sections = sections(profile);
                    sections.insert(to, sections.remove(from));
                });
    }

    /// Formats entries with a built-in template, or a CSL style.
    static Sidecar form(Sidecar sidecar, String name, boolean csl, String id) {
        return changed(
                sidecar,
                name,
                profile -> {
                    ObjectNode entry = object(profile, "entry");
                    List.of("csl", "template", "text").forEach(entry::remove);
                    entry.put(csl ? "csl" : "template", id);
                });
    }

    static Sidecar addOutputs(Sidecar sidecar, String name, List<ListOutput> added) {
        return changed(
                sidecar,
                name,
                profile -> {
                    ArrayNode outputs =
                            profile.path(OUTPUTS) instanceof ArrayNode there
                                    ? there
                                    : profile.putArray(OUTPUTS);
                    for (ListOutput output : added) {
                        outputs.addObject()
                                .put("format", output.format().toString())
                                .put(output.isInsertion() ? "into" : "to", output.fileName());
                    }
                });
    }

    static Sidecar removeOutput(Sidecar sidecar, String name, int index) {
        return changed(
                sidecar,
                name,
                profile -> {
                    if (profile.path(OUTPUTS) instanceof ArrayNode outputs) {
                        outputs.remove(index);
                    }
                });
    }

    private static Set<String> texts(JsonNode node) {
        Set<String> texts = new LinkedHashSet<>();
        if (node.isString()) {
            texts.add(node.asString());
        }
        node.forEach(each -> texts.add(each.asString("")));
        return texts;
    }

    private static void put(ObjectNode node, String name, Iterable<String> texts) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        texts.forEach(array::add);
        if (array.isEmpty()) {
            node.remove(name);
        } else {
            node.set(name, array);
        }
    }

    private static void put(ObjectNode node, String name, String text) {
        if (text.isBlank()) {
            node.remove(name);
        } else {
            node.put(name, text.strip());
        }
    }
}
