package octavo.formats.csljson;

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

    /// @param variableOrder the variables in output order
    static ObjectNode writeItem(CslItem cslItem, List<String> variableOrder) {
        ObjectNode itemNode = newObject();
        itemNode.put("id", cslItem.id());
        itemNode.put("type", cslItem.type());
        for (String variable : variableOrder) {
            ItemText text = cslItem.texts().get(variable);
            CslDate date = cslItem.dates().get(variable);
            if (text != null) {
                itemNode.put(variable, text.toHtml());
            } else if (date != null) {
                itemNode.set(variable, writeDate(date));
            } else {
                itemNode.set(
                        variable, writeNames(cslItem.names().getOrDefault(variable, List.of())));
            }
        }
        return itemNode;
    }

    private static ObjectNode newObject() {
        return JsonNodeFactory.instance.objectNode();
    }

    private static ArrayNode writeNames(List<CslName> cslNames) {
        ArrayNode nameArray = JsonNodeFactory.instance.arrayNode();
        for (CslName cslName : cslNames) {
            ObjectNode nameNode = nameArray.addObject();
            putText(nameNode, "literal", cslName.literal());
            putText(nameNode, "family", cslName.family());
            putText(nameNode, "given", cslName.given());
            putText(nameNode, "dropping-particle", cslName.droppingParticle());
            putText(nameNode, "non-dropping-particle", cslName.nonDroppingParticle());
            putText(nameNode, "suffix", cslName.suffix());
        }
        return nameArray;
    }

    private static void putText(ObjectNode objectNode, String property, String text) {
        if (!text.isEmpty()) {
            objectNode.put(property, text);
        }
    }

    private static ObjectNode writeDate(CslDate cslDate) {
        if (!cslDate.edtf().isEmpty() || cslDate.points().isEmpty()) {
            return newObject()
                    .put("literal", cslDate.edtf().isEmpty() ? cslDate.literal() : cslDate.edtf());
        }
        ObjectNode dateNode = newObject();
        ArrayNode dateParts = dateNode.putArray("date-parts");
        for (CslDate.DatePoint point : cslDate.points()) {
            ArrayNode pointNumbers = dateParts.addArray().add(point.year());
            if (point.isSeason()) {
                dateNode.put("season", point.season());
            } else if (point.month() > 0) {
                pointNumbers.add(point.month());
                if (point.day() > 0) {
                    pointNumbers.add(point.day());
                }
            }
        }
        return cslDate.isUncertain() ? dateNode.put("circa", true) : dateNode;
    }
}
