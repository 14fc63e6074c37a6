package octavo.cli.commands;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// Which outputs of profiles are out of date, and what has changed in them, as JSON.
final class CvStatesJson {
    private final ArrayNode outputsJson = JsonMapper.shared().createArrayNode();

    /// @param staleText what is out of date, in words; empty if nothing is
    void addOutput(CvTarget target, String staleText, List<String> changes) {
        ObjectNode object = outputObject(target).put("outdated", !staleText.isEmpty());
        if (!staleText.isEmpty()) {
            object.put("message", staleText);
        }
        ArrayNode changesJson = object.putArray("changes");
        changes.forEach(changesJson::add);
    }

    /// An output that must not be looked at.
    void addRefused(CvTarget target, String reason) {
        outputObject(target).put("refused", reason);
    }

    private ObjectNode outputObject(CvTarget target) {
        return outputsJson
                .addObject()
                .put("path", target.path().toString())
                .put("profile", target.profileName())
                .put("format", target.output().format().toString());
    }

    ArrayNode toJson() {
        return outputsJson;
    }
}
