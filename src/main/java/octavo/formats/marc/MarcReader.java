package octavo.formats.marc;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlFormat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads one record of MARC 21 in XML. https://www.loc.gov/marc/bibliographic/
public final class MarcReader {
    public static final XmlFormat FORMAT =
            new XmlFormat(
                    "MARCXML",
                    "MARCXML",
                    "record(?=[^<>]*>\\s*<(?:[\\w.-]{1,40}:)?(?:leader|controlfield|datafield)[\\s>])",
                    record -> List.of(readDraft(record)));

    private static final TypeTable TYPES = TypeTable.readTable(MarcReader.class, "marc-types.tsv");
    private static final Set<String> PART_TYPES =
            Set.of("article", "incollection", "inproceedings");

    /// Genre vocabularies, which state the kind of work rather than its subject.
    private static final Set<String> FORM_VOCABULARIES =
            Set.of(
                    "gnd-content",
                    "rdacontent",
                    "lcgft",
                    "marcgt",
                    "aat",
                    "gsafd",
                    "rbgenr",
                    "fast");

    private static final int CONFERENCE_POSITION = 29;
    private static final int DATE_POSITION = 7;
    private static final int LANGUAGE_POSITION = 35;

    /// `Seite 447-473`, `pages:447-473`.
    private static final Pattern PAGES =
            Pattern.compile(
                    "(?i)(?:pages?|seiten?|pp?\\.|s\\.):?\\s*([a-z]?[0-9]+(?:\\s*[-–]\\s*[a-z]?[0-9]+)?)");

    /// `volume:50`, `number:3`.
    private static final Pattern LABELLED =
            Pattern.compile("(?i)(volume|number|issue|year):\\s*([^\\s,;]+)");

    /// `50 (2023), 3`.
    private static final Pattern ISSUE =
            Pattern.compile("^([0-9]{1,5}) ?\\(([0-9]{4})\\)(?:, ?([0-9]{1,4})\\b)?");

    private final MarcRecord marcRecord;
    private final WorkDraft draft;

    private MarcReader(SourceElement element) {
        this.marcRecord = new MarcRecord(element);
        this.draft = new WorkDraft(element.line());
    }

    /// @param recordElement a record with leader and fields, as in MARCXML
    static WorkDraft readDraft(SourceElement recordElement) {
        return new MarcReader(recordElement).readDraft();
    }

    private WorkDraft readDraft() {
        if (marcRecord.recordElement().childElements().isEmpty()) {
            return draft;
        }
        readType();
        readTitles();
        MarcNames.addNames(marcRecord, draft);
        readContainer();
        readPublication();
        readSeries();
        readIdentifiers();
        readDescription();
        return draft;
    }

    private void readType() {
        char recordType = marcRecord.leaderAt(6);
        String bibliographicLevel = String.valueOf(marcRecord.leaderAt(7));
        boolean isKnown =
                TYPES.applyType(recordType + bibliographicLevel, draft)
                        || TYPES.applyType(recordType + "*", draft);
        boolean isData = isKnown && recordType == 'm';
        if (!isKnown || isData && marcRecord.dataFields("020").size() > 0) {
            draft.type("book");
        } else if (isData && marcRecord.dataFields("856").size() > 0) {
            draft.type("online");
        }
        String fixedData = marcRecord.controlField("008");
        boolean isMeeting =
                fixedData.length() > CONFERENCE_POSITION
                                && fixedData.charAt(CONFERENCE_POSITION) == '1'
                        || !marcRecord.dataFields("111").isEmpty();
        if (!marcRecord.dataFields("502").isEmpty()) {
            readThesis();
        } else if (draft.type().equals("book") && isMeeting) {
            draft.type("proceedings");
        } else if (draft.type().equals("incollection") && isMeeting) {
            draft.type("inproceedings");
        }
    }

