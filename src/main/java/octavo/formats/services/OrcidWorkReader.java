package octavo.formats.services;

import octavo.fields.FieldName;
import octavo.formats.csljson.CslJsonReader;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;

import tools.jackson.databind.JsonNode;

import java.util.Locale;

/// Reads one work of an ORCID record: a group of summaries, which have no authors, or a full work.
/// https://github.com/ORCID/orcid-model
public final class OrcidWorkReader {
    public static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "ORCID",
                    node -> node.path("work-summary").isArray() || isWork(node),
                    record -> new OrcidWorkReader(record).readDraft());

    private static final TypeTable TYPES =
            TypeTable.readTable(CslJsonReader.class, "csl-types.tsv");

    private final JsonNode workNode;
    private final WorkDraft draft;

    private OrcidWorkReader(TreeRecord record) {
        JsonNode node = record.tree();
        this.workNode = node.path("work-summary").isArray() ? preferredSummary(node) : node;
        this.draft = new WorkDraft(record.lineNumber());
    }

    private static boolean isWork(JsonNode node) {
        return node.has("put-code") && node.path("title").path("title").has("value");
    }

    /// The summary that its owner prefers.
    private static JsonNode preferredSummary(JsonNode group) {
        JsonNode preferredSummary = group.path("work-summary").path(0);
        for (JsonNode summary : TreeTexts.members(group.path("work-summary"))) {
            preferredSummary =
                    displayRank(summary) > displayRank(preferredSummary)
                            ? summary
                            : preferredSummary;
        }
        return preferredSummary;
    }

    private static int displayRank(JsonNode summary) {
        String index = TreeTexts.firstText(summary, "display-index");
        return index.matches("[0-9]{1,8}") ? Integer.parseInt(index) : 0;
    }

    private static String valueText(JsonNode node) {
        return TreeTexts.firstText(node, "value");
    }

    private WorkDraft readDraft() {
        readType();
        for (JsonNode person :
                TreeTexts.members(workNode.path("contributors").path("contributor"))) {
            String role =
                    TreeTexts.firstText(person.path("contributor-attributes"), "contributor-role");
            String fieldName =
                    role.equalsIgnoreCase("editor") ? FieldName.EDITOR : FieldName.AUTHOR;
            draft.addName(fieldName, SourceNames.givenFirst(valueText(person.path("credit-name"))));
        }
        JsonNode title = workNode.path("title");
        draft.fillMarkup(FieldName.TITLE, valueText(title.path("title")));
        draft.fillMarkup(FieldName.SUBTITLE, valueText(title.path("subtitle")));
        FieldPlacement.fillContainer(draft, valueText(workNode.path("journal-title")));
        JsonNode date = workNode.path("publication-date");
        draft.fillDate(
                FieldName.DATE,
                SourceDates.of(
                        valueText(date.path("year")),
                        valueText(date.path("month")),
                        valueText(date.path("day"))));
        readIdentifiers();
        draft.fillMarkup(FieldName.ABSTRACT, TreeTexts.firstText(workNode, "short-description"));
        return draft;
    }

    private void readType() {
        String type = TreeTexts.firstText(workNode, "type").toLowerCase(Locale.ROOT);
        switch (type) {
            case "conference-paper", "conference-abstract" -> draft.type("inproceedings");
            case "preprint", "website", "online-resource" -> draft.type("online");
            case "dissertation", "dissertation-thesis" -> draft.type("thesis");
            case "book" -> draft.type("book");
            case "data-set" -> draft.type("dataset");
            case "software", "research-technique" -> draft.type("software");
            case "report", "working-paper" -> draft.type("report");
            case "magazine-article", "newspaper-article" -> draft.type("article");
            default -> TYPES.applyType(type, draft);
        }
    }

    private void readIdentifiers() {
        for (JsonNode externalId :
                TreeTexts.members(workNode.path("external-ids").path("external-id"))) {
            String relation = TreeTexts.firstText(externalId, "external-id-relationship");
            String value = TreeTexts.firstText(externalId, "external-id-value");
            String idType = TreeTexts.firstText(externalId, "external-id-type");
            boolean isOwn = relation.isEmpty() || relation.equalsIgnoreCase("self");
            switch (isOwn || idType.equals("issn") || idType.equals("isbn") ? idType : "") {
                case "doi" -> draft.fillDoi(value);
                case "arxiv" ->
                        FieldPlacement.fillArxiv(
                                draft, "arXiv:" + value.replaceFirst("(?i)^arxiv:", ""));
                case "pmid" -> draft.text(FieldName.PMID, value);
                case "pmc" -> draft.text(FieldName.PMCID, value);
                case "isbn", "issn" -> draft.addBookNumber(value);
                default -> {}
            }
        }
        draft.fillUrl(valueText(workNode.path("url")));
    }
}
