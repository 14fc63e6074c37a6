package octavo.formats.ris;

import octavo.fields.FieldName;
import octavo.formats.tagged.TaggedRecord;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.PartialDate;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of RIS. Tags follow the specification as far as writers do; where the old one
/// (Reference Manager) and the new one (EndNote, 2011) differ, both are supported.
final class RisReader {
    private static final TypeTable TYPES = TypeTable.readTable(RisReader.class, "ris-types.tsv");

    private static final Set<String> IN_JOURNAL =
            Set.of("article", "periodical", "suppperiodical", "unpublished");
    private static final Set<String> IN_BOOK =
            Set.of("incollection", "inproceedings", "inreference", "inbook");
    private static final Set<String> WHOLE_BOOK = Set.of("book", "collection", "booklet", "thesis");

    private final TaggedRecord risRecord;
    private final WorkDraft draft;

    RisReader(TaggedRecord rawRecord) {
        this.risRecord = rawRecord.hasValue("N1") ? ProciteNotes.unfoldNotes(rawRecord) : rawRecord;
        this.draft = new WorkDraft(rawRecord.lineNumber());
    }

    WorkDraft readDraft() {
        readType();
        draft.setKey(risRecord.firstValue("ID"));
        readNames();
        readTitles();
        readDates();
        readNumbers();
        readIdentifiers();
        readPlaces();
        readDescription();
        return draft;
    }

    /// Some codes are ambiguous. `CONF` is a paper in proceedings, or the proceedings: these have
    /// editors but no authors, and no container. `SER` is a book in a series, or the series.
    private void readType() {
        String risType = risRecord.firstValue("TY").replaceAll("[^A-Z].*", "");
        TYPES.applyType(risType, draft);
        switch (risType) {
            case "CONF" -> {
                boolean isPart = risRecord.hasValue("AU", "A1", "T2", "BT", "JO", "JF", "SP");
                draft.type(
                        !isPart && risRecord.hasValue("A2", "ED") ? "proceedings" : draft.type());
            }
            case "SER" -> draft.type(risRecord.hasValue("AU", "A1", "BT") ? "book" : draft.type());
            case "GEN" -> draft.type(risRecord.hasValue("JO", "JF") ? "article" : draft.type());
            case "UNPB" -> {
                boolean isPreprint =
                        (risRecord.firstValue("AN") + risRecord.firstValue("M3"))
                                .matches("(?i).*(arxiv|preprint).*");
                draft.type(isPreprint ? "online" : draft.type());
            }
            default -> {}
        }
    }

    private void readNames() {
        readPeople(FieldName.AUTHOR, "AU", "A1");
        boolean isLetter = draft.type().equals("letter");
        String secondaryField = isLetter ? FieldName.NOTE : FieldName.EDITOR;
        if (isLetter) {
            risRecord
                    .allValues("A2")
                    .forEach(name -> draft.addRemark(secondaryField, "Recipient: " + name));
        } else {
            readPeople(secondaryField, "A2", "ED");
        }
        boolean isThesis = draft.type().equals("thesis");
        if (isThesis) {
            risRecord
                    .allValues("A3")
                    .forEach(name -> draft.addRemark(FieldName.NOTE, "Supervisor: " + name));
        } else if (risRecord.hasValue("A3")) {
            readPeople(FieldName.EDITORA, "A3");
            draft.fillExact(FieldName.EDITORATYPE, "series editor");
        }
        readPeople(FieldName.TRANSLATOR, "A4", "TA");
    }

    private void readPeople(String fieldName, String... tags) {
        for (String value : risRecord.allValues(tags)) {
            for (String name : value.split("\\n|;(?=\\s|$)", -1)) {
                if (SourceNames.isOthers(name)) {
                    draft.markOthers(fieldName);
                } else {
                    draft.addName(fieldName, SourceNames.familyFirst(name));
                }
            }
        }
    }

