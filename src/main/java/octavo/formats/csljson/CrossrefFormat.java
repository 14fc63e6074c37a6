package octavo.formats.csljson;

import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.JsonRecords;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;

import tools.jackson.databind.JsonNode;

/// The answers of Crossref's REST service: a work (`message`), or a list of them (`message.items`).
/// Similar to CSL-JSON, but with lists of texts. https://api.crossref.org
public final class CrossrefFormat implements SourceFormat {
    @Override
    public String name() {
        return "Crossref JSON";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.json().hasRecord(CrossrefFormat::isWork);
    }

    static boolean isWork(JsonNode node) {
        JsonNode work = unwrapWork(node);
        return work.has("DOI")
                && (work.path("title").isArray() || node.path("message").isObject())
                && (work.has("prefix") || work.has("indexed") || work.has("deposited"));
    }

    private static JsonNode unwrapWork(JsonNode node) {
        return node.path("message").isObject() ? node.path("message") : node;
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        return JsonRecords.readRecords(content.text(), CrossrefFormat::isWork)
                .readWorks(record ->
                        new CslJsonReader(record.withTree(unwrapWork(record.tree()))).readDraft());
    }
}
