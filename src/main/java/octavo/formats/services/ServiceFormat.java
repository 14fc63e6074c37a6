package octavo.formats.services;

import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.JsonRecords;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeRecords;
import octavo.formats.workdrafts.WorkDraft;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/// The JSON of a web service: a record, or a list of them.
///
/// @param isRecord recognises a record among other JSON
/// @param draftReader reads a record
public record ServiceFormat(
        String name, Predicate<JsonNode> isRecord, Function<TreeRecord, WorkDraft> draftReader)
        implements SourceFormat {
    @Override
    public boolean looksLike(SourceContent content) {
        return content.json().hasRecord(this::holdsRecord);
    }

    private boolean holdsRecord(JsonNode node) {
        return isRecord.test(node)
                || node.isObject() && node.valueStream().limit(3).anyMatch(isRecord);
    }

    /// Records may also be the values of an object, by query.
    @Override
    public ImportedWorks readWorks(SourceContent content) {
        TreeRecords treeRecords = JsonRecords.readRecords(content.text(), this::holdsRecord);
        List<TreeRecord> matchingRecords =
                treeRecords.records().stream()
                        .flatMap(treeRecord ->
                                isRecord.test(treeRecord.tree()) || !treeRecord.tree().isObject()
                                        ? List.of(treeRecord).stream()
                                        : treeRecord.tree().properties().stream()
                                                .filter(it -> isRecord.test(it.getValue()))
                                                .map(it -> memberRecord(treeRecord, it)))
                        .toList();
        return new TreeRecords(matchingRecords, treeRecords.damagedRecords())
                .readWorks(draftReader);
    }

    private static TreeRecord memberRecord(
            TreeRecord answer, Map.Entry<String, JsonNode> property) {
        return new TreeRecord(
                answer.lineNumber(), property.getKey(), property.getValue(), answer.excerpt());
    }
}