    private void readThesis() {
        draft.type("thesis");
        String kind = marcRecord.subfieldText("502", "b");
        ThesisKind.fillKind(draft, kind.isEmpty() ? marcRecord.subfieldText("502", "a") : kind);
        draft.text(FieldName.INSTITUTION, marcRecord.subfieldText("502", "c"));
    }

    /// The title proper, its parts, and the remainder after a colon. Misplaced statements of
    /// responsibility and parallel titles are removed.
    private void readTitles() {
        for (SourceElement titleField : marcRecord.dataFields("245")) {
            String titleText =
                    MarcRecord.subfields(titleField, "anp")
                            .map(text -> text.replaceFirst("\\s+/ .*$", ""))
                            .map(text ->
                                    CatalogueText.withoutPunctuation(text).replaceFirst("\\.$", ""))
                            .collect(Collectors.joining(". "));
            draft.fillMarkup(FieldName.TITLE, titleText);
            draft.fillMarkup(
                    FieldName.SUBTITLE,
                    CatalogueText.withoutFullStop(
                            MarcRecord.firstSubfield(titleField, "b")
                                    .replaceFirst("\\s+[/=] .*$", "")));
        }
        draft.fillMarkup(
                FieldName.ORIGTITLE,
                CatalogueText.withoutFullStop(marcRecord.subfieldText("240", "a")));
    }

    private void readContainer() {
        boolean isPart = PART_TYPES.contains(draft.type());
        for (SourceElement hostField : marcRecord.dataFields("773")) {
            String title =
                    CatalogueText.withoutFullStop(
                            MarcRecord.firstSubfield(hostField, "t").replaceFirst("\\s+/ .*$", ""));
            draft.text(
                    draft.type().equals("article") ? FieldName.JOURNALTITLE : FieldName.BOOKTITLE,
                    isPart ? title : "");
            MarcRecord.subfields(hostField, "xz").forEach(draft::addBookNumber);
            MarcRecord.subfields(hostField, "g").forEach(this::readPlace);
        }
    }

    /// The position in a journal or a book.
    private void readPlace(String hostText) {
        Matcher pagesMatcher = PAGES.matcher(hostText);
        draft.fillPages(pagesMatcher.find() ? pagesMatcher.group(1) : "");
        Matcher labelMatcher = LABELLED.matcher(hostText);
        while (labelMatcher.find()) {
            switch (labelMatcher.group(1).toLowerCase(Locale.ROOT)) {
                case "volume" -> draft.text(FieldName.VOLUME, labelMatcher.group(2));
                case "number", "issue" -> draft.text(FieldName.NUMBER, labelMatcher.group(2));
                default -> draft.fillDate(FieldName.DATE, SourceDates.of(labelMatcher.group(2)));
            }
        }
        Matcher issueMatcher = ISSUE.matcher(hostText);
        if (issueMatcher.find()) {
            draft.text(FieldName.VOLUME, issueMatcher.group(1));
            draft.text(
                    FieldName.NUMBER, issueMatcher.group(3) == null ? "" : issueMatcher.group(3));
        }
    }

    private void readPublication() {
        for (SourceElement imprintField : marcRecord.dataFields("260", "264")) {
            boolean isPublished =
                    imprintField.attribute("tag").equals("260")
                            || Set.of("1", " ", "").contains(imprintField.attribute("ind2"));
            if (isPublished) {
                draft.text(
                        FieldName.LOCATION,
                        CatalogueText.withoutPunctuation(
                                MarcRecord.firstSubfield(imprintField, "a")));
                draft.text(
                        FieldName.PUBLISHER,
                        CatalogueText.withoutPunctuation(
                                MarcRecord.firstSubfield(imprintField, "b")));
                draft.fillDate(
                        FieldName.DATE,
                        CatalogueText.parseDate(MarcRecord.firstSubfield(imprintField, "c")));
            }
        }
        String fixedData = marcRecord.controlField("008");
        if (fixedData.length() > DATE_POSITION + 4) {
            draft.fillDate(
                    FieldName.DATE,
                    CatalogueText.parseDate(fixedData.substring(DATE_POSITION, DATE_POSITION + 4)));
        }
        draft.text(
                FieldName.EDITION,
                CatalogueText.withoutPunctuation(marcRecord.subfieldText("250", "a")));
        draft.text(
                FieldName.PAGETOTAL,
                PART_TYPES.contains(draft.type())
                        ? ""
                        : CatalogueText.pageCount(marcRecord.subfieldText("300", "a")));
    }

