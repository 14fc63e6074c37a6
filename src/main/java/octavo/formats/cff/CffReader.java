package octavo.formats.cff;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Reads a work of a `CITATION.cff`: the file's own, its preferred citation, or a reference.
final class CffReader {
    private static final TypeTable TYPES = TypeTable.readTable(CffReader.class, "cff-types.tsv");

    /// Placeholders for a missing name or title, which the schema requires.
    private static final Set<String> FILLER_TEXTS = Set.of("/", "no title specified.", "unknown");

    private static final Map<String, String> PUBLICATION_STATES =
            Map.of(
                    "in-preparation", "inpreparation",
                    "in-press", "inpress",
                    "submitted", "submitted",
                    "preprint", "prepublished",
                    "advance-online", "prepublished");

    private static final Map<String, String> NAME_FIELDS =
            Map.of(
                    "editors", FieldName.EDITOR,
                    "translators", FieldName.TRANSLATOR);

    private final JsonNode workNode;
    private final WorkDraft draft;

    CffReader(TreeRecord record) {
        this.workNode = record.tree();
        this.draft = new WorkDraft(record.lineNumber());
    }

    /// Whether a file describes a work itself rather than only containing references.
    static boolean hasContent(JsonNode file) {
        boolean hasTitle = !withoutFiller(TreeTexts.firstText(file, "title")).isEmpty();
        boolean hasAuthors =
                file.path("authors")
                        .valueStream()
                        .anyMatch(author -> parsePerson(author).isPresent());
        return hasTitle || hasAuthors;
    }

    private static String withoutFiller(String text) {
        return FILLER_TEXTS.contains(text.strip().toLowerCase(Locale.ROOT)) ? "" : text;
    }

    private String firstText(String... keys) {
        return TreeTexts.firstText(workNode, keys);
    }

    WorkDraft readDraft() {
        readType();
        readPeople("authors", FieldName.AUTHOR);
        NAME_FIELDS.forEach(this::readPeople);
        if (workNode.has("editors-series")) {
            readPeople("editors-series", FieldName.EDITORA);
            draft.fillExact(FieldName.EDITORATYPE, "series editor");
        }
        readTitles();
        readDates();
        readNumbers();
        readIdentifiers();
        readPublication();
        return draft;
    }

    private void readType() {
        TYPES.applyType(firstText("type"), draft);
        if (draft.type().equals("article") && firstText("journal").isBlank() && isInBook()) {
            draft.type("incollection");
        }
        if (firstText("type").equals("book") && !firstText("section").isBlank() && isInBook()) {
            draft.type("incollection");
        }
    }

    private boolean isInBook() {
        return !firstText("collection-title").isBlank();
    }

    private void readPeople(String key, String fieldName) {
        draft.addPeople(
                fieldName,
                TreeTexts.members(workNode.path(key)).stream()
                        .flatMap(name -> parsePerson(name).stream())
                        .toList());
    }

    private static Optional<PersonName> parsePerson(JsonNode personNode) {
        String familyName = TreeTexts.firstText(personNode, "family-names").strip();
        String givenName = TreeTexts.firstText(personNode, "given-names").strip();
        String organizationName =
                personNode.isObject()
                        ? TreeTexts.firstText(personNode, "name", "alias")
                        : personNode.asString("");
        if (familyName.isEmpty() && givenName.isEmpty()) {
            return Optional.of(withoutFiller(organizationName).strip())
                    .filter(it -> !it.isEmpty())
                    .map(SourceNames::ofOrganization);
        }
        return Optional.of(
                SourceNames.of(
                        givenName,
                        TreeTexts.firstText(personNode, "name-particle").strip(),
                        familyName,
                        TreeTexts.firstText(personNode, "name-suffix").strip()));
    }

