package octavo.formats.datacite;

import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.JsonRecords;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;

import tools.jackson.databind.JsonNode;

/// DataCite's metadata as JSON: a work on its own, or an answer of the REST service (JSON:API).
/// https://schema.datacite.org, https://api.datacite.org/dois
public final class DataciteFormat implements SourceFormat {
    @Override
    public String name() {
        return "DataCite JSON";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.json().hasRecord(DataciteFormat::isWork);
    }

    static boolean isWork(JsonNode node) {
        JsonNode work = unwrapWork(node);
        boolean isStated = work.path("titles").isArray() || work.path("creators").isArray();
        boolean isAboutWork =
                work.has("publicationYear")
                        || work.path("types").isObject()
                        || work.has("doi")
                        || work.has("schemaVersion");
        return isStated && isAboutWork;
    }

    private static JsonNode unwrapWork(JsonNode node) {
        JsonNode inner = node.path("data").isObject() ? node.path("data") : node;
        return inner.path("attributes").isObject() ? inner.path("attributes") : inner;
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        return JsonRecords.readRecords(content.text(), DataciteFormat::isWork)
                .readWorks(record ->
                        new DataciteReader(record.withTree(unwrapWork(record.tree()))).readDraft());
    }
}
