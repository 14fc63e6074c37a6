package octavo.importer;

import octavo.fields.FieldName;
import octavo.values.PartialDate;

import java.util.List;
import java.util.Set;

/// Reads one record of RefWorks, by the legend in its exports.
final class RefworksReader {
    private static final TypeTable TYPES = TypeTable.read("refworks-types.tsv");
    private static final Set<String> IN_BOOK =
            Set.of("incollection", "inproceedings", "inreference");
    private static final Set<String> WHOLE_BOOK = Set.of("book", "collection", "thesis");

    private final TaggedRecord record;
    private final WorkDraft draft;

    RefworksReader(TaggedRecord record) {
        this.record = record;
        this.draft = new WorkDraft(record.line());
    }

    WorkDraft draft() {
        TYPES.apply(record.first("RT"), draft);
        people(FieldName.AUTHOR, "A1");
        people(FieldName.EDITOR, "A2");
        if (record.has("A3")) {
            people(FieldName.EDITORA, "A3");
            draft.exact(FieldName.EDITORATYPE, "series editor");
        }
        people(FieldName.TRANSLATOR, "A4");
        titles();
        dates();
        numbers();
        identifiers();
        words();
        return draft;
    }

    private void people(String field, String tag) {
        for (String value : record.all(tag)) {
            for (String name : value.split("\\n|;", -1)) {
                if (SourceNames.isOthers(name)) {
                    draft.others(field);
                } else {
                    draft.name(field, SourceNames.familyFirst(name));
                }
            }
        }
    }

    private void titles() {
        draft.markup(FieldName.TITLE, record.first("T1"));
        draft.text(FieldName.SHORTTITLE, record.first("ST"));
        draft.markup(FieldName.TITLEADDON, record.first("OT"));
        String second = record.first("T2");
        if (IN_BOOK.contains(draft.type())) {
            draft.markup(FieldName.BOOKTITLE, second.isEmpty() ? record.first("JF", "JO") : second);
            draft.markup(FieldName.SERIES, record.first("T3"));
        } else if (WHOLE_BOOK.contains(draft.type())) {
            draft.markup(FieldName.SERIES, record.first("T3", "T2"));
        } else {
            draft.markup(FieldName.JOURNALTITLE, record.first("JF", "T2", "JO"));
            String brief = record.first("JO");
            boolean same = brief.equalsIgnoreCase(draft.plain(FieldName.JOURNALTITLE));
            draft.text(FieldName.SHORTJOURNAL, same ? "" : brief);
        }
    }

    /// The year, and a text with the whole date or only its rest: `Jan 1`.
    private void dates() {
        String year = record.first("YR");
        String free = record.first("FD").replaceFirst("^(\\d{1,2})/(\\d{1,2})$", year + "/$1/$2");
        String whole = free.contains(year) ? free : free + " " + year;
        draft.date(FieldName.DATE, SourceDates.best(List.of(year, whole)));
        draft.date(
                FieldName.URLDATE,
                SourceDates.of(record.has("UL", "LK") ? record.first("RD") : "")
                        .filter(PartialDate.class::isInstance));
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, record.first("VO"));
        draft.text(FieldName.NUMBER, record.first("IS"));
        draft.text(FieldName.EDITION, record.first("ED"));
        if (WHOLE_BOOK.contains(draft.type()) && !record.has("OP")) {
            draft.text(FieldName.PAGETOTAL, record.first("SP"));
        } else {
            draft.pages(record.first("SP"), record.first("OP"));
        }
        boolean school = draft.type().equals("thesis") || draft.type().equals("report");
        draft.text(school ? FieldName.INSTITUTION : FieldName.PUBLISHER, record.first("PB"));
        draft.text(FieldName.LOCATION, record.first("PP"));
        if (draft.type().equals("thesis")) {
            ThesisKind.set(
                    draft,
                    record.first("SF")
                            .replaceAll(".*?((?i:doctoral|master'?s|bachelor'?s) \\w+).*", "$1"));
        }
    }

    private void identifiers() {
        record.all("DO").forEach(draft::doi);
        record.all("NO").stream()
                .filter(it -> it.matches("(?i)doi:\\s*10\\.\\S+"))
                .forEach(draft::doi);
        for (String number : record.all("SN")) {
            if (!draft.bookNumber(number)) {
                boolean journal = draft.type().equals("article");
                draft.text(journal ? FieldName.ISSN : FieldName.ISBN, number);
            }
        }
        record.all("UL", "LK").stream().flatMap(urls -> urls.lines()).forEach(draft::url);
    }

    private void words() {
        draft.markup(FieldName.ABSTRACT, record.first("AB"));
        for (String words : record.all("K1")) {
            for (String keyword : words.split("\\n|;\\s", -1)) {
                draft.member(FieldName.KEYWORDS, keyword);
            }
        }
        draft.text(FieldName.LANGUAGE, record.first("LA"));
        record.all("NO").forEach(note -> draft.remark(FieldName.ANNOTATION, note));
    }
}
