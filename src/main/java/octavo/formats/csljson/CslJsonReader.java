package octavo.formats.csljson;

import octavo.cslreferences.CslTypes;
import octavo.cslreferences.CslVariables;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.NotedVariables;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;
import octavo.values.PublicationDate;

import tools.jackson.databind.JsonNode;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads one item of CSL-JSON. Also accepts Crossref's extensions, since content negotiation mixes
/// both: texts as lists, `subtitle`, `article-number`, `institution`, its own types.
public final class CslJsonReader {
    /// Crossref has the year of print beside the earliest one.
    private static final List<String> PUBLICATION_DATES =
            List.of("issued", "published", "published-print", "published-online");

    private static final TypeTable TYPES =
            TypeTable.readTable(CslJsonReader.class, "csl-types.tsv");

    /// Types whose `collection-number` and `number` belong to a series.
    private static final Set<String> WITH_ISSUES = Set.of("article", "periodical", "review");

    /// Other kinds of editors, by their biblatex names.
    private static final Map<String, String> EDITOR_TYPES =
            Map.of("director", "director", "organizer", "organizer", "compiler", "compiler");

    /// Roles for which biblatex has no field.
    private static final Map<String, String> REMARK_LABELS =
            Map.of(
                    "chair", "Chair",
                    "recipient", "Recipient",
                    "interviewer", "Interviewer",
                    "reviewed-author", "Reviewed author",
                    "illustrator", "Illustrator",
                    "composer", "Composer",
                    "producer", "Producer",
                    "contributor", "Contributor");

    private static final Pattern KEYWORD_JOINT = Pattern.compile("\\s*[,;]\\s*");

    private final JsonNode cslItem;
    private final WorkDraft draft;
    private final String cslType;

    /// Variables in the note, for which the item has no field.
    private final NotedVariables notedVariables;

    CslJsonReader(TreeRecord record) {
        this.cslItem = record.tree();
        this.draft = new WorkDraft(record.lineNumber());
        this.cslType = TreeTexts.firstText(cslItem, "type").strip();
        this.notedVariables = NotedVariables.of(firstText("note"));
    }

    /// Whether a type is known, though no entry is written as it.
    static boolean knowsType(String type) {
        return TYPES.hasCode(type);
    }

    WorkDraft readDraft() {
        readType();
        draft.setKey(
                TreeTexts.firstText(cslItem, "citation-key").isBlank()
                        ? firstText("id")
                        : firstText("citation-key"));
        readPeople();
        readTitles();
        readDates();
        readNumbers();
        readIdentifiers();
        readPublication();
        readDescription();
        return draft;
    }

    private String firstText(String variable) {
        return TreeTexts.firstText(cslItem, variable);
    }

    /// A variable, or its value in the note.
    private String textOrNoted(String variable) {
        String text = firstText(variable);
        return text.isBlank() ? notedVariables.valueOf(variable) : text;
    }

    private void readType() {
        String foldedText = cslType.toLowerCase(Locale.ROOT);
        boolean isPreprint =
                foldedText.equals("article") && !firstText("container-title").isBlank();
        Optional<String> entryType = CslTypes.entryType(foldedText);
        if (isPreprint) {
            draft.type("article");
        } else if (entryType.isPresent()) {
            draft.type(entryType.get());
            CslTypes.entrySubtype(foldedText)
                    .ifPresent(subtype -> draft.fillExact(FieldName.ENTRYSUBTYPE, subtype));
        } else {
            TYPES.applyType(foldedText, draft);
        }
        if (draft.type().equals("book") && !cslItem.has("author") && cslItem.has("editor")) {
            draft.type("collection");
        }
    }

    private void readPeople() {
        CslVariables.NAME_FIELDS.forEach(
                (variable, field) -> CslJsonNames.readNames(cslItem.path(variable), field, draft));
        EDITOR_TYPES.forEach((variable, editorType) -> {
            if (cslItem.has(variable) && !draft.hasField(FieldName.EDITOR)) {
                CslJsonNames.readNames(cslItem.path(variable), FieldName.EDITOR, draft);
                draft.fillExact(FieldName.EDITORTYPE, editorType);
            }
        });
        if (cslItem.has("collection-editor")) {
            CslJsonNames.readNames(cslItem.path("collection-editor"), FieldName.EDITORA, draft);
            draft.fillExact(FieldName.EDITORATYPE, "series editor");
        }
        REMARK_LABELS.forEach((variable, roleLabel) -> {
            for (JsonNode name : TreeTexts.members(cslItem.path(variable))) {
                CslJsonNames.parseName(name)
                        .map(PersonName::displayName)
                        .ifPresent(it -> draft.addRemark(FieldName.NOTE, roleLabel + ": " + it));
            }
        });
    }

    private void readTitles() {
        draft.fillMarkup(FieldName.TITLE, firstText("title"));
        draft.fillMarkup(FieldName.SUBTITLE, firstText("subtitle"));
        String abbreviatedTitle =
                TreeTexts.firstText(cslItem, "title-short", "shortTitle", "short-title");
        draft.fillMarkup(
                FieldName.SHORTTITLE,
                abbreviatedTitle.equals(draft.plainText(FieldName.TITLE)) ? "" : abbreviatedTitle);
        List<String> containers = TreeTexts.allTexts(cslItem, "container-title");
        draft.fillMarkup(FieldName.SERIES, firstText("collection-title"));
        if (!containers.isEmpty()) {
            FieldPlacement.fillContainer(draft, containers.getFirst());
        }
        boolean isInBook = draft.hasField(FieldName.BOOKTITLE) && containers.size() > 1;
        draft.fillMarkup(FieldName.SERIES, isInBook ? containers.get(1) : "");
        draft.fillMarkup(FieldName.ISSUETITLE, firstText("volume-title"));
        draft.fillMarkup(
                FieldName.EVENTTITLE, TreeTexts.firstText(cslItem, "event-title", "event"));
    }

