package octavo.sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// Rewrites a JSON text to another value and keeps the formatting of everything that both share.
/// New parts imitate their surroundings. Trees from files are shallow, so recursion is safe.
final class JsonText {
    private final String lineEnd;
    private final String indentStep;

    /// Where a value is written.
    ///
    /// @param startsLine whether it starts a line
    /// @param lineIndent the indentation of that line
    private record ValuePosition(boolean startsLine, String lineIndent) {
        static final ValuePosition ROOT = new ValuePosition(true, "");

        /// The place after some whitespace.
        ValuePosition afterWhitespace(String leadingWhitespace) {
            int newlineIndex = leadingWhitespace.lastIndexOf('\n');
            return new ValuePosition(
                    newlineIndex >= 0,
                    newlineIndex >= 0 ? leadingWhitespace.substring(newlineIndex + 1) : lineIndent);
        }
    }

    private JsonText(String jsonText, WrittenJson root) {
        this.lineEnd = jsonText.contains("\r\n") ? "\r\n" : "\n";
        this.indentStep =
                root.jsonParts().stream()
                        .map(part ->
                                ValuePosition.ROOT
                                        .afterWhitespace(part.leadingBlanks())
                                        .lineIndent())
                        .filter(indent -> !indent.isEmpty())
                        .findFirst()
                        .orElse("  ");
    }

    /// @param jsonText a JSON text
    /// @param valueBefore its value
    /// @param valueAfter its new value
    static String rewriteText(String jsonText, ObjectNode valueBefore, ObjectNode valueAfter) {
        WrittenJson root = WrittenJson.parseWritten(jsonText);
        String newText =
                new JsonText(jsonText, root)
                        .rewriteValue(root, valueBefore, valueAfter, ValuePosition.ROOT);
        int rootStart = jsonText.indexOf('{');
        return jsonText.substring(0, rootStart)
                + newText
                + jsonText.substring(rootStart + root.sourceText().length());
    }

    private String rewriteValue(
            WrittenJson oldJson,
            JsonNode valueBefore,
            JsonNode valueAfter,
            ValuePosition position) {
        if (valueBefore.equals(valueAfter)) {
            return oldJson.sourceText();
        }
        if (!oldJson.jsonParts().isEmpty() && !valueAfter.isEmpty()) {
            if (valueBefore instanceof ObjectNode containerBefore
                    && valueAfter instanceof ObjectNode containerAfter) {
                return "{"
                        + String.join(
                                ",",
                                rewriteMembers(oldJson, containerBefore, containerAfter, position))
                        + "}";
            }
            if (valueBefore instanceof ArrayNode containerBefore
                    && valueAfter instanceof ArrayNode containerAfter) {
                return "["
                        + String.join(
                                ",",
                                rewriteElements(oldJson, containerBefore, containerAfter, position))
                        + "]";
            }
        }
        return formatNew(valueAfter, position);
    }

    private String formatNew(JsonNode value, ValuePosition position) {
        return position.startsLine()
                ? SidecarJson.formatLines(value, indentStep)
                        .replace("\n", lineEnd + position.lineIndent())
                : SidecarJson.formatOneLine(value);
    }

    private List<String> rewriteMembers(
            WrittenJson oldJson,
            ObjectNode containerBefore,
            ObjectNode containerAfter,
            ValuePosition position) {
        Map<String, Integer> formerIndices = new HashMap<>();
        containerBefore
                .propertyNames()
                .forEach(name -> formerIndices.put(name, formerIndices.size()));
        List<String> partTexts = new ArrayList<>();
        for (Map.Entry<String, JsonNode> member : containerAfter.properties()) {
            String name = member.getKey();
            JsonNode value = member.getValue();
            Optional<String> formerName = formerName(member, containerBefore, containerAfter);
            Optional<Integer> formerIndex = formerName.map(formerIndices::get);
            String leadingWhitespace =
                    oldJson.leadingBlanks(formerIndex.orElse(0), partTexts.isEmpty());
            ValuePosition partPosition = position.afterWhitespace(leadingWhitespace);
            String nameText =
                    containerBefore.has(name)
                            ? oldJson.jsonParts().get(formerIndex.orElseThrow()).nameText()
                            : SidecarJson.formatOneLine(containerAfter.stringNode(name))
                                    + oldJson.colonText();
            String valueText =
                    formerIndex
                            .map(partIndex ->
                                    rewriteValue(
                                            oldJson.jsonParts().get(partIndex).value(),
                                            containerBefore.path(formerName.orElseThrow()),
                                            value,
                                            partPosition))
                            .orElseGet(() -> formatNew(value, partPosition));
            partTexts.add(
                    leadingWhitespace
                            + nameText
                            + valueText
                            + oldJson.trailingBlanks(
                                    formerIndex, partTexts.size() == containerAfter.size() - 1));
        }
        return partTexts;
    }

    /// The former name of a member: one that is gone, if its value is here under another name.
    private static Optional<String> formerName(
            Map.Entry<String, JsonNode> member,
            ObjectNode containerBefore,
            ObjectNode containerAfter) {
        return containerBefore.has(member.getKey())
                ? Optional.of(member.getKey())
                : containerBefore.properties().stream()
                        .filter(removedMember -> !containerAfter.has(removedMember.getKey()))
                        .filter(removedMember -> removedMember.getValue().equals(member.getValue()))
                        .map(Map.Entry::getKey)
                        .findFirst();
    }

    private List<String> rewriteElements(
            WrittenJson oldJson,
            ArrayNode containerBefore,
            ArrayNode containerAfter,
            ValuePosition position) {
        List<Optional<Integer>> formerIndices = formerIndices(containerBefore, containerAfter);
        List<String> partTexts = new ArrayList<>();
        for (JsonNode value : containerAfter) {
            Optional<Integer> formerIndex = formerIndices.get(partTexts.size());
            String leadingWhitespace = oldJson.leadingBlanks(partTexts.size(), partTexts.isEmpty());
            ValuePosition partPosition = position.afterWhitespace(leadingWhitespace);
            String valueText =
                    formerIndex
                            .map(partIndex ->
                                    rewriteValue(
                                            oldJson.jsonParts().get(partIndex).value(),
                                            containerBefore.get(partIndex),
                                            value,
                                            partPosition))
                            .orElseGet(() -> formatNew(value, partPosition));
            partTexts.add(
                    leadingWhitespace
                            + valueText
                            + oldJson.trailingBlanks(
                                    formerIndex, partTexts.size() == containerAfter.size() - 1));
        }
        return partTexts;
    }

    /// The former index of each element: first equal ones, then the others in order.
    private static List<Optional<Integer>> formerIndices(
            ArrayNode containerBefore, ArrayNode containerAfter) {
        Map<JsonNode, Deque<Integer>> indicesByElement = new HashMap<>();
        TreeSet<Integer> unusedIndices = new TreeSet<>();
        for (int i = 0; i < containerBefore.size(); i++) {
            indicesByElement
                    .computeIfAbsent(containerBefore.get(i), _ -> new ArrayDeque<>())
                    .add(i);
            unusedIndices.add(i);
        }
        List<Optional<Integer>> equalIndices = new ArrayList<>();
        for (JsonNode element : containerAfter) {
            Optional<Integer> formerIndex =
                    Optional.ofNullable(indicesByElement.get(element)).map(Deque::pollFirst);
            formerIndex.ifPresent(unusedIndices::remove);
            equalIndices.add(formerIndex);
        }
        return equalIndices.stream()
                .map(formerIndex ->
                        formerIndex.or(() -> Optional.ofNullable(unusedIndices.pollFirst())))
                .toList();
    }
}
