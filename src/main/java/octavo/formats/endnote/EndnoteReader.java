package octavo.formats.endnote;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.ElementText;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlFormat;
import octavo.names.PersonName;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of EndNote XML. The meaning of fields depends on the type: the secondary title
/// of an article is its journal, that of a book its series.
public final class EndnoteReader {
    public static final XmlFormat FORMAT =
            new XmlFormat(
                            "EndNote XML",
                            "EndNoteXML",
                            "record(?=[^<>]*>\\s*<(?:database|source-app|rec-number|foreign-keys|ref-type"
                                + "|contributors|auth-address|titles|periodical|dates|urls|label"
                                + "|keywords|notes|isbn)[\\s/>])",
                            record -> List.of(new EndnoteReader(record).readDraft()))
                    .withEvidence(
                            "<(?:EndNoteXML|source-app|rec-number|ref-type|contributors|titles)[\\s/>]");

    private static final TypeTable TYPES =
            TypeTable.readTable(EndnoteReader.class, "endnote-types.tsv");

    private static final Set<String> IN_JOURNAL = Set.of("article", "periodical", "unpublished");
    private static final Set<String> IN_BOOK =
            Set.of("incollection", "inproceedings", "inreference");
    private static final Set<String> WHOLE_BOOK =
            Set.of("book", "collection", "booklet", "report", "thesis", "manual");

    private final SourceElement recordElement;
    private final WorkDraft draft;

    private EndnoteReader(SourceElement record) {
        this.recordElement = record;
        this.draft = new WorkDraft(record.line());
    }

    /// The work of one record that has been parsed.
    public static ImportedWork readRecord(SourceElement record) {
        return new EndnoteReader(record).readDraft().build();
    }

    private WorkDraft readDraft() {
        readType();
        draft.setKey(recordElement.text("label").replaceAll("[\\s,{}\\\\\"#%~]", ""));
        names();
        readTitles();
        readDates();
        readNumbers();
        readIdentifiers();
        readPlaces();
        readDescription();
        return draft;
    }

    /// By name: numbers differ between versions of EndNote, and even more between programs.
    private void readType() {
        String name =
                recordElement.firstElement("ref-type").map(it -> it.attribute("name")).orElse("");
        if (!TYPES.applyType(name, draft) && name.isEmpty()) {
            TYPES.applyType(recordElement.text("ref-type"), draft);
        }
    }

    /// The authors of an edited book are its editors, and so are the secondary ones of a book
    /// without primary ones.
    private void names() {
        boolean isEdited = draft.type().equals("collection");
        readPeople(isEdited ? FieldName.EDITOR : FieldName.AUTHOR, "authors");
        boolean isLetter = draft.type().equals("letter");
        boolean isWholeWork = WHOLE_BOOK.contains(draft.type()) && draft.hasField(FieldName.AUTHOR);
        if (isLetter) {
            names("secondary-authors")
                    .forEach(name -> draft.addRemark(FieldName.NOTE, "Recipient: " + name));
        } else if (isEdited || isWholeWork) {
            readSeriesEditors("secondary-authors");
        } else {
            readPeople(FieldName.EDITOR, "secondary-authors");
        }
        if (draft.type().equals("thesis")) {
            names("tertiary-authors")
                    .forEach(name -> draft.addRemark(FieldName.NOTE, "Supervisor: " + name));
        } else {
            readSeriesEditors("tertiary-authors");
        }
        readPeople(
                FieldName.TRANSLATOR,
                IN_BOOK.contains(draft.type()) || WHOLE_BOOK.contains(draft.type())
                        ? "subsidiary-authors"
                        : "translated-authors");
        boolean isBook = draft.type().equals("book");
        if (isBook && draft.hasField(FieldName.EDITOR) && !draft.hasField(FieldName.AUTHOR)) {
            draft.type("collection");
        }
    }

