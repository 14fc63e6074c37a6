package octavo.cv.configuration;

import octavo.text.LocalizedSentence;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;

/// Reads the members of a JSON object, reporting wrong types and unknown members.
public final class JsonMembers {
    private final JsonNode object;
    private final String path;
    private final List<LocalizedSentence> problemSentences;
    private final Set<String> requestedNames = new HashSet<>();

    public JsonMembers(JsonNode object, String path, List<LocalizedSentence> problems) {
        this.object = object;
        this.path = path;
        this.problemSentences = problems;
        if (!object.isObject() && !object.isMissingNode()) {
            problems.add(LocalizedSentence.of("{0} should be an object in braces", path));
        }
    }

    public boolean hasMember(String name) {
        return object.has(name);
    }

    /// The member itself, of any type.
    JsonNode memberNode(String name) {
        requestedNames.add(name);
        return object.path(name);
    }

    JsonMembers memberObject(String name) {
        return new JsonMembers(memberNode(name), pathOf(name), problemSentences);
    }

    /// The objects of an array.
    public List<JsonMembers> objectList(String name) {
        JsonNode arrayNode = memberNode(name);
        if (!arrayNode.isArray() && !arrayNode.isMissingNode()) {
            reportProblem(name, LocalizedSentence.of("should be a list in square brackets"));
        }
        List<JsonMembers> objectMembers = new ArrayList<>();
        for (JsonNode elementNode : arrayNode.isArray() ? arrayNode : List.<JsonNode>of()) {
            String elementPath = "%s[%d]".formatted(pathOf(name), objectMembers.size() + 1);
            objectMembers.add(new JsonMembers(elementNode, elementPath, problemSentences));
        }
        return objectMembers;
    }

    public String textValue(String name, String defaultValue) {
        JsonNode memberNode = memberNode(name);
        if (memberNode.isMissingNode() || memberNode.isString()) {
            return memberNode.asString(defaultValue);
        }
        reportProblem(name, LocalizedSentence.of("should be a text"));
        return defaultValue;
    }

    public boolean booleanValue(String name, boolean defaultValue) {
        JsonNode memberNode = memberNode(name);
        if (memberNode.isMissingNode() || memberNode.isBoolean()) {
            return memberNode.asBoolean(defaultValue);
        }
        reportProblem(name, LocalizedSentence.of("should be true or false"));
        return defaultValue;
    }

    int numberValue(String name, int defaultValue) {
        JsonNode memberNode = memberNode(name);
        if (memberNode.isMissingNode() || memberNode.isInt() && memberNode.asInt() >= 0) {
            return memberNode.asInt(defaultValue);
        }
        reportProblem(name, LocalizedSentence.of("should be a whole number, 0 or more"));
        return defaultValue;
    }

    /// Texts of an array, or a single text.
    List<String> textValues(String name) {
        JsonNode memberNode = memberNode(name);
        if (memberNode.isString()) {
            return List.of(memberNode.asString());
        }
        List<String> texts = new ArrayList<>();
        if (!memberNode.isArray() && !memberNode.isMissingNode()) {
            reportProblem(name, LocalizedSentence.of("should be text or a list of texts"));
        }
        for (JsonNode elementNode : memberNode) {
            if (elementNode.isString()) {
                texts.add(elementNode.asString());
            } else {
                reportProblem(name, LocalizedSentence.of("should contain only texts"));
            }
        }
        return texts;
    }

    Map<String, String> textMap(String name) {
        JsonMembers members = memberObject(name);
        Map<String, String> textByName = new LinkedHashMap<>();
        members.memberNames()
                .forEach(memberName ->
                        textByName.put(memberName, members.textValue(memberName, "")));
        return textByName;
    }

    public <E extends Enum<E>> E enumValue(String name, E defaultValue) {
        SequencedMap<String, E> constantsById = new LinkedHashMap<>();
        for (E constant : defaultValue.getDeclaringClass().getEnumConstants()) {
            constantsById.put(valueId(constant), constant);
        }
        return choice(name, constantsById, defaultValue);
    }

    /// One of some values by its name.
    public <T> T choice(String name, SequencedMap<String, T> valuesById, T defaultValue) {
        String text = textValue(name, "");
        T chosenValue = valuesById.get(text);
        if (chosenValue == null && !text.isEmpty()) {
            String ids = String.join(", ", valuesById.keySet());
            reportProblem(
                    name, LocalizedSentence.of("is {0}, but should be one of: {1}", text, ids));
        }
        return chosenValue == null ? defaultValue : chosenValue;
    }

    private static String valueId(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    List<String> memberNames() {
        return List.copyOf(object.propertyNames());
    }

    /// Reports members that were not requested.
    public void reportUnknown() {
        memberNames().stream()
                .filter(name -> !requestedNames.contains(name))
                .forEach(name -> reportProblem(name, LocalizedSentence.of("is unknown here")));
    }

    public void reportProblem(String name, LocalizedSentence problem) {
        problemSentences.add(LocalizedSentence.of("{0} {1}", pathOf(name), problem));
    }

    /// Reports a problem of the object as a whole.
    void reportProblem(LocalizedSentence problem) {
        problemSentences.add(LocalizedSentence.of("{0} {1}", path, problem));
    }

    private String pathOf(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
