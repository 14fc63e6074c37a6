package octavo.formats.workdrafts;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.function.Predicate;

/// What tells the format of JSON: its first records, as far as they can be read, and if one is
/// broken, what can be read behind it. Read once for all formats.
///
/// @param candidates in the order of the text; none if the text is not JSON
public record JsonBeginning(List<JsonNode> candidates) {
    public JsonBeginning {
        candidates = List.copyOf(candidates);
    }

    /// Whether a format's test recognises one of them.
    public boolean hasRecord(Predicate<JsonNode> isRecord) {
        return candidates.stream().anyMatch(isRecord);
    }
}