    private void readDates() {
        draft.fillDate(
                FieldName.DATE,
                dateOf("issued")
                        .or(() -> dateOf("published"))
                        .or(() -> dateOf("published-print"))
                        .or(() -> dateOf("published-online"))
                        .or(() -> dateOf("posted")));
        Set<Integer> publicationYears =
                PUBLICATION_DATES.stream()
                        .flatMap(variable -> dateOf(variable).stream())
                        .flatMap(date -> date.startYear().stream())
                        .collect(Collectors.toSet());
        if (publicationYears.size() > 1) {
            draft.setPublicationYears(publicationYears);
        }
        CslVariables.DATE_FIELDS.forEach(
                (variable, field) -> draft.fillDate(field, dateOf(variable)));
        String status = textOrNoted("status").strip();
        Arrays.stream(PublicationDate.PublicationState.values())
                .filter(state -> state.displayWords().equalsIgnoreCase(status))
                .findFirst()
                .ifPresentOrElse(
                        state -> draft.fillExact(FieldName.PUBSTATE, state.pubstateKey()),
                        () -> draft.text(FieldName.PUBSTATE, status));
    }

    private Optional<PublicationDate> dateOf(String variable) {
        return CslJsonDates.of(cslItem.path(variable))
                .or(() -> SourceDates.of(notedVariables.valueOf(variable)));
    }

    private void readNumbers() {
        boolean hasIssues = WITH_ISSUES.contains(draft.type());
        String number = firstText("number");
        if (!FieldPlacement.fillArxiv(draft, number)) {
            draft.text(hasIssues ? FieldName.EID : FieldName.NUMBER, number);
        }
        draft.text(FieldName.NUMBER, firstText("collection-number"));
        draft.text(
                hasIssues || !draft.hasField(FieldName.NUMBER) ? FieldName.NUMBER : FieldName.ISSUE,
                firstText("issue"));
        draft.fillPages(firstText("page"));
        String articleNumber = firstText("article-number");
        draft.text(
                draft.hasField(FieldName.PAGES) ? FieldName.EID : FieldName.PAGES,
                articleNumber.equals(draft.plainText(FieldName.PAGES)) ? "" : articleNumber);
        draft.text(FieldName.EDITION, firstText("edition-number"));
    }

    private void readIdentifiers() {
        if (!draft.fillDoi(textOrNoted("DOI"))) {
            draft.text(FieldName.DOI, textOrNoted("DOI"));
        }
        for (String variable : List.of("ISBN", "ISSN")) {
            List<String> numbers = TreeTexts.allTexts(cslItem, variable);
            for (String number : numbers.isEmpty() ? List.of(textOrNoted(variable)) : numbers) {
                if (!draft.addBookNumber(number)) {
                    draft.text(variable.toLowerCase(Locale.ROOT), number);
                }
            }
        }
        // A list is Crossref's: who keeps copies, such as CLOCKSS.
        String archive = cslItem.path("archive").isArray() ? "" : firstText("archive").strip();
        String archiveLocation = firstText("archive_location").strip();
        boolean isNamedArchive =
                archive.matches("\\p{L}[\\w.-]*") && archiveLocation.matches("\\S+");
        if (isNamedArchive) {
            draft.fillExact(FieldName.EPRINT, archiveLocation);
            draft.fillExact(FieldName.EPRINTTYPE, archive.equals("arXiv") ? "arxiv" : archive);
        } else {
            draft.addRemark(FieldName.NOTE, String.join(" ", archive, archiveLocation).strip());
        }
        draft.fillUrl(textOrNoted("URL"));
    }

    private void readPublication() {
        String institution = TreeTexts.firstText(cslItem.path("institution").path(0), "name");
        JsonNode publisher = cslItem.path("publisher");
        FieldPlacement.fillPublisher(draft, institution);
        FieldPlacement.fillPublisher(
                draft,
                publisher.isObject()
                        ? TreeTexts.firstText(publisher, "name")
                        : firstText("publisher"));
        JsonNode eventNode = cslItem.path("event");
        draft.fillMarkup(FieldName.EVENTTITLE, TreeTexts.firstText(eventNode, "name"));
        draft.text(FieldName.VENUE, TreeTexts.firstText(eventNode, "location"));
        draft.fillDate(FieldName.EVENTDATE, CslJsonDates.of(eventNode.path("start")));
        String genre = firstText("genre");
        boolean isPreprint = draft.type().equals("online") && genre.equalsIgnoreCase("preprint");
        FieldPlacement.fillKind(
                draft, isPreprint ? "" : TreeTexts.firstText(cslItem, "genre", "degree"));
    }

    private void readDescription() {
        CslVariables.TEXT_FIELDS.forEach((variable, field) -> {
            if (FieldCatalogue.kindOf(field) == FieldKind.KEYWORDS) {
                readKeywords(variable);
            } else if (FieldCatalogue.kindOf(field).isExact()) {
                draft.text(field, textOrNoted(variable));
            } else {
                draft.fillMarkup(field, textOrNoted(variable));
            }
        });
        draft.text(FieldName.LANGUAGE, firstText("language"));
        draft.addRemark(FieldName.NOTE, notedVariables.remainingText());
    }

    private void readKeywords(String variable) {
        for (String keyword : KEYWORD_JOINT.split(firstText(variable), -1)) {
            draft.addMember(FieldName.KEYWORDS, keyword);
        }
        for (String property : List.of("categories", "keywords", "subject")) {
            TreeTexts.allTexts(cslItem, property)
                    .forEach(keyword -> draft.addMember(FieldName.KEYWORDS, keyword));
        }
    }
}
