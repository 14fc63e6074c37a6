package octavo.importer;

import octavo.fields.FieldName;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads the work that a page shows. Publishers describe it by Google Scholar's names
/// (`citation_title`), those of PRISM and of Dublin Core, and by schema.org; what one leaves out,
/// another may have. https://scholar.google.com/intl/en/scholar/inclusion.html#indexing
final class PageReader {
    private static final Pattern SEVERAL = Pattern.compile("\\s*;\\s*");
    private static final List<String> DUBLIN_CORE = List.of("dc.", "dcterms.");

    /// Where a page says what its own address is, best first.
    private static final List<String> ADDRESSES =
            List.of(
                    "citation_public_url",
                    "og.url",
                    WebPageMetadata.CANONICAL,
                    "citation_fulltext_html_url",
                    "citation_abstract_html_url");

    private final WebPageMetadata page;
    private final WorkDraft draft = new WorkDraft(1);

    private PageReader(WebPageMetadata page) {
        this.page = page;
    }

    static PageReader of(WebPageMetadata page) {
        return new PageReader(page);
    }

    /// Whether the page says more of a work than its title.
    boolean isDescribed() {
        boolean scholarly = !page.first("citation_title").isEmpty();
        boolean library = !dublinCore("title").isEmpty() && !dublinCore("creator").isEmpty();
        return scholarly || library || !page.works().isEmpty();
    }

    WorkDraft draft() {
        type();
        people();
        titles();
        container();
        draft.date(FieldName.DATE, SourceDates.best(dates()));
        numbers();
        identifiers();
        words();
        page.works().stream().limit(1).forEach(work -> new SchemaOrgReader(work, draft).complete());
        page.bibtex().ifPresent(it -> it.complete(draft));
        remaining();
        return draft;
    }

    /// The page itself, as what it is: something on the web.
    WorkDraft page() {
        draft.type("online");
        String title = page.first("og.title", "twitter.title");
        draft.text(FieldName.TITLE, title.isEmpty() ? page.title() : title);
        draft.text(FieldName.ORGANIZATION, page.first("og.site_name"));
        draft.date(FieldName.DATE, SourceDates.known(day(page.first("article.published_time"))));
        draft.name(FieldName.AUTHOR, SourceNames.givenFirst(page.first("author")));
        return draft;
    }

