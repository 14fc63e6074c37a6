package octavo.importer;

import octavo.convert.csl.LanguageTags;
import octavo.fields.FieldName;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of Crossref's metadata in its deposit format, which services return too
/// (UNIXREF, UNIXSD; schemas 4.3 to 5.4). A work's container encloses or precedes it.
final class CrossrefXmlReader {
    static final XmlFormat FORMAT =
            new XmlFormat(
                            "Crossref XML",
                            "doi_records|crossref_result|doi_batch",
                            "doi_record|crossref|doi_batch",
                            CrossrefXmlReader::read)
                    .withEvidence("crossref\\.org|<(?:[\\w.-]{1,40}:)?doi_");

    /// The kinds of publication, and the elements for their parts.
    private static final Map<String, String> PARTS =
            Map.ofEntries(
                    Map.entry("journal", "journal_article"),
                    Map.entry("book", "content_item"),
                    Map.entry("conference", "conference_paper"),
                    Map.entry("report-paper", "content_item"),
                    Map.entry("standard", "content_item"),
                    Map.entry("database", "dataset"),
                    Map.entry("dissertation", ""),
                    Map.entry("posted_content", ""),
                    Map.entry("peer_review", ""),
                    Map.entry("pending_publication", ""));

    /// Elements that describe the whole.
    private static final List<String> METADATA =
            List.of(
                    "journal_metadata",
                    "book_metadata",
                    "book_series_metadata",
                    "book_set_metadata",
                    "proceedings_metadata",
                    "proceedings_series_metadata",
                    "report-paper_metadata",
                    "report-paper_series_metadata",
                    "standard_metadata",
                    "database_metadata");

    private static final List<String> DATES =
            List.of(
                    "publication_date",
                    "approval_date",
                    "posted_date",
                    "review_date",
                    "acceptance_date",
                    "database_date/publication_date",
                    "database_date/creation_date");

    private final SourceElement publication;
    private final SourceElement whole;
    private final SourceElement work;
    private final boolean isPart;
    private final WorkDraft draft;

    private CrossrefXmlReader(SourceElement publication, Optional<SourceElement> part) {
        this.publication = publication;
        this.whole =
                METADATA.stream()
                        .flatMap(name -> publication.all(name).stream())
                        .findFirst()
                        .orElse(publication);
        this.work = part.orElse(whole);
        this.isPart = part.isPresent();
        this.draft = new WorkDraft(work.line());
    }

    private static List<WorkDraft> read(SourceElement record) {
        List<SourceElement> holders =
                Stream.of("crossref body".split(" ", -1))
                        .flatMap(name -> record.descendants(name).stream())
                        .toList();
        List<WorkDraft> drafts = new ArrayList<>();
        for (SourceElement holder : holders.isEmpty() ? List.of(record) : holders) {
            for (SourceElement publication : holder.elements()) {
                String part = PARTS.get(publication.name());
                if (part != null) {
                    List<SourceElement> parts = part.isEmpty() ? List.of() : publication.all(part);
                    if (parts.isEmpty()) {
                        drafts.add(new CrossrefXmlReader(publication, Optional.empty()).draft());
                    }
                    parts.forEach(it ->
                            drafts.add(
                                    new CrossrefXmlReader(publication, Optional.of(it)).draft()));
                }
            }
        }
        return drafts;
    }

    private WorkDraft draft() {
        type();
        people(work, FieldName.AUTHOR);
        boolean edited = draft.has(FieldName.EDITOR) && !draft.has(FieldName.AUTHOR);
        if (edited && draft.type().equals("book")) {
            draft.type("collection");
        }
        titles(work, FieldName.TITLE, FieldName.SUBTITLE);
        if (isPart) {
            container();
        }
        dates();
        numbers();
        identifiers();
        publisher();
        words();
        return draft;
    }

    private void type() {
        draft.type(
                switch (publication.name()) {
                    case "journal" -> isPart ? "article" : "periodical";
                    case "book" ->
                            isPart
                                    ? publication.attribute("book_type").equals("reference")
                                            ? "inreference"
                                            : "incollection"
                                    : "book";
                    case "conference" -> isPart ? "inproceedings" : "proceedings";
                    case "dissertation" -> "thesis";
                    case "report-paper" -> "report";
                    case "standard" -> "standard";
                    case "database" -> "dataset";
                    case "pending_publication" -> "article";
                    default -> posted();
                });
        if (publication.name().equals("peer_review")) {
            draft.text(FieldName.TYPE, "peer review");
        }
    }

    private String posted() {
        return switch (publication.attribute("type")) {
            case "working_paper", "report" -> "report";
            case "dissertation" -> "thesis";
            default -> "online";
        };
    }

    private void people(SourceElement from, String otherwise) {
        List<SourceElement> all = new ArrayList<>(from.all("person_name"));
        from.all("contributors").forEach(list -> all.addAll(list.elements()));
        for (SourceElement contributor : all) {
            String field =
                    switch (contributor.attribute("contributor_role")) {
                        case "editor", "chair" -> FieldName.EDITOR;
                        case "translator" -> FieldName.TRANSLATOR;
                        case "author", "reviewer", "review-assistant", "stats-reviewer", "" ->
                                otherwise;
                        default -> "";
                    };
            if (!field.isEmpty()) {
                draft.name(field, name(contributor));
            }
        }
    }

    private static Optional<PersonName> name(SourceElement contributor) {
        return switch (contributor.name()) {
            case "person_name" -> {
                String family = contributor.text("surname");
                String given = contributor.text("given_name");
                yield family.isEmpty()
                        ? SourceNames.familyFirst(given)
                        : Optional.of(SourceNames.parts(family, given, contributor.text("suffix")));
            }
            case "organization" ->
                    Optional.of(contributor.text())
                            .filter(text -> !text.isEmpty())
                            .map(SourceNames::body);
            default -> Optional.empty();
        };
    }

