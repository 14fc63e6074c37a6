package octavo.gui.cv;

import octavo.cv.profile.Profiles;
import octavo.sidecar.JsonFault;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarJson;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A profile as the sidecar writes it, for whoever edits it by hand.
final class ProfileJson {
    private ProfileJson() {}

    /// What was typed: the profile, or why it is none.
    sealed interface Typed {
        record Valid(ObjectNode profile) implements Typed {}

        /// A text that is no JSON object.
        record Invalid(JsonFault fault) implements Typed {}
    }

    static String text(Sidecar sidecar, String name) {
        return SidecarJson.formatText(Profiles.profileTree(sidecar.copyTree(), name));
    }

    static Typed parse(String text) {
        try {
            JsonNode tree = SidecarJson.parseTree(text);
            return tree instanceof ObjectNode profile
                    ? new Typed.Valid(profile)
                    : new Typed.Invalid(new JsonFault("{ … }", 1, 1));
        } catch (JacksonException wrong) {
            return new Typed.Invalid(JsonFault.of(wrong));
        } catch (NumberFormatException wrong) {
            return new Typed.Invalid(new JsonFault(String.valueOf(wrong.getMessage()), 1, 1));
        }
    }
}
