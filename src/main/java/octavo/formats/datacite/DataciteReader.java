package octavo.formats.datacite;

import octavo.cslreferences.CslTypes;
import octavo.cslreferences.LanguageTags;
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
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads one work of DataCite. The schema leaves much to depositors: free-text types, people with
/// or without name parts, a date for each of a dozen events.
public final class DataciteReader {
    private static final TypeTable TYPES =
            TypeTable.readTable(DataciteReader.class, "datacite-types.tsv");

    /// The schema's placeholders for unknown values.
    private static final Set<String> UNKNOWN_TEXTS =
            Set.of(
                    "(:unav)",
                    "(:unkn)",
                    "(:none)",
                    "(:null)",
                    "(:tba)",
                    "(:unas)",
                    "(:unac)",
                    "(:unal)",
                    "(:unap)",
                    "(:etal)",
                    ":unav",
                    ":tba",
                    "unknown",
                    "unpublished",
                    "n/a",
                    "null");

    /// Kinds of dates, the best publication date first.
    private static final List<String> DATE_TYPES =
            List.of("issued", "available", "created", "accepted", "submitted", "copyrighted", "");

    private static final String PAGE_WORD = "(?i:seiten?|pages?|pp?\\.?|s\\.)";
    private static final Pattern PAGES =
            Pattern.compile("(\\d{1,6})\\s*[-–]\\s*(\\d{1,6})\\s+" + PAGE_WORD);
    private static final Pattern PAGE_COUNT =
            Pattern.compile("(?<![-–\\d])(\\d{1,6})\\s+" + PAGE_WORD + "(?![\\p{L}])");

    private final JsonNode workNode;
    private final WorkDraft draft;

    DataciteReader(TreeRecord record) {
        this.workNode = record.tree();
        this.draft = new WorkDraft(record.lineNumber());
    }

    WorkDraft readDraft() {
        readType();
        readPeople();
        readTitles();
        readContainer();
        readRelatedItems();
        readDates();
        readIdentifiers();
        readSizes();
        readPublication();
        readDescription();
        return draft;
    }

    private String firstText(String... properties) {
        return TreeTexts.firstText(workNode, properties);
    }

    /// A text that is not a placeholder.
    private static String withoutUnknown(String text) {
        return UNKNOWN_TEXTS.contains(text.strip().toLowerCase(Locale.ROOT)) ? "" : text;
    }