    private void readTitles() {
        draft.text(FieldName.TITLE, withoutFiller(firstText("title")));
        FieldPlacement.fillContainer(draft, firstText("journal"));
        FieldPlacement.fillContainer(draft, firstText("collection-title"));
        JsonNode conferenceNode = workNode.path("conference");
        draft.text(FieldName.EVENTTITLE, TreeTexts.firstText(conferenceNode, "name"));
        draft.text(FieldName.VENUE, locationOf(conferenceNode));
        draft.fillDate(
                FieldName.EVENTDATE,
                SourceDates.of(TreeTexts.firstText(conferenceNode, "date-start")));
        draft.text(FieldName.SHORTTITLE, firstText("abbreviation"));
    }

    private void readDates() {
        draft.fillDate(
                FieldName.DATE,
                SourceDates.of(firstText("date-published", "issue-date"))
                        .or(() -> SourceDates.of(firstText("year"), firstText("month"), ""))
                        .or(() -> SourceDates.of(firstText("date-released"))));
        draft.fillDate(FieldName.URLDATE, SourceDates.of(firstText("date-accessed")));
        draft.fillDate(FieldName.ORIGDATE, SourceDates.of(firstText("year-original")));
        draft.fillExact(
                FieldName.PUBSTATE, PUBLICATION_STATES.getOrDefault(firstText("status"), ""));
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, firstText("volume"));
        draft.text(FieldName.NUMBER, firstText("issue", "number"));
        draft.text(FieldName.ISSUETITLE, firstText("issue-title"));
        draft.text(FieldName.EDITION, firstText("edition"));
        draft.text(FieldName.VERSION, firstText("version"));
        draft.text(FieldName.VOLUMES, firstText("number-volumes"));
        draft.text(FieldName.PAGETOTAL, firstText("pages"));
        draft.text(FieldName.CHAPTER, firstText("section"));
        draft.fillPages(firstText("start"), firstText("end"));
    }

    private void readIdentifiers() {
        readDoi(firstText("doi"));
        for (JsonNode identifierNode : workNode.path("identifiers")) {
            String value = TreeTexts.firstText(identifierNode, "value");
            switch (TreeTexts.firstText(identifierNode, "type")) {
                case "doi" -> readDoi(value);
                case "url" -> readUrl(draft.hasField(FieldName.URL) ? "" : value);
                default -> FieldPlacement.fillArxiv(draft, value);
            }
        }
        draft.text(FieldName.PMCID, firstText("pmcid"));
        for (String key : List.of("isbn", "issn")) {
            if (!draft.addBookNumber(firstText(key))) {
                draft.text(key, firstText(key));
            }
        }
        readUrl(firstText("url", "repository-code", "repository", "repository-artifact"));
    }

    private void readDoi(String text) {
        if (!draft.fillDoi(text)) {
            draft.text(FieldName.DOI, text);
        }
    }

    private void readUrl(String text) {
        draft.fillUrl(text);
    }

    private void readPublication() {
        JsonNode publisher = workNode.path("publisher");
        JsonNode institution = workNode.path("institution");
        if (draft.type().equals("thesis") || draft.type().equals("report")) {
            draft.text(FieldName.INSTITUTION, TreeTexts.firstText(institution, "name"));
            draft.text(FieldName.LOCATION, locationOf(institution));
            FieldPlacement.fillKind(draft, firstText("thesis-type"));
        }
        FieldPlacement.fillPublisher(draft, TreeTexts.firstText(publisher, "name"));
        draft.text(FieldName.LOCATION, locationOf(publisher));
        draft.text(FieldName.ABSTRACT, firstText("abstract"));
        TreeTexts.allTexts(workNode, "keywords")
                .forEach(word -> draft.addMember(FieldName.KEYWORDS, word));
        draft.text(FieldName.LANGUAGE, firstText("languages"));
        draft.addRemark(FieldName.NOTE, firstText("notes"));
        draft.text(FieldName.HOWPUBLISHED, firstText("medium"));
    }

    private static String locationOf(JsonNode entity) {
        String location = TreeTexts.firstText(entity, "location");
        return location.isEmpty() ? TreeTexts.firstText(entity, "city") : location;
    }
}
