package octavo.gui.cv;

import octavo.cv.configuration.Profile.ListOutput;
import octavo.cv.configuration.Profile.ListSection;
import octavo.cv.configuration.Profiles;
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

    static Sidecar changeProfile(Sidecar sidecar, String name, Consumer<ObjectNode> change) {
        ObjectNode tree = sidecar.copyTree();
        ObjectNode profiles = childObject(tree, "profiles");
        boolean isNew = !profiles.has(name);
        ObjectNode profile = childObject(profiles, name);
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

    private static ObjectNode childObject(ObjectNode parent, String name) {
        return parent.path(name) instanceof ObjectNode presentNode
                ? presentNode
                : parent.putObject(name);
    }

    /// Begins with the owner's papers by kind, the name in bold.
    static Sidecar createProfile(Sidecar sidecar, String name, ListOwner listOwner) {
        return changeProfile(
                sidecar,
                name,
                profile -> {
                    if (listOwner.isKnown()) {
                        profile.put("mine", true);
                        ArrayNode sections = profile.putArray(SECTIONS);
                        listOwner.kindsInOrder().forEach(kind -> addSection(sections, kind));
                    }
                });
    }

    private static void addSection(ArrayNode sections, WorkKind kind) {
        sections.addObject().put("where", Profiles.kindQuery(kind));
    }

    /// Begins as a profile that comes with Octavo.
    static Sidecar createLike(Sidecar sidecar, String name, String shippedName) {
        ObjectNode tree = sidecar.copyTree();
        childObject(childObject(tree, "profiles"), name).put("like", shippedName);
        return Sidecar.of(tree);
    }

    /// Renames a profile in place.
    static Sidecar renameProfile(Sidecar sidecar, String oldName, String newName) {
        ObjectNode tree = changeProfile(sidecar, oldName, _ -> {}).copyTree();
        ObjectNode profiles = JsonNodeFactory.instance.objectNode();
        childObject(tree, "profiles")
                .properties()
                .forEach(each ->
                        profiles.set(
                                each.getKey().equals(oldName) ? newName : each.getKey(),
                                each.getValue()));
        tree.set("profiles", profiles);
        return Sidecar.of(tree);
    }

    /// Puts a profile in the place of that of its name.
    static Sidecar replaceProfile(Sidecar sidecar, String name, ObjectNode newProfile) {
        ObjectNode tree = sidecar.copyTree();
        childObject(tree, "profiles").set(name, newProfile);
        return Sidecar.of(tree);
    }

    static Sidecar removeProfile(Sidecar sidecar, String name) {
        ObjectNode tree = sidecar.copyTree();
        childObject(tree, "profiles").remove(name);
        return Sidecar.of(tree);
    }

    static Sidecar hideEntry(Sidecar sidecar, String name, String key, boolean isHidden) {
        return changeProfile(
                sidecar,
                name,
                profile -> {
                    Set<String> keys = readTexts(profile.path(HIDE));
                    boolean _ = isHidden ? keys.add(key) : keys.remove(key);
                    putOrRemove(profile, HIDE, keys);
                });
    }

    static Sidecar noteEntry(Sidecar sidecar, String name, String key, String text) {
        return changeProfile(
                sidecar,
                name,
                profile -> {
                    ObjectNode notes = memberObject(profile, NOTES);
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
    static Sidecar orderEntries(Sidecar sidecar, String name, int section, List<String> keys) {
        return changeProfile(
                sidecar, name, profile -> putOrRemove(section(profile, section), ENTRIES, keys));
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
        if (profile.path(SECTIONS) instanceof ArrayNode ownSections) {
            return ownSections;
        }
        JsonNode shippedNode = Profiles.effectiveMember(profile, SECTIONS).deepCopy();
        ArrayNode sections = profile.putArray(SECTIONS);
        shippedNode.forEach(sections::add);
        if (sections.isEmpty()) {
            sections.addObject(); // what a profile without sections prints
        }
        return sections;
    }

    /// An object of a profile; before the first change that of the profile that it is like.
    static ObjectNode memberObject(ObjectNode profile, String name) {
        if (!profile.has(name)
                && Profiles.effectiveMember(profile, name).deepCopy()
                        instanceof ObjectNode shippedNode) {
            profile.set(name, shippedNode);
        }
        return childObject(profile, name);
    }

    static Sidecar section(Sidecar sidecar, String name, int index, ListSection newSection) {
        return changeProfile(
                sidecar,
                name,
                profile -> {
                    ObjectNode section = section(profile, index);
                    putOrRemove(section, "heading", newSection.heading());
                    putOrRemove(section, "where", newSection.query());
                    putOrRemove(section, "sort", String.join(", ", newSection.sortOrders()));
                });
    }

    static Sidecar removeSection(Sidecar sidecar, String name, int index) {
        return changeProfile(sidecar, name, profile -> sections(profile).remove(index));
    }

    /// Keeps the sections at these places.
    static Sidecar keepSections(Sidecar sidecar, String name, Set<Integer> keptIndexes) {
        return changeProfile(
                sidecar,
                name,
                profile -> {
                    ArrayNode sections = sections(profile);
                    for (int i = sections.size() - 1; i >= 0; i--) {
                        if (!keptIndexes.contains(i)) {
                            sections.remove(i);
                        }
                    }
                });
    }

    static Sidecar moveSection(Sidecar sidecar, String name, int oldIndex, int newIndex) {
        return changeProfile(
                sidecar,
                name,
                profile -> {
                    ArrayNode sections = sections(profile);
                    sections.insert(newIndex, sections.remove(oldIndex));
                });
    }

    /// Formats entries with a built-in template, or a CSL style.
    static Sidecar changeForm(Sidecar sidecar, String name, boolean isCsl, String id) {
        return changeProfile(
                sidecar,
                name,
                profile -> {
                    ObjectNode entry = memberObject(profile, "entry");
                    List.of("csl", "template", "text").forEach(entry::remove);
                    entry.put(isCsl ? "csl" : "template", id);
                });
    }

    static Sidecar addOutputs(Sidecar sidecar, String name, List<ListOutput> addedOutputs) {
        return changeProfile(
                sidecar,
                name,
                profile -> {
                    ArrayNode outputs =
                            profile.path(OUTPUTS) instanceof ArrayNode presentNode
                                    ? presentNode
                                    : profile.putArray(OUTPUTS);
                    for (ListOutput output : addedOutputs) {
                        outputs.addObject()
                                .put("format", output.format().toString())
                                .put(output.isInsertion() ? "into" : "to", output.fileName());
                    }
                });
    }

    static Sidecar removeOutput(Sidecar sidecar, String name, int index) {
        return changeProfile(
                sidecar,
                name,
                profile -> {
                    if (profile.path(OUTPUTS) instanceof ArrayNode outputs) {
                        outputs.remove(index);
                    }
                });
    }

    private static Set<String> readTexts(JsonNode node) {
        Set<String> texts = new LinkedHashSet<>();
        if (node.isString()) {
            texts.add(node.asString());
        }
        node.forEach(each -> texts.add(each.asString("")));
        return texts;
    }

    private static void putOrRemove(ObjectNode node, String name, Iterable<String> texts) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        texts.forEach(array::add);
        if (array.isEmpty()) {
            node.remove(name);
        } else {
            node.set(name, array);
        }
    }

    private static void putOrRemove(ObjectNode node, String name, String text) {
        if (text.isBlank()) {
            node.remove(name);
        } else {
            node.put(name, text.strip());
        }
    }
}
