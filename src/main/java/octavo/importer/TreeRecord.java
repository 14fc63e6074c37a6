package octavo.importer;

import tools.jackson.databind.JsonNode;

/// A record of JSON or YAML. All its scalars are texts, or null.
///
/// @param line where it begins in the source, from 1
/// @param key what it is called where records are values of a mapping; else empty
/// @param excerpt what it begins with
record TreeRecord(int line, String key, JsonNode node, String excerpt) {
    TreeRecord with(JsonNode other) {
        return new TreeRecord(line, key, other, excerpt);
    }
}
