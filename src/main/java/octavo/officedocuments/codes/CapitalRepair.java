package octavo.officedocuments.codes;

import octavo.formats.workdrafts.TreeTexts;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Repairs codes that Word's “All Caps” has turned into capitals, names of members included.
final class CapitalRepair {
    /// The members that are not in small letters.
    private static final Map<String, String> MIXED_NAMES =
            List.of(
                            "citationID",
                            "citationItems",
                            "itemData",
                            "plainCitation",
                            "formattedCitation",
                            "noteIndex",
                            "dontUpdate",
                            "DOI",
                            "ISBN",
                            "ISSN",
                            "URL",
                            "PMID",
                            "PMCID",
                            "archive_location",
                            "shortTitle",
                            "journalAbbreviation")
                    .stream()
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    name -> name.toLowerCase(Locale.ROOT), Function.identity()));

    private CapitalRepair() {}

    static ObjectNode repair(ObjectNode json) {
        return json.has("CITATIONITEMS") && repaired(json) instanceof ObjectNode object
                ? object
                : json;
    }

    private static JsonNode repaired(JsonNode node) {
        if (node instanceof ObjectNode object) {
            ObjectNode result = JsonNodeFactory.instance.objectNode();
            object.forEachEntry((name, value) -> {
                String small = name.toLowerCase(Locale.ROOT);
                String usual = MIXED_NAMES.getOrDefault(small, small);
                boolean isWord = usual.equals("type") || usual.equals("label");
                result.set(
                        usual,
                        isWord
                                ? JsonNodeFactory.instance.stringNode(
                                        TreeTexts.firstText(object, name).toLowerCase(Locale.ROOT))
                                : repaired(value));
            });
            return result;
        }
        if (node.isArray()) {
            ArrayNode result = JsonNodeFactory.instance.arrayNode();
            node.forEach(member -> result.add(repaired(member)));
            return result;
        }
        return node;
    }
}
