package octavo.importer;

import octavo.convert.csl.CslTypes;
import octavo.fields.FieldName;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Reads one work of OpenAlex. Types are Crossref's; the abstract is an index of its words.
final class OpenAlexReader {
    private static final TypeTable TYPES = TypeTable.read("csl-types.tsv");

    /// How far an abstract goes.
    private static final int LAST_WORD = 100_000;

    private final JsonNode work;
    private final JsonNode source;
    private final WorkDraft draft;

    OpenAlexReader(TreeRecord record) {
        this.work = record.node();
        this.source = work.path("primary_location").path("source");
        this.draft = new WorkDraft(record.line());
    }

    private String text(String... properties) {
        return TreeTexts.first(work, properties);
    }

    WorkDraft draft() {
        type();
        people();
        draft.markup(FieldName.TITLE, text("title", "display_name"));
        publication();
        numbers();
        identifiers();
        draft.text(FieldName.ABSTRACT, summary());
        draft.text(FieldName.LANGUAGE, text("language"));
        for (JsonNode keyword : TreeTexts.members(work.path("keywords"))) {
            draft.member(FieldName.KEYWORDS, TreeTexts.first(keyword, "display_name", "keyword"));
        }
        return draft;
    }

    private void type() {
        String type = text("type");
        String finer = text("type_crossref");
        boolean preprint = type.equals("preprint") || finer.equals("posted-content");
        boolean known = preprint || TYPES.apply(finer, draft) || TYPES.apply(type, draft);
        if (preprint) {
            draft.type("online");
        } else if (type.equals("conference-paper")) {
            draft.type("inproceedings");
        } else if (!known || type.equals("article") && finer.isEmpty()) {
            String where = TreeTexts.first(source, "type");
            boolean paper = type.equals("article") && where.equals("conference");
            draft.type(paper ? "inproceedings" : CslTypes.entryType(cslName(type)).orElse("misc"));
        }
    }

    private static String cslName(String type) {
        return type.equals("article") || type.equals("letter") ? "article-journal" : type;
    }

    private void people() {
        List<PersonName> authors = new ArrayList<>();
        for (JsonNode authorship : TreeTexts.members(work.path("authorships"))) {
            String name = person(authorship.path("author"), "display_name");
            String printed = person(authorship, "raw_author_name");
            Optional<PersonName> person =
                    name.isBlank() ? SourceNames.givenFirst(printed) : SourceNames.givenFirst(name);
            person.ifPresent(authors::add);
        }
        draft.people(FieldName.AUTHOR, authors);
        if (text("is_authors_truncated").equals("true")) {
            draft.others(FieldName.AUTHOR);
        }
    }

    /// Figshare puts the number of an account behind each name: `Mihai G Netea (15649)`.
    private static String person(JsonNode node, String property) {
        return TreeTexts.first(node, property).replaceFirst("\\s*\\([0-9]+\\)$", "");
    }

    /// A repository or a publisher's platform is not a book. A repository publishes what it keeps;
    /// a paper without a source may still say what it was printed in.
    private void publication() {
        String where = TreeTexts.first(source, "type");
        String title = TreeTexts.first(source, "display_name");
        boolean whole = draft.type().equals("book") || draft.type().equals("thesis");
        boolean container = !where.equals("repository") && !whole;
        FieldPlacement.container(draft, container ? title : "");
        if (title.isEmpty() && draft.type().matches("article|inproceedings|incollection")) {
            FieldPlacement.container(
                    draft, TreeTexts.first(work.path("primary_location"), "raw_source_name"));
        }
        if (draft.type().equals("thesis")) {
            JsonNode school = work.path("authorships").path(0).path("institutions").path(0);
            FieldPlacement.publisher(draft, TreeTexts.first(school, "display_name"));
        }
        FieldPlacement.publisher(draft, TreeTexts.first(source, "host_organization_name"));
        FieldPlacement.publisher(draft, where.equals("repository") ? title : "");
        TreeTexts.all(source, "issn").forEach(draft::bookNumber);
    }

    private void numbers() {
        draft.date(
                FieldName.DATE,
                SourceDates.best(List.of(text("publication_date"), text("publication_year"))));
        JsonNode place = work.path("biblio");
        draft.text(FieldName.VOLUME, TreeTexts.first(place, "volume"));
        draft.text(FieldName.NUMBER, TreeTexts.first(place, "issue"));
        draft.pages(TreeTexts.first(place, "first_page"), TreeTexts.first(place, "last_page"));
    }

    private void identifiers() {
        draft.doi(text("doi"));
        draft.doi(TreeTexts.first(work.path("ids"), "doi"));
        draft.text(FieldName.PMID, lastPart(TreeTexts.first(work.path("ids"), "pmid")));
        draft.text(FieldName.PMCID, lastPart(TreeTexts.first(work.path("ids"), "pmcid")));
        String address = TreeTexts.first(work.path("primary_location"), "landing_page_url");
        draft.doi(address.matches("(?i)https?://(?:dx\\.)?doi\\.org/.*") ? address : "");
        draft.url(address);
    }

    /// The number at the end of an address.
    private static String lastPart(String address) {
        return address.replaceFirst("/+$", "").replaceFirst("^.*/", "");
    }

    /// The abstract, from where each of its words stands.
    private String summary() {
        Map<Integer, String> words = new TreeMap<>();
        for (var word : work.path("abstract_inverted_index").properties()) {
            for (JsonNode place : TreeTexts.members(word.getValue())) {
                String number = place.asString("");
                if (number.matches("[0-9]{1,6}") && Integer.parseInt(number) < LAST_WORD) {
                    words.put(Integer.parseInt(number), word.getKey());
                }
            }
        }
        return String.join(" ", words.values());
    }
}
