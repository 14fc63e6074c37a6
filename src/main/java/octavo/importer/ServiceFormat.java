package octavo.importer;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/// The JSON of a web service: a record, or a list of them.
///
/// @param isRecord recognises a record among other JSON
/// @param reader reads a record
record ServiceFormat(
        String name, Predicate<JsonNode> isRecord, Function<TreeRecord, WorkDraft> reader)
        implements SourceFormat {
    @Override
    public boolean looksLike(SourceContent content) {
        return content.json().holds(this::holdsRecord);
    }

    private boolean holdsRecord(JsonNode node) {
        return isRecord.test(node)
                || node.isObject() && node.valueStream().limit(3).anyMatch(isRecord);
    }

    /// Records may also be the values of an object, by query.
    @Override
    public ImportedWorks read(SourceContent content) {
        TreeRecords found = JsonRecords.read(content.text(), this::holdsRecord);
        List<TreeRecord> records =
                found.records().stream()
                        .flatMap(record ->
                                isRecord.test(record.node()) || !record.node().isObject()
                                        ? List.of(record).stream()
                                        : record.node().properties().stream()
                                                .filter(it -> isRecord.test(it.getValue()))
                                                .map(it -> of(record, it)))
                        .toList();
        return new TreeRecords(records, found.damaged()).read(reader);
    }

    private static TreeRecord of(TreeRecord answer, Map.Entry<String, JsonNode> entry) {
        return new TreeRecord(answer.line(), entry.getKey(), entry.getValue(), answer.excerpt());
    }
}