    private void readTitles() {
        boolean isBook = WHOLE_BOOK.contains(draft.type());
        draft.fillMarkup(FieldName.TITLE, risRecord.firstValue("TI", "T1", "CT"));
        draft.fillMarkup(FieldName.TITLE, isBook ? risRecord.firstValue("BT") : "");
        draft.fillMarkup(
                FieldName.SHORTTITLE, differingText(risRecord.firstValue("ST"), FieldName.TITLE));
        if (IN_JOURNAL.contains(draft.type())) {
            readJournal();
        } else if (IN_BOOK.contains(draft.type())) {
            draft.fillMarkup(
                    FieldName.BOOKTITLE, risRecord.firstValue("BT", "T2", "JF", "JO", "JA", "J2"));
            draft.fillMarkup(
                    FieldName.EVENTTITLE,
                    differingText(risRecord.firstValue("C3"), FieldName.BOOKTITLE));
            draft.fillMarkup(FieldName.SERIES, risRecord.firstValue("T3"));
        } else if (draft.type().equals("thesis")) {
            draft.fillMarkup(FieldName.SUBTITLE, risRecord.firstValue("T2"));
            draft.fillMarkup(FieldName.SERIES, risRecord.firstValue("T3"));
        } else {
            readOtherTitles(isBook);
        }
        draft.fillMarkup(FieldName.TITLEADDON, risRecord.firstValue("TT"));
    }

    private void readOtherTitles(boolean isBook) {
        draft.fillMarkup(FieldName.SERIES, risRecord.firstValue("T3"));
        if (isBook) {
            boolean isFree = !draft.hasField(FieldName.SERIES);
            draft.fillMarkup(
                    isFree ? FieldName.SERIES : FieldName.JOURNALTITLE, risRecord.firstValue("T2"));
        } else {
            draft.fillMarkup(FieldName.JOURNALTITLE, risRecord.firstValue("T2", "JF", "JO", "JA"));
        }
    }

    private void readJournal() {
        draft.fillMarkup(
                FieldName.JOURNALTITLE,
                risRecord.firstValue("JF", "T2", "JO", "JA", "J1", "J2", "BT"));
        Stream.of("JO", "J2", "JA", "J1")
                .map(risRecord::firstValue)
                .filter(name -> !differingText(name, FieldName.JOURNALTITLE).isEmpty())
                .findFirst()
                .ifPresent(name -> draft.text(FieldName.SHORTJOURNAL, name));
        draft.fillMarkup(FieldName.SERIES, risRecord.firstValue("T3"));
    }

    private String differingText(String text, String fieldName) {
        return text.strip().equalsIgnoreCase(draft.plainText(fieldName)) ? "" : text;
    }

    private void readDates() {
        String fullDate = risRecord.firstValue("DA");
        List<String> dates =
                Stream.of(
                                risRecord.firstValue("PY"),
                                fullDate,
                                fullDate.isEmpty() ? risRecord.firstValue("Y1") : "")
                        .toList();
        draft.fillDate(FieldName.DATE, SourceDates.bestOf(dates));
        Optional.of(risRecord.firstValue("Y2"))
                .flatMap(SourceDates::of)
                .filter(date -> date instanceof PartialDate)
                .filter(_ -> risRecord.hasValue("UR", "DO", "L1", "L2", "LK"))
                .ifPresent(date -> draft.fillDate(FieldName.URLDATE, Optional.of(date)));
    }

    private void readNumbers() {
        boolean isArticle = draft.type().equals("article");
        boolean isProgram = draft.type().equals("software") || draft.type().equals("dataset");
        boolean isBill = draft.type().equals("legislation");
        draft.text(isBill ? FieldName.NUMBER : FieldName.VOLUME, risRecord.firstValue("VL", "VO"));
        draft.text(FieldName.VOLUMES, risRecord.firstValue("NV"));
        draft.text(FieldName.NUMBER, isArticle || isProgram ? "" : risRecord.firstValue("M1"));
        draft.text(
                isProgram ? FieldName.VERSION : FieldName.NUMBER, risRecord.firstValue("IS", "CP"));
        draft.text(FieldName.NUMBER, isArticle ? shortIssue(risRecord.firstValue("M1")) : "");
        draft.text(isProgram ? FieldName.VERSION : FieldName.EDITION, risRecord.firstValue("ET"));
        draft.text(
                FieldName.CHAPTER,
                IN_BOOK.contains(draft.type()) ? risRecord.firstValue("SE") : "");
        if (WHOLE_BOOK.contains(draft.type()) && !risRecord.hasValue("EP")) {
            draft.text(FieldName.PAGETOTAL, risRecord.firstValue("SP"));
        } else {
            draft.fillPages(risRecord.firstValue("SP"), risRecord.firstValue("EP"));
        }
        String eid = isArticle ? risRecord.firstValue("C7") : "";
        draft.text(FieldName.EID, eid.equals(draft.plainText(FieldName.PAGES)) ? "" : eid);
    }

