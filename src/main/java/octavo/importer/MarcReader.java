package octavo.importer;

import octavo.fields.FieldName;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads one record of MARC 21 in XML. https://www.loc.gov/marc/bibliographic/
final class MarcReader {
    static final XmlFormat FORMAT =
            new XmlFormat(
                    "MARCXML",
                    "MARCXML",
                    "record(?=[^<>]*>\\s*<(?:[\\w.-]{1,40}:)?(?:leader|controlfield|datafield)[\\s>])",
                    record -> List.of(new MarcReader(record).draft()));

    private static final TypeTable TYPES = TypeTable.read("marc-types.tsv");
    private static final Set<String> PARTS = Set.of("article", "incollection", "inproceedings");

    /// Genre vocabularies, which state the kind of work rather than its subject.
    private static final Set<String> FORM_LISTS =
            Set.of(
                    "gnd-content",
                    "rdacontent",
                    "lcgft",
                    "marcgt",
                    "aat",
                    "gsafd",
                    "rbgenr",
                    "fast");

    private static final int CONFERENCE = 29;
    private static final int DATE = 7;
    private static final int LANGUAGE = 35;

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

    private final MarcRecord record;
    private final WorkDraft draft;

    private MarcReader(SourceElement element) {
        this.record = new MarcRecord(element);
        this.draft = new WorkDraft(element.line());
    }

    private WorkDraft draft() {
        if (record.record().elements().isEmpty()) {
            return draft;
        }
        type();
        titles();
        MarcNames.add(record, draft);
        container();
        publication();
        series();
        identifiers();
        words();
        return draft;
    }

    private void type() {
        char kind = record.leader(6);
        String level = String.valueOf(record.leader(7));
        boolean known = TYPES.apply(kind + level, draft) || TYPES.apply(kind + "*", draft);
        boolean data = known && kind == 'm';
        if (!known || data && record.fields("020").size() > 0) {
            draft.type("book");
        } else if (data && record.fields("856").size() > 0) {
            draft.type("online");
        }
        String control = record.control("008");
        boolean meeting =
                control.length() > CONFERENCE && control.charAt(CONFERENCE) == '1'
                        || !record.fields("111").isEmpty();
        if (!record.fields("502").isEmpty()) {
            thesis();
        } else if (draft.type().equals("book") && meeting) {
            draft.type("proceedings");
        } else if (draft.type().equals("incollection") && meeting) {
            draft.type("inproceedings");
        }
    }

    private void thesis() {
        draft.type("thesis");
        String kind = record.text("502", "b");
        ThesisKind.set(draft, kind.isEmpty() ? record.text("502", "a") : kind);
        draft.text(FieldName.INSTITUTION, record.text("502", "c"));
    }

    /// The title proper, its parts, and the remainder after a colon. Misplaced statements of
    /// responsibility and parallel titles are removed.
    private void titles() {
        for (SourceElement title : record.fields("245")) {
            String words =
                    MarcRecord.all(title, "anp")
                            .map(text -> text.replaceFirst("\\s+/ .*$", ""))
                            .map(text -> CatalogueText.part(text).replaceFirst("\\.$", ""))
                            .collect(Collectors.joining(". "));
            draft.markup(FieldName.TITLE, words);
            draft.markup(
                    FieldName.SUBTITLE,
                    CatalogueText.closed(
                            MarcRecord.first(title, "b").replaceFirst("\\s+[/=] .*$", "")));
        }
        draft.markup(FieldName.ORIGTITLE, CatalogueText.closed(record.text("240", "a")));
    }

    private void container() {
        boolean part = PARTS.contains(draft.type());
        for (SourceElement host : record.fields("773")) {
            String title =
                    CatalogueText.closed(MarcRecord.first(host, "t").replaceFirst("\\s+/ .*$", ""));
            draft.text(
                    draft.type().equals("article") ? FieldName.JOURNALTITLE : FieldName.BOOKTITLE,
                    part ? title : "");
            MarcRecord.all(host, "xz").forEach(draft::bookNumber);
            MarcRecord.all(host, "g").forEach(this::place);
        }
    }

