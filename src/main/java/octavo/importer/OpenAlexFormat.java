package octavo.importer;

import tools.jackson.databind.JsonNode;

/// Works of OpenAlex, a single one or a list (`results`). https://docs.openalex.org
final class OpenAlexFormat implements SourceFormat {
    @Override
    public String name() {
        return "OpenAlex JSON";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.json().holds(OpenAlexFormat::isWork);
    }

    static boolean isWork(JsonNode node) {
        return node.path("authorships").isArray()
                        && (node.has("title") || node.has("display_name") || node.has("doi"))
                || TreeTexts.first(node, "id").startsWith("https://openalex.org/W");
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        return JsonRecords.read(content.text(), OpenAlexFormat::isWork)
                .read(record -> new OpenAlexReader(record).draft());
    }
}
