package octavo.formats.crossrefxml;

import octavo.cslreferences.LanguageTags;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.ElementText;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlFormat;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of Crossref's metadata in its deposit format, which services return too
/// (UNIXREF, UNIXSD; schemas 4.3 to 5.4). A work's container encloses or precedes it.
public final class CrossrefXmlReader {
    public static final XmlFormat FORMAT =
            new XmlFormat(
                            "Crossref XML",
                            "doi_records|crossref_result|doi_batch",
                            "doi_record|crossref|doi_batch",
                            CrossrefXmlReader::readPublications)
                    .withEvidence("crossref\\.org|<(?:[\\w.-]{1,40}:)?doi_");

    /// The kinds of publication, and the elements for their parts.
    private static final Map<String, String> PART_ELEMENTS =
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
    private static final List<String> METADATA_ELEMENTS =
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

    private static final List<String> DATE_ELEMENTS =
            List.of(
                    "publication_date",
                    "approval_date",
                    "posted_date",
                    "review_date",
                    "acceptance_date",
                    "database_date/publication_date",
                    "database_date/creation_date");

    private final SourceElement publication;
    private final SourceElement container;
    private final SourceElement workElement;
    private final boolean isPart;
    private final WorkDraft draft;

    private CrossrefXmlReader(SourceElement publication, Optional<SourceElement> partElement) {
        this.publication = publication;
        this.container =
                METADATA_ELEMENTS.stream()
                        .flatMap(name -> publication.elementsAt(name).stream())
                        .findFirst()
                        .orElse(publication);
        this.workElement = partElement.orElse(container);
        this.isPart = partElement.isPresent();
        this.draft = new WorkDraft(workElement.line());
    }

    private static List<WorkDraft> readPublications(SourceElement record) {
        List<SourceElement> publicationHolders =
                Stream.of("crossref body".split(" ", -1))
                        .flatMap(name -> record.descendants(name).stream())
                        .toList();
        List<WorkDraft> drafts = new ArrayList<>();
        for (SourceElement holder :
                publicationHolders.isEmpty() ? List.of(record) : publicationHolders) {
            for (SourceElement publication : holder.childElements()) {
                String partName = PART_ELEMENTS.get(publication.name());
                if (partName != null) {
                    List<SourceElement> partElements =
                            partName.isEmpty() ? List.of() : publication.elementsAt(partName);
                    if (partElements.isEmpty()) {
                        drafts.add(
                                new CrossrefXmlReader(publication, Optional.empty()).readDraft());
                    }
                    partElements.forEach(it ->
                            drafts.add(
                                    new CrossrefXmlReader(publication, Optional.of(it))
                                            .readDraft()));
                }
            }
        }
        return drafts;
    }

    private WorkDraft readDraft() {
        readType();
        readPeople(workElement, FieldName.AUTHOR);
        boolean isEdited = draft.hasField(FieldName.EDITOR) && !draft.hasField(FieldName.AUTHOR);
        if (isEdited && draft.type().equals("book")) {
            draft.type("collection");
        }
        readTitles(workElement, FieldName.TITLE, FieldName.SUBTITLE);
        if (isPart) {
            readContainer();
        }
        readDates();
        readNumbers();
        readIdentifiers();
        readPublisher();
        readDescription();
        return draft;
    }

