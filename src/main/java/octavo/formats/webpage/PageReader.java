package octavo.formats.webpage;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.MarkupReader;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.WorkDraft;
import octavo.values.Doi;

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

    private final WebPageMetadata pageMetadata;
    private final WorkDraft draft = new WorkDraft(1);

    private PageReader(WebPageMetadata pageMetadata) {
        this.pageMetadata = pageMetadata;
    }

    static PageReader of(WebPageMetadata pageMetadata) {
        return new PageReader(pageMetadata);
    }

    /// Whether the page says more of a work than its title.
    boolean isDescribed() {
        boolean isScholarly = !pageMetadata.firstContent("citation_title").isEmpty();
        boolean hasDublinCore = !dublinCore("title").isEmpty() && !dublinCore("creator").isEmpty();
        return isScholarly || hasDublinCore || !pageMetadata.schemaWorks().isEmpty();
    }

    WorkDraft readDraft() {
        readType();
        readPeople();
        readTitles();
        readContainer();
        draft.fillDate(FieldName.DATE, SourceDates.bestOf(dateTexts()));
        readNumbers();
        readIdentifiers();
        readDescription();
        pageMetadata.schemaWorks().stream()
                .limit(1)
                .forEach(work -> new SchemaOrgReader(work, draft).completeDraft());
        pageMetadata.printedBibtex().ifPresent(it -> it.completeDraft(draft));
        readRemaining();
        return draft;
    }

    /// The page itself, as what it is: something on the web.
    WorkDraft readPlainPage() {
        draft.type("online");
        String title = pageMetadata.firstContent("og.title", "twitter.title");
        draft.text(FieldName.TITLE, title.isEmpty() ? pageMetadata.pageTitle() : title);
        draft.text(FieldName.ORGANIZATION, pageMetadata.firstContent("og.site_name"));
        draft.fillDate(
                FieldName.DATE,
                SourceDates.precise(
                        withoutTime(pageMetadata.firstContent("article.published_time"))));
        draft.addName(
                FieldName.AUTHOR, SourceNames.givenFirst(pageMetadata.firstContent("author")));
        return draft;
    }

    private List<String> dublinCore(String propertyName) {
        return DUBLIN_CORE.stream()
                .map(prefix -> pageMetadata.allContents(prefix + propertyName))
                .filter(contents -> !contents.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private String dublinCoreText(String... propertyNames) {
        return Stream.of(propertyNames)
                .flatMap(name -> dublinCore(name).stream())
                .findFirst()
                .orElse("");
    }

    private void readType() {
        String dublinCoreType = dublinCoreText("type").toLowerCase(Locale.ROOT);
        if (!conferenceTitle().isEmpty()) {
            draft.type("inproceedings");
        } else if (!pageMetadata
                .firstContent("citation_inbook_title", "citation_book_title")
                .isEmpty()) {
            draft.type("incollection");
        } else if (!pageMetadata.firstContent("citation_dissertation_institution").isEmpty()) {
            draft.type("thesis");
        } else if (!pageMetadata.firstContent("citation_technical_report_institution").isEmpty()) {
            draft.type("report");
        } else if (!journalTitle().isEmpty()) {
            draft.type("article");
        } else if (isPreprint()) {
            draft.type("online");
        } else if (!pageMetadata.firstContent("citation_isbn").isEmpty()
                || dublinCoreType.endsWith("book")) {
            draft.type("book");
        } else if (!pageMetadata.schemaWorks().isEmpty()) {
            SchemaOrgReader.readType(pageMetadata.schemaWorks().getFirst(), draft);
        } else if (dublinCoreType.endsWith("dataset")) {
            draft.type("dataset");
        } else {
            draft.type("online");
        }
    }

    private boolean isPreprint() {
        return !pageMetadata.firstContent("citation_arxiv_id").isEmpty();
    }

    private String journalTitle() {
        return pageMetadata.firstContent(
                "citation_journal_title", "prism.publicationname", "citation_journal_abbrev");
    }

    private String conferenceTitle() {
        return pageMetadata.firstContent("citation_conference_title", "citation_conference");
    }

    private void readPeople() {
        readPeople(
                FieldName.AUTHOR, pageMetadata.allContents("citation_author", "citation_authors"));
        readPeople(
                FieldName.EDITOR, pageMetadata.allContents("citation_editor", "citation_editors"));
        if (!draft.hasField(FieldName.AUTHOR)) {
            readPeople(FieldName.AUTHOR, dublinCore("creator"));
        }
    }

    /// A single element may hold several names.
    private void readPeople(String fieldName, List<String> nameTexts) {
        List<String> names = new ArrayList<>();
        for (String text : nameTexts) {
            names.addAll(List.of(SEVERAL.split(MarkupReader.parseMarkup(text).plainText(), -1)));
        }
        names.stream()
                .map(name -> name.replaceFirst("(?i)^by\\s+", "").strip())
                .distinct()
                .forEach(name -> draft.addName(fieldName, SourceNames.givenFirst(name)));
    }

    private void readTitles() {
        draft.fillMarkup(
                FieldName.TITLE, pageMetadata.firstContent("citation_title", "prism.title"));
        draft.fillMarkup(FieldName.TITLE, dublinCoreText("title"));
    }

    private void readContainer() {
        String book = pageMetadata.firstContent("citation_inbook_title", "citation_book_title");
        switch (draft.type()) {
            case "inproceedings" -> draft.fillMarkup(FieldName.BOOKTITLE, conferenceTitle());
            case "incollection" -> draft.fillMarkup(FieldName.BOOKTITLE, book);
            case "article" -> draft.fillMarkup(FieldName.JOURNALTITLE, journalTitle());
            default -> {}
        }
        String abbreviatedTitle = pageMetadata.firstContent("citation_journal_abbrev");
        boolean isSame = abbreviatedTitle.equalsIgnoreCase(journalTitle());
        draft.text(FieldName.SHORTJOURNAL, isSame ? "" : abbreviatedTitle);
        draft.fillMarkup(FieldName.SERIES, pageMetadata.firstContent("citation_series_title"));
        draft.text(
                FieldName.INSTITUTION,
                pageMetadata.firstContent(
                        "citation_dissertation_institution",
                        "citation_technical_report_institution"));
        String publisher = pageMetadata.firstContent("citation_publisher");
        FieldPlacement.fillPublisher(
                draft, publisher.isEmpty() ? dublinCoreText("publisher") : publisher);
        FieldPlacement.fillKind(draft, pageMetadata.firstContent("citation_dissertation_name"));
    }

    private List<String> dateTexts() {
        return Stream.of(
                        pageMetadata.firstContent("citation_publication_date"),
                        pageMetadata.firstContent("citation_cover_date"),
                        pageMetadata.firstContent("citation_date"),
                        pageMetadata.firstContent("prism.publicationdate", "prism.coverdate"),
                        pageMetadata.firstContent("citation_online_date"),
                        pageMetadata.firstContent("citation_year"),
                        dublinCoreText("date.issued", "issued", "date", "date.created"),
                        pageMetadata.printedBibtex().map(PageBibtex::dateText).orElse(""))
                .map(PageReader::withoutTime)
                .toList();
    }

    /// The date of a time such as `2019-02-07T12:00:00Z`.
    private static String withoutTime(String time) {
        return time.replaceFirst("(?<=[0-9])T[0-9:].*$", "");
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, pageMetadata.firstContent("citation_volume", "prism.volume"));
        String issue =
                pageMetadata.firstContent("citation_issue", "citation_technical_report_number");
        draft.text(
                FieldName.NUMBER,
                issue.isEmpty() ? pageMetadata.firstContent("prism.number") : issue);
        draft.fillPages(
                pageMetadata.firstContent(
                        "citation_firstpage", "prism.startingpage", "prism.pagerange"),
                pageMetadata.firstContent("citation_lastpage", "prism.endingpage"));
        draft.fillPages(pageMetadata.firstContent("citation_pages", "citation_article_number"));
    }

    private void readIdentifiers() {
        for (String name : List.of("citation_doi", "prism.doi", "doi", "bepress_citation_doi")) {
            draft.fillDoi(pageMetadata.firstContent(name));
        }
        for (String identifier : dublinCore("identifier")) {
            boolean isStated = Doi.isDoi(identifier);
            draft.fillDoi(isStated ? identifier : "");
        }
        pageMetadata.allContents("citation_issn", "prism.issn").forEach(draft::addBookNumber);
        draft.addBookNumber(pageMetadata.firstContent("prism.eissn"));
        pageMetadata.allContents("citation_isbn", "prism.isbn").forEach(draft::addBookNumber);
        draft.text(FieldName.PMID, pageMetadata.firstContent("citation_pmid"));
        if (isPreprint()) {
            FieldPlacement.fillArxiv(
                    draft, "arXiv:" + pageMetadata.firstContent("citation_arxiv_id"));
        }
    }

    private void readDescription() {
        draft.text(FieldName.LANGUAGE, pageMetadata.firstContent("citation_language"));
        draft.fillMarkup(FieldName.ABSTRACT, pageMetadata.firstContent("citation_abstract"));
        for (String keywordList :
                pageMetadata.allContents("citation_keywords", "citation_keyword")) {
            for (String word : SEVERAL.split(keywordList, -1)) {
                draft.addMember(FieldName.KEYWORDS, word);
            }
        }
    }

    /// What only the weaker descriptions say. What `description` says is often of the whole site;
    /// OpenGraph describes the page. The number on arXiv is an address.
    private void readRemaining() {
        draft.text(FieldName.LANGUAGE, dublinCoreText("language"));
        draft.fillMarkup(FieldName.ABSTRACT, dublinCoreText("description", "abstract"));
        draft.fillMarkup(
                FieldName.ABSTRACT,
                pageMetadata.firstContent("og.description", "twitter.description"));
        if (draft.type().equals("online") && !isPreprint()) {
            draft.text(FieldName.ORGANIZATION, pageMetadata.firstContent("og.site_name"));
        }
        if (!isPreprint()) {
            ADDRESSES.stream()
                    .map(pageMetadata::firstContent)
                    .filter(it -> it.matches("(?i)(?:https?:)?//\\S+"))
                    .findFirst()
                    .ifPresent(draft::fillUrl);
        }
    }
}
