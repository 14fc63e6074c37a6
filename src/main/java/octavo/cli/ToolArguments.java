package octavo.cli;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The arguments of an assistant's call. What does not fit is refused in words, so that the
/// assistant can mend it.
record ToolArguments(JsonNode argumentsJson) {

    String text(String name) {
        JsonNode value = argumentsJson.path(name);
        if (value.isMissingNode() || value.isNull()) {
            return "";
        }
        return text(name, value);
    }

    private static String text(String name, JsonNode value) {
        if (!value.isString()) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, name + " should be a string.");
        }
        return value.stringValue();
    }

    /// A number from 0.
    int number(String name, int otherwise) {
        JsonNode value = argumentsJson.path(name);
        if (value.isMissingNode() || value.isNull()) {
            return otherwise;
        }
        if (!value.isInt() || value.intValue() < 0) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, name + " should be an integer from 0.");
        }
        return value.intValue();
    }

    List<String> texts(String name) {
        JsonNode value = argumentsJson.path(name);
        List<String> texts = new ArrayList<>();
        if (value.isMissingNode() || value.isNull()) {
            return texts;
        }
        if (!value.isArray()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, name + " should be an array of strings.");
        }
        value.forEach(each -> texts.add(text(name, each)));
        return texts;
    }

    Map<String, String> textsByName(String name) {
        JsonNode value = argumentsJson.path(name);
        Map<String, String> texts = new LinkedHashMap<>();
        if (!value.isMissingNode() && !value.isNull()) {
            if (!value.isObject()) {
                throw new CommandRefusal(
                        ExitStatus.WRONG_USE, name + " should be an object of strings.");
            }
            value.propertyStream()
                    .forEach(each ->
                            texts.put(
                                    each.getKey(),
                                    text(name + "." + each.getKey(), each.getValue())));
        }
        return texts;
    }

    /// Refuses arguments that would be ignored.
    void refuseOthers(JsonNode schema) {
        if (!argumentsJson.isObject()
                && !argumentsJson.isMissingNode()
                && !argumentsJson.isNull()) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "arguments should be an object.");
        }
        JsonNode knownProperties = schema.path("properties");
        for (String name :
                argumentsJson.isObject() ? argumentsJson.propertyNames() : List.<String>of()) {
            if (!knownProperties.has(name)) {
                throw new CommandRefusal(
                        ExitStatus.WRONG_USE,
                        "there is no argument %s; there are: %s."
                                .formatted(
                                        name, String.join(", ", knownProperties.propertyNames())));
            }
        }
        for (JsonNode required : schema.path("required")) {
            if (!argumentsJson.has(required.stringValue())) {
                throw new CommandRefusal(
                        ExitStatus.WRONG_USE, required.stringValue() + " is missing.");
            }
        }
    }
}
