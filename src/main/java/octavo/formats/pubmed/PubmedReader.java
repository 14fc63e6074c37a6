package octavo.formats.pubmed;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.ElementText;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlFormat;
import octavo.names.PersonName;
import octavo.values.ArxivId;
import octavo.values.PreprintServers;
import octavo.values.PublicationDate;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one article, book or chapter of PubMed XML, by NLM's DTD of 2025.
public final class PubmedReader {
    public static final XmlFormat FORMAT =
            new XmlFormat(
                    "PubMed XML",
                    "Pubmed(?:Book)?ArticleSet|MedlineCitationSet",
                    "PubmedArticle|PubmedBookArticle|MedlineCitation",
                    record -> List.of(new PubmedReader(record).readDraft()));

    private static final TypeTable TYPES =
            TypeTable.readTable(MedlineReader.class, "medline-types.tsv");

    /// PubMed ends every title with a full stop that is not part of it.
    private static final String FULL_STOP = "(?<!\\.\\.)\\.";

    /// `e42692`: an article number in a journal without pages; others are internal to the
    /// publisher.
    private static final Pattern ARTICLE_NUMBER = Pattern.compile("[a-z]{0,3}[0-9]{1,7}");

    private static final Pattern YEARS =
            Pattern.compile("([0-9]{4}[^-]*?)\\s*-\\s*([0-9]{4}[^-]*)");
    private static final Pattern TRANSLATED = Pattern.compile("(?s)\\[(.*)\\]\\.?");

    private final SourceElement recordElement;
    private final SourceElement citation;
    private final SourceElement articleElement;
    private final Optional<SourceElement> bookElement;
    private final WorkDraft draft;

    private PubmedReader(SourceElement record) {
        this.recordElement = record;
        this.citation = record.firstElement("MedlineCitation", "BookDocument").orElse(record);
        this.articleElement = citation.firstElement("Article").orElse(citation);
        this.bookElement = citation.firstElement("Book");
        this.draft = new WorkDraft(record.line());
    }

    private WorkDraft readDraft() {
        readType();
        readPeople();
        readTitles();
        readContainer();
        readDates();
        readNumbers();
        readIdentifiers();
        words();
        return draft;
    }

    /// The most specific publication type: “Journal Article” applies to nearly everything.
    private void readType() {
        List<String> publicationTypes =
                List.of("PublicationTypeList/PublicationType", "PublicationType").stream()
                        .flatMap(path -> articleElement.textsAt(path).stream())
                        .toList();
        Optional<String> specificType =
                publicationTypes.stream()
                        .filter(TYPES::hasCode)
                        .filter(type -> !TYPES.entryTypeOf(type).equals(Optional.of("article")))
                        .findFirst();
        if (bookElement.isPresent()) {
            draft.type(articleElement.hasElement("ArticleTitle") ? "incollection" : "book");
        } else if (publicationTypes.contains("Preprint")) {
            draft.type("online");
        } else if (specificType.isPresent()
                && !articleElement.hasElement("Journal/JournalIssue/Volume")) {
            TYPES.applyType(specificType.get(), draft);
        } else if (citation.hasElement("Article")) {
            draft.type("article");
        }
    }

    private boolean isPreprint() {
        return draft.type().equals("online");
    }

    private void readPeople() {
        articleElement
                .elementsAt("AuthorList")
                .forEach(authorList -> readPeople(authorList, FieldName.AUTHOR));
        String bookAuthorField =
                draft.type().equals("book") ? FieldName.AUTHOR : FieldName.BOOKAUTHOR;
        bookElement.stream()
                .flatMap(it -> it.elementsAt("AuthorList").stream())
                .forEach(authorList -> readPeople(authorList, bookAuthorField));
    }

    /// A list is of authors or editors, and states whether it is complete.
    private void readPeople(SourceElement authorList, String fallback) {
        boolean areEditors = authorList.attribute("Type").equals("editors");
        String fieldName = areEditors ? FieldName.EDITOR : fallback;
        for (SourceElement author : authorList.elementsAt("Author")) {
            if (!author.attribute("ValidYN").equals("N")) {
                draft.addName(fieldName, parseName(author));
            }
        }
        if (authorList.attribute("CompleteYN").equals("N")) {
            draft.markOthers(fieldName);
        }
    }

