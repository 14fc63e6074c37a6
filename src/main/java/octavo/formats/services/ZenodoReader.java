package octavo.formats.services;

import octavo.fields.FieldName;
import octavo.formats.datacite.DataciteReader;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

import java.util.Locale;

/// Reads one record of Zenodo. https://developers.zenodo.org/#records
public final class ZenodoReader {
    public static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "Zenodo",
                    node ->
                            node.path("metadata").path("creators").isArray()
                                    && node.path("metadata").path("resource_type").isObject(),
                    record -> new ZenodoReader(record).readDraft());

    private static final TypeTable TYPES =
            TypeTable.readTable(DataciteReader.class, "datacite-types.tsv");

    private final JsonNode recordNode;
    private final JsonNode metadata;
    private final WorkDraft draft;

    private ZenodoReader(TreeRecord treeRecord) {
        this.recordNode = treeRecord.tree();
        this.metadata = recordNode.path("metadata");
        this.draft = new WorkDraft(treeRecord.lineNumber());
    }

    private String firstText(String property) {
        return TreeTexts.firstText(metadata, property);
    }

    private WorkDraft readDraft() {
        readType();
        for (JsonNode person : TreeTexts.members(metadata.path("creators"))) {
            String name = TreeTexts.firstText(person, "name");
            draft.addName(FieldName.AUTHOR, SourceNames.familyFirst(name));
        }
        draft.fillMarkup(FieldName.TITLE, firstText("title"));
        draft.fillDate(FieldName.DATE, SourceDates.of(firstText("publication_date")));
        readContainer();
        FieldPlacement.fillPublisher(draft, "Zenodo");
        draft.fillDoi(TreeTexts.firstText(recordNode, "doi"));
        draft.fillDoi(firstText("doi"));
        draft.fillUrl(TreeTexts.firstText(recordNode.path("links"), "self_html", "html"));
        draft.text(FieldName.VERSION, firstText("version"));
        draft.text(FieldName.LANGUAGE, firstText("language"));
        draft.fillMarkup(FieldName.ABSTRACT, firstText("description"));
        TreeTexts.allTexts(metadata, "keywords")
                .forEach(word -> draft.addMember(FieldName.KEYWORDS, word));
        return draft;
    }

    private void readType() {
        JsonNode resourceType = metadata.path("resource_type");
        boolean isKnown = applyType(TreeTexts.firstText(resourceType, "subtype"));
        if (!isKnown && !applyType(TreeTexts.firstText(resourceType, "title"))) {
            applyType(TreeTexts.firstText(resourceType, "type"));
        }
    }

    private boolean applyType(String typeText) {
        return TYPES.applyType(
                typeText.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]", ""), draft);
    }

    /// The journal of a dataset or a program is that of the paper about it.
    private void readContainer() {
        boolean isPrinted = !draft.type().matches("dataset|software");
        JsonNode journal = isPrinted ? metadata.path("journal") : MissingNode.getInstance();
        draft.fillMarkup(FieldName.JOURNALTITLE, TreeTexts.firstText(journal, "title"));
        draft.text(FieldName.VOLUME, TreeTexts.firstText(journal, "volume"));
        draft.text(FieldName.NUMBER, TreeTexts.firstText(journal, "issue"));
        draft.fillPages(TreeTexts.firstText(journal, "pages"));
        JsonNode meeting = metadata.path("meeting");
        draft.text(FieldName.EVENTTITLE, TreeTexts.firstText(meeting, "title"));
        draft.text(FieldName.VENUE, TreeTexts.firstText(meeting, "place"));
    }
}
