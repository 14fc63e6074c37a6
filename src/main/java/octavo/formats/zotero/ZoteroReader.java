package octavo.formats.zotero;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.NotedVariables;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one item of Zotero. Its types have their own names for the same field: a `university`
/// publishes a thesis, a `bookTitle` is the container of a section.
final class ZoteroReader {
    private static final TypeTable TYPES =
            TypeTable.readTable(ZoteroReader.class, "zotero-types.tsv");

    private static final String[] CONTAINER_PROPERTIES = {
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

    private static final String[] PUBLISHER_PROPERTIES = {
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
    private static final Map<String, String> FIELDS_BY_ROLE =
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

    /// The key that an item has in `extra`, where Better BibTeX and Zotero 6 pin it.
    private static final Pattern NOTED_KEY =
            Pattern.compile("(?im)^[^\\S\\n]*citation key:[^\\S\\n]*(\\S+)[^\\S\\n]*$\\n?");

    /// `Allan, Jr.`, as Zotero has it.
    private static final Pattern GIVEN_NAME_SUFFIX =
            Pattern.compile("(.*?\\S)\\s*,\\s*((?i:jr|sr|ii|iii|iv)\\.?)");

    static boolean knowsType(String type) {
        return TYPES.hasCode(type);
    }

    private final JsonNode zoteroItem;
    private final NotedVariables notedVariables;
    private final WorkDraft draft;

    ZoteroReader(TreeRecord record) {
        this.zoteroItem = record.tree();
        this.draft = new WorkDraft(record.lineNumber());
        this.notedVariables =
                NotedVariables.of(NOTED_KEY.matcher(firstText("extra")).replaceAll(""));
    }

    private String firstText(String... fields) {
        return TreeTexts.firstText(zoteroItem, fields);
    }

    WorkDraft readDraft() {
        TYPES.applyType(firstText("itemType"), draft);
        draft.setKey(firstText("key"));
        Matcher keyMatcher = NOTED_KEY.matcher(firstText("extra"));
        draft.setKey(keyMatcher.find() ? keyMatcher.group(1) : "");
        draft.setKey(firstText("citationKey", "citekey"));
        readPeople();
        readTitles();
        draft.fillDate(
                FieldName.DATE,
                SourceDates.of(firstText("date", "dateDecided", "dateEnacted", "issueDate")));
        draft.fillDate(
                FieldName.URLDATE,
                SourceDates.of(firstText("accessDate").replaceFirst("[T ][0-9]{2}:.*$", ""))
                        .filter(_ -> !firstText("accessDate").startsWith("CURRENT")));
        readNumbers();
        readIdentifiers();
        readPublication();
        readDescription();
        return draft;
    }

    private void readPeople() {
        Map<String, List<PersonName>> namesByField = new HashMap<>();
        for (JsonNode creatorNode : TreeTexts.members(zoteroItem.path("creators"))) {
            String role = TreeTexts.firstText(creatorNode, "creatorType");
            String fieldName = FIELDS_BY_ROLE.get(role.isEmpty() ? "author" : role);
            Optional<PersonName> person = parsePerson(creatorNode);
            if (fieldName == null) {
                person.ifPresent(
                        it -> draft.addRemark(FieldName.NOTE, roleLabel(role) + it.displayName()));
            } else {
                List<PersonName> fieldNames =
                        namesByField.computeIfAbsent(fieldName, _ -> new ArrayList<>());
                person.ifPresent(fieldNames::add);
            }
        }
        namesByField.forEach(draft::addPeople);
        draft.fillExact(
                FieldName.EDITORATYPE, draft.hasField(FieldName.EDITORA) ? "series editor" : "");
    }

    /// `castMember` as “Cast member: ”.
    static String roleLabel(String role) {
        String spacedRole =
                role.replaceAll("(?<=\\p{Ll})(?=\\p{Lu})", " ").toLowerCase(Locale.ROOT);
        return spacedRole.substring(0, 1).toUpperCase(Locale.ROOT) + spacedRole.substring(1) + ": ";
    }

    private static Optional<PersonName> parsePerson(JsonNode creatorNode) {
        String familyName = TreeTexts.firstText(creatorNode, "lastName").strip();
        String givenName = TreeTexts.firstText(creatorNode, "firstName").strip();
        String name = TreeTexts.firstText(creatorNode, "name").strip();
        if (givenName.isEmpty()) {
            String organizationName = familyName.isEmpty() ? name : familyName;
            return organizationName.isEmpty()
                    ? Optional.empty()
                    : Optional.of(SourceNames.ofOrganization(organizationName));
        }
        Matcher suffixMatcher = GIVEN_NAME_SUFFIX.matcher(givenName);
        boolean hasSuffix = suffixMatcher.matches();
        String bareGivenName = hasSuffix ? suffixMatcher.group(1) : givenName;
        return SourceNames.familyFirst(
                familyName.replace(",", " ")
                        + (hasSuffix ? ", " + suffixMatcher.group(2) : "")
                        + ", "
                        + bareGivenName.replace(",", " "));
    }

    private void readTitles() {
        draft.fillMarkup(FieldName.TITLE, firstText("title", "caseName", "nameOfAct", "subject"));
        draft.fillMarkup(FieldName.SHORTTITLE, firstText("shortTitle"));
        FieldPlacement.fillContainer(draft, firstText(CONTAINER_PROPERTIES));
        draft.text(FieldName.SHORTJOURNAL, firstText("journalAbbreviation"));
        draft.fillMarkup(FieldName.SERIES, firstText("series", "seriesTitle"));
        draft.fillMarkup(FieldName.EVENTTITLE, firstText("conferenceName", "meetingName"));
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, firstText("volume", "codeVolume", "reporterVolume"));
        draft.text(FieldName.VOLUMES, firstText("numberOfVolumes"));
        draft.text(
                FieldName.NUMBER,
                firstText(
                        "issue",
                        "seriesNumber",
                        "reportNumber",
                        "patentNumber",
                        "number",
                        "billNumber",
                        "docketNumber",
                        "publicLawNumber",
                        "episodeNumber"));
        draft.text(FieldName.EDITION, firstText("edition"));
        draft.text(FieldName.VERSION, firstText("versionNumber"));
        draft.text(FieldName.PAGETOTAL, firstText("numPages"));
        draft.fillPages(firstText("pages", "firstPage"));
    }

    private void readIdentifiers() {
        String doi = firstText("DOI").isBlank() ? notedVariables.valueOf("DOI") : firstText("DOI");
        if (!draft.fillDoi(doi)) {
            draft.text(FieldName.DOI, doi);
        }
        for (String fieldName : List.of("ISBN", "ISSN")) {
            String number =
                    firstText(fieldName).isBlank()
                            ? notedVariables.valueOf(fieldName)
                            : firstText(fieldName);
            if (!draft.addBookNumber(number)) {
                draft.text(fieldName.toLowerCase(Locale.ROOT), number);
            }
        }
        draft.text(
                FieldName.PMID,
                firstText("PMID").isBlank() ? notedVariables.valueOf("PMID") : firstText("PMID"));
        draft.text(
                FieldName.PMCID,
                firstText("PMCID").isBlank()
                        ? notedVariables.valueOf("PMCID")
                        : firstText("PMCID"));
        for (String text :
                List.of(firstText("archiveID"), firstText("archiveLocation"), firstText("extra"))) {
            FieldPlacement.fillArxiv(draft, text);
        }
        draft.fillUrl(firstText("url"));
        readArchiveNumber();
    }

    /// The number of a preprint or working paper at a server other than arXiv.
    private void readArchiveNumber() {
        String archiveName = firstText("archive", "repository").strip();
        if (!draft.hasField(FieldName.EPRINT) && !archiveName.isEmpty()) {
            draft.text(FieldName.EPRINT, firstText("archiveID"));
            draft.text(FieldName.EPRINTTYPE, draft.hasField(FieldName.EPRINT) ? archiveName : "");
        }
        draft.text(
                FieldName.NUMBER, draft.hasField(FieldName.EPRINT) ? "" : firstText("archiveID"));
    }

    private void readPublication() {
        boolean isArxiv =
                draft.hasField(FieldName.EPRINT)
                        && firstText(PUBLISHER_PROPERTIES).equalsIgnoreCase("arxiv");
        FieldPlacement.fillPublisher(draft, isArxiv ? "" : firstText(PUBLISHER_PROPERTIES));
        draft.text(FieldName.LOCATION, firstText("place"));
        FieldPlacement.fillKind(
                draft,
                firstText(
                        "genre",
                        "thesisType",
                        "reportType",
                        "manuscriptType",
                        "presentationType",
                        "letterType",
                        "mapType"));
    }

    private void readDescription() {
        draft.fillMarkup(FieldName.ABSTRACT, firstText("abstractNote"));
        draft.text(FieldName.LANGUAGE, firstText("language"));
        draft.text(FieldName.LIBRARY, firstText("callNumber"));
        for (JsonNode tagNode : TreeTexts.members(zoteroItem.path("tags"))) {
            draft.addMember(
                    FieldName.KEYWORDS,
                    tagNode.isObject()
                            ? TreeTexts.firstText(tagNode, "tag")
                            : tagNode.asString(""));
        }
        boolean isArxiv = notedVariables.remainingText().strip().matches("(?i)arxiv:.*");
        draft.addRemark(FieldName.NOTE, isArxiv ? "" : notedVariables.remainingText());
    }
}
