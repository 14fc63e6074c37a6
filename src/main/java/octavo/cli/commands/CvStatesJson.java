package octavo.cli.commands;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// Which outputs of profiles are out of date, and what has changed in them, as JSON.
final class CvStatesJson {
    private final ArrayNode outputs = JsonMapper.shared().createArrayNode();

    /// @param stale what is out of date, in words; empty if nothing is
    void add(CvTarget target, String stale, List<String> changes) {
        ObjectNode object = object(target).put("outdated", !stale.isEmpty());
        if (!stale.isEmpty()) {
            object.put("message", stale);
        }
        ArrayNode list = object.putArray("changes");
        changes.forEach(list::add);
    }

    /// An output that must not be looked at.
    void addRefused(CvTarget target, String why) {
        object(target).put("refused", why);
    }

    private ObjectNode object(CvTarget target) {
        return outputs.addObject()
                .put("path", target.path().toString())
                .put("profile", target.profile())
                .put("format", target.output().format().toString());
    }

    ArrayNode toJson() {
        return outputs;
    }
}
