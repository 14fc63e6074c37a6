package octavo.formats.refworks;

import octavo.fields.FieldName;
import octavo.formats.tagged.TaggedRecord;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.values.Doi;
import octavo.values.PartialDate;

import java.util.List;
import java.util.Set;

/// Reads one record of RefWorks, by the legend in its exports.
final class RefworksReader {
    private static final TypeTable TYPES =
            TypeTable.readTable(RefworksReader.class, "refworks-types.tsv");
    private static final Set<String> IN_BOOK =
            Set.of("incollection", "inproceedings", "inreference");
    private static final Set<String> WHOLE_BOOK = Set.of("book", "collection", "thesis");

    private final TaggedRecord refworksRecord;
    private final WorkDraft draft;

    RefworksReader(TaggedRecord record) {
        this.refworksRecord = record;
        this.draft = new WorkDraft(record.lineNumber());
    }

    WorkDraft readDraft() {
        TYPES.applyType(refworksRecord.firstValue("RT"), draft);
        readPeople(FieldName.AUTHOR, "A1");
        readPeople(FieldName.EDITOR, "A2");
        if (refworksRecord.hasValue("A3")) {
            readPeople(FieldName.EDITORA, "A3");
            draft.fillExact(FieldName.EDITORATYPE, "series editor");
        }
        readPeople(FieldName.TRANSLATOR, "A4");
        readTitles();
        readDates();
        readNumbers();
        readIdentifiers();
        readDescription();
        return draft;
    }

    private void readPeople(String fieldName, String tag) {
        for (String value : refworksRecord.allValues(tag)) {
            for (String name : value.split("\\n|;", -1)) {
                if (SourceNames.isOthers(name)) {
                    draft.markOthers(fieldName);
                } else {
                    draft.addName(fieldName, SourceNames.familyFirst(name));
                }
            }
        }
    }

    private void readTitles() {
        draft.fillMarkup(FieldName.TITLE, refworksRecord.firstValue("T1"));
        draft.text(FieldName.SHORTTITLE, refworksRecord.firstValue("ST"));
        draft.fillMarkup(FieldName.TITLEADDON, refworksRecord.firstValue("OT"));
        String secondTitle = refworksRecord.firstValue("T2");
        if (IN_BOOK.contains(draft.type())) {
            draft.fillMarkup(
                    FieldName.BOOKTITLE,
                    secondTitle.isEmpty() ? refworksRecord.firstValue("JF", "JO") : secondTitle);
            draft.fillMarkup(FieldName.SERIES, refworksRecord.firstValue("T3"));
        } else if (WHOLE_BOOK.contains(draft.type())) {
            draft.fillMarkup(FieldName.SERIES, refworksRecord.firstValue("T3", "T2"));
        } else {
            draft.fillMarkup(FieldName.JOURNALTITLE, refworksRecord.firstValue("JF", "T2", "JO"));
            String abbreviatedTitle = refworksRecord.firstValue("JO");
            boolean isSame =
                    abbreviatedTitle.equalsIgnoreCase(draft.plainText(FieldName.JOURNALTITLE));
            draft.text(FieldName.SHORTJOURNAL, isSame ? "" : abbreviatedTitle);
        }
    }

    /// The year, and a text with the whole date or only its rest: `Jan 1`.
    private void readDates() {
        String year = refworksRecord.firstValue("YR");
        String freeDate =
                refworksRecord
                        .firstValue("FD")
                        .replaceFirst("^(\\d{1,2})/(\\d{1,2})$", year + "/$1/$2");
        String wholeDate = freeDate.contains(year) ? freeDate : freeDate + " " + year;
        draft.fillDate(FieldName.DATE, SourceDates.bestOf(List.of(year, wholeDate)));
        draft.fillDate(
                FieldName.URLDATE,
                SourceDates.of(
                                refworksRecord.hasValue("UL", "LK")
                                        ? refworksRecord.firstValue("RD")
                                        : "")
                        .filter(PartialDate.class::isInstance));
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, refworksRecord.firstValue("VO"));
        draft.text(FieldName.NUMBER, refworksRecord.firstValue("IS"));
        draft.text(FieldName.EDITION, refworksRecord.firstValue("ED"));
        if (WHOLE_BOOK.contains(draft.type()) && !refworksRecord.hasValue("OP")) {
            draft.text(FieldName.PAGETOTAL, refworksRecord.firstValue("SP"));
        } else {
            draft.fillPages(refworksRecord.firstValue("SP"), refworksRecord.firstValue("OP"));
        }
        boolean isSchool = draft.type().equals("thesis") || draft.type().equals("report");
        draft.text(
                isSchool ? FieldName.INSTITUTION : FieldName.PUBLISHER,
                refworksRecord.firstValue("PB"));
        draft.text(FieldName.LOCATION, refworksRecord.firstValue("PP"));
        if (draft.type().equals("thesis")) {
            ThesisKind.fillKind(
                    draft,
                    refworksRecord
                            .firstValue("SF")
                            .replaceAll(".*?((?i:doctoral|master'?s|bachelor'?s) \\w+).*", "$1"));
        }
    }

    private void readIdentifiers() {
        refworksRecord.allValues("DO").forEach(draft::fillDoi);
        refworksRecord.allValues("NO").stream().filter(Doi::isDoi).forEach(draft::fillDoi);
        for (String number : refworksRecord.allValues("SN")) {
            if (!draft.addBookNumber(number)) {
                boolean isJournal = draft.type().equals("article");
                draft.text(isJournal ? FieldName.ISSN : FieldName.ISBN, number);
            }
        }
        refworksRecord.allValues("UL", "LK").stream()
                .flatMap(urls -> urls.lines())
                .forEach(draft::fillUrl);
    }

    private void readDescription() {
        draft.fillMarkup(FieldName.ABSTRACT, refworksRecord.firstValue("AB"));
        for (String words : refworksRecord.allValues("K1")) {
            for (String keyword : words.split("\\n|;\\s", -1)) {
                draft.addMember(FieldName.KEYWORDS, keyword);
            }
        }
        draft.text(FieldName.LANGUAGE, refworksRecord.firstValue("LA"));
        refworksRecord.allValues("NO").forEach(note -> draft.addRemark(FieldName.ANNOTATION, note));
    }
}