    private void readSeries() {
        for (SourceElement seriesField : marcRecord.dataFields("490", "440", "830")) {
            draft.text(
                    FieldName.SERIES,
                    CatalogueText.withoutFullStop(MarcRecord.firstSubfield(seriesField, "a")));
            draft.text(
                    FieldName.NUMBER,
                    CatalogueText.withoutFullStop(MarcRecord.firstSubfield(seriesField, "v")));
            MarcRecord.subfields(seriesField, "x").forEach(draft::addBookNumber);
        }
    }

    private void readIdentifiers() {
        marcRecord
                .subfieldTexts("020", "a")
                .forEach(number -> draft.addBookNumber(number.replaceFirst(" .*", "")));
        marcRecord.subfieldTexts("022", "a").forEach(draft::addBookNumber);
        for (SourceElement identifierField : marcRecord.dataFields("024")) {
            if (MarcRecord.firstSubfield(identifierField, "2").equalsIgnoreCase("doi")) {
                draft.fillDoi(MarcRecord.firstSubfield(identifierField, "a"));
            }
        }
        List<String> urls = marcRecord.subfieldTexts("856", "u");
        urls.stream().filter(url -> url.contains("doi.org/")).forEach(draft::fillDoi);
        urls.stream()
                .filter(url -> !url.contains("doi.org/"))
                .filter(url -> url.matches("(?i)(?:https?|ftp)://.*"))
                .findFirst()
                .ifPresent(draft::fillUrl);
    }

    private void readDescription() {
        draft.fillMarkup(FieldName.ABSTRACT, marcRecord.subfieldText("520", "a"));
        for (SourceElement subjectField :
                marcRecord.dataFields("600", "610", "611", "630", "650", "651", "653")) {
            // A place is not a topic, but its subdivisions may be.
            boolean isPlace = subjectField.attribute("tag").equals("651");
            MarcRecord.subfields(subjectField, isPlace ? "vxy" : "abvxy")
                    .map(CatalogueText::withoutFullStop)
                    .forEach(word -> draft.addMember(FieldName.KEYWORDS, word));
        }
        for (SourceElement formField : marcRecord.dataFields("655")) {
            boolean isTopic = !FORM_VOCABULARIES.contains(MarcRecord.firstSubfield(formField, "2"));
            draft.addMember(
                    FieldName.KEYWORDS,
                    isTopic
                            ? CatalogueText.withoutFullStop(
                                    MarcRecord.firstSubfield(formField, "a"))
                            : "");
        }
        String fixedData = marcRecord.controlField("008");
        marcRecord.subfieldTexts("041", "a").stream()
                .flatMap(codes -> List.of(codes.split("(?<=\\G[a-z]{3})(?=[a-z]{3})")).stream())
                .forEach(code -> draft.addMember(FieldName.LANGUAGE, code));
        if (!draft.hasField(FieldName.LANGUAGE) && fixedData.length() >= LANGUAGE_POSITION + 3) {
            String code = fixedData.substring(LANGUAGE_POSITION, LANGUAGE_POSITION + 3);
            draft.text(FieldName.LANGUAGE, code.matches("(?!und|zxx|mul)[a-z]{3}") ? code : "");
        }
        marcRecord
                .subfieldTexts("500", "a")
                .forEach(note -> draft.addRemark(FieldName.ANNOTATION, note));
    }
}
