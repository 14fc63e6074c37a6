package octavo.importer;

import octavo.fields.FieldName;
import octavo.values.ArxivId;
import octavo.values.PartialDate;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of RIS. Tags follow the specification as far as writers do; where the old one
/// (Reference Manager) and the new one (EndNote, 2011) differ, both are supported.
final class RisReader {
    private static final TypeTable TYPES = TypeTable.read("ris-types.tsv");

    private static final Set<String> IN_JOURNAL =
            Set.of("article", "periodical", "suppperiodical", "unpublished");
    private static final Set<String> IN_BOOK =
            Set.of("incollection", "inproceedings", "inreference", "inbook");
    private static final Set<String> WHOLE_BOOK = Set.of("book", "collection", "booklet", "thesis");

    private final TaggedRecord record;
    private final WorkDraft draft;

    RisReader(TaggedRecord raw) {
        this.record = ProciteNotes.unfolded(raw);
        this.draft = new WorkDraft(raw.line());
    }

    WorkDraft draft() {
        type();
        draft.key(record.first("ID"));
        names();
        titles();
        dates();
        numbers();
        identifiers();
        places();
        words();
        return draft;
    }

    /// Some codes are ambiguous. `CONF` is a paper in proceedings, or the proceedings: these have
    /// editors but no authors, and no container. `SER` is a book in a series, or the series.
    private void type() {
        String code = record.first("TY").replaceAll("[^A-Z].*", "");
        TYPES.apply(code, draft);
        switch (code) {
            case "CONF" -> {
                boolean part = record.has("AU", "A1", "T2", "BT", "JO", "JF", "SP");
                draft.type(!part && record.has("A2", "ED") ? "proceedings" : draft.type());
            }
            case "SER" -> draft.type(record.has("AU", "A1", "BT") ? "book" : draft.type());
            case "GEN" -> draft.type(record.has("JO", "JF") ? "article" : draft.type());
            case "UNPB" -> {
                boolean preprint =
                        (record.first("AN") + record.first("M3"))
                                .matches("(?i).*(arxiv|preprint).*");
                draft.type(preprint ? "online" : draft.type());
            }
            default -> {}
        }
    }

    private void names() {
        people(FieldName.AUTHOR, "AU", "A1");
        boolean letter = draft.type().equals("letter");
        String second = letter ? FieldName.NOTE : FieldName.EDITOR;
        if (letter) {
            record.all("A2").forEach(name -> draft.remark(second, "Recipient: " + name));
        } else {
            people(second, "A2", "ED");
        }
        boolean thesis = draft.type().equals("thesis");
        if (thesis) {
            record.all("A3").forEach(name -> draft.remark(FieldName.NOTE, "Supervisor: " + name));
        } else if (record.has("A3")) {
            people(FieldName.EDITORA, "A3");
            draft.exact(FieldName.EDITORATYPE, "series editor");
        }
        people(FieldName.TRANSLATOR, "A4", "TA");
    }

    private void people(String field, String... tags) {
        for (String value : record.all(tags)) {
            for (String name : value.split("\\n|;(?=\\s|$)", -1)) {
                if (SourceNames.isOthers(name)) {
                    draft.others(field);
                } else {
                    draft.name(field, SourceNames.familyFirst(name));
                }
            }
        }
    }

    private void titles() {
        boolean book = WHOLE_BOOK.contains(draft.type());
        draft.markup(FieldName.TITLE, record.first("TI", "T1", "CT"));
        draft.markup(FieldName.TITLE, book ? record.first("BT") : "");
        draft.markup(FieldName.SHORTTITLE, differing(record.first("ST"), FieldName.TITLE));
        if (IN_JOURNAL.contains(draft.type())) {
            journal();
        } else if (IN_BOOK.contains(draft.type())) {
            draft.markup(FieldName.BOOKTITLE, record.first("BT", "T2", "JF", "JO", "JA", "J2"));
            draft.markup(FieldName.EVENTTITLE, differing(record.first("C3"), FieldName.BOOKTITLE));
            draft.markup(FieldName.SERIES, record.first("T3"));
        } else if (draft.type().equals("thesis")) {
            draft.markup(FieldName.SUBTITLE, record.first("T2"));
            draft.markup(FieldName.SERIES, record.first("T3"));
        } else {
            other(book);
        }
        draft.markup(FieldName.TITLEADDON, record.first("TT"));
    }

    private void other(boolean book) {
        draft.markup(FieldName.SERIES, record.first("T3"));
        if (book) {
            boolean free = !draft.has(FieldName.SERIES);
            draft.markup(free ? FieldName.SERIES : FieldName.JOURNALTITLE, record.first("T2"));
        } else {
            draft.markup(FieldName.JOURNALTITLE, record.first("T2", "JF", "JO", "JA"));
        }
    }

    private void journal() {
        draft.markup(
                FieldName.JOURNALTITLE, record.first("JF", "T2", "JO", "JA", "J1", "J2", "BT"));
        Stream.of("JO", "J2", "JA", "J1")
                .map(record::first)
                .filter(name -> !differing(name, FieldName.JOURNALTITLE).isEmpty())
                .findFirst()
                .ifPresent(name -> draft.text(FieldName.SHORTJOURNAL, name));
        draft.markup(FieldName.SERIES, record.first("T3"));
    }

    private String differing(String text, String field) {
        return text.strip().equalsIgnoreCase(draft.plain(field)) ? "" : text;
    }

