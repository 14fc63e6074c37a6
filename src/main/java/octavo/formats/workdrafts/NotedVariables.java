package octavo.formats.workdrafts;

import octavo.csl.NoteFields;
import octavo.cslreferences.CslVariables;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/// Variables in the note of an item without a field for them, one per line: `PMID: 123`.
///
/// @param remainingText the other lines of the note
public record NotedVariables(Map<String, String> valuesByName, String remainingText) {
    private static final Set<String> FURTHER_VARIABLES = Set.of("URL", "status", "issued");

    public static NotedVariables of(String note) {
        Map<String, String> valuesByName = new HashMap<>();
        var remainingLines = new StringJoiner("\n");
        for (String line : note.lines().toList()) {
            Map<String, String> lineVariables = NoteFields.readFields(line);
            lineVariables.keySet().removeIf(variable -> !isKnown(variable));
            if (lineVariables.isEmpty()) {
                remainingLines.add(line);
            }
            lineVariables.forEach(valuesByName::putIfAbsent);
        }
        return new NotedVariables(valuesByName, remainingLines.toString());
    }

    private static boolean isKnown(String variable) {
        return CslVariables.TEXT_FIELDS.containsKey(variable)
                || CslVariables.DATE_FIELDS.containsKey(variable)
                || FURTHER_VARIABLES.contains(variable);
    }

    public String valueOf(String variable) {
        return valuesByName.getOrDefault(variable, "");
    }
}