    private void readSeriesEditors(String contributorList) {
        if (!names(contributorList).isEmpty() && !draft.hasField(FieldName.EDITORA)) {
            readPeople(FieldName.EDITORA, contributorList);
            draft.fillExact(FieldName.EDITORATYPE, "series editor");
        }
    }

    private List<String> names(String contributorList) {
        return recordElement.textsAt("contributors/" + contributorList + "/author");
    }

    private void readPeople(String fieldName, String contributorList) {
        for (String nameTexts : names(contributorList)) {
            for (String name : nameTexts.split("\\s*;\\s*", -1)) {
                if (SourceNames.isOthers(name)) {
                    draft.markOthers(fieldName);
                } else {
                    draft.addName(fieldName, parseName(name));
                }
            }
        }
    }

    /// EndNote reads a name without a comma as given name first; it marks organisations with a
    /// final comma, but other programs do not.
    private static Optional<PersonName> parseName(String name) {
        return SourceNames.isPrintedName(name)
                ? SourceNames.givenFirst(name)
                : SourceNames.familyFirst(name);
    }

    private void readTitles() {
        readMarkup(FieldName.TITLE, "titles/title");
        readMarkup(FieldName.SHORTTITLE, "titles/short-title");
        readMarkup(FieldName.TITLEADDON, "titles/translated-title");
        if (IN_JOURNAL.contains(draft.type())) {
            readJournal();
        } else if (IN_BOOK.contains(draft.type())) {
            readMarkup(
                    FieldName.BOOKTITLE,
                    "titles/secondary-title",
                    "secondary-title",
                    "periodical/full-title");
            readMarkup(FieldName.SERIES, "titles/tertiary-title", "tertiary-title");
        } else if (WHOLE_BOOK.contains(draft.type())) {
            readMarkup(FieldName.SERIES, "titles/secondary-title", "titles/tertiary-title");
        } else {
            readMarkup(
                    FieldName.JOURNALTITLE,
                    "titles/secondary-title",
                    "secondary-title",
                    "periodical/full-title");
            readMarkup(FieldName.SERIES, "titles/tertiary-title", "tertiary-title");
        }
    }

    private void readJournal() {
        readMarkup(
                FieldName.JOURNALTITLE,
                "periodical/full-title",
                "titles/secondary-title",
                "secondary-title",
                "titles/alt-title");
        Stream.of(
                        recordElement.text("periodical/abbr-1"),
                        recordElement.text("titles/secondary-title"),
                        recordElement.text("titles/alt-title"))
                .filter(name -> !name.isEmpty())
                .filter(name -> name.length() < draft.plainText(FieldName.JOURNALTITLE).length())
                .findFirst()
                .ifPresent(name -> draft.text(FieldName.SHORTJOURNAL, name));
        readMarkup(FieldName.SERIES, "titles/tertiary-title");
    }

    private void readMarkup(String fieldName, String... paths) {
        Stream.of(paths)
                .flatMap(path -> recordElement.elementsAt(path).stream())
                .forEach(element -> ElementText.fillField(draft, fieldName, element));
    }

