package octavo.importer;

import octavo.fields.FieldName;

import tools.jackson.databind.JsonNode;

import java.util.Locale;

/// Reads one work of an ORCID record: a group of summaries, which have no authors, or a full work.
/// https://github.com/ORCID/orcid-model
final class OrcidWorkReader {
    static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "ORCID",
                    node -> node.path("work-summary").isArray() || isWork(node),
                    record -> new OrcidWorkReader(record).draft());

    private static final TypeTable TYPES = TypeTable.read("csl-types.tsv");

    private final JsonNode work;
    private final WorkDraft draft;

    private OrcidWorkReader(TreeRecord record) {
        JsonNode node = record.node();
        this.work = node.path("work-summary").isArray() ? preferred(node) : node;
        this.draft = new WorkDraft(record.line());
    }

    private static boolean isWork(JsonNode node) {
        return node.has("put-code") && node.path("title").path("title").has("value");
    }

    /// The summary that its owner prefers.
    private static JsonNode preferred(JsonNode group) {
        JsonNode best = group.path("work-summary").path(0);
        for (JsonNode summary : TreeTexts.members(group.path("work-summary"))) {
            best = rank(summary) > rank(best) ? summary : best;
        }
        return best;
    }

    private static int rank(JsonNode summary) {
        String index = TreeTexts.first(summary, "display-index");
        return index.matches("[0-9]{1,8}") ? Integer.parseInt(index) : 0;
    }

    private static String value(JsonNode node) {
        return TreeTexts.first(node, "value");
    }

    private WorkDraft draft() {
        type();
        for (JsonNode person : TreeTexts.members(work.path("contributors").path("contributor"))) {
            String role =
                    TreeTexts.first(person.path("contributor-attributes"), "contributor-role");
            String field = role.equalsIgnoreCase("editor") ? FieldName.EDITOR : FieldName.AUTHOR;
            draft.name(field, SourceNames.givenFirst(value(person.path("credit-name"))));
        }
        JsonNode title = work.path("title");
        draft.markup(FieldName.TITLE, value(title.path("title")));
        draft.markup(FieldName.SUBTITLE, value(title.path("subtitle")));
        FieldPlacement.container(draft, value(work.path("journal-title")));
        JsonNode date = work.path("publication-date");
        draft.date(
                FieldName.DATE,
                SourceDates.of(
                        value(date.path("year")),
                        value(date.path("month")),
                        value(date.path("day"))));
        identifiers();
        draft.markup(FieldName.ABSTRACT, TreeTexts.first(work, "short-description"));
        return draft;
    }

    private void type() {
        String type = TreeTexts.first(work, "type").toLowerCase(Locale.ROOT);
        switch (type) {
            case "conference-paper", "conference-abstract" -> draft.type("inproceedings");
            case "preprint", "website", "online-resource" -> draft.type("online");
            case "dissertation", "dissertation-thesis" -> draft.type("thesis");
            case "book" -> draft.type("book");
            case "data-set" -> draft.type("dataset");
            case "software", "research-technique" -> draft.type("software");
            case "report", "working-paper" -> draft.type("report");
            case "magazine-article", "newspaper-article" -> draft.type("article");
            default -> TYPES.apply(type, draft);
        }
    }

    private void identifiers() {
        for (JsonNode id : TreeTexts.members(work.path("external-ids").path("external-id"))) {
            String relation = TreeTexts.first(id, "external-id-relationship");
            String value = TreeTexts.first(id, "external-id-value");
            String kind = TreeTexts.first(id, "external-id-type");
            boolean own = relation.isEmpty() || relation.equalsIgnoreCase("self");
            switch (own || kind.equals("issn") || kind.equals("isbn") ? kind : "") {
                case "doi" -> draft.doi(value);
                case "arxiv" ->
                        FieldPlacement.arxiv(
                                draft, "arXiv:" + value.replaceFirst("(?i)^arxiv:", ""));
                case "pmid" -> draft.text(FieldName.PMID, value);
                case "pmc" -> draft.text(FieldName.PMCID, value);
                case "isbn", "issn" -> draft.bookNumber(value);
                default -> {}
            }
        }
        draft.url(value(work.path("url")));
    }
}
