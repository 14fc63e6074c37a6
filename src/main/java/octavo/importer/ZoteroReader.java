package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Reads one item of Zotero. Its types have their own names for the same field: a `university`
/// publishes a thesis, a `bookTitle` is the container of a section.
final class ZoteroReader {
    private static final TypeTable TYPES = TypeTable.read("zotero-types.tsv");

    private static final String[] CONTAINERS = {
        "publicationTitle",
        "bookTitle",
        "proceedingsTitle",
        "encyclopediaTitle",
        "dictionaryTitle",
        "websiteTitle",
        "blogTitle",
        "forumTitle",
        "programTitle",
        "code",
        "reporter"
    };

    private static final String[] PUBLISHERS = {
        "publisher",
        "institution",
        "university",
        "repository",
        "company",
        "label",
        "studio",
        "distributor",
        "network",
        "issuingAuthority",
        "organization"
    };

    /// Creators by field; the first kind that a type has are its authors.
    private static final Map<String, String> CREATORS =
            Map.ofEntries(
                    Map.entry("author", FieldName.AUTHOR),
                    Map.entry("artist", FieldName.AUTHOR),
                    Map.entry("cartographer", FieldName.AUTHOR),
                    Map.entry("composer", FieldName.AUTHOR),
                    Map.entry("director", FieldName.AUTHOR),
                    Map.entry("interviewee", FieldName.AUTHOR),
                    Map.entry("inventor", FieldName.AUTHOR),
                    Map.entry("performer", FieldName.AUTHOR),
                    Map.entry("podcaster", FieldName.AUTHOR),
                    Map.entry("presenter", FieldName.AUTHOR),
                    Map.entry("programmer", FieldName.AUTHOR),
                    Map.entry("sponsor", FieldName.AUTHOR),
                    Map.entry("editor", FieldName.EDITOR),
                    Map.entry("seriesEditor", FieldName.EDITORA),
                    Map.entry("translator", FieldName.TRANSLATOR),
                    Map.entry("bookAuthor", FieldName.BOOKAUTHOR));

    static boolean knowsType(String type) {
        return TYPES.knows(type);
    }

    private final JsonNode item;
    private final NotedVariables noted;
    private final WorkDraft draft;

    ZoteroReader(TreeRecord record) {
        this.item = record.node();
        this.draft = new WorkDraft(record.line());
        this.noted = NotedVariables.of(text("extra"));
    }

    private String text(String... fields) {
        return TreeTexts.first(item, fields);
    }

    WorkDraft draft() {
        TYPES.apply(text("itemType"), draft);
        draft.key(text("citationKey", "citekey", "key"));
        people();
        titles();
        draft.date(
                FieldName.DATE,
                SourceDates.of(text("date", "dateDecided", "dateEnacted", "issueDate")));
        draft.date(
                FieldName.URLDATE,
                SourceDates.of(text("accessDate").replaceFirst("[T ][0-9]{2}:.*$", ""))
                        .filter(_ -> !text("accessDate").startsWith("CURRENT")));
        numbers();
        identifiers();
        publication();
        words();
        return draft;
    }

    private void people() {
        Map<String, List<PersonName>> names = new HashMap<>();
        for (JsonNode creator : TreeTexts.members(item.path("creators"))) {
            String role = TreeTexts.first(creator, "creatorType");
            String field = CREATORS.get(role.isEmpty() ? "author" : role);
            Optional<PersonName> person = person(creator);
            if (field == null) {
                person.ifPresent(it -> draft.remark(FieldName.NOTE, word(role) + it.display()));
            } else {
                List<PersonName> there = names.computeIfAbsent(field, _ -> new ArrayList<>());
                person.ifPresent(there::add);
            }
        }
        names.forEach(draft::people);
        draft.exact(FieldName.EDITORATYPE, draft.has(FieldName.EDITORA) ? "series editor" : "");
    }

