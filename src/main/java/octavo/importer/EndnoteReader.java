package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of EndNote XML. The meaning of fields depends on the type: the secondary title
/// of an article is its journal, that of a book its series.
final class EndnoteReader {
    static final XmlFormat FORMAT =
            new XmlFormat(
                            "EndNote XML",
                            "EndNoteXML",
                            "record(?=[^<>]*>\\s*<(?:database|source-app|rec-number|foreign-keys|ref-type"
                                + "|contributors|auth-address|titles|periodical|dates|urls|label"
                                + "|keywords|notes|isbn)[\\s/>])",
                            record -> List.of(new EndnoteReader(record).draft()))
                    .withEvidence(
                            "<(?:EndNoteXML|source-app|rec-number|ref-type|contributors|titles)[\\s/>]");

    private static final TypeTable TYPES = TypeTable.read("endnote-types.tsv");

    private static final Set<String> IN_JOURNAL = Set.of("article", "periodical", "unpublished");
    private static final Set<String> IN_BOOK =
            Set.of("incollection", "inproceedings", "inreference");
    private static final Set<String> WHOLE_BOOK =
            Set.of("book", "collection", "booklet", "report", "thesis", "manual");

    private final SourceElement record;
    private final WorkDraft draft;

    private EndnoteReader(SourceElement record) {
        this.record = record;
        this.draft = new WorkDraft(record.line());
    }

    private WorkDraft draft() {
        type();
        draft.key(record.text("label").replaceAll("[\\s,{}\\\\\"#%~]", ""));
        names();
        titles();
        dates();
        numbers();
        identifiers();
        places();
        words();
        return draft;
    }

    /// By name: numbers differ between versions of EndNote, and even more between programs.
    private void type() {
        String name = record.first("ref-type").map(it -> it.attribute("name")).orElse("");
        if (!TYPES.apply(name, draft) && name.isEmpty()) {
            TYPES.apply(record.text("ref-type"), draft);
        }
    }

    /// The authors of an edited book are its editors, and so are the secondary ones of a book
    /// without primary ones.
    private void names() {
        boolean edited = draft.type().equals("collection");
        people(edited ? FieldName.EDITOR : FieldName.AUTHOR, "authors");
        boolean letter = draft.type().equals("letter");
        boolean whole = WHOLE_BOOK.contains(draft.type()) && draft.has(FieldName.AUTHOR);
        if (letter) {
            names("secondary-authors")
                    .forEach(name -> draft.remark(FieldName.NOTE, "Recipient: " + name));
        } else if (edited || whole) {
            seriesEditors("secondary-authors");
        } else {
            people(FieldName.EDITOR, "secondary-authors");
        }
        if (draft.type().equals("thesis")) {
            names("tertiary-authors")
                    .forEach(name -> draft.remark(FieldName.NOTE, "Supervisor: " + name));
        } else {
            seriesEditors("tertiary-authors");
        }
        people(
                FieldName.TRANSLATOR,
                IN_BOOK.contains(draft.type()) || WHOLE_BOOK.contains(draft.type())
                        ? "subsidiary-authors"
                        : "translated-authors");
        boolean book = draft.type().equals("book");
        if (book && draft.has(FieldName.EDITOR) && !draft.has(FieldName.AUTHOR)) {
            draft.type("collection");
        }
    }

    private void seriesEditors(String list) {
        if (!names(list).isEmpty() && !draft.has(FieldName.EDITORA)) {
            people(FieldName.EDITORA, list);
            draft.exact(FieldName.EDITORATYPE, "series editor");
        }
    }

    private List<String> names(String list) {
        return record.texts("contributors/" + list + "/author");
    }

    private void people(String field, String list) {
        for (String names : names(list)) {
            for (String name : names.split("\\s*;\\s*", -1)) {
                if (SourceNames.isOthers(name)) {
                    draft.others(field);
                } else {
                    draft.name(field, name(name));
                }
            }
        }
    }

    /// EndNote reads a name without a comma as given name first; it marks organisations with a
    /// final comma, but other programs do not.
    private static Optional<PersonName> name(String name) {
        return SourceNames.isPrintedName(name)
                ? SourceNames.givenFirst(name)
                : SourceNames.familyFirst(name);
    }

    private void titles() {
        markup(FieldName.TITLE, "titles/title");
        markup(FieldName.SHORTTITLE, "titles/short-title");
        markup(FieldName.TITLEADDON, "titles/translated-title");
        if (IN_JOURNAL.contains(draft.type())) {
            journal();
        } else if (IN_BOOK.contains(draft.type())) {
            markup(
                    FieldName.BOOKTITLE,
                    "titles/secondary-title",
                    "secondary-title",
                    "periodical/full-title");
            markup(FieldName.SERIES, "titles/tertiary-title", "tertiary-title");
        } else if (WHOLE_BOOK.contains(draft.type())) {
            markup(FieldName.SERIES, "titles/secondary-title", "titles/tertiary-title");
        } else {
            markup(
                    FieldName.JOURNALTITLE,
                    "titles/secondary-title",
                    "secondary-title",
                    "periodical/full-title");
            markup(FieldName.SERIES, "titles/tertiary-title", "tertiary-title");
        }
    }

