package octavo.importer;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Asks trees of JSON and YAML for texts. What is not there, or no text, is empty.
final class TreeTexts {
    private TreeTexts() {}

    /// The text of the first of some properties that has any. Of a list it is that of its first
    /// member that has one.
    static String first(JsonNode node, String... properties) {
        return Stream.of(properties)
                .map(property -> text(node.path(property)))
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
    }

    /// All texts of a property that holds one or a list of them.
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
