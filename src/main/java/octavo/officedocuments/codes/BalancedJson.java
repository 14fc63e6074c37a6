package octavo.officedocuments.codes;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.util.Optional;

/// The first JSON object in a text: programs write their own marks around it.
final class BalancedJson {
    private BalancedJson() {}

    /// The object; empty if there is none, or it is broken.
    static Optional<ObjectNode> firstObject(String text) {
        int start = text.indexOf('{');
        int end = start < 0 ? -1 : endOf(text, start);
        return end < 0 ? Optional.empty() : parseObject(text.substring(start, end));
    }

    /// The text with another object in place of its first.
    static String withFirstObject(String text, String json) {
        int start = text.indexOf('{');
        int end = start < 0 ? -1 : endOf(text, start);
        return end < 0 ? text : text.substring(0, start) + json + text.substring(end);
    }

    static Optional<ObjectNode> parseObject(String json) {
        try {
            JsonNode node = JsonMapper.shared().readTree(json);
            return node instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    /// Where the object ends that starts here; -1 if it does not.
    private static int endOf(String text, int start) {
        int depth = 0;
        boolean isInString = false;
        for (int i = start; i < text.length(); i++) {
            char character = text.charAt(i);
            if (isInString) {
                if (character == '\\') {
                    i++;
                } else if (character == '"') {
                    isInString = false;
                }
            } else if (character == '"') {
                isInString = true;
            } else if (character == '{') {
                depth++;
            } else if (character == '}' && --depth == 0) {
                return i + 1;
            }
        }
        return -1;
    }
}
