package octavo.formats.services;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.WorkDraft;
import octavo.values.PreprintServers;

import tools.jackson.databind.JsonNode;

import java.util.List;

/// Reads one paper of Semantic Scholar. https://api.semanticscholar.org/api-docs/graph
public final class SemanticScholarReader {
    public static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "Semantic Scholar",
                    node -> node.has("paperId") && node.has("title"),
                    record -> new SemanticScholarReader(record).readDraft());

    private final JsonNode paper;
    private final JsonNode journal;
    private final JsonNode externalIds;
    private final WorkDraft draft;

    private SemanticScholarReader(TreeRecord record) {
        this.paper = record.tree();
        this.journal = paper.path("journal");
        this.externalIds = paper.path("externalIds");
        this.draft = new WorkDraft(record.lineNumber());
    }

    private String firstText(String... properties) {
        return TreeTexts.firstText(paper, properties);
    }

    private WorkDraft readDraft() {
        readType();
        for (JsonNode authorNode : TreeTexts.members(paper.path("authors"))) {
            draft.addName(
                    FieldName.AUTHOR,
                    SourceNames.givenFirst(TreeTexts.firstText(authorNode, "name")));
        }
        draft.text(FieldName.TITLE, firstText("title"));
        if (!draft.type().equals("online")) {
            FieldPlacement.fillContainer(draft, venueText());
        }
        draft.fillDate(
                FieldName.DATE,
                SourceDates.bestOf(List.of(firstText("publicationDate"), firstText("year"))));
        draft.text(FieldName.VOLUME, TreeTexts.firstText(journal, "volume"));
        draft.fillPages(TreeTexts.firstText(journal, "pages"));
        draft.fillDoi(TreeTexts.firstText(externalIds, "DOI"));
        FieldPlacement.fillArxiv(draft, "arXiv:" + TreeTexts.firstText(externalIds, "ArXiv"));
        draft.text(FieldName.PMID, TreeTexts.firstText(externalIds, "PubMed"));
        draft.text(FieldName.ABSTRACT, firstText("abstract"));
        return draft;
    }

    private String venueText() {
        String venueName = TreeTexts.firstText(paper.path("publicationVenue"), "name");
        String journalName = TreeTexts.firstText(journal, "name");
        return !venueName.isEmpty()
                ? venueName
                : journalName.isEmpty() ? firstText("venue") : journalName;
    }

    private void readType() {
        List<String> types = TreeTexts.allTexts(paper, "publicationTypes");
        String venueType = TreeTexts.firstText(paper.path("publicationVenue"), "type");
        boolean isArchive = PreprintServers.isArxivName(venueText());
        if (isArchive) {
            draft.type("online");
        } else if (types.contains("Conference") || venueType.equals("conference")) {
            draft.type("inproceedings");
        } else if (types.contains("JournalArticle") || venueType.equals("journal")) {
            draft.type("article");
        } else if (types.contains("Book")) {
            draft.type("book");
        } else if (types.contains("BookSection")) {
            draft.type("incollection");
        } else if (types.contains("Dataset")) {
            draft.type("dataset");
        } else if (!venueText().isEmpty()) {
            draft.type("article");
        }
    }
}