    /// `castMember` as “Cast member: ”.
    private static String word(String role) {
        String apart = role.replaceAll("(?<=\\p{Ll})(?=\\p{Lu})", " ").toLowerCase(Locale.ROOT);
        return apart.substring(0, 1).toUpperCase(Locale.ROOT) + apart.substring(1) + ": ";
    }

    private static Optional<PersonName> person(JsonNode creator) {
        String family = TreeTexts.first(creator, "lastName").strip();
        String given = TreeTexts.first(creator, "firstName").strip();
        String name = TreeTexts.first(creator, "name").strip();
        if (given.isEmpty()) {
            String body = family.isEmpty() ? name : family;
            return body.isEmpty() ? Optional.empty() : Optional.of(SourceNames.body(body));
        }
        return SourceNames.familyFirst(family.replace(",", " ") + ", " + given.replace(",", " "));
    }

    private void titles() {
        draft.markup(FieldName.TITLE, text("title", "caseName", "nameOfAct", "subject"));
        draft.markup(FieldName.SHORTTITLE, text("shortTitle"));
        FieldPlacement.container(draft, text(CONTAINERS));
        draft.text(FieldName.SHORTJOURNAL, text("journalAbbreviation"));
        draft.markup(FieldName.SERIES, text("series", "seriesTitle"));
        draft.markup(FieldName.EVENTTITLE, text("conferenceName", "meetingName"));
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, text("volume", "codeVolume", "reporterVolume"));
        draft.text(FieldName.VOLUMES, text("numberOfVolumes"));
        draft.text(
                FieldName.NUMBER,
                text(
                        "issue",
                        "seriesNumber",
                        "reportNumber",
                        "patentNumber",
                        "number",
                        "billNumber",
                        "docketNumber",
                        "publicLawNumber",
                        "episodeNumber"));
        draft.text(FieldName.EDITION, text("edition"));
        draft.text(FieldName.VERSION, text("versionNumber"));
        draft.text(FieldName.PAGETOTAL, text("numPages"));
        draft.pages(text("pages", "firstPage"));
    }

    private void identifiers() {
        String doi = text("DOI").isBlank() ? noted.get("DOI") : text("DOI");
        if (!draft.doi(doi)) {
            draft.text(FieldName.DOI, doi);
        }
        for (String field : List.of("ISBN", "ISSN")) {
            String number = text(field).isBlank() ? noted.get(field) : text(field);
            if (!draft.bookNumber(number)) {
                draft.text(field.toLowerCase(Locale.ROOT), number);
            }
        }
        draft.text(FieldName.PMID, text("PMID").isBlank() ? noted.get("PMID") : text("PMID"));
        draft.text(FieldName.PMCID, text("PMCID").isBlank() ? noted.get("PMCID") : text("PMCID"));
        for (String text : List.of(text("archiveID"), text("archiveLocation"), text("extra"))) {
            FieldPlacement.arxiv(draft, text);
        }
        draft.url(text("url"));
    }

    private void publication() {
        boolean arxiv = draft.has(FieldName.EPRINT) && text(PUBLISHERS).equalsIgnoreCase("arxiv");
        FieldPlacement.publisher(draft, arxiv ? "" : text(PUBLISHERS));
        draft.text(FieldName.LOCATION, text("place"));
        FieldPlacement.kind(
                draft,
                text(
                        "thesisType",
                        "reportType",
                        "manuscriptType",
                        "presentationType",
                        "letterType",
                        "mapType"));
    }

    private void words() {
        draft.markup(FieldName.ABSTRACT, text("abstractNote"));
        draft.text(FieldName.LANGUAGE, text("language"));
        draft.text(FieldName.LIBRARY, text("callNumber"));
        for (JsonNode tag : TreeTexts.members(item.path("tags"))) {
            draft.member(
                    FieldName.KEYWORDS,
                    tag.isObject() ? TreeTexts.first(tag, "tag") : tag.asString(""));
        }
        boolean arxiv = noted.rest().strip().matches("(?i)arxiv:.*");
        draft.remark(FieldName.NOTE, arxiv ? "" : noted.rest());
    }
}
