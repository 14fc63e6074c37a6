package octavo.formats.services;

import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.JsonRecords;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.TreeTexts;

import tools.jackson.databind.JsonNode;

/// Works of OpenAlex, a single one or a list (`results`). https://docs.openalex.org
public final class OpenAlexFormat implements SourceFormat {
    @Override
    public String name() {
        return "OpenAlex JSON";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.json().hasRecord(OpenAlexFormat::isWork);
    }

    static boolean isWork(JsonNode node) {
        return node.path("authorships").isArray()
                        && (node.has("title") || node.has("display_name") || node.has("doi"))
                || TreeTexts.firstText(node, "id").startsWith("https://openalex.org/W");
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        return JsonRecords.readRecords(content.text(), OpenAlexFormat::isWork)
                .readWorks(record -> new OpenAlexReader(record).readDraft());
    }
}
