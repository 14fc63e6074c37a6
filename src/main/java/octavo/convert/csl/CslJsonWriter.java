package octavo.convert.csl;

import octavo.csl.CslItem;
import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslName;
import octavo.csl.ItemText;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// Writes items as CSL-JSON.
final class CslJsonWriter {
    private CslJsonWriter() {}

    /// @param order the variables in output order
    static ObjectNode of(CslItem item, List<String> order) {
        ObjectNode json = node();
        json.put("id", item.id());
        json.put("type", item.type());
        for (String variable : order) {
            ItemText text = item.texts().get(variable);
            CslDate date = item.dates().get(variable);
            if (text != null) {
                json.put(variable, text.html());
            } else if (date != null) {
                json.set(variable, date(date));
            } else {
                json.set(variable, names(item.names().getOrDefault(variable, List.of())));
            }
        }
        return json;
    }

    private static ObjectNode node() {
        return JsonNodeFactory.instance.objectNode();
    }

    private static ArrayNode names(List<CslName> names) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        for (CslName name : names) {
            ObjectNode json = all.addObject();
            put(json, "literal", name.literal());
            put(json, "family", name.family());
            put(json, "given", name.given());
            put(json, "dropping-particle", name.droppingParticle());
            put(json, "non-dropping-particle", name.nonDroppingParticle());
            put(json, "suffix", name.suffix());
        }
        return all;
    }

    private static void put(ObjectNode node, String part, String text) {
        if (!text.isEmpty()) {
            node.put(part, text);
        }
    }

    private static ObjectNode date(CslDate date) {
        if (!date.edtf().isEmpty() || date.points().isEmpty()) {
            return node().put("literal", date.edtf().isEmpty() ? date.literal() : date.edtf());
        }
        ObjectNode json = node();
        ArrayNode parts = json.putArray("date-parts");
        for (CslDate.Point point : date.points()) {
            ArrayNode numbers = parts.addArray().add(point.year());
            if (point.isSeason()) {
                json.put("season", point.season());
            } else if (point.month() > 0) {
                numbers.add(point.month());
                if (point.day() > 0) {
                    numbers.add(point.day());
                }
            }
        }
        return date.uncertain() ? json.put("circa", true) : json;
    }
}
