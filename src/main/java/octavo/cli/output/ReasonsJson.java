package octavo.cli.output;

import octavo.text.LocalizedSentence;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// Reasons as JSON.
public final class ReasonsJson {
    private ReasonsJson() {}

    public static void put(List<LocalizedSentence> reasons, ObjectNode node) {
        ArrayNode array = node.putArray("reasons");
        reasons.forEach(reason -> array.add(reason.toString()));
    }
}