    private void titles(SourceElement from, String title, String subtitle) {
        Stream.of("titles/title", "proceedings_title", "full_title")
                .flatMap(path -> from.all(path).stream())
                .findFirst()
                .ifPresent(it -> ElementText.set(draft, title, it, "\\s*:"));
        from.first("titles/subtitle", "proceedings_subtitle")
                .ifPresent(it -> ElementText.set(draft, subtitle, it));
        if (title.equals(FieldName.TITLE)) {
            from.first("titles/original_language_title")
                    .ifPresent(it -> ElementText.set(draft, FieldName.ORIGTITLE, it));
        }
    }

    private void container() {
        switch (draft.type()) {
            case "article" -> {
                titles(whole, FieldName.JOURNALTITLE, FieldName.JOURNALSUBTITLE);
                String brief = whole.text("abbrev_title");
                boolean same = brief.equals(draft.plain(FieldName.JOURNALTITLE));
                draft.text(FieldName.SHORTJOURNAL, same ? "" : brief);
                publication
                        .first("journal_issue/titles/title")
                        .ifPresent(it -> ElementText.set(draft, "issuetitle", it));
            }
            case "dataset" -> titles(whole, FieldName.SERIES, FieldName.SERIES);
            default -> titles(whole, FieldName.BOOKTITLE, FieldName.BOOKSUBTITLE);
        }
        if (!draft.type().equals("article") && !draft.type().equals("dataset")) {
            people(whole, FieldName.BOOKAUTHOR);
            people(publication, FieldName.BOOKAUTHOR);
        }
    }

    /// A printed work is cited by its print date.
    private void dates() {
        for (SourceElement place : places()) {
            for (String name : DATES) {
                List<SourceElement> dates = place.all(name);
                Stream.concat(
                                dates.stream()
                                        .filter(it -> it.attribute("media_type").equals("print")),
                                dates.stream())
                        .forEach(it ->
                                draft.date(
                                        FieldName.DATE,
                                        SourceDates.of(
                                                it.text("year"),
                                                it.text("month"),
                                                it.text("day"))));
            }
        }
        draft.text(FieldName.EVENTTITLE, publication.text("event_metadata/conference_name"));
        draft.text(FieldName.VENUE, publication.text("event_metadata/conference_location"));
    }

    /// The work, its issue, and its container, in this order.
    private List<SourceElement> places() {
        return Stream.of(
                        Stream.of(work),
                        publication.all("journal_issue").stream(),
                        Stream.of(whole, publication))
                .flatMap(it -> it)
                .distinct()
                .toList();
    }

    private String first(String... paths) {
        return places().stream()
                .map(place -> place.text(paths))
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, first("journal_volume/volume", "volume"));
        draft.text(FieldName.NUMBER, first("issue"));
        draft.text(FieldName.EDITION, first("edition_number"));
        SourceElement pages = work.first("pages").orElse(work);
        draft.pages(pages.text("first_page"), pages.text("last_page"));
        draft.pages(work.text("elocation_id"));
        for (SourceElement number : work.all("publisher_item/item_number")) {
            boolean article = number.attribute("item_number_type").matches("|article[-_ ]?number");
            draft.pages(article && draft.type().equals("article") ? number.text() : "");
        }
        if (draft.type().equals("report")) {
            draft.text(FieldName.NUMBER, first("publisher_item/item_number"));
            work.all("publisher_item/identifier").stream()
                    .filter(id -> id.attribute("id_type").equals("report-number"))
                    .forEach(id -> draft.text(FieldName.NUMBER, id.text()));
        } else if (draft.type().equals("standard")) {
            draft.text(
                    FieldName.NUMBER,
                    first("designators/as_published/std_designator", "designators"));
        }
        draft.text(FieldName.CHAPTER, isPart ? work.text("component_number") : "");
        series();
    }

    private void series() {
        whole.first("series_metadata", "set_metadata")
                .ifPresent(set -> {
                    titles(set, FieldName.SERIES, FieldName.SERIES);
                    set.texts("issn").forEach(draft::bookNumber);
                    draft.text(FieldName.NUMBER, set.text("series_number", "volume"));
                });
    }

    private void identifiers() {
        draft.doi(work.text("doi_data/doi"));
        draft.url(work.text("doi_data/resource"));
        whole.texts("issn").forEach(draft::bookNumber);
        whole.texts("isbn").forEach(draft::bookNumber);
        work.texts("isbn").forEach(draft::bookNumber);
    }

    private void publisher() {
        Set<String> schools = Set.of("thesis", "report");
        String field =
                schools.contains(draft.type())
                        ? FieldName.INSTITUTION
                        : draft.type().equals("online")
                                ? FieldName.ORGANIZATION
                                : FieldName.PUBLISHER;
        draft.text(field, first("institution/institution_name", "publisher/publisher_name"));
        draft.text(
                FieldName.LOCATION,
                first("institution/institution_place", "publisher/publisher_place"));
        if (draft.type().equals("thesis")) {
            ThesisKind.set(draft, publication.text("degree"));
        }
    }

    private void words() {
        work.first("abstract").ifPresent(it -> ElementText.set(draft, FieldName.ABSTRACT, it));
        String language =
                places().stream()
                        .map(place -> place.attribute("language"))
                        .filter(it -> !it.isEmpty())
                        .findFirst()
                        .orElse("");
        String tag = LanguageTags.tag(language);
        draft.text(FieldName.LANGUAGE, tag.isEmpty() ? language : tag);
    }
}
