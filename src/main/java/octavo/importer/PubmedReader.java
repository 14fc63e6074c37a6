package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;
import octavo.values.ArxivId;
import octavo.values.PublicationDate;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one article, book or chapter of PubMed XML, by NLM's DTD of 2025.
final class PubmedReader {
    static final XmlFormat FORMAT =
            new XmlFormat(
                    "PubMed XML",
                    "Pubmed(?:Book)?ArticleSet|MedlineCitationSet",
                    "PubmedArticle|PubmedBookArticle|MedlineCitation",
                    record -> List.of(new PubmedReader(record).draft()));

    private static final TypeTable TYPES = TypeTable.read("medline-types.tsv");

    /// PubMed ends every title with a full stop that is not part of it.
    private static final String FULL_STOP = "(?<!\\.\\.)\\.";

    /// `e42692`: an article number in a journal without pages; others are internal to the
    /// publisher.
    private static final Pattern ARTICLE_NUMBER = Pattern.compile("[a-z]{0,3}[0-9]{1,7}");

    private static final Pattern YEARS =
            Pattern.compile("([0-9]{4}[^-]*?)\\s*-\\s*([0-9]{4}[^-]*)");
    private static final Pattern TRANSLATED = Pattern.compile("(?s)\\[(.*)\\]\\.?");

    private final SourceElement record;
    private final SourceElement citation;
    private final SourceElement article;
    private final Optional<SourceElement> book;
    private final WorkDraft draft;

    private PubmedReader(SourceElement record) {
        this.record = record;
        this.citation = record.first("MedlineCitation", "BookDocument").orElse(record);
        this.article = citation.first("Article").orElse(citation);
        this.book = citation.first("Book");
        this.draft = new WorkDraft(record.line());
    }

    private WorkDraft draft() {
        type();
        people();
        titles();
        container();
        dates();
        numbers();
        identifiers();
        words();
        return draft;
    }

    /// The most specific publication type: “Journal Article” applies to nearly everything.
    private void type() {
        List<String> said =
                List.of("PublicationTypeList/PublicationType", "PublicationType").stream()
                        .flatMap(path -> article.texts(path).stream())
                        .toList();
        Optional<String> telling =
                said.stream()
                        .filter(TYPES::knows)
                        .filter(type -> !TYPES.type(type).equals(Optional.of("article")))
                        .findFirst();
        if (book.isPresent()) {
            draft.type(article.has("ArticleTitle") ? "incollection" : "book");
        } else if (said.contains("Preprint")) {
            draft.type("online");
        } else if (telling.isPresent() && !article.has("Journal/JournalIssue/Volume")) {
            TYPES.apply(telling.get(), draft);
        } else if (citation.has("Article")) {
            draft.type("article");
        }
    }

    private boolean isPreprint() {
        return draft.type().equals("online");
    }

    private void people() {
        article.all("AuthorList").forEach(list -> people(list, FieldName.AUTHOR));
        String ofBook = draft.type().equals("book") ? FieldName.AUTHOR : FieldName.BOOKAUTHOR;
        book.stream()
                .flatMap(it -> it.all("AuthorList").stream())
                .forEach(list -> people(list, ofBook));
    }

    /// A list is of authors or editors, and states whether it is complete.
    private void people(SourceElement list, String otherwise) {
        boolean editors = list.attribute("Type").equals("editors");
        String field = editors ? FieldName.EDITOR : otherwise;
        for (SourceElement author : list.all("Author")) {
            if (!author.attribute("ValidYN").equals("N")) {
                draft.name(field, name(author));
            }
        }
        if (list.attribute("CompleteYN").equals("N")) {
            draft.others(field);
        }
    }

    private static Optional<PersonName> name(SourceElement author) {
        String body = author.text("CollectiveName");
        String family = author.text("LastName");
        if (!body.isEmpty()) {
            return Optional.of(SourceNames.body(body));
        }
        String given = author.text("ForeName", "FirstName", "Initials");
        return family.isEmpty()
                ? SourceNames.familyFirst(given)
                : Optional.of(SourceNames.parts(family, given, author.text("Suffix")));
    }

    /// A translated title is in brackets, with the original next to it.
    private void titles() {
        Optional<SourceElement> title = article.first("ArticleTitle");
        boolean translated =
                title.filter(it -> TRANSLATED.matcher(it.text()).matches()).isPresent();
        Optional<SourceElement> printed = article.first("VernacularTitle");
        if (translated && printed.isPresent()) {
            ElementText.set(draft, FieldName.TITLE, printed.get(), FULL_STOP);
        }
        title.ifPresent(it -> {
            String field = draft.has(FieldName.TITLE) ? FieldName.TITLEADDON : FieldName.TITLE;
            if (translated) {
                draft.markup(field, TRANSLATED.matcher(ElementText.markup(it)).replaceFirst("$1"));
            } else {
                ElementText.set(draft, field, it, FULL_STOP);
            }
        });
    }

    private void container() {
        if (book.isPresent()) {
            book(book.get());
            return;
        }
        String journal = article.text("Journal/Title");
        String brief = article.text("Journal/ISOAbbreviation");
        brief = brief.isEmpty() ? citation.text("MedlineJournalInfo/MedlineTA") : brief;
        String whole = journal.isEmpty() ? brief : journal;
        boolean archive = isPreprint() && !whole.matches("(?i)arxiv.*");
        boolean paper = draft.type().equals("inproceedings");
        draft.text(
                archive
                        ? FieldName.ORGANIZATION
                        : paper ? FieldName.BOOKTITLE : FieldName.JOURNALTITLE,
                whole);
        boolean same = brief.equalsIgnoreCase(whole) || archive || paper || isPreprint();
        draft.text(FieldName.SHORTJOURNAL, same ? "" : brief);
    }

