package octavo.importer;

import tools.jackson.databind.JsonNode;

/// DataCite's metadata as JSON: a work on its own, or an answer of the REST service (JSON:API).
/// https://schema.datacite.org, https://api.datacite.org/dois
final class DataciteFormat implements SourceFormat {
    @Override
    public String name() {
        return "DataCite JSON";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.json().holds(DataciteFormat::isWork);
    }

    static boolean isWork(JsonNode node) {
        JsonNode work = work(node);
        boolean said = work.path("titles").isArray() || work.path("creators").isArray();
        boolean about =
                work.has("publicationYear")
                        || work.path("types").isObject()
                        || work.has("doi")
                        || work.has("schemaVersion");
        return said && about;
    }

    private static JsonNode work(JsonNode node) {
        JsonNode inner = node.path("data").isObject() ? node.path("data") : node;
        return inner.path("attributes").isObject() ? inner.path("attributes") : inner;
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        return JsonRecords.read(content.text(), DataciteFormat::isWork)
                .read(record -> new DataciteReader(record.with(work(record.node()))).draft());
    }
}
