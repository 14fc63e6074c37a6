package octavo.formats.services;

import octavo.fields.FieldName;
import octavo.formats.pubmed.MedlineReader;
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
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads one result of Europe PMC's search, in its short (`lite`) or full (`core`) form.
/// https://europepmc.org/RestfulWebService
public final class EuropePmcReader {
    public static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "Europe PMC",
                    node ->
                            node.has("source")
                                    && node.has("title")
                                    && (node.has("isOpenAccess") || node.has("citedByCount")),
                    record -> new EuropePmcReader(record).readDraft());

    private static final TypeTable TYPES =
            TypeTable.readTable(MedlineReader.class, "medline-types.tsv");
    private static final Pattern FULL_STOP = Pattern.compile("(?<!\\.\\.)\\.$");

    private final JsonNode work;
    private final JsonNode issue;
    private final JsonNode journal;
    private final WorkDraft draft;

    private EuropePmcReader(TreeRecord record) {
        this.work = record.tree();
        this.issue = work.path("journalInfo");
        this.journal = issue.path("journal");
        this.draft = new WorkDraft(record.lineNumber());
    }

    private String firstText(String... properties) {
        return TreeTexts.firstText(work, properties);
    }

    private WorkDraft readDraft() {
        readType();
        readPeople();
        draft.fillMarkup(FieldName.TITLE, FULL_STOP.matcher(firstText("title")).replaceFirst(""));
        readContainer();
        readDates();
        draft.text(
                FieldName.VOLUME,
                textOrProperty(TreeTexts.firstText(issue, "volume"), "journalVolume"));
        draft.text(FieldName.NUMBER, textOrProperty(TreeTexts.firstText(issue, "issue"), "issue"));
        draft.fillPages(firstText("pageInfo"));
        readNumbers();
        draft.fillDoi(firstText("doi"));
        draft.text(FieldName.PMID, firstText("pmid"));
        draft.text(FieldName.PMCID, firstText("pmcid"));
        draft.fillMarkup(FieldName.ABSTRACT, firstText("abstractText"));
        TreeTexts.allTexts(work.path("keywordList"), "keyword")
                .forEach(word -> draft.addMember(FieldName.KEYWORDS, word));
        return draft;
    }

    private String textOrProperty(String text, String property) {
        return text.isEmpty() ? firstText(property) : text;
    }

    private boolean isPreprint() {
        return firstText("source").equals("PPR");
    }

    private void readType() {
        List<String> publicationTypes = TreeTexts.allTexts(work.path("pubTypeList"), "pubType");
        boolean isInJournal = !issue.isMissingNode() || !firstText("journalTitle").isEmpty();
        Optional<String> specificType =
                publicationTypes.stream()
                        .filter(TYPES::hasCode)
                        .filter(type -> !TYPES.entryTypeOf(type).equals(Optional.of("article")))
                        .findFirst();
        if (isPreprint()) {
            draft.type("online");
        } else if (!work.path("bookOrReportDetails").isMissingNode()) {
            draft.type("book");
        } else if (isInJournal) {
            draft.type("article");
        } else {
            specificType.ifPresent(type -> TYPES.applyType(type, draft));
        }
    }

    private void readPeople() {
        for (JsonNode author : TreeTexts.members(work.path("authorList").path("author"))) {
            draft.addName(FieldName.AUTHOR, parseName(author));
        }
        if (!draft.hasField(FieldName.AUTHOR)) {
            for (String name : firstText("authorString").replaceFirst("\\.$", "").split(",", -1)) {
                draft.addName(FieldName.AUTHOR, SourceNames.initialsLast(name));
            }
        }
    }

    private static Optional<PersonName> parseName(JsonNode author) {
        String organizationName = TreeTexts.firstText(author, "collectiveName");
        String familyName = TreeTexts.firstText(author, "lastName");
        if (!organizationName.isEmpty()) {
            return Optional.of(SourceNames.ofOrganization(organizationName));
        }
        String givenName = TreeTexts.firstText(author, "firstName", "initials");
        return familyName.isEmpty()
                ? SourceNames.initialsLast(TreeTexts.firstText(author, "fullName"))
                : Optional.of(SourceNames.ofParts(familyName, givenName, ""));
    }

    private void readContainer() {
        JsonNode book = work.path("bookOrReportDetails");
        FieldPlacement.fillPublisher(draft, TreeTexts.firstText(book, "publisher"));
        draft.addBookNumber(TreeTexts.firstText(book, "isbn10", "isbn13"));
        if (isPreprint()) {
            draft.text(FieldName.ORGANIZATION, TreeTexts.firstText(book, "publisher"));
            return;
        }
        String journalTitle = TreeTexts.firstText(journal, "title");
        FieldPlacement.fillContainer(
                draft, journalTitle.isEmpty() ? firstText("journalTitle") : journalTitle);
        String abbreviatedTitle =
                TreeTexts.firstText(journal, "isoabbreviation", "medlineAbbreviation");
        draft.text(
                FieldName.SHORTJOURNAL,
                abbreviatedTitle.equals(journalTitle) ? "" : abbreviatedTitle);
    }

    private void readDates() {
        String year = firstText("pubYear");
        String printedDate = TreeTexts.firstText(issue, "dateOfPublication");
        draft.fillDate(
                FieldName.DATE,
                year.isEmpty() || printedDate.contains(year)
                        ? SourceDates.bestOf(
                                List.of(printedDate, firstText("firstPublicationDate")))
                        : SourceDates.of(year));
    }

    private void readNumbers() {
        draft.addBookNumber(TreeTexts.firstText(journal, "issn"));
        draft.addBookNumber(TreeTexts.firstText(journal, "essn"));
        for (String issnText : firstText("journalIssn").split(";", -1)) {
            draft.addBookNumber(issnText);
        }
    }
}