    private static Optional<PersonName> parseName(SourceElement author) {
        String organizationName = author.text("CollectiveName");
        String familyName = author.text("LastName");
        if (!organizationName.isEmpty()) {
            return Optional.of(SourceNames.ofOrganization(organizationName));
        }
        String givenName = author.text("ForeName", "FirstName", "Initials");
        return familyName.isEmpty()
                ? SourceNames.familyFirst(givenName)
                : Optional.of(SourceNames.ofParts(familyName, givenName, author.text("Suffix")));
    }

    /// A translated title is in brackets, with the original next to it.
    private void readTitles() {
        Optional<SourceElement> title = articleElement.firstElement("ArticleTitle");
        boolean isTranslated =
                title.filter(it -> TRANSLATED.matcher(it.text()).matches()).isPresent();
        Optional<SourceElement> vernacularTitle = articleElement.firstElement("VernacularTitle");
        if (isTranslated && vernacularTitle.isPresent()) {
            ElementText.fillField(draft, FieldName.TITLE, vernacularTitle.get(), FULL_STOP);
        }
        title.ifPresent(it -> {
            String fieldName =
                    draft.hasField(FieldName.TITLE) ? FieldName.TITLEADDON : FieldName.TITLE;
            if (isTranslated) {
                draft.fillMarkup(
                        fieldName, TRANSLATED.matcher(ElementText.toMarkup(it)).replaceFirst("$1"));
            } else {
                ElementText.fillField(draft, fieldName, it, FULL_STOP);
            }
        });
    }

    private void readContainer() {
        if (bookElement.isPresent()) {
            readBook(bookElement.get());
            return;
        }
        String journal = articleElement.text("Journal/Title");
        String abbreviatedTitle = articleElement.text("Journal/ISOAbbreviation");
        abbreviatedTitle =
                abbreviatedTitle.isEmpty()
                        ? citation.text("MedlineJournalInfo/MedlineTA")
                        : abbreviatedTitle;
        String containerTitle = journal.isEmpty() ? abbreviatedTitle : journal;
        boolean isArchive = isPreprint() && !PreprintServers.isArxivName(containerTitle);
        boolean isPaper = draft.type().equals("inproceedings");
        draft.text(
                isArchive
                        ? FieldName.ORGANIZATION
                        : isPaper ? FieldName.BOOKTITLE : FieldName.JOURNALTITLE,
                containerTitle);
        boolean isSame =
                abbreviatedTitle.equalsIgnoreCase(containerTitle)
                        || isArchive
                        || isPaper
                        || isPreprint();
        draft.text(FieldName.SHORTJOURNAL, isSame ? "" : abbreviatedTitle);
    }

    private void readBook(SourceElement wholeBook) {
        boolean isPart = draft.type().equals("incollection");
        wholeBook
                .firstElement("BookTitle")
                .ifPresent(title ->
                        ElementText.fillField(
                                draft,
                                isPart ? FieldName.BOOKTITLE : FieldName.TITLE,
                                title,
                                FULL_STOP));
        draft.text(FieldName.PUBLISHER, wholeBook.text("Publisher/PublisherName"));
        draft.text(FieldName.LOCATION, wholeBook.text("Publisher/PublisherLocation"));
        draft.text(FieldName.SERIES, wholeBook.text("CollectionTitle"));
        draft.text(FieldName.VOLUME, wholeBook.text("Volume"));
        draft.text(FieldName.EDITION, wholeBook.text("Edition"));
        draft.text(FieldName.NUMBER, wholeBook.text("ReportNumber"));
        wholeBook.textsAt("Isbn").forEach(draft::addBookNumber);
        wholeBook.elementsAt("ELocationID").forEach(this::readLocation);
    }

    /// The date, by which journals are cited, otherwise the online date.
    private void readDates() {
        for (SourceElement dateHolder :
                List.of(articleElement, bookElement.orElse(articleElement), citation)) {
            for (String path :
                    List.of(
                            "Journal/JournalIssue/PubDate",
                            "PubDate",
                            "ArticleDate",
                            "ContributionDate",
                            "BeginningDate")) {
                dateHolder.firstElement(path).ifPresent(this::readDate);
            }
        }
    }

    private void readDate(SourceElement date) {
        draft.fillDate(
                FieldName.DATE,
                SourceDates.of(date.text("Year"), date.text("Month", "Season"), date.text("Day"))
                        .or(() -> words(date.text("MedlineDate"))));
    }

