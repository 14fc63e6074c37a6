package octavo.cv.profile;

import octavo.text.LocalizedSentence;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Reads the members of a JSON object, reporting wrong types and unknown members.
public final class JsonMembers {
    private final JsonNode object;
    private final String path;
    private final List<LocalizedSentence> problems;
    private final Set<String> asked = new HashSet<>();

    public JsonMembers(JsonNode object, String path, List<LocalizedSentence> problems) {
        this.object = object;
        this.path = path;
        this.problems = problems;
        if (!object.isObject() && !object.isMissingNode()) {
            problems.add(LocalizedSentence.of("{0} should be an object in braces", path));
        }
    }

    public boolean has(String name) {
        return object.has(name);
    }

    /// The member itself, of any type.
    JsonNode node(String name) {
        asked.add(name);
        return object.path(name);
    }

    JsonMembers members(String name) {
        return new JsonMembers(node(name), at(name), problems);
    }

    /// The objects of an array.
    public List<JsonMembers> list(String name) {
        JsonNode array = node(name);
        if (!array.isArray() && !array.isMissingNode()) {
            say(name, LocalizedSentence.of("should be a list in square brackets"));
        }
        List<JsonMembers> list = new ArrayList<>();
        for (JsonNode each : array.isArray() ? array : List.<JsonNode>of()) {
            String place = "%s[%d]".formatted(at(name), list.size() + 1);
            list.add(new JsonMembers(each, place, problems));
        }
        return list;
    }

    public String text(String name, String otherwise) {
        JsonNode node = node(name);
        if (node.isMissingNode() || node.isString()) {
            return node.asString(otherwise);
        }
        say(name, LocalizedSentence.of("should be a text"));
        return otherwise;
    }

    public boolean flag(String name, boolean otherwise) {
        JsonNode node = node(name);
        if (node.isMissingNode() || node.isBoolean()) {
            return node.asBoolean(otherwise);
        }
        say(name, LocalizedSentence.of("should be true or false"));
        return otherwise;
    }

    int number(String name, int otherwise) {
        JsonNode node = node(name);
        if (node.isMissingNode() || node.isInt() && node.asInt() >= 0) {
            return node.asInt(otherwise);
        }
        say(name, LocalizedSentence.of("should be a whole number, 0 or more"));
        return otherwise;
    }

    /// Texts of an array, or a single text.
    List<String> texts(String name) {
        JsonNode node = node(name);
        if (node.isString()) {
            return List.of(node.asString());
        }
        List<String> texts = new ArrayList<>();
        if (!node.isArray() && !node.isMissingNode()) {
            say(name, LocalizedSentence.of("should be text or a list of texts"));
        }
        for (JsonNode each : node) {
            if (each.isString()) {
                texts.add(each.asString());
            } else {
                say(name, LocalizedSentence.of("should contain only texts"));
            }
        }
        return texts;
    }

    Map<String, String> map(String name) {
        JsonMembers members = members(name);
        Map<String, String> map = new LinkedHashMap<>();
        members.names().forEach(each -> map.put(each, members.text(each, "")));
        return map;
    }

    public <E extends Enum<E>> E choice(String name, E otherwise) {
        String text = text(name, "");
        E[] all = otherwise.getDeclaringClass().getEnumConstants();
        Optional<E> chosen = Arrays.stream(all).filter(each -> id(each).equals(text)).findFirst();
        if (chosen.isEmpty() && !text.isEmpty()) {
            String ids = String.join(", ", Arrays.stream(all).map(JsonMembers::id).toList());
            say(name, LocalizedSentence.of("is {0}, but should be one of: {1}", text, ids));
        }
        return chosen.orElse(otherwise);
    }

    private static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    List<String> names() {
        return List.copyOf(object.propertyNames());
    }

    /// Reports members that were not requested.
    public void done() {
        names().stream()
                .filter(name -> !asked.contains(name))
                .forEach(name -> say(name, LocalizedSentence.of("is unknown here")));
    }

    public void say(String name, LocalizedSentence problem) {
        problems.add(LocalizedSentence.of("{0} {1}", at(name), problem));
    }

    /// Reports a problem of the object as a whole.
    void say(LocalizedSentence problem) {
        problems.add(LocalizedSentence.of("{0} {1}", path, problem));
    }

    private String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
