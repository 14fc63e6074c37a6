package octavo.importer;

import tools.jackson.databind.JsonNode;

/// A record of JSON or YAML. All its scalars are texts, or null.
///
/// @param line its first line in the source, from 1
/// @param key its name if records are values of a mapping; otherwise empty
/// @param excerpt its beginning
record TreeRecord(int line, String key, JsonNode node, String excerpt) {
    TreeRecord with(JsonNode other) {
        return new TreeRecord(line, key, other, excerpt);
    }
}