    private void book(SourceElement whole) {
        boolean part = draft.type().equals("incollection");
        whole.first("BookTitle")
                .ifPresent(title ->
                        ElementText.set(
                                draft,
                                part ? FieldName.BOOKTITLE : FieldName.TITLE,
                                title,
                                FULL_STOP));
        draft.text(FieldName.PUBLISHER, whole.text("Publisher/PublisherName"));
        draft.text(FieldName.LOCATION, whole.text("Publisher/PublisherLocation"));
        draft.text(FieldName.SERIES, whole.text("CollectionTitle"));
        draft.text(FieldName.VOLUME, whole.text("Volume"));
        draft.text(FieldName.EDITION, whole.text("Edition"));
        draft.text(FieldName.NUMBER, whole.text("ReportNumber"));
        whole.texts("Isbn").forEach(draft::bookNumber);
        whole.all("ELocationID").forEach(this::location);
    }

    /// The date, by which journals are cited, otherwise the online date.
    private void dates() {
        for (SourceElement place : List.of(article, book.orElse(article), citation)) {
            for (String path :
                    List.of(
                            "Journal/JournalIssue/PubDate",
                            "PubDate",
                            "ArticleDate",
                            "ContributionDate",
                            "BeginningDate")) {
                place.first(path).ifPresent(this::date);
            }
        }
    }

    private void date(SourceElement date) {
        draft.date(
                FieldName.DATE,
                SourceDates.of(date.text("Year"), date.text("Month", "Season"), date.text("Day"))
                        .or(() -> words(date.text("MedlineDate"))));
    }

    /// `1998 Dec-1999 Jan`, `1999 Jul-Aug`.
    private static Optional<PublicationDate> words(String text) {
        Matcher years = YEARS.matcher(text);
        return years.matches()
                ? SourceDates.of(
                        SourceDates.of(years.group(1)).orElseThrow()
                                + "/"
                                + SourceDates.of(years.group(2)).orElseThrow())
                : SourceDates.of(text);
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, article.text("Journal/JournalIssue/Volume"));
        draft.text(FieldName.NUMBER, article.text("Journal/JournalIssue/Issue"));
        article.texts("Journal/ISSN").forEach(draft::bookNumber);
        draft.pages(article.text("Pagination/MedlinePgn"));
        draft.pages(article.text("Pagination/StartPage"), article.text("Pagination/EndPage"));
        article.all("ELocationID").stream()
                .filter(id -> id.attribute("EIdType").equals("pii"))
                .map(SourceElement::text)
                .filter(_ -> !draft.has(FieldName.PAGES))
                .findFirst()
                .ifPresent(this::publisherNumber);
    }

    /// The publisher's article number may be used for citing: as the page, or in a preprint's
    /// archive.
    private void publisherNumber(String number) {
        Optional<ArxivId> arxiv = ArxivId.parse(number).value();
        if (isPreprint() && arxiv.isPresent()) {
            draft.exact(FieldName.EPRINT, arxiv.get().toString());
            draft.exact(FieldName.EPRINTTYPE, "arxiv");
            draft.drop(FieldName.JOURNALTITLE);
        } else if (isPreprint()) {
            draft.text(FieldName.NUMBER, number);
        } else if (ARTICLE_NUMBER.matcher(number).matches()) {
            draft.pages(number);
        }
    }

    private void identifiers() {
        // A corrected record has several ids, of which the last is valid.
        List<String> numbers = citation.texts("PMID");
        draft.text(FieldName.PMID, numbers.isEmpty() ? "" : numbers.getLast());
        article.all("ELocationID").forEach(this::location);
        for (String path :
                List.of(
                        "PubmedData/ArticleIdList/ArticleId",
                        "PubmedBookData/ArticleIdList/ArticleId",
                        "BookDocument/ArticleIdList/ArticleId")) {
            record.all(path).forEach(this::identifier);
        }
    }

    private void location(SourceElement id) {
        boolean valid = !id.attribute("ValidYN").equals("N");
        if (id.attribute("EIdType").equals("doi") && valid) {
            draft.doi(id.text());
        }
    }

    private void identifier(SourceElement id) {
        switch (id.attribute("IdType")) {
            case "doi" -> draft.doi(id.text());
            case "pmc" -> draft.text(FieldName.PMCID, id.text());
            case "url" -> draft.url(id.text());
            case "pubmed" -> draft.text(FieldName.PMID, id.text());
            default -> {}
        }
    }

    private void words() {
        article.first("Abstract").ifPresent(this::summary);
        for (String path :
                List.of("MeshHeadingList/MeshHeading/DescriptorName", "KeywordList/Keyword")) {
            citation.texts(path).forEach(word -> draft.member(FieldName.KEYWORDS, word));
        }
        draft.text(FieldName.LANGUAGE, article.text("Language"));
    }

    /// The parts of a structured abstract start with their label.
    private void summary(SourceElement summary) {
        List<SourceElement> parts = summary.all("AbstractText");
        List<SourceElement> content =
                parts.stream()
                        .flatMap(part ->
                                List.of(
                                        SourceElement.ofText(label(part), part.line()),
                                        part,
                                        SourceElement.ofText(" ", part.line()))
                                        .stream())
                        .toList();
        ElementText.set(
                draft,
                FieldName.ABSTRACT,
                new SourceElement(
                        summary.name(), summary.attributes(), content, "", summary.line()));
    }

    private static String label(SourceElement part) {
        String label = part.attribute("Label");
        return label.isEmpty() || label.equalsIgnoreCase("unlabelled") ? "" : label + ": ";
    }
}
