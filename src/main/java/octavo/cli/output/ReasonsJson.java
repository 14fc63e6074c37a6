package octavo.cli.output;

import octavo.text.LocalizedSentence;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// Reasons as JSON.
final class ReasonsJson {
    private ReasonsJson() {}

    static void put(List<LocalizedSentence> reasons, ObjectNode node) {
        ArrayNode array = node.putArray("reasons");
        reasons.forEach(reason -> array.add(reason.toString()));
    }
}
