package octavo.gui.cv;

import octavo.cv.configuration.Profiles;
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
    sealed interface TypedProfile {
        record Valid(ObjectNode profile) implements TypedProfile {}

        /// A text that is no JSON object.
        record Invalid(JsonFault fault) implements TypedProfile {}
    }

    static String profileText(Sidecar sidecar, String name) {
        return SidecarJson.formatText(Profiles.profileTree(sidecar.copyTree(), name));
    }

    static TypedProfile parse(String text) {
        try {
            JsonNode tree = SidecarJson.parseTree(text);
            return tree instanceof ObjectNode profile
                    ? new TypedProfile.Valid(profile)
                    : new TypedProfile.Invalid(new JsonFault("{ … }", 1, 1));
        } catch (JacksonException exception) {
            return new TypedProfile.Invalid(JsonFault.of(exception));
        } catch (NumberFormatException exception) {
            return new TypedProfile.Invalid(
                    new JsonFault(String.valueOf(exception.getMessage()), 1, 1));
        }
    }
}
