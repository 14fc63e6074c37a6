package octavo.gui.cv;

import octavo.cv.configuration.Emphasis;
import octavo.cv.configuration.Profile.PreprintDisplay;
import octavo.library.TitleCapitals;
import octavo.sidecar.Sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// Changes of the options that hold for a whole list.
final class OptionEdits {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private OptionEdits() {}

    /// An edit of the profile of a name.
    interface OptionEdit {
        Sidecar applyTo(Sidecar sidecar, String profile);
    }

    private static OptionEdit optionEdit(Consumer<ObjectNode> change) {
        return (sidecar, profile) -> ProfileEdits.changeProfile(sidecar, profile, change);
    }

    static OptionEdit emphasis(Emphasis emphasis) {
        return optionEdit(profile ->
                ProfileEdits.memberObject(profile, "self").put("emphasis", emphasis.id()));
    }

    static OptionEdit selfNames(List<String> names) {
        return optionEdit(profile -> {
            ObjectNode self = ProfileEdits.memberObject(profile, "self");
            self.set(
                    "names",
                    JSON.arrayNode().addAll(names.stream().map(JSON::stringNode).toList()));
        });
    }

    static OptionEdit ownOnly(boolean isOwnOnly) {
        return optionEdit(profile -> putFlag(profile, "mine", isOwnOnly, false));
    }

    static OptionEdit titles(boolean areLowered) {
        return optionEdit(profile -> {
            if (areLowered) {
                profile.put("titles", TitleCapitals.SENTENCE_CASE.id());
            } else {
                profile.remove("titles");
            }
        });
    }

    static OptionEdit keepSelf(boolean keepsSelf) {
        return optionEdit(profile ->
                changeMember(
                        profile,
                        "etAl",
                        memberNode -> putFlag(memberNode, "keepSelf", keepsSelf, true)));
    }

    /// How many names are printed before "et al."; 0 for all.
    static OptionEdit namesShown(int maxNames) {
        return optionEdit(profile ->
                changeMember(
                        profile,
                        "etAl",
                        memberNode -> {
                            if (maxNames > 0) {
                                memberNode.put("after", maxNames);
                            } else {
                                memberNode.remove("after");
                            }
                        }));
    }

    static OptionEdit marks(boolean areShown) {
        return optionEdit(profile -> putFlag(profile, "marks", areShown, true));
    }

    static OptionEdit superseded(PreprintDisplay preprintDisplay) {
        return optionEdit(profile ->
                profile.put("superseded", preprintDisplay.name().toLowerCase(Locale.ROOT)));
    }

    static OptionEdit locale(String tag) {
        return optionEdit(profile -> putText(profile, "locale", tag));
    }

    /// How each section is numbered; an empty text for not at all.
    static OptionEdit numbers(List<String> patterns) {
        return optionEdit(profile -> {
            ArrayNode sections = ProfileEdits.sections(profile);
            for (int i = 0; i < sections.size(); i++) {
                if (sections.get(i) instanceof ObjectNode section) {
                    putText(section, "number", patterns.get(i));
                }
            }
        });
    }

    /// The order of all sections.
    static OptionEdit sort(String newOrder) {
        return optionEdit(
                profile -> changeSections(profile, section -> putText(section, "sort", newOrder)));
    }

    /// What all sections are grouped by; an empty text for nothing.
    static OptionEdit group(String newGrouping) {
        return optionEdit(profile ->
                changeSections(profile, section -> putText(section, "group", newGrouping)));
    }

    private static void changeSections(ObjectNode profile, Consumer<ObjectNode> change) {
        for (JsonNode section : ProfileEdits.sections(profile)) {
            if (section instanceof ObjectNode object) {
                change.accept(object);
            }
        }
    }

    private static void putText(ObjectNode node, String member, String value) {
        if (value.isEmpty()) {
            node.remove(member);
        } else {
            node.put(member, value);
        }
    }

    private static void putFlag(ObjectNode node, String member, boolean value, boolean usualValue) {
        if (value == usualValue && !node.has("like")) {
            node.remove(member);
        } else {
            node.put(member, value);
        }
    }

    private static void changeMember(ObjectNode node, String member, Consumer<ObjectNode> change) {
        ObjectNode child = ProfileEdits.memberObject(node, member);
        change.accept(child);
        if (child.isEmpty()) {
            node.remove(member);
        }
    }
}
