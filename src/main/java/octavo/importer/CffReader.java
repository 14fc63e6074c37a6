package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Reads a work of a `CITATION.cff`: the file's own, its preferred citation, or a reference.
final class CffReader {
    private static final TypeTable TYPES = TypeTable.read("cff-types.tsv");

    /// Placeholders for a missing name or title, which the schema requires.
    private static final Set<String> FILLERS = Set.of("/", "no title specified.", "unknown");

    private static final Map<String, String> STATES =
            Map.of(
                    "in-preparation", "inpreparation",
                    "in-press", "inpress",
                    "submitted", "submitted",
                    "preprint", "prepublished",
                    "advance-online", "prepublished");

    private static final Map<String, String> NAMES =
            Map.of(
                    "editors", FieldName.EDITOR,
                    "translators", FieldName.TRANSLATOR);

    private final JsonNode work;
    private final WorkDraft draft;

    CffReader(TreeRecord record) {
        this.work = record.node();
        this.draft = new WorkDraft(record.line());
    }

    /// Whether a file describes a work itself rather than only containing references.
    static boolean saysSomething(JsonNode file) {
        boolean title = !said(TreeTexts.first(file, "title")).isEmpty();
        boolean authors =
                file.path("authors").valueStream().anyMatch(author -> person(author).isPresent());
        return title || authors;
    }

    private static String said(String text) {
        return FILLERS.contains(text.strip().toLowerCase(Locale.ROOT)) ? "" : text;
    }

    private String text(String... keys) {
        return TreeTexts.first(work, keys);
    }

    WorkDraft draft() {
        type();
        people("authors", FieldName.AUTHOR);
        NAMES.forEach(this::people);
        if (work.has("editors-series")) {
            people("editors-series", FieldName.EDITORA);
            draft.exact(FieldName.EDITORATYPE, "series editor");
        }
        titles();
        dates();
        numbers();
        identifiers();
        publication();
        return draft;
    }

    private void type() {
        TYPES.apply(text("type"), draft);
        if (draft.type().equals("article") && text("journal").isBlank() && isInBook()) {
            draft.type("incollection");
        }
        if (text("type").equals("book") && !text("section").isBlank() && isInBook()) {
            draft.type("incollection");
        }
    }

    private boolean isInBook() {
        return !text("collection-title").isBlank();
    }

    private void people(String key, String field) {
        draft.people(
                field,
                TreeTexts.members(work.path(key)).stream()
                        .flatMap(name -> person(name).stream())
                        .toList());
    }

    private static Optional<PersonName> person(JsonNode name) {
        String family = TreeTexts.first(name, "family-names").strip();
        String given = TreeTexts.first(name, "given-names").strip();
        String body = name.isObject() ? TreeTexts.first(name, "name", "alias") : name.asString("");
        if (family.isEmpty() && given.isEmpty()) {
            return Optional.of(said(body).strip())
                    .filter(it -> !it.isEmpty())
                    .map(SourceNames::body);
        }
        return Optional.of(
                SourceNames.of(
                        given,
                        TreeTexts.first(name, "name-particle").strip(),
                        family,
                        TreeTexts.first(name, "name-suffix").strip()));
    }

    private void titles() {
        draft.text(FieldName.TITLE, said(text("title")));
        FieldPlacement.container(draft, text("journal"));
        FieldPlacement.container(draft, text("collection-title"));
        JsonNode conference = work.path("conference");
        draft.text(FieldName.EVENTTITLE, TreeTexts.first(conference, "name"));
        draft.text(FieldName.VENUE, place(conference));
        draft.date(FieldName.EVENTDATE, SourceDates.of(TreeTexts.first(conference, "date-start")));
        draft.text(FieldName.SHORTTITLE, text("abbreviation"));
    }

    private void dates() {
        draft.date(
                FieldName.DATE,
                SourceDates.of(text("date-published", "issue-date"))
                        .or(() -> SourceDates.of(text("year"), text("month"), ""))
                        .or(() -> SourceDates.of(text("date-released"))));
        draft.date(FieldName.URLDATE, SourceDates.of(text("date-accessed")));
        draft.date(FieldName.ORIGDATE, SourceDates.of(text("year-original")));
        draft.exact(FieldName.PUBSTATE, STATES.getOrDefault(text("status"), ""));
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, text("volume"));
        draft.text(FieldName.NUMBER, text("issue", "number"));
        draft.text(FieldName.ISSUETITLE, text("issue-title"));
        draft.text(FieldName.EDITION, text("edition"));
        draft.text(FieldName.VERSION, text("version"));
        draft.text(FieldName.VOLUMES, text("number-volumes"));
        draft.text(FieldName.PAGETOTAL, text("pages"));
        draft.text(FieldName.CHAPTER, text("section"));
        draft.pages(text("start"), text("end"));
    }

    private void identifiers() {
        doi(text("doi"));
        for (JsonNode identifier : work.path("identifiers")) {
            String value = TreeTexts.first(identifier, "value");
            switch (TreeTexts.first(identifier, "type")) {
                case "doi" -> doi(value);
                case "url" -> url(draft.has(FieldName.URL) ? "" : value);
                default -> FieldPlacement.arxiv(draft, value);
            }
        }
        draft.text(FieldName.PMCID, text("pmcid"));
        for (String key : List.of("isbn", "issn")) {
            if (!draft.bookNumber(text(key))) {
                draft.text(key, text(key));
            }
        }
        url(text("url", "repository-code", "repository", "repository-artifact"));
    }

    private void doi(String text) {
        if (!draft.doi(text)) {
            draft.text(FieldName.DOI, text);
        }
    }

    private void url(String text) {
        draft.url(text);
    }

    private void publication() {
        JsonNode publisher = work.path("publisher");
        JsonNode institution = work.path("institution");
        if (draft.type().equals("thesis") || draft.type().equals("report")) {
            draft.text(FieldName.INSTITUTION, TreeTexts.first(institution, "name"));
            draft.text(FieldName.LOCATION, place(institution));
            FieldPlacement.kind(draft, text("thesis-type"));
        }
        FieldPlacement.publisher(draft, TreeTexts.first(publisher, "name"));
        draft.text(FieldName.LOCATION, place(publisher));
        draft.text(FieldName.ABSTRACT, text("abstract"));
        TreeTexts.all(work, "keywords").forEach(word -> draft.member(FieldName.KEYWORDS, word));
        draft.text(FieldName.LANGUAGE, text("languages"));
        draft.remark(FieldName.NOTE, text("notes"));
        draft.text(FieldName.HOWPUBLISHED, text("medium"));
    }

    private static String place(JsonNode entity) {
        String location = TreeTexts.first(entity, "location");
        return location.isEmpty() ? TreeTexts.first(entity, "city") : location;
    }
}