    private List<String> dublinCore(String name) {
        return DUBLIN_CORE.stream()
                .map(prefix -> page.all(prefix + name))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private String library(String... names) {
        return Stream.of(names).flatMap(name -> dublinCore(name).stream()).findFirst().orElse("");
    }

    private void type() {
        String kind = library("type").toLowerCase(Locale.ROOT);
        if (!conference().isEmpty()) {
            draft.type("inproceedings");
        } else if (!page.first("citation_inbook_title", "citation_book_title").isEmpty()) {
            draft.type("incollection");
        } else if (!page.first("citation_dissertation_institution").isEmpty()) {
            draft.type("thesis");
        } else if (!page.first("citation_technical_report_institution").isEmpty()) {
            draft.type("report");
        } else if (!journal().isEmpty()) {
            draft.type("article");
        } else if (isPreprint()) {
            draft.type("online");
        } else if (!page.first("citation_isbn").isEmpty() || kind.endsWith("book")) {
            draft.type("book");
        } else if (!page.works().isEmpty()) {
            SchemaOrgReader.type(page.works().getFirst(), draft);
        } else if (kind.endsWith("dataset")) {
            draft.type("dataset");
        } else {
            draft.type("online");
        }
    }

    private boolean isPreprint() {
        return !page.first("citation_arxiv_id").isEmpty();
    }

    private String journal() {
        return page.first(
                "citation_journal_title", "prism.publicationname", "citation_journal_abbrev");
    }

    private String conference() {
        return page.first("citation_conference_title", "citation_conference");
    }

    private void people() {
        people(FieldName.AUTHOR, page.all("citation_author", "citation_authors"));
        people(FieldName.EDITOR, page.all("citation_editor", "citation_editors"));
        if (!draft.has(FieldName.AUTHOR)) {
            people(FieldName.AUTHOR, dublinCore("creator"));
        }
    }

    /// A single element may hold several names.
    private void people(String field, List<String> written) {
        List<String> names = new ArrayList<>();
        for (String text : written) {
            names.addAll(List.of(SEVERAL.split(MarkupReader.read(text).text(), -1)));
        }
        names.stream()
                .map(name -> name.replaceFirst("(?i)^by\\s+", "").strip())
                .distinct()
                .forEach(name -> draft.name(field, SourceNames.givenFirst(name)));
    }

    private void titles() {
        draft.markup(FieldName.TITLE, page.first("citation_title", "prism.title"));
        draft.markup(FieldName.TITLE, library("title"));
    }

    private void container() {
        String book = page.first("citation_inbook_title", "citation_book_title");
        switch (draft.type()) {
            case "inproceedings" -> draft.markup(FieldName.BOOKTITLE, conference());
            case "incollection" -> draft.markup(FieldName.BOOKTITLE, book);
            case "article" -> draft.markup(FieldName.JOURNALTITLE, journal());
            default -> {}
        }
        String brief = page.first("citation_journal_abbrev");
        boolean same = brief.equalsIgnoreCase(journal());
        draft.text(FieldName.SHORTJOURNAL, same ? "" : brief);
        draft.markup(FieldName.SERIES, page.first("citation_series_title"));
        draft.text(
                FieldName.INSTITUTION,
                page.first(
                        "citation_dissertation_institution",
                        "citation_technical_report_institution"));
        String publisher = page.first("citation_publisher");
        FieldPlacement.publisher(draft, publisher.isEmpty() ? library("publisher") : publisher);
        FieldPlacement.kind(draft, page.first("citation_dissertation_name"));
    }

    private List<String> dates() {
        return Stream.of(
                        page.first("citation_publication_date"),
                        page.first("citation_cover_date"),
                        page.first("citation_date"),
                        page.first("prism.publicationdate", "prism.coverdate"),
                        page.first("citation_online_date"),
                        page.first("citation_year"),
                        library("date.issued", "issued", "date", "date.created"),
                        page.bibtex().map(PageBibtex::date).orElse(""))
                .map(PageReader::day)
                .toList();
    }

    /// The date of a time such as `2019-02-07T12:00:00Z`.
    private static String day(String time) {
        return time.replaceFirst("(?<=[0-9])T[0-9:].*$", "");
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, page.first("citation_volume", "prism.volume"));
        String issue = page.first("citation_issue", "citation_technical_report_number");
        draft.text(FieldName.NUMBER, issue.isEmpty() ? page.first("prism.number") : issue);
        draft.pages(
                page.first("citation_firstpage", "prism.startingpage", "prism.pagerange"),
                page.first("citation_lastpage", "prism.endingpage"));
        draft.pages(page.first("citation_pages", "citation_article_number"));
    }

    private void identifiers() {
        for (String name : List.of("citation_doi", "prism.doi", "doi", "bepress_citation_doi")) {
            draft.doi(page.first(name));
        }
        for (String identifier : dublinCore("identifier")) {
            boolean said =
                    identifier.matches("(?i)(?:doi:|https?://(?:dx\\.)?doi\\.org/)?\\s*10\\..+");
            draft.doi(said ? identifier : "");
        }
        page.all("citation_issn", "prism.issn").forEach(draft::bookNumber);
        draft.bookNumber(page.first("prism.eissn"));
        page.all("citation_isbn", "prism.isbn").forEach(draft::bookNumber);
        draft.text(FieldName.PMID, page.first("citation_pmid"));
        if (isPreprint()) {
            FieldPlacement.arxiv(draft, "arXiv:" + page.first("citation_arxiv_id"));
        }
    }

    private void words() {
        draft.text(FieldName.LANGUAGE, page.first("citation_language"));
        draft.markup(FieldName.ABSTRACT, page.first("citation_abstract"));
        for (String list : page.all("citation_keywords", "citation_keyword")) {
            for (String word : SEVERAL.split(list, -1)) {
                draft.member(FieldName.KEYWORDS, word);
            }
        }
    }

    /// What only the weaker descriptions say. What `description` says is often of the whole site;
    /// OpenGraph describes the page. The number on arXiv is an address.
    private void remaining() {
        draft.text(FieldName.LANGUAGE, library("language"));
        draft.markup(FieldName.ABSTRACT, library("description", "abstract"));
        draft.markup(FieldName.ABSTRACT, page.first("og.description", "twitter.description"));
        if (draft.type().equals("online") && !isPreprint()) {
            draft.text(FieldName.ORGANIZATION, page.first("og.site_name"));
        }
        if (!isPreprint()) {
            ADDRESSES.stream()
                    .map(page::first)
                    .filter(it -> it.matches("(?i)(?:https?:)?//\\S+"))
                    .findFirst()
                    .ifPresent(draft::url);
        }
    }
}