    /// `1998 Dec-1999 Jan`, `1999 Jul-Aug`.
    private static Optional<PublicationDate> words(String text) {
        Matcher yearsMatcher = YEARS.matcher(text);
        return yearsMatcher.matches()
                ? SourceDates.of(
                        SourceDates.of(yearsMatcher.group(1)).orElseThrow()
                                + "/"
                                + SourceDates.of(yearsMatcher.group(2)).orElseThrow())
                : SourceDates.of(text);
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, articleElement.text("Journal/JournalIssue/Volume"));
        draft.text(FieldName.NUMBER, articleElement.text("Journal/JournalIssue/Issue"));
        articleElement.textsAt("Journal/ISSN").forEach(draft::addBookNumber);
        draft.fillPages(articleElement.text("Pagination/MedlinePgn"));
        draft.fillPages(
                articleElement.text("Pagination/StartPage"),
                articleElement.text("Pagination/EndPage"));
        articleElement.elementsAt("ELocationID").stream()
                .filter(id -> id.attribute("EIdType").equals("pii"))
                .map(SourceElement::text)
                .filter(_ -> !draft.hasField(FieldName.PAGES))
                .findFirst()
                .ifPresent(this::readPublisherNumber);
    }

    /// The publisher's article number may be used for citing: as the page, or in a preprint's
    /// archive.
    private void readPublisherNumber(String number) {
        Optional<ArxivId> arxiv = ArxivId.parse(number).value();
        if (isPreprint() && arxiv.isPresent()) {
            draft.fillExact(FieldName.EPRINT, arxiv.get().toString());
            draft.fillExact(FieldName.EPRINTTYPE, "arxiv");
            draft.removeField(FieldName.JOURNALTITLE);
        } else if (isPreprint()) {
            draft.text(FieldName.NUMBER, number);
        } else if (ARTICLE_NUMBER.matcher(number).matches()) {
            draft.fillPages(number);
        }
    }

    private void readIdentifiers() {
        // A corrected record has several ids, of which the last is valid.
        List<String> pmids = citation.textsAt("PMID");
        draft.text(FieldName.PMID, pmids.isEmpty() ? "" : pmids.getLast());
        articleElement.elementsAt("ELocationID").forEach(this::readLocation);
        for (String path :
                List.of(
                        "PubmedData/ArticleIdList/ArticleId",
                        "PubmedBookData/ArticleIdList/ArticleId",
                        "BookDocument/ArticleIdList/ArticleId")) {
            recordElement.elementsAt(path).forEach(this::readIdentifier);
        }
    }

    private void readLocation(SourceElement id) {
        boolean isValid = !id.attribute("ValidYN").equals("N");
        if (id.attribute("EIdType").equals("doi") && isValid) {
            draft.fillDoi(id.text());
        }
    }

    private void readIdentifier(SourceElement id) {
        switch (id.attribute("IdType")) {
            case "doi" -> draft.fillDoi(id.text());
            case "pmc" -> draft.text(FieldName.PMCID, id.text());
            case "url" -> draft.fillUrl(id.text());
            case "pubmed" -> draft.text(FieldName.PMID, id.text());
            default -> {}
        }
    }

    private void words() {
        articleElement.firstElement("Abstract").ifPresent(this::readAbstract);
        for (String path :
                List.of("MeshHeadingList/MeshHeading/DescriptorName", "KeywordList/Keyword")) {
            citation.textsAt(path).forEach(word -> draft.addMember(FieldName.KEYWORDS, word));
        }
        draft.text(FieldName.LANGUAGE, articleElement.text("Language"));
    }

    /// The parts of a structured abstract start with their label.
    private void readAbstract(SourceElement abstractElement) {
        List<SourceElement> abstractParts = abstractElement.elementsAt("AbstractText");
        List<SourceElement> childElements =
                abstractParts.stream()
                        .flatMap(part ->
                                List.of(
                                        SourceElement.ofText(labelText(part), part.line()),
                                        part,
                                        SourceElement.ofText(" ", part.line()))
                                        .stream())
                        .toList();
        ElementText.fillField(
                draft,
                FieldName.ABSTRACT,
                new SourceElement(
                        abstractElement.name(),
                        abstractElement.attributes(),
                        childElements,
                        "",
                        abstractElement.line()));
    }

    private static String labelText(SourceElement part) {
        String label = part.attribute("Label");
        return label.isEmpty() || label.equalsIgnoreCase("unlabelled") ? "" : label + ": ";
    }
}