    /// The position in a journal or a book.
    private void place(String text) {
        Matcher pages = PAGES.matcher(text);
        draft.pages(pages.find() ? pages.group(1) : "");
        Matcher labelled = LABELLED.matcher(text);
        while (labelled.find()) {
            switch (labelled.group(1).toLowerCase(Locale.ROOT)) {
                case "volume" -> draft.text(FieldName.VOLUME, labelled.group(2));
                case "number", "issue" -> draft.text(FieldName.NUMBER, labelled.group(2));
                default -> draft.date(FieldName.DATE, SourceDates.of(labelled.group(2)));
            }
        }
        Matcher issue = ISSUE.matcher(text);
        if (issue.find()) {
            draft.text(FieldName.VOLUME, issue.group(1));
            draft.text(FieldName.NUMBER, issue.group(3) == null ? "" : issue.group(3));
        }
    }

    private void publication() {
        for (SourceElement imprint : record.fields("260", "264")) {
            boolean published =
                    imprint.attribute("tag").equals("260")
                            || Set.of("1", " ", "").contains(imprint.attribute("ind2"));
            if (published) {
                draft.text(FieldName.LOCATION, CatalogueText.part(MarcRecord.first(imprint, "a")));
                draft.text(FieldName.PUBLISHER, CatalogueText.part(MarcRecord.first(imprint, "b")));
                draft.date(FieldName.DATE, CatalogueText.date(MarcRecord.first(imprint, "c")));
            }
        }
        String control = record.control("008");
        if (control.length() > DATE + 4) {
            draft.date(FieldName.DATE, CatalogueText.date(control.substring(DATE, DATE + 4)));
        }
        draft.text(FieldName.EDITION, CatalogueText.part(record.text("250", "a")));
        draft.text(
                FieldName.PAGETOTAL,
                PARTS.contains(draft.type())
                        ? ""
                        : CatalogueText.pageCount(record.text("300", "a")));
    }

    private void series() {
        for (SourceElement series : record.fields("490", "440", "830")) {
            draft.text(FieldName.SERIES, CatalogueText.closed(MarcRecord.first(series, "a")));
            draft.text(FieldName.NUMBER, CatalogueText.closed(MarcRecord.first(series, "v")));
            MarcRecord.all(series, "x").forEach(draft::bookNumber);
        }
    }

    private void identifiers() {
        record.texts("020", "a")
                .forEach(number -> draft.bookNumber(number.replaceFirst(" .*", "")));
        record.texts("022", "a").forEach(draft::bookNumber);
        for (SourceElement id : record.fields("024")) {
            if (MarcRecord.first(id, "2").equalsIgnoreCase("doi")) {
                draft.doi(MarcRecord.first(id, "a"));
            }
        }
        List<String> urls = record.texts("856", "u");
        urls.stream().filter(url -> url.contains("doi.org/")).forEach(draft::doi);
        urls.stream()
                .filter(url -> !url.contains("doi.org/"))
                .filter(url -> url.matches("(?i)(?:https?|ftp)://.*"))
                .findFirst()
                .ifPresent(draft::url);
    }

    private void words() {
        draft.markup(FieldName.ABSTRACT, record.text("520", "a"));
        for (SourceElement subject :
                record.fields("600", "610", "611", "630", "650", "651", "653")) {
            // A place is not a topic, but its subdivisions may be.
            boolean place = subject.attribute("tag").equals("651");
            MarcRecord.all(subject, place ? "vxy" : "abvxy")
                    .map(CatalogueText::closed)
                    .forEach(word -> draft.member(FieldName.KEYWORDS, word));
        }
        for (SourceElement form : record.fields("655")) {
            boolean topic = !FORM_LISTS.contains(MarcRecord.first(form, "2"));
            draft.member(
                    FieldName.KEYWORDS,
                    topic ? CatalogueText.closed(MarcRecord.first(form, "a")) : "");
        }
        String control = record.control("008");
        record.texts("041", "a").stream()
                .flatMap(codes -> List.of(codes.split("(?<=\\G[a-z]{3})(?=[a-z]{3})")).stream())
                .forEach(code -> draft.member(FieldName.LANGUAGE, code));
        if (!draft.has(FieldName.LANGUAGE) && control.length() >= LANGUAGE + 3) {
            String code = control.substring(LANGUAGE, LANGUAGE + 3);
            draft.text(FieldName.LANGUAGE, code.matches("(?!und|zxx|mul)[a-z]{3}") ? code : "");
        }
        record.texts("500", "a").forEach(note -> draft.remark(FieldName.ANNOTATION, note));
    }
}
