package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Optional;

/// Reads one record of INSPIRE's literature. https://github.com/inspirehep/rest-api-doc
final class InspireReader {
    static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "INSPIRE",
                    node ->
                            node.path("metadata").path("titles").isArray()
                                    && node.path("metadata").has("control_number"),
                    record -> new InspireReader(record).draft());

    private final JsonNode about;
    private final JsonNode published;
    private final WorkDraft draft;

    private InspireReader(TreeRecord record) {
        this.about = record.node().path("metadata");
        this.published = about.path("publication_info").path(0);
        this.draft = new WorkDraft(record.line());
    }

    private WorkDraft draft() {
        draft.type(type());
        people();
        JsonNode title = about.path("titles").path(0);
        draft.markup(FieldName.TITLE, TreeTexts.first(title, "title"));
        draft.markup(FieldName.SUBTITLE, TreeTexts.first(title, "subtitle"));
        container();
        dates();
        identifiers();
        JsonNode summary = about.path("abstracts").path(0);
        draft.markup(FieldName.ABSTRACT, TreeTexts.first(summary, "value"));
        return draft;
    }

    private String type() {
        boolean journal = !TreeTexts.first(published, "journal_title").isEmpty();
        return switch (TreeTexts.first(about, "document_type")) {
            case "article", "note" -> journal ? "article" : "online";
            case "conference paper" -> journal ? "article" : "inproceedings";
            case "proceedings" -> "proceedings";
            case "book" -> "book";
            case "book chapter" -> "incollection";
            case "thesis" -> "thesis";
            case "report" -> "report";
            default -> "misc";
        };
    }

    private void people() {
        for (JsonNode person : TreeTexts.members(about.path("authors"))) {
            boolean editor = TreeTexts.all(person, "inspire_roles").contains("editor");
            Optional<PersonName> name =
                    SourceNames.familyFirst(TreeTexts.first(person, "full_name"));
            draft.name(editor ? FieldName.EDITOR : FieldName.AUTHOR, name);
        }
        if (!draft.has(FieldName.AUTHOR)) {
            for (JsonNode body : TreeTexts.members(about.path("collaborations"))) {
                draft.people(
                        FieldName.AUTHOR,
                        List.of(
                                SourceNames.body(
                                        TreeTexts.first(body, "value") + " Collaboration")));
            }
        }
    }

    private void container() {
        String journal = TreeTexts.first(published, "journal_title");
        FieldPlacement.container(draft, journal);
        draft.text(FieldName.VOLUME, TreeTexts.first(published, "journal_volume"));
        draft.text(FieldName.NUMBER, TreeTexts.first(published, "journal_issue"));
        String number = TreeTexts.first(published, "artid");
        draft.pages(
                TreeTexts.first(published, "page_start"), TreeTexts.first(published, "page_end"));
        if (!draft.has(FieldName.PAGES)) {
            draft.text(FieldName.EID, number);
        }
        JsonNode imprint = about.path("imprints").path(0);
        FieldPlacement.publisher(draft, TreeTexts.first(imprint, "publisher"));
        JsonNode thesis = about.path("thesis_info");
        JsonNode school = thesis.path("institutions").path(0);
        draft.text(FieldName.INSTITUTION, TreeTexts.first(school, "name"));
        FieldPlacement.kind(draft, thesis.isObject() ? TreeTexts.first(thesis, "degree_type") : "");
    }

    private void dates() {
        String imprint = TreeTexts.first(about.path("imprints").path(0), "date");
        String thesis = TreeTexts.first(about.path("thesis_info"), "date");
        draft.date(
                FieldName.DATE,
                SourceDates.best(List.of(TreeTexts.first(published, "year"), imprint, thesis))
                        .or(() ->
                                SourceDates.of(
                                        TreeTexts.first(about, "preprint_date", "earliest_date"))));
    }

    private void identifiers() {
        draft.doi(TreeTexts.first(about.path("dois").path(0), "value"));
        JsonNode eprint = about.path("arxiv_eprints").path(0);
        if (FieldPlacement.arxiv(draft, "arXiv:" + TreeTexts.first(eprint, "value"))) {
            draft.exact(FieldName.EPRINTCLASS, TreeTexts.first(eprint, "categories"));
        }
        for (JsonNode isbn : TreeTexts.members(about.path("isbns"))) {
            draft.bookNumber(TreeTexts.first(isbn, "value"));
        }
        draft.url(TreeTexts.first(about.path("urls").path(0), "value"));
        draft.key(TreeTexts.first(about, "texkeys"));
    }
}
