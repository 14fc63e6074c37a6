package octavo.formats.workdrafts;

import tools.jackson.databind.JsonNode;

/// A record of JSON or YAML. All its scalars are texts, or null.
///
/// @param lineNumber its first line in the source, from 1
/// @param key its name if records are values of a mapping; otherwise empty
/// @param excerpt its beginning
public record TreeRecord(int lineNumber, String key, JsonNode tree, String excerpt) {
    public TreeRecord withTree(JsonNode newTree) {
        return new TreeRecord(lineNumber, key, newTree, excerpt);
    }
}
