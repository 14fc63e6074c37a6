package octavo.importer;

import octavo.fields.FieldName;

import tools.jackson.databind.JsonNode;

import java.util.List;

/// Reads one paper of Semantic Scholar. https://api.semanticscholar.org/api-docs/graph
final class SemanticScholarReader {
    static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "Semantic Scholar",
                    node -> node.has("paperId") && node.has("title"),
                    record -> new SemanticScholarReader(record).draft());

    private final JsonNode paper;
    private final JsonNode journal;
    private final JsonNode numbers;
    private final WorkDraft draft;

    private SemanticScholarReader(TreeRecord record) {
        this.paper = record.node();
        this.journal = paper.path("journal");
        this.numbers = paper.path("externalIds");
        this.draft = new WorkDraft(record.line());
    }

    private String text(String... properties) {
        return TreeTexts.first(paper, properties);
    }

    private WorkDraft draft() {
        type();
        for (JsonNode author : TreeTexts.members(paper.path("authors"))) {
            draft.name(FieldName.AUTHOR, SourceNames.givenFirst(TreeTexts.first(author, "name")));
        }
        draft.text(FieldName.TITLE, text("title"));
        if (!draft.type().equals("online")) {
            FieldPlacement.container(draft, venue());
        }
        draft.date(
                FieldName.DATE, SourceDates.best(List.of(text("publicationDate"), text("year"))));
        draft.text(FieldName.VOLUME, TreeTexts.first(journal, "volume"));
        draft.pages(TreeTexts.first(journal, "pages"));
        draft.doi(TreeTexts.first(numbers, "DOI"));
        FieldPlacement.arxiv(draft, "arXiv:" + TreeTexts.first(numbers, "ArXiv"));
        draft.text(FieldName.PMID, TreeTexts.first(numbers, "PubMed"));
        draft.text(FieldName.ABSTRACT, text("abstract"));
        return draft;
    }

    private String venue() {
        String where = TreeTexts.first(paper.path("publicationVenue"), "name");
        String said = TreeTexts.first(journal, "name");
        return !where.isEmpty() ? where : said.isEmpty() ? text("venue") : said;
    }

    private void type() {
        List<String> types = TreeTexts.all(paper, "publicationTypes");
        String kind = TreeTexts.first(paper.path("publicationVenue"), "type");
        boolean archive = venue().matches("(?i)arxiv.*|corr");
        if (archive) {
            draft.type("online");
        } else if (types.contains("Conference") || kind.equals("conference")) {
            draft.type("inproceedings");
        } else if (types.contains("JournalArticle") || kind.equals("journal")) {
            draft.type("article");
        } else if (types.contains("Book")) {
            draft.type("book");
        } else if (types.contains("BookSection")) {
            draft.type("incollection");
        } else if (types.contains("Dataset")) {
            draft.type("dataset");
        } else if (!venue().isEmpty()) {
            draft.type("article");
        }
    }
}
