package octavo.importer;

import octavo.convert.csl.CslVariables;
import octavo.csl.NoteFields;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/// Variables in the note of an item without a field for them, one per line: `PMID: 123`.
///
/// @param rest the other lines of the note
record NotedVariables(Map<String, String> values, String rest) {
    private static final Set<String> OTHERS = Set.of("URL", "status", "issued");

    static NotedVariables of(String note) {
        Map<String, String> values = new HashMap<>();
        var rest = new StringJoiner("\n");
        for (String line : note.lines().toList()) {
            Map<String, String> found = NoteFields.read(line);
            found.keySet().removeIf(variable -> !isKnown(variable));
            if (found.isEmpty()) {
                rest.add(line);
            }
            found.forEach(values::putIfAbsent);
        }
        return new NotedVariables(values, rest.toString());
    }

    private static boolean isKnown(String variable) {
        return CslVariables.TEXTS.containsKey(variable)
                || CslVariables.DATES.containsKey(variable)
                || OTHERS.contains(variable);
    }

    String get(String variable) {
        return values.getOrDefault(variable, "");
    }
}
