package octavo.formats.workdrafts;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Gets texts from JSON and YAML trees. Missing ones, and other nodes, are empty.
public final class TreeTexts {
    private TreeTexts() {}

    /// The text of the first non-empty property. For a list, that of its first member with a text.
    public static String firstText(JsonNode node, String... propertyNames) {
        return Stream.of(propertyNames)
                .map(propertyName -> plainText(node.path(propertyName)))
                .filter(plainText -> !plainText.isBlank())
                .findFirst()
                .orElse("");
    }

    /// All texts of a property with one text or a list.
    public static List<String> allTexts(JsonNode node, String property) {
        List<String> memberTexts = new ArrayList<>();
        for (JsonNode memberNode : members(node.path(property))) {
            if (!plainText(memberNode).isBlank()) {
                memberTexts.add(plainText(memberNode));
            }
        }
        return memberTexts;
    }

    /// The members of a list; a single value is a list of one.
    public static List<JsonNode> members(JsonNode node) {
        return node.isArray()
                ? node.valueStream().toList()
                : node.isMissingNode() || node.isNull() ? List.of() : List.of(node);
    }

    private static String plainText(JsonNode node) {
        return node.isArray()
                ? node.valueStream()
                        .map(memberNode -> memberNode.asString(""))
                        .filter(text -> !text.isBlank())
                        .findFirst()
                        .orElse("")
                : node.asString("");
    }
}