    private static String foldedText(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]", "");
    }

    /// The general type, unless it is only “text”; then the free text, then the CSL type.
    private void readType() {
        JsonNode typesNode = workNode.path("types");
        String generalType = TreeTexts.firstText(typesNode, "resourceTypeGeneral");
        String freeText = TreeTexts.firstText(typesNode, "resourceType");
        String cslType = TreeTexts.firstText(typesNode, "citeproc");
        if (foldedText(generalType).isEmpty()) {
            generalType = firstText("resourceTypeGeneral", "resource-type-general");
        }
        boolean isTypeStated =
                TYPES.applyType(foldedText(generalType), draft)
                        || TYPES.applyType(foldedText(freeText), draft);
        if (!isTypeStated) {
            CslTypes.entryType(cslType)
                    .ifPresentOrElse(
                            draft::type,
                            () -> draft.type(cslType.equals("article") ? "online" : "misc"));
        }
        if (foldedText(generalType).equals("dissertation")) {
            FieldPlacement.fillKind(draft, freeText);
        }
    }

    private void readPeople() {
        draft.addPeople(FieldName.AUTHOR, parsePersons(workNode.path("creators"), ""));
        JsonNode contributors = workNode.path("contributors");
        draft.addPeople(FieldName.EDITOR, parsePersons(contributors, "editor"));
        draft.addPeople(FieldName.TRANSLATOR, parsePersons(contributors, "translator"));
        parsePersons(contributors, "supervisor")
                .forEach(it -> draft.addRemark(FieldName.NOTE, "Supervisor: " + it.displayName()));
    }

    private static List<PersonName> parsePersons(JsonNode personNodes, String role) {
        return TreeTexts.members(personNodes).stream()
                .filter(it -> role.isEmpty() || foldedText(contributorType(it)).equals(role))
                .flatMap(DataciteReader::parsePerson)
                .distinct()
                .toList();
    }

    private static String contributorType(JsonNode contributor) {
        return TreeTexts.firstText(contributor, "contributorType", "role");
    }

    /// The people in one creator: some depositors list all in one, separated by semicolons.
    private static Stream<PersonName> parsePerson(JsonNode creator) {
        String familyName = withoutUnknown(TreeTexts.firstText(creator, "familyName").strip());
        String givenName = withoutUnknown(TreeTexts.firstText(creator, "givenName").strip());
        String name =
                creator.isObject()
                        ? TreeTexts.firstText(creator, "name", "creatorName", "contributorName")
                        : creator.asString("");
        boolean isOrganization =
                foldedText(TreeTexts.firstText(creator, "nameType")).equals("organizational");
        if (!familyName.isEmpty() && !isOrganization) {
            return Stream.of(SourceNames.of(givenName, "", familyName, ""));
        }
        if (isOrganization) {
            return Stream.of(withoutUnknown(name))
                    .filter(it -> !it.isBlank())
                    .map(SourceNames::ofOrganization);
        }
        boolean isPersonal =
                foldedText(TreeTexts.firstText(creator, "nameType", "type")).startsWith("person");
        return Stream.of(name.split(";(?=\\s|$)"))
                .map(it -> withoutUnknown(it).strip())
                .flatMap(it -> parseSingleName(it, isPersonal).stream());
    }

    private static Optional<PersonName> parseSingleName(String name, boolean isPersonal) {
        return isPersonal ? SourceNames.givenFirst(name) : SourceNames.familyFirst(name);
    }

    private void readTitles() {
        for (JsonNode title : TreeTexts.members(workNode.path("titles"))) {
            String text =
                    title.isObject() ? TreeTexts.firstText(title, "title") : title.asString("");
            switch (foldedText(TreeTexts.firstText(title, "titleType"))) {
                case "subtitle" -> draft.fillMarkup(FieldName.SUBTITLE, text);
                case "translatedtitle" -> draft.fillMarkup(FieldName.TITLEADDON, text);
                case "alternativetitle" -> draft.fillMarkup(FieldName.SHORTTITLE, "");
                default -> draft.fillMarkup(FieldName.TITLE, withoutUnknown(text));
            }
        }
        draft.fillMarkup(FieldName.TITLE, withoutUnknown(firstText("title")));
    }

    private void readContainer() {
        JsonNode container = workNode.path("container");
        FieldPlacement.fillContainer(draft, TreeTexts.firstText(container, "title"));
        draft.text(FieldName.VOLUME, TreeTexts.firstText(container, "volume"));
        draft.text(FieldName.NUMBER, TreeTexts.firstText(container, "issue"));
        draft.text(FieldName.EDITION, TreeTexts.firstText(container, "edition"));
        readPages(container);
        readNumber(
                TreeTexts.firstText(container, "identifierType"),
                TreeTexts.firstText(container, "identifier"));
    }

    /// Depositors write volume and issue in place of pages: `Bd. 1 Nr. 1 (2018)`.
    private void readPages(JsonNode node) {
        String firstPage = TreeTexts.firstText(node, "firstPage");
        String lastPage = TreeTexts.firstText(node, "lastPage");
        boolean arePlainPages = !firstPage.matches(".*\\s.*") && !lastPage.matches(".*\\s.*");
        draft.fillPages(arePlainPages ? firstPage : "", arePlainPages ? lastPage : "");
    }

    private void readRelatedItems() {
        for (JsonNode relatedItem : workNode.path("relatedItems")) {
            if (!foldedText(TreeTexts.firstText(relatedItem, "relationType"))
                    .equals("ispublishedin")) {
                continue;
            }
            JsonNode title = relatedItem.path("titles").path(0);
            FieldPlacement.fillContainer(draft, TreeTexts.firstText(title, "title"));
            draft.text(FieldName.VOLUME, TreeTexts.firstText(relatedItem, "volume"));
            draft.text(FieldName.NUMBER, TreeTexts.firstText(relatedItem, "issue", "number"));
            draft.text(FieldName.EDITION, TreeTexts.firstText(relatedItem, "edition"));
            draft.fillDate(
                    FieldName.DATE,
                    SourceDates.of(TreeTexts.firstText(relatedItem, "publicationYear")));
            readPages(relatedItem);
            JsonNode itemIdentifier = relatedItem.path("relatedItemIdentifier");
            readNumber(
                    TreeTexts.firstText(itemIdentifier, "relatedItemIdentifierType"),
                    TreeTexts.firstText(itemIdentifier, "relatedItemIdentifier"));
            draft.addPeople(
                    FieldName.EDITOR, parsePersons(relatedItem.path("contributors"), "editor"));
            FieldPlacement.fillPublisher(
                    draft, withoutUnknown(TreeTexts.firstText(relatedItem, "publisher")));
        }
    }

    private void readNumber(String identifierType, String number) {
        if (identifierType.matches("(?i)e?issn|isbn")) {
            draft.addBookNumber(number);
        }
    }

    private void readDates() {
        List<String> dates =
                DATE_TYPES.stream()
                        .flatMap(dateType ->
                                TreeTexts.members(workNode.path("dates")).stream()
                                        .filter(date -> isDateOf(dateType, date))
                                        .map(date ->
                                                withoutTime(TreeTexts.firstText(date, "date"))))
                        .toList();
        List<String> dateTexts =
                Stream.concat(
                                dates.stream(),
                                Stream.of(firstText("publicationYear"), firstText("published")))
                        .toList();
        draft.fillDate(FieldName.DATE, SourceDates.bestOf(dateTexts));
    }

    private static boolean isDateOf(String identifierType, JsonNode date) {
        return foldedText(TreeTexts.firstText(date, "dateType")).equals(identifierType);
    }

    /// A date without the time of day.
    private static String withoutTime(String text) {
        return text.replaceFirst("(?<=[0-9])[T ][0-9]{2}:.*$", "");
    }

    private void readIdentifiers() {
        draft.fillDoi(firstText("doi"));
        draft.fillDoi(firstText("id"));
        for (String listProperty : List.of("identifiers", "alternateIdentifiers")) {
            for (JsonNode identifier : workNode.path(listProperty)) {
                String identifierType =
                        TreeTexts.firstText(
                                identifier, "identifierType", "alternateIdentifierType");
                String value = TreeTexts.firstText(identifier, "identifier", "alternateIdentifier");
                readNumber(identifierType, value);
                draft.fillDoi(identifierType.equalsIgnoreCase("doi") ? value : "");
                FieldPlacement.fillArxiv(draft, value);
            }
        }
        for (JsonNode related : workNode.path("relatedIdentifiers")) {
            String relation = foldedText(TreeTexts.firstText(related, "relationType"));
            boolean isContainer = relation.equals("ispartof") || relation.equals("ispublishedin");
            readNumber(
                    isContainer ? TreeTexts.firstText(related, "relatedIdentifierType") : "",
                    TreeTexts.firstText(related, "relatedIdentifier"));
        }
        draft.fillUrl(firstText("url"));
        boolean hasVersions = Set.of("dataset", "software", "online").contains(draft.type());
        draft.text(FieldName.VERSION, hasVersions ? firstText("version") : "");
    }

    private void readPublication() {
        JsonNode publisher = workNode.path("publisher");
        String name =
                publisher.isObject()
                        ? TreeTexts.firstText(publisher, "name")
                        : firstText("publisher");
        FieldPlacement.fillPublisher(draft, withoutUnknown(name));
        // If a journal article does not name its journal, the publisher field does.
        String generalType =
                foldedText(TreeTexts.firstText(workNode.path("types"), "resourceTypeGeneral"));
        if (generalType.equals("datapaper") || generalType.equals("journalarticle")) {
            draft.text(FieldName.JOURNALTITLE, withoutUnknown(name));
        }
        String language = firstText("language").strip();
        String languageTag = LanguageTags.tagOf(language);
        draft.text(FieldName.LANGUAGE, languageTag.isEmpty() ? language : languageTag);
    }

    /// `42-79 Seiten` are the pages of the work, `10 pages` their number.
    private void readSizes() {
        for (String size : TreeTexts.allTexts(workNode, "sizes")) {
            Matcher pageRange = PAGES.matcher(size);
            Matcher pageCount = PAGE_COUNT.matcher(size);
            if (pageRange.find()) {
                draft.fillPages(pageRange.group(1), pageRange.group(2));
            } else if (pageCount.find()) {
                draft.text(FieldName.PAGETOTAL, pageCount.group(1));
            }
        }
    }

    private void readDescription() {
        List<JsonNode> summaries =
                TreeTexts.members(workNode.path("descriptions")).stream()
                        .filter(DataciteReader::isSummary)
                        .toList();
        String language = firstText("language").strip();
        summaries.stream()
                .filter(it ->
                        !language.isEmpty() && TreeTexts.firstText(it, "lang").equals(language))
                .findFirst()
                .ifPresent(it -> draft.fillMarkup(FieldName.ABSTRACT, descriptionText(it)));
        summaries.forEach(it -> draft.fillMarkup(FieldName.ABSTRACT, descriptionText(it)));
        for (JsonNode subject : TreeTexts.members(workNode.path("subjects"))) {
            draft.addMember(
                    FieldName.KEYWORDS,
                    subject.isObject()
                            ? TreeTexts.firstText(subject, "subject")
                            : subject.asString(""));
        }
    }

    private static boolean isSummary(JsonNode description) {
        String descriptionType = foldedText(TreeTexts.firstText(description, "descriptionType"));
        return descriptionType.isEmpty() || descriptionType.equals("abstract");
    }

    private static String descriptionText(JsonNode node) {
        return TreeTexts.firstText(node, "description");
    }
}