    private void journal() {
        markup(
                FieldName.JOURNALTITLE,
                "periodical/full-title",
                "titles/secondary-title",
                "secondary-title",
                "titles/alt-title");
        Stream.of(
                        record.text("periodical/abbr-1"),
                        record.text("titles/secondary-title"),
                        record.text("titles/alt-title"))
                .filter(name -> !name.isEmpty())
                .filter(name -> name.length() < draft.plain(FieldName.JOURNALTITLE).length())
                .findFirst()
                .ifPresent(name -> draft.text(FieldName.SHORTJOURNAL, name));
        markup(FieldName.SERIES, "titles/tertiary-title");
    }

    private void markup(String field, String... paths) {
        Stream.of(paths)
                .flatMap(path -> record.all(path).stream())
                .forEach(element -> ElementText.set(draft, field, element));
    }

    /// The year is separate from the day, which has any format.
    private void dates() {
        String year = record.text("dates/year");
        String month = record.text("dates/month");
        String date = record.text("dates/pub-dates/date");
        if (!month.isEmpty()) {
            draft.date(FieldName.DATE, SourceDates.of(year, month, record.text("dates/day")));
        }
        List<String> dates =
                Stream.of(year, date, year.isEmpty() || date.isEmpty() ? "" : date + " " + year)
                        .filter(text -> !text.isEmpty())
                        .toList();
        draft.date(FieldName.DATE, SourceDates.best(dates));
        draft.date(FieldName.URLDATE, SourceDates.known(record.text("access-date")));
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, record.text("volume"));
        draft.text(FieldName.VOLUMES, record.text("num-vols"));
        draft.text(FieldName.NUMBER, record.text("number", "issue"));
        draft.text(
                draft.type().equals("software") ? FieldName.VERSION : FieldName.EDITION,
                record.text("edition"));
        if (IN_BOOK.contains(draft.type())) {
            draft.text(FieldName.CHAPTER, record.text("section"));
        }
        String pages = record.text("pages");
        boolean count = WHOLE_BOOK.contains(draft.type()) && !pages.matches(".*[-–—,].*");
        if (count) {
            draft.text(FieldName.PAGETOTAL, pages);
        } else {
            draft.pages(pages);
        }
    }

    private void identifiers() {
        draft.doi(record.text("electronic-resource-num"));
        record.texts("isbn").forEach(this::serialNumber);
        for (String path :
                List.of("urls/web-urls/url", "urls/related-urls/url", "urls/text-urls/url")) {
            record.texts(path).stream()
                    .filter(url -> !url.matches("(?i)(?:file|internal-pdf):.*"))
                    .forEach(draft::url);
        }
        String number = record.text("accession-num");
        boolean medline =
                record.text("remote-database-name").matches("(?i).*(?:pubmed|medline).*")
                        || draft.plain(FieldName.URL).endsWith("pubmed/" + number);
        if (medline && number.matches("[0-9]{1,8}")) {
            draft.text(FieldName.PMID, number);
        }
        String custom = record.text("custom2");
        draft.text(FieldName.PMCID, custom.matches("(?i)PMC[0-9]{3,9}") ? custom : "");
    }

    /// A patent or report has its number in the ISBN's field.
    private void serialNumber(String text) {
        switch (draft.type()) {
            case "patent", "standard" -> draft.text(FieldName.NUMBER, text);
            case "report" -> {
                if (!draft.bookNumber(text)) {
                    draft.text(FieldName.NUMBER, text);
                }
            }
            default -> {
                if (!draft.bookNumber(text)) {
                    draft.text(
                            draft.type().equals("article") ? FieldName.ISSN : FieldName.ISBN, text);
                }
            }
        }
    }

    private void places() {
        String publisher =
                switch (draft.type()) {
                    case "thesis", "report" -> FieldName.INSTITUTION;
                    case "online", "unpublished" -> FieldName.ORGANIZATION;
                    case "patent" -> FieldName.HOLDER;
                    default -> FieldName.PUBLISHER;
                };
        String name = record.text("publisher");
        if (publisher.equals(FieldName.HOLDER)) {
            draft.name(publisher, SourceNames.familyFirst(name));
        } else {
            draft.text(publisher, name);
        }
        draft.text(FieldName.LOCATION, record.text("pub-location"));
        // JabRef writes the publisher's place where EndNote has the authors' address.
        boolean jabref = record.text("source-app").equals("JabRef");
        draft.text(FieldName.LOCATION, jabref ? record.text("auth-address") : "");
        String kind = record.text("work-type");
        switch (draft.type()) {
            case "thesis" -> ThesisKind.set(draft, kind);
            case "report", "unpublished", "patent" -> draft.text(FieldName.TYPE, kind);
            default -> {}
        }
    }

    private void words() {
        markup(FieldName.ABSTRACT, "abstract");
        record.texts("keywords/keyword").stream()
                .flatMap(words -> Stream.of(words.split(";\\s+")))
                .forEach(word -> draft.member(FieldName.KEYWORDS, word));
        draft.text(FieldName.LANGUAGE, record.text("language"));
        record.texts("notes").forEach(note -> draft.remark(FieldName.NOTE, note));
        record.texts("research-notes").forEach(note -> draft.remark(FieldName.ANNOTATION, note));
    }
}