    /// `M1` may be an issue number, or any remark.
    private static String shortIssue(String text) {
        return text.length() <= 10 ? text : "";
    }

    private void readIdentifiers() {
        boolean isDoi = risRecord.allValues("DO", "DI").stream().anyMatch(draft::fillDoi);
        if (!isDoi) {
            risRecord.allValues("M3", "N1", "L3", "UR", "LK").stream()
                    .filter(Doi::isDoi)
                    .forEach(draft::fillDoi);
        }
        risRecord.allValues("SN").forEach(this::readSerialNumber);
        risRecord.allValues("UR", "LK", "L2").stream()
                .flatMap(urls -> Stream.of(urls.split("\\s+|;(?=\\s*https?:)", -1)))
                .forEach(draft::fillUrl);
        readEprint();
        for (String id : risRecord.allValues("C2", "U1", "U2", "AN")) {
            if (id.matches("PMC[0-9]+(?:\\[pmcid\\])?")) {
                draft.text(FieldName.PMCID, id.replace("[pmcid]", ""));
            } else if (id.matches("[0-9]+\\[pmid\\]")) {
                draft.text(FieldName.PMID, id.replace("[pmid]", ""));
            }
        }
        boolean isMedline = risRecord.firstValue("DB").matches("(?i)pubmed|medline|pmid");
        draft.text(
                FieldName.PMID,
                isMedline && risRecord.firstValue("AN").matches("[0-9]{1,8}")
                        ? risRecord.firstValue("AN")
                        : "");
    }

    private void readSerialNumber(String text) {
        if (draft.addBookNumber(text)) {
            return;
        }
        switch (draft.type()) {
            case "report", "patent", "standard" -> draft.text(FieldName.NUMBER, text);
            case "article", "periodical" -> draft.text(FieldName.ISSN, text);
            default -> draft.text(FieldName.ISBN, text);
        }
    }

    private void readEprint() {
        String number = risRecord.firstValue("AN");
        if (number.matches("(?i)arxiv:.*")) {
            ArxivId.parse(number)
                    .value()
                    .ifPresent(id -> {
                        draft.fillExact(FieldName.EPRINT, id.toString());
                        draft.fillExact(FieldName.EPRINTTYPE, "arxiv");
                    });
        }
    }

    private void readPlaces() {
        String publisherField =
                switch (draft.type()) {
                    case "thesis", "report" -> FieldName.INSTITUTION;
                    case "unpublished", "online" -> FieldName.ORGANIZATION;
                    default -> FieldName.PUBLISHER;
                };
        draft.text(publisherField, risRecord.firstValue("PB"));
        draft.text(FieldName.LOCATION, risRecord.firstValue("CY", "PP"));
        boolean hasMeeting =
                draft.type().endsWith("proceedings") && draft.hasField(FieldName.LOCATION);
        draft.text(FieldName.VENUE, hasMeeting ? risRecord.firstValue("C1") : "");
        readThesisType();
    }

    private void readThesisType() {
        String workKind = risRecord.firstValue("M3");
        boolean isIdentifier = workKind.matches("(?is)\\s*(?:doi\\b|10\\.|https?:).*");
        switch (draft.type()) {
            case "thesis" -> ThesisKind.fillKind(draft, workKind);
            case "report", "unpublished", "patent", "presentation", "misc" ->
                    draft.text(FieldName.TYPE, isIdentifier ? "" : workKind);
            default -> {}
        }
    }

    private void readDescription() {
        draft.fillMarkup(FieldName.ABSTRACT, risRecord.firstValue("AB", "N2"));
        for (String words : risRecord.allValues("KW")) {
            for (String keyword : words.split("\\n|;\\s", -1)) {
                draft.addMember(FieldName.KEYWORDS, keyword);
            }
        }
        draft.text(FieldName.LANGUAGE, risRecord.firstValue("LA"));
        for (String note : risRecord.allValues("N1")) {
            boolean isDoi = Doi.isDoi(note);
            draft.addRemark(FieldName.NOTE, isDoi ? "" : note);
        }
        risRecord
                .allValues("RN", "CN", "AV")
                .forEach(note -> draft.addRemark(FieldName.ANNOTATION, note));
    }
}