    private void dates() {
        String full = record.first("DA");
        List<String> dates =
                Stream.of(record.first("PY"), full, full.isEmpty() ? record.first("Y1") : "")
                        .toList();
        draft.date(FieldName.DATE, SourceDates.best(dates));
        Optional.of(record.first("Y2"))
                .flatMap(SourceDates::of)
                .filter(date -> date instanceof PartialDate)
                .filter(_ -> record.has("UR", "DO", "L1", "L2", "LK"))
                .ifPresent(date -> draft.date(FieldName.URLDATE, Optional.of(date)));
    }

    private void numbers() {
        boolean article = draft.type().equals("article");
        boolean program = draft.type().equals("software") || draft.type().equals("dataset");
        boolean bill = draft.type().equals("legislation");
        draft.text(bill ? FieldName.NUMBER : FieldName.VOLUME, record.first("VL", "VO"));
        draft.text(FieldName.VOLUMES, record.first("NV"));
        draft.text(FieldName.NUMBER, article || program ? "" : record.first("M1"));
        draft.text(program ? FieldName.VERSION : FieldName.NUMBER, record.first("IS", "CP"));
        draft.text(FieldName.NUMBER, article ? issue(record.first("M1")) : "");
        draft.text(program ? FieldName.VERSION : FieldName.EDITION, record.first("ET"));
        draft.text(FieldName.CHAPTER, IN_BOOK.contains(draft.type()) ? record.first("SE") : "");
        if (WHOLE_BOOK.contains(draft.type()) && !record.has("EP")) {
            draft.text(FieldName.PAGETOTAL, record.first("SP"));
        } else {
            draft.pages(record.first("SP"), record.first("EP"));
        }
        String eid = article ? record.first("C7") : "";
        draft.text(FieldName.EID, eid.equals(draft.plain(FieldName.PAGES)) ? "" : eid);
    }

    /// `M1` may be an issue number, or any remark.
    private static String issue(String text) {
        return text.length() <= 10 ? text : "";
    }

    private void identifiers() {
        boolean doi = record.all("DO", "DI").stream().anyMatch(draft::doi);
        if (!doi) {
            record.all("M3", "N1", "L3", "UR", "LK").stream()
                    .filter(text ->
                            text.matches(
                                    "(?is)(?:doi[:\\s]*)?(?:https?://(?:dx\\.)?doi\\.org/)?10\\.\\d{4,9}/\\S+"))
                    .forEach(draft::doi);
        }
        record.all("SN").forEach(this::serialNumber);
        record.all("UR", "LK", "L2").stream()
                .flatMap(urls -> Stream.of(urls.split("\\s+|;(?=\\s*https?:)", -1)))
                .forEach(draft::url);
        eprint();
        for (String id : record.all("C2", "U1", "U2", "AN")) {
            if (id.matches("PMC[0-9]+(?:\\[pmcid\\])?")) {
                draft.text(FieldName.PMCID, id.replace("[pmcid]", ""));
            } else if (id.matches("[0-9]+\\[pmid\\]")) {
                draft.text(FieldName.PMID, id.replace("[pmid]", ""));
            }
        }
        boolean medline = record.first("DB").matches("(?i)pubmed|medline|pmid");
        draft.text(
                FieldName.PMID,
                medline && record.first("AN").matches("[0-9]{1,8}") ? record.first("AN") : "");
    }

    private void serialNumber(String text) {
        if (draft.bookNumber(text)) {
            return;
        }
        switch (draft.type()) {
            case "report", "patent", "standard" -> draft.text(FieldName.NUMBER, text);
            case "article", "periodical" -> draft.text(FieldName.ISSN, text);
            default -> draft.text(FieldName.ISBN, text);
        }
    }

    private void eprint() {
        String number = record.first("AN");
        if (number.matches("(?i)arxiv:.*")) {
            ArxivId.parse(number)
                    .value()
                    .ifPresent(id -> {
                        draft.exact(FieldName.EPRINT, id.toString());
                        draft.exact(FieldName.EPRINTTYPE, "arxiv");
                    });
        }
    }

    private void places() {
        String publisher =
                switch (draft.type()) {
                    case "thesis", "report" -> FieldName.INSTITUTION;
                    case "unpublished", "online" -> FieldName.ORGANIZATION;
                    default -> FieldName.PUBLISHER;
                };
        draft.text(publisher, record.first("PB"));
        draft.text(FieldName.LOCATION, record.first("CY", "PP"));
        boolean met = draft.type().endsWith("proceedings") && draft.has(FieldName.LOCATION);
        draft.text(FieldName.VENUE, met ? record.first("C1") : "");
        thesisType();
    }

    private void thesisType() {
        String kind = record.first("M3");
        boolean said = kind.matches("(?is)\\s*(?:doi\\b|10\\.|https?:).*");
        switch (draft.type()) {
            case "thesis" -> ThesisKind.set(draft, kind);
            case "report", "unpublished", "patent", "presentation", "misc" ->
                    draft.text(FieldName.TYPE, said ? "" : kind);
            default -> {}
        }
    }

    private void words() {
        draft.markup(FieldName.ABSTRACT, record.first("AB", "N2"));
        for (String words : record.all("KW")) {
            for (String keyword : words.split("\\n|;\\s", -1)) {
                draft.member(FieldName.KEYWORDS, keyword);
            }
        }
        draft.text(FieldName.LANGUAGE, record.first("LA"));
        for (String note : record.all("N1")) {
            boolean doi = note.matches("(?i)(?:doi:?\\s*)?10\\.\\d{4,9}/\\S+");
            draft.remark(FieldName.NOTE, doi ? "" : note);
        }
        record.all("RN", "CN", "AV").forEach(note -> draft.remark(FieldName.ANNOTATION, note));
    }
}
