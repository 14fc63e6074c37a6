package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one reference of a Citavi project.
final class CitaviReader {
    private static final TypeTable TYPES = TypeTable.read("citavi-types.tsv");

    /// `17.11.1997`, a date in German.
    private static final Pattern DAY_FIRST =
            Pattern.compile("\\s*([0-9]{1,2})\\.\\s*([0-9]{1,2})\\.\\s*([0-9]{4})\\s*");

    /// Structured pages: the original text is in `os`.
    private static final Pattern TYPED_PAGES = Pattern.compile("(?s).*<os>(.*?)</os>.*");

    private final JsonNode reference;
    private final CitaviProject project;
    private final WorkDraft draft;

    CitaviReader(TreeRecord record, CitaviProject project) {
        this.reference = record.node();
        this.project = project;
        this.draft = new WorkDraft(record.line());
    }

    private String text(String... fields) {
        return TreeTexts.first(reference, fields);
    }

    WorkDraft draft() {
        TYPES.apply(text("ReferenceType"), draft);
        draft.key(text("BibTeXKey", "CitationKey"));
        people("ReferenceAuthors", FieldName.AUTHOR);
        people("ReferenceEditors", FieldName.EDITOR);
        people("ReferenceOrganizations", FieldName.AUTHOR);
        titles();
        dates();
        numbers();
        publication();
        words();
        return draft;
    }

    private void people(String relation, String field) {
        draft.people(
                field,
                project.related(text("id"), relation).stream()
                        .flatMap(person -> person(person).stream())
                        .toList());
    }

    private static Optional<PersonName> person(JsonNode person) {
        String family = TreeTexts.first(person, "LastName").strip();
        String given =
                (TreeTexts.first(person, "FirstName").strip()
                                + " "
                                + TreeTexts.first(person, "MiddleName").strip())
                        .strip();
        if (given.isEmpty()) {
            return family.isEmpty() ? Optional.empty() : Optional.of(SourceNames.body(family));
        }
        return Optional.of(
                SourceNames.of(
                        given,
                        TreeTexts.first(person, "Prefix").strip(),
                        family,
                        TreeTexts.first(person, "Suffix").strip()));
    }

    private void titles() {
        draft.text(FieldName.TITLE, text("Title"));
        draft.text(FieldName.SUBTITLE, text("Subtitle"));
        draft.text(FieldName.TITLEADDON, text("TitleSupplement"));
        JsonNode periodical = project.thing(text("PeriodicalID"));
        FieldPlacement.container(draft, TreeTexts.first(periodical, "Name"));
        draft.text(
                FieldName.SHORTJOURNAL,
                TreeTexts.first(periodical, "StandardAbbreviation", "UserAbbreviation1"));
        draft.bookNumber(TreeTexts.first(periodical, "ISSN"));
        JsonNode book = project.thing(text("ParentReferenceID"));
        draft.text(FieldName.BOOKTITLE, TreeTexts.first(book, "Title"));
        draft.text(FieldName.BOOKSUBTITLE, TreeTexts.first(book, "Subtitle"));
        JsonNode series = project.thing(text("SeriesTitleID"));
        draft.text(FieldName.SERIES, TreeTexts.first(series, "Name"));
    }

    private void dates() {
        draft.date(FieldName.DATE, SourceDates.of(day(text("Date", "Year", "YearResolved"))));
        draft.date(FieldName.URLDATE, SourceDates.of(day(text("AccessDate"))));
    }

    private static String day(String text) {
        Matcher day = DAY_FIRST.matcher(text);
        return day.matches()
                ? "%s-%02d-%02d"
                        .formatted(
                                day.group(3),
                                Integer.valueOf(day.group(2)),
                                Integer.valueOf(day.group(1)))
                : text.replaceFirst("(?<=[0-9])T[0-9]{2}:.*$", "");
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, text("Volume"));
        draft.text(FieldName.NUMBER, text("Number"));
        draft.text(FieldName.EDITION, text("Edition"));
        draft.text(FieldName.VOLUMES, text("NumberOfVolumes"));
        draft.pages(pages(text("PageRange")));
        draft.text(FieldName.PAGETOTAL, pages(text("PageCount")));
    }

    private static String pages(String text) {
        Matcher typed = TYPED_PAGES.matcher(text);
        return (typed.matches() ? typed.group(1) : text).replaceAll("<[^>]*>", " ").strip();
    }

    private void publication() {
        String doi = text("Doi", "DOI");
        if (!draft.doi(doi)) {
            draft.text(FieldName.DOI, doi);
        }
        String isbn = text("Isbn", "ISBN");
        if (!draft.bookNumber(isbn)) {
            draft.text(FieldName.ISBN, isbn);
        }
        draft.text(FieldName.PMID, text("PubMedID"));
        draft.url(text("OnlineAddress"));
        for (JsonNode publisher : project.related(text("id"), "ReferencePublishers")) {
            FieldPlacement.publisher(draft, TreeTexts.first(publisher, "Name"));
        }
        draft.text(FieldName.LOCATION, text("PlaceOfPublication"));
    }

    private void words() {
        draft.text(FieldName.ABSTRACT, text("Abstract"));
        draft.text(FieldName.LANGUAGE, text("Language", "LanguageCode"));
        draft.remark(FieldName.NOTE, text("Notes"));
        draft.remark(FieldName.ANNOTATION, text("Evaluation"));
        for (JsonNode keyword : project.related(text("id"), "ReferenceKeywords")) {
            draft.member(FieldName.KEYWORDS, TreeTexts.first(keyword, "Name"));
        }
    }
}
