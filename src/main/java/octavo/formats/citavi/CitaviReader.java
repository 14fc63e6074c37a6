package octavo.formats.citavi;

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

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one reference of Citavi.
final class CitaviReader {
    private static final TypeTable TYPES =
            TypeTable.readTable(CitaviReader.class, "citavi-types.tsv");

    /// `17.11.1997`, a date in German.
    private static final Pattern DAY_FIRST =
            Pattern.compile("\\s*([0-9]{1,2})\\.\\s*([0-9]{1,2})\\.\\s*([0-9]{4})\\s*");

    /// Structured pages: the original text is in `os`.
    private static final Pattern TYPED_PAGES = Pattern.compile("(?s).*<os>(.*?)</os>.*");

    private final JsonNode referenceNode;
    private final CitaviRelations relations;
    private final WorkDraft draft;

    CitaviReader(TreeRecord record, CitaviRelations relations) {
        this.referenceNode = record.tree();
        this.relations = relations;
        this.draft = new WorkDraft(record.lineNumber());
    }

    private String firstText(String... fields) {
        return TreeTexts.firstText(referenceNode, fields);
    }

    WorkDraft readDraft() {
        TYPES.applyType(firstText("ReferenceType"), draft);
        draft.setKey(firstText("BibTeXKey", "CitationKey"));
        readPeople("ReferenceAuthors", FieldName.AUTHOR);
        readPeople("ReferenceEditors", FieldName.EDITOR);
        readPeople("ReferenceOrganizations", FieldName.AUTHOR);
        readTitles();
        readDates();
        readNumbers();
        readPublication();
        readDescription();
        return draft;
    }

    private void readPeople(String relation, String fieldName) {
        draft.addPeople(
                fieldName,
                relations.relatedRecords(referenceNode, relation).stream()
                        .flatMap(person -> parsePerson(person).stream())
                        .toList());
    }

    private static Optional<PersonName> parsePerson(JsonNode personNode) {
        String familyName = TreeTexts.firstText(personNode, "LastName").strip();
        String givenName =
                (TreeTexts.firstText(personNode, "FirstName").strip()
                                + " "
                                + TreeTexts.firstText(personNode, "MiddleName").strip())
                        .strip();
        if (givenName.isEmpty()) {
            return familyName.isEmpty()
                    ? Optional.empty()
                    : Optional.of(SourceNames.ofOrganization(familyName));
        }
        return Optional.of(
                SourceNames.of(
                        givenName,
                        TreeTexts.firstText(personNode, "Prefix").strip(),
                        familyName,
                        TreeTexts.firstText(personNode, "Suffix").strip()));
    }

    private void readTitles() {
        draft.text(FieldName.TITLE, firstText("Title"));
        draft.text(FieldName.SUBTITLE, firstText("Subtitle"));
        draft.text(FieldName.TITLEADDON, firstText("TitleSupplement"));
        JsonNode periodical = relations.relatedRecord(referenceNode, "Periodical");
        FieldPlacement.fillContainer(draft, TreeTexts.firstText(periodical, "Name"));
        draft.text(
                FieldName.SHORTJOURNAL,
                TreeTexts.firstText(periodical, "StandardAbbreviation", "UserAbbreviation1"));
        draft.addBookNumber(TreeTexts.firstText(periodical, "ISSN"));
        JsonNode book = relations.relatedRecord(referenceNode, "ParentReference");
        draft.text(FieldName.BOOKTITLE, TreeTexts.firstText(book, "Title"));
        draft.text(FieldName.BOOKSUBTITLE, TreeTexts.firstText(book, "Subtitle"));
        JsonNode series = relations.relatedRecord(referenceNode, "SeriesTitle");
        draft.text(FieldName.SERIES, TreeTexts.firstText(series, "Name"));
    }

    private void readDates() {
        draft.fillDate(
                FieldName.DATE,
                SourceDates.of(withoutTime(firstText("Date", "Year", "YearResolved"))));
        draft.fillDate(FieldName.URLDATE, SourceDates.of(withoutTime(firstText("AccessDate"))));
    }

    private static String withoutTime(String text) {
        Matcher dayMatcher = DAY_FIRST.matcher(text);
        return dayMatcher.matches()
                ? "%s-%02d-%02d"
                        .formatted(
                                dayMatcher.group(3),
                                Integer.valueOf(dayMatcher.group(2)),
                                Integer.valueOf(dayMatcher.group(1)))
                : text.replaceFirst("(?<=[0-9])T[0-9]{2}:.*$", "");
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, firstText("Volume"));
        draft.text(FieldName.NUMBER, firstText("Number"));
        draft.text(FieldName.EDITION, firstText("Edition"));
        draft.text(FieldName.VOLUMES, firstText("NumberOfVolumes"));
        draft.fillPages(pageText(firstText("PageRange")));
        draft.text(FieldName.PAGETOTAL, pageText(firstText("PageCount")));
    }

    private static String pageText(String text) {
        Matcher typedMatcher = TYPED_PAGES.matcher(text);
        return (typedMatcher.matches() ? typedMatcher.group(1) : text)
                .replaceAll("<[^>]*>", " ")
                .strip();
    }

    private void readPublication() {
        String doi = firstText("Doi", "DOI");
        if (!draft.fillDoi(doi)) {
            draft.text(FieldName.DOI, doi);
        }
        String isbn = firstText("Isbn", "ISBN");
        if (!draft.addBookNumber(isbn)) {
            draft.text(FieldName.ISBN, isbn);
        }
        draft.text(FieldName.PMID, firstText("PubMedID"));
        draft.fillUrl(firstText("OnlineAddress"));
        for (JsonNode publisher : relations.relatedRecords(referenceNode, "ReferencePublishers")) {
            FieldPlacement.fillPublisher(draft, TreeTexts.firstText(publisher, "Name"));
        }
        draft.text(FieldName.LOCATION, firstText("PlaceOfPublication"));
    }

    private void readDescription() {
        draft.text(FieldName.ABSTRACT, firstText("Abstract"));
        draft.text(FieldName.LANGUAGE, firstText("Language", "LanguageCode"));
        draft.addRemark(FieldName.NOTE, firstText("Notes"));
        draft.addRemark(FieldName.ANNOTATION, firstText("Evaluation"));
        for (JsonNode keyword : relations.relatedRecords(referenceNode, "ReferenceKeywords")) {
            draft.addMember(FieldName.KEYWORDS, TreeTexts.firstText(keyword, "Name"));
        }
    }
}
