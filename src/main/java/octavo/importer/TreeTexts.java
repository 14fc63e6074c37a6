package octavo.importer;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Gets texts from JSON and YAML trees. Missing ones, and other nodes, are empty.
final class TreeTexts {
    private TreeTexts() {}

    /// The text of the first non-empty property. For a list, that of its first member with a text.
    static String first(JsonNode node, String... properties) {
        return Stream.of(properties)
                .map(property -> text(node.path(property)))
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
    }

    /// All texts of a property with one text or a list.
    static List<String> all(JsonNode node, String property) {
        List<String> texts = new ArrayList<>();
        for (JsonNode member : members(node.path(property))) {
            if (!text(member).isBlank()) {
                texts.add(text(member));
            }
        }
        return texts;
    }

    /// The members of a list; a single value is a list of one.
    static List<JsonNode> members(JsonNode node) {
        return node.isArray()
                ? node.valueStream().toList()
                : node.isMissingNode() || node.isNull() ? List.of() : List.of(node);
    }

    private static String text(JsonNode node) {
        return node.isArray()
                ? node.valueStream()
                        .map(member -> member.asString(""))
                        .filter(text -> !text.isBlank())
                        .findFirst()
                        .orElse("")
                : node.asString("");
    }
}
