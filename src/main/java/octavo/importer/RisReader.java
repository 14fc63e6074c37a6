package octavo.importer;

import octavo.fields.FieldName;
import octavo.values.ArxivId;
import octavo.values.PartialDate;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of RIS. Tags mean what the specification says, as far as writers agree with it;
/// where the old one (Reference Manager) and the new one (EndNote, 2011) differ, both are read.
final class RisReader {
    private static final TypeTable TYPES = TypeTable.read("ris-types.tsv");

    private static final Set<String> IN_JOURNAL =
            Set.of("article", "periodical", "suppperiodical", "unpublished");
    private static final Set<String> IN_BOOK =
            Set.of("incollection", "inproceedings", "inreference", "inbook");
    private static final Set<String> WHOLE_BOOK = Set.of("book", "collection", "booklet", "thesis");

    /// What ProCite writes into `N1` with a label, for want of a tag.
    private static final Map<String, String> LABELS =
            Map.ofEntries(
                    Map.entry("series title", "T3"),
                    Map.entry("proceedings title", "T2"),
                    Map.entry("title monographic", "T2"),
                    Map.entry("title, monographic", "T2"),
                    Map.entry("author, monographic", "A2"),
                    Map.entry("editor", "A2"),
                    Map.entry("series editor", "A3"),
                    Map.entry("volume id", "VL"),
                    Map.entry("issue id", "IS"),
                    Map.entry("page(s)", "SP"),
                    Map.entry("edition", "ET"),
                    Map.entry("place of publication", "CY"),
                    Map.entry("publisher name", "PB"),
                    Map.entry("isbn", "SN"),
                    Map.entry("language", "LA"));

    /// Labels of ProCite that say nothing about the work.
    private static final Set<String> EMPTY_LABELS =
            Set.of("record id", "record number", "author role", "connective phrase", "call number");

    private final TaggedRecord record;
    private final WorkDraft draft;

    RisReader(TaggedRecord raw) {
        this.record = withLabels(raw);
        this.draft = new WorkDraft(raw.line());
    }

    /// The record with labelled notes as the tags that they stand for, unless it has those.
    private static TaggedRecord withLabels(TaggedRecord raw) {
        List<TaggedLine> lines =
                raw.lines().stream()
                        .filter(line -> !EMPTY_LABELS.contains(label(line)))
                        .map(line -> {
                            String tag = LABELS.getOrDefault(label(line), line.tag());
                            boolean free = !tag.equals(line.tag()) && !raw.has(tag);
                            String rest = line.value().substring(line.value().indexOf(':') + 1);
                            return free ? new TaggedLine(tag, rest.strip(), line.number()) : line;
                        })
                        .toList();
        return new TaggedRecord(raw.line(), lines);
    }

    private static String label(TaggedLine line) {
        int colon = line.value().indexOf(": ");
        return line.tag().equals("N1") && colon > 0
                ? line.value().substring(0, colon).toLowerCase(Locale.ROOT)
                : "";
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

    /// Writers use `CONF` for a paper in proceedings and for proceedings alike: these have editors
    /// and no authors, and are in nothing.
    private void type() {
        String code = record.first("TY").replaceAll("[^A-Z].*", "");
        TYPES.apply(code, draft);
        boolean whole =
                code.equals("CONF")
                        && !record.has("AU", "A1", "T2", "BT", "JO", "JF", "SP")
                        && record.has("A2", "ED");
        if (whole) {
            draft.type("proceedings");
        }
        boolean preprint =
                code.equals("UNPB") && record.first("AN", "M3").matches("(?i).*(arxiv|preprint).*");
        if (preprint) {
            draft.type("online");
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
            for (String name : value.split("\\n|;(?=\\s|$)")) {
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
            draft.markup(FieldName.SERIES, record.first("T2"));
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
        draft.text(FieldName.VOLUME, record.first("VL", "VO"));
        draft.text(FieldName.VOLUMES, record.first("NV"));
        boolean article = draft.type().equals("article");
        draft.text(FieldName.NUMBER, record.first("IS", "CP"));
        draft.text(FieldName.NUMBER, article ? issue(record.first("M1")) : record.first("M1"));
        draft.text(FieldName.EDITION, record.first("ET"));
        draft.text(FieldName.CHAPTER, IN_BOOK.contains(draft.type()) ? record.first("SE") : "");
        String first = record.first("SP");
        if (WHOLE_BOOK.contains(draft.type()) && !record.has("EP")) {
            draft.text(FieldName.PAGETOTAL, first);
        } else {
            draft.pages(first, record.first("EP"));
        }
        draft.text(FieldName.EID, article ? record.first("C7") : "");
        boolean same = draft.plain(FieldName.EID).equals(draft.plain(FieldName.PAGES));
        if (same && draft.has(FieldName.EID)) {
            draft.drop(FieldName.EID);
        }
    }

    /// `M1` may be the number of an issue, or any remark.
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
                    .anyMatch(draft::doi);
        }
        record.all("SN").forEach(this::serialNumber);
        record.all("UR", "LK", "L2").stream()
                .flatMap(urls -> Stream.of(urls.split("\\s+|;(?=\\s*https?:)")))
                .forEach(draft::url);
        eprint();
        for (String id : record.all("C2", "U1", "U2", "AN")) {
            if (id.matches("PMC[0-9]+(?:\\[pmcid\\])?")) {
                draft.text(FieldName.PMCID, id.replace("[pmcid]", ""));
            } else if (id.matches("[0-9]+\\[pmid\\]")) {
                draft.text(FieldName.PMID, id.replace("[pmid]", ""));
            }
        }
        boolean medline = record.first("DB").matches("(?i)pubmed|medline");
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
        thesisType();
    }

    private void thesisType() {
        String kind = record.first("M3");
        boolean said = kind.matches("(?is)\\s*(?:doi\\b|10\\.|https?:).*");
        switch (draft.type()) {
            case "thesis" -> ThesisKind.set(draft, kind);
            case "report", "unpublished", "patent", "presentation" ->
                    draft.text(FieldName.TYPE, said ? "" : kind);
            default -> {}
        }
    }

    private void words() {
        draft.markup(FieldName.ABSTRACT, record.first("AB", "N2"));
        for (String words : record.all("KW")) {
            for (String keyword : words.split("\\n|;\\s")) {
                draft.member(FieldName.KEYWORDS, keyword);
            }
        }
        draft.text(FieldName.LANGUAGE, record.first("LA"));
        for (String note : record.all("N1")) {
            boolean doi = note.matches("(?i)(?:doi:?\\s*)?10\\.\\d{4,9}/\\S+");
            draft.remark(FieldName.NOTE, doi ? "" : note);
        }
        record.all("RN").forEach(note -> draft.remark(FieldName.ANNOTATION, note));
    }
}
