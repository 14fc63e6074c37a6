package octavo.gui.cv;

import octavo.cv.profile.Emphasis;
import octavo.cv.profile.Profile.PreprintDisplay;
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
        Sidecar in(Sidecar sidecar, String profile);
    }

    private static OptionEdit edit(Consumer<ObjectNode> change) {
        return (sidecar, profile) -> ProfileEdits.changed(sidecar, profile, change);
    }

    static OptionEdit emphasis(Emphasis emphasis) {
        return edit(profile -> ProfileEdits.object(profile, "self").put("emphasis", emphasis.id()));
    }

    static OptionEdit selfNames(List<String> names) {
        return edit(profile -> {
            ObjectNode self = ProfileEdits.object(profile, "self");
            self.set(
                    "names",
                    JSON.arrayNode().addAll(names.stream().map(JSON::stringNode).toList()));
        });
    }

    static OptionEdit mine(boolean only) {
        return edit(profile -> flag(profile, "mine", only, false));
    }

    static OptionEdit keepSelf(boolean keep) {
        return edit(profile -> inside(profile, "etAl", it -> flag(it, "keepSelf", keep, true)));
    }

    /// How many names are printed before "et al."; 0 for all.
    static OptionEdit namesShown(int most) {
        return edit(profile ->
                inside(
                        profile,
                        "etAl",
                        it -> {
                            if (most > 0) {
                                it.put("after", most);
                            } else {
                                it.remove("after");
                            }
                        }));
    }

    static OptionEdit marks(boolean shown) {
        return edit(profile -> flag(profile, "marks", shown, true));
    }

    static OptionEdit superseded(PreprintDisplay what) {
        return edit(profile -> profile.put("superseded", what.name().toLowerCase(Locale.ROOT)));
    }

    static OptionEdit locale(String tag) {
        return edit(profile -> text(profile, "locale", tag));
    }

    /// How each section is numbered; an empty text for not at all.
    static OptionEdit numbers(List<String> patterns) {
        return edit(profile -> {
            ArrayNode sections = ProfileEdits.sections(profile);
            for (int i = 0; i < sections.size(); i++) {
                if (sections.get(i) instanceof ObjectNode section) {
                    text(section, "number", patterns.get(i));
                }
            }
        });
    }

    /// The order of all sections.
    static OptionEdit sort(String by) {
        return edit(profile -> each(profile, section -> text(section, "sort", by)));
    }

    /// What all sections are grouped by; an empty text for nothing.
    static OptionEdit group(String by) {
        return edit(profile -> each(profile, section -> text(section, "group", by)));
    }

    private static void each(ObjectNode profile, Consumer<ObjectNode> change) {
        for (JsonNode section : ProfileEdits.sections(profile)) {
            if (section instanceof ObjectNode object) {
                change.accept(object);
            }
        }
    }

    private static void text(ObjectNode node, String member, String value) {
        if (value.isEmpty()) {
            node.remove(member);
        } else {
            node.put(member, value);
        }
    }

    private static void flag(ObjectNode node, String member, boolean value, boolean usual) {
        if (value == usual && !node.has("like")) {
            node.remove(member);
        } else {
            node.put(member, value);
        }
    }

    private static void inside(ObjectNode node, String member, Consumer<ObjectNode> change) {
        ObjectNode child = ProfileEdits.object(node, member);
        change.accept(child);
        if (child.isEmpty()) {
            node.remove(member);
        }
    }
}