    private void readType() {
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
                    default -> postedType();
                });
        if (publication.name().equals("peer_review")) {
            draft.text(FieldName.TYPE, "peer review");
        }
    }

    private String postedType() {
        return switch (publication.attribute("type")) {
            case "working_paper", "report" -> "report";
            case "dissertation" -> "thesis";
            default -> "online";
        };
    }

    private void readPeople(SourceElement source, String fallback) {
        List<SourceElement> contributors = new ArrayList<>(source.elementsAt("person_name"));
        source.elementsAt("contributors")
                .forEach(list -> contributors.addAll(list.childElements()));
        for (SourceElement contributor : contributors) {
            String fieldName =
                    switch (contributor.attribute("contributor_role")) {
                        case "editor", "chair" -> FieldName.EDITOR;
                        case "translator" -> FieldName.TRANSLATOR;
                        case "author", "reviewer", "review-assistant", "stats-reviewer", "" ->
                                fallback;
                        default -> "";
                    };
            if (!fieldName.isEmpty()) {
                draft.addName(fieldName, parseName(contributor));
            }
        }
    }

    private static Optional<PersonName> parseName(SourceElement contributor) {
        return switch (contributor.name()) {
            case "person_name" -> {
                String familyName = contributor.text("surname");
                String givenName = contributor.text("given_name");
                yield familyName.isEmpty()
                        ? SourceNames.familyFirst(givenName)
                        : Optional.of(
                                SourceNames.ofParts(
                                        familyName, givenName, contributor.text("suffix")));
            }
            case "organization" ->
                    Optional.of(contributor.text())
                            .filter(text -> !text.isEmpty())
                            .map(SourceNames::ofOrganization);
            default -> Optional.empty();
        };
    }

    private void readTitles(SourceElement source, String title, String subtitle) {
        Stream.of("titles/title", "proceedings_title", "full_title")
                .flatMap(path -> source.elementsAt(path).stream())
                .findFirst()
                .ifPresent(it -> ElementText.fillField(draft, title, it, "\\s*:"));
        source.firstElement("titles/subtitle", "proceedings_subtitle")
                .ifPresent(it -> ElementText.fillField(draft, subtitle, it));
        if (title.equals(FieldName.TITLE)) {
            source.firstElement("titles/original_language_title")
                    .ifPresent(it -> ElementText.fillField(draft, FieldName.ORIGTITLE, it));
        }
    }

    private void readContainer() {
        switch (draft.type()) {
            case "article" -> {
                readTitles(container, FieldName.JOURNALTITLE, FieldName.JOURNALSUBTITLE);
                String abbreviatedTitle = container.text("abbrev_title");
                boolean isSameTitle =
                        abbreviatedTitle.equals(draft.plainText(FieldName.JOURNALTITLE));
                draft.text(FieldName.SHORTJOURNAL, isSameTitle ? "" : abbreviatedTitle);
                publication
                        .firstElement("journal_issue/titles/title")
                        .ifPresent(it -> ElementText.fillField(draft, "issuetitle", it));
            }
            case "dataset" -> readTitles(container, FieldName.SERIES, FieldName.SERIES);
            default -> readTitles(container, FieldName.BOOKTITLE, FieldName.BOOKSUBTITLE);
        }
        if (!draft.type().equals("article") && !draft.type().equals("dataset")) {
            readPeople(container, FieldName.BOOKAUTHOR);
            readPeople(publication, FieldName.BOOKAUTHOR);
        }
    }

    /// A printed work is cited by its print date.
    private void readDates() {
        for (SourceElement searchedElement : searchedElements()) {
            for (String name : DATE_ELEMENTS) {
                List<SourceElement> dates = searchedElement.elementsAt(name);
                Stream.concat(
                                dates.stream()
                                        .filter(it -> it.attribute("media_type").equals("print")),
                                dates.stream())
                        .forEach(it ->
                                draft.fillDate(
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
    private List<SourceElement> searchedElements() {
        return Stream.of(
                        Stream.of(workElement),
                        publication.elementsAt("journal_issue").stream(),
                        Stream.of(container, publication))
                .flatMap(it -> it)
                .distinct()
                .toList();
    }

    private String firstText(String... paths) {
        return searchedElements().stream()
                .map(searchedElement -> searchedElement.text(paths))
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, firstText("journal_volume/volume", "volume"));
        draft.text(FieldName.NUMBER, firstText("issue"));
        draft.text(FieldName.EDITION, firstText("edition_number"));
        SourceElement pagesElement = workElement.firstElement("pages").orElse(workElement);
        draft.fillPages(pagesElement.text("first_page"), pagesElement.text("last_page"));
        draft.fillPages(workElement.text("elocation_id"));
        for (SourceElement itemNumber : workElement.elementsAt("publisher_item/item_number")) {
            boolean isArticle =
                    itemNumber.attribute("item_number_type").matches("|article[-_ ]?number");
            draft.fillPages(isArticle && draft.type().equals("article") ? itemNumber.text() : "");
        }
        if (draft.type().equals("report")) {
            draft.text(FieldName.NUMBER, firstText("publisher_item/item_number"));
            workElement.elementsAt("publisher_item/identifier").stream()
                    .filter(id -> id.attribute("id_type").equals("report-number"))
                    .forEach(id -> draft.text(FieldName.NUMBER, id.text()));
        } else if (draft.type().equals("standard")) {
            draft.text(
                    FieldName.NUMBER,
                    firstText("designators/as_published/std_designator", "designators"));
        }
        draft.text(FieldName.CHAPTER, isPart ? workElement.text("component_number") : "");
        readSeries();
    }

    private void readSeries() {
        container
                .firstElement("series_metadata", "set_metadata")
                .ifPresent(seriesElement -> {
                    readTitles(seriesElement, FieldName.SERIES, FieldName.SERIES);
                    seriesElement.textsAt("issn").forEach(draft::addBookNumber);
                    draft.text(FieldName.NUMBER, seriesElement.text("series_number", "volume"));
                });
    }

    private void readIdentifiers() {
        draft.fillDoi(workElement.text("doi_data/doi"));
        draft.fillUrl(workElement.text("doi_data/resource"));
        container.textsAt("issn").forEach(draft::addBookNumber);
        container.textsAt("isbn").forEach(draft::addBookNumber);
        workElement.textsAt("isbn").forEach(draft::addBookNumber);
    }

    private void readPublisher() {
        Set<String> institutionTypes = Set.of("thesis", "report");
        String fieldName =
                institutionTypes.contains(draft.type())
                        ? FieldName.INSTITUTION
                        : draft.type().equals("online")
                                ? FieldName.ORGANIZATION
                                : FieldName.PUBLISHER;
        draft.text(
                fieldName, firstText("institution/institution_name", "publisher/publisher_name"));
        draft.text(
                FieldName.LOCATION,
                firstText("institution/institution_place", "publisher/publisher_place"));
        if (draft.type().equals("thesis")) {
            ThesisKind.fillKind(draft, publication.text("degree"));
        }
    }

    private void readDescription() {
        workElement
                .firstElement("abstract")
                .ifPresent(it -> ElementText.fillField(draft, FieldName.ABSTRACT, it));
        String language =
                searchedElements().stream()
                        .map(searchedElement -> searchedElement.attribute("language"))
                        .filter(it -> !it.isEmpty())
                        .findFirst()
                        .orElse("");
        String languageTag = LanguageTags.tagOf(language);
        draft.text(FieldName.LANGUAGE, languageTag.isEmpty() ? language : languageTag);
    }
}