    /// The year is separate from the day, which has any format.
    private void readDates() {
        String year = recordElement.text("dates/year");
        String month = recordElement.text("dates/month");
        String publicationDate = recordElement.text("dates/pub-dates/date");
        if (!month.isEmpty()) {
            draft.fillDate(
                    FieldName.DATE, SourceDates.of(year, month, recordElement.text("dates/day")));
        }
        List<String> dates =
                Stream.of(
                                year,
                                publicationDate,
                                year.isEmpty() || publicationDate.isEmpty()
                                        ? ""
                                        : publicationDate + " " + year)
                        .filter(text -> !text.isEmpty())
                        .toList();
        draft.fillDate(FieldName.DATE, SourceDates.bestOf(dates));
        draft.fillDate(FieldName.URLDATE, SourceDates.precise(recordElement.text("access-date")));
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, recordElement.text("volume"));
        draft.text(FieldName.VOLUMES, recordElement.text("num-vols"));
        draft.text(FieldName.NUMBER, recordElement.text("number", "issue"));
        draft.text(
                draft.type().equals("software") ? FieldName.VERSION : FieldName.EDITION,
                recordElement.text("edition"));
        if (IN_BOOK.contains(draft.type())) {
            draft.text(FieldName.CHAPTER, recordElement.text("section"));
        }
        String pages = recordElement.text("pages");
        boolean isPageCount = WHOLE_BOOK.contains(draft.type()) && !pages.matches(".*[-–—,].*");
        if (isPageCount) {
            draft.text(FieldName.PAGETOTAL, pages);
        } else {
            draft.fillPages(pages);
        }
    }

    private void readIdentifiers() {
        draft.fillDoi(recordElement.text("electronic-resource-num"));
        recordElement.textsAt("isbn").forEach(this::readSerialNumber);
        for (String path :
                List.of("urls/web-urls/url", "urls/related-urls/url", "urls/text-urls/url")) {
            recordElement.textsAt(path).stream()
                    .filter(url -> !url.matches("(?i)(?:file|internal-pdf):.*"))
                    .forEach(draft::fillUrl);
        }
        String number = recordElement.text("accession-num");
        boolean isMedline =
                recordElement.text("remote-database-name").matches("(?i).*(?:pubmed|medline).*")
                        || draft.plainText(FieldName.URL).endsWith("pubmed/" + number);
        if (isMedline && number.matches("[0-9]{1,8}")) {
            draft.text(FieldName.PMID, number);
        }
        String customText = recordElement.text("custom2");
        draft.text(FieldName.PMCID, customText.matches("(?i)PMC[0-9]{3,9}") ? customText : "");
    }

    /// A patent or report has its number in the ISBN's field.
    private void readSerialNumber(String text) {
        switch (draft.type()) {
            case "patent", "standard" -> draft.text(FieldName.NUMBER, text);
            case "report" -> {
                if (!draft.addBookNumber(text)) {
                    draft.text(FieldName.NUMBER, text);
                }
            }
            default -> {
                if (!draft.addBookNumber(text)) {
                    draft.text(
                            draft.type().equals("article") ? FieldName.ISSN : FieldName.ISBN, text);
                }
            }
        }
    }

    private void readPlaces() {
        String publisherField =
                switch (draft.type()) {
                    case "thesis", "report" -> FieldName.INSTITUTION;
                    case "online", "unpublished" -> FieldName.ORGANIZATION;
                    case "patent" -> FieldName.HOLDER;
                    default -> FieldName.PUBLISHER;
                };
        String name = recordElement.text("publisher");
        if (publisherField.equals(FieldName.HOLDER)) {
            draft.addName(publisherField, SourceNames.familyFirst(name));
        } else {
            draft.text(publisherField, name);
        }
        draft.text(FieldName.LOCATION, recordElement.text("pub-location"));
        // JabRef writes the publisher's place where EndNote has the authors' address.
        boolean isJabref = recordElement.text("source-app").equals("JabRef");
        draft.text(FieldName.LOCATION, isJabref ? recordElement.text("auth-address") : "");
        String workType = recordElement.text("work-type");
        switch (draft.type()) {
            case "thesis" -> ThesisKind.fillKind(draft, workType);
            case "report", "unpublished", "patent" -> draft.text(FieldName.TYPE, workType);
            default -> {}
        }
    }

    private void readDescription() {
        readMarkup(FieldName.ABSTRACT, "abstract");
        recordElement.textsAt("keywords/keyword").stream()
                .flatMap(words -> Stream.of(words.split(";\\s+")))
                .forEach(word -> draft.addMember(FieldName.KEYWORDS, word));
        draft.text(FieldName.LANGUAGE, recordElement.text("language"));
        recordElement.textsAt("notes").forEach(note -> draft.addRemark(FieldName.NOTE, note));
        recordElement
                .textsAt("research-notes")
                .forEach(note -> draft.addRemark(FieldName.ANNOTATION, note));
    }
}
