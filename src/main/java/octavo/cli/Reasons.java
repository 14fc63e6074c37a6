package octavo.cli;

import octavo.text.Wording;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// Reasons in JSON.
final class Reasons {
    private Reasons() {}

    static void put(List<Wording> reasons, ObjectNode node) {
        ArrayNode array = node.putArray("reasons");
        reasons.forEach(reason -> array.add(reason.toString()));
    }
}
