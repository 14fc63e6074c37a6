package octavo.importer;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Items of Zotero's web service, its translators and Better BibTeX.
/// https://www.zotero.org/support/dev/web_api/v3
final class ZoteroFormat implements SourceFormat {
    /// Items that are not works.
    private static final Set<String> BESIDE = Set.of("attachment", "note", "annotation");

    @Override
    public String name() {
        return "Zotero JSON";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.json().holds(ZoteroFormat::isItem);
    }

    static boolean isItem(JsonNode node) {
        JsonNode item = item(node);
        String type = TreeTexts.first(item, "itemType");
        return ZoteroReader.knowsType(type)
                || BESIDE.contains(type)
                || !type.isEmpty() && item.path("creators").isArray();
    }

    private static JsonNode item(JsonNode node) {
        return node.path("data").isObject() ? node.path("data") : node;
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        TreeRecords all = JsonRecords.read(content.text(), ZoteroFormat::isItem);
        List<TreeRecord> works = new ArrayList<>();
        for (TreeRecord record : all.records()) {
            JsonNode item = item(record.node());
            if (!BESIDE.contains(TreeTexts.first(item, "itemType"))) {
                works.add(record.with(item));
            }
        }
        return new TreeRecords(works, all.damaged()).read(it -> new ZoteroReader(it).draft());
    }
}
