package octavo.formats.zotero;

import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.JsonRecords;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeRecords;
import octavo.formats.workdrafts.TreeTexts;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Items of Zotero's web service, its translators and Better BibTeX.
/// https://www.zotero.org/support/dev/web_api/v3
public final class ZoteroFormat implements SourceFormat {
    /// Items that are not works.
    static final Set<String> ATTACHED_TYPES = Set.of("attachment", "note", "annotation");

    @Override
    public String name() {
        return "Zotero JSON";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.json().hasRecord(ZoteroFormat::isItem);
    }

    static boolean isItem(JsonNode node) {
        JsonNode item = unwrapItem(node);
        String type = TreeTexts.firstText(item, "itemType");
        return ZoteroReader.knowsType(type)
                || ATTACHED_TYPES.contains(type)
                || !type.isEmpty() && item.path("creators").isArray();
    }

    private static JsonNode unwrapItem(JsonNode node) {
        return node.path("data").isObject() ? node.path("data") : node;
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        TreeRecords treeRecords = JsonRecords.readRecords(content.text(), ZoteroFormat::isItem);
        List<TreeRecord> works = new ArrayList<>();
        for (TreeRecord record : treeRecords.records()) {
            JsonNode item = unwrapItem(record.tree());
            if (!ATTACHED_TYPES.contains(TreeTexts.firstText(item, "itemType"))) {
                works.add(record.withTree(item));
            }
        }
        return new TreeRecords(works, treeRecords.damagedRecords())
                .readWorks(it -> new ZoteroReader(it).readDraft());
    }
}
