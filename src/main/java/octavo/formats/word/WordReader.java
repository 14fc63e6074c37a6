package octavo.formats.word;

import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlFormat;
import octavo.latex.LaTeX;
import octavo.text.BlankCharacters;
import octavo.values.PublicationDate;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads one source of Word's bibliography (Office Open XML, part 1, 22.6). JabRef adds BibTeX's
/// type and fields of its own.
public final class WordReader {
    public static final XmlFormat FORMAT =
            new XmlFormat(
                            "MS Bibliography",
                            "Sources",
                            "(?:Source|Publication)(?=[^<>]*>\\s*<(?:[\\w.-]{1,40}:)?(?:Tag|SourceType|Guid|Author|Title|Year"
                                + "|LCID|BIBTEX_Entry|Issue|Volume|ShortTitle|RefOrder)[\\s/>])",
                            record -> List.of(new WordReader(record).readDraft()))
                    .withEvidence(
                            "officeDocument/2006/bibliography|<(?:[\\w.-]{1,40}:)?SourceType>|BIBTEX_Entry");

    private static final TypeTable TYPES = TypeTable.readTable(WordReader.class, "msbib-types.tsv");

    /// The main role by kind of source; few call it author.
    private static final List<String> MAKER_ROLES =
            List.of(
                    "Author",
                    "Artist",
                    "Inventor",
                    "Composer",
                    "Performer",
                    "Director",
                    "Writer",
                    "ProducerName",
                    "Conductor",
                    "Interviewee",
                    "Counsel");

    private static final Map<Integer, String> LANGUAGES_BY_CODE = readLanguages();

    private static Map<Integer, String> readLanguages() {
        String codes =
                " ar bg ca zh cs da de el en es fi fr he hu is it ja ko nl no pl pt rm ro ru hr sk"
                        + " sq sv th tr ur id uk be sl et lv lt";
        List<String> all = List.of(codes.split(" ", -1));
        Map<Integer, String> languages = new HashMap<>();
        for (int i = 1; i < all.size(); i++) {
            languages.put(i, all.get(i));
        }
        return languages;
    }

    private final SourceElement sourceElement;
    private final WorkDraft draft;

    private WordReader(SourceElement record) {
        this.sourceElement = record;
        this.draft = new WorkDraft(record.line());
    }

    private WorkDraft readDraft() {
        readType();
        draft.setKey(sourceElement.text("Tag").replaceAll("[\\s,{}\\\\\"#%~;]", ""));
        MAKER_ROLES.forEach(role -> readPeople(FieldName.AUTHOR, role));
        readPeople(FieldName.EDITOR, "Editor");
        readPeople(FieldName.TRANSLATOR, "Translator");
        readPeople(FieldName.BOOKAUTHOR, "BookAuthor");
        readTitles();
        readDates();
        readNumbers();
        readIdentifiers();
        readPlaces();
        readDescription();
        return draft;
    }

    private void readType() {
        String entryType = sourceElement.text("BIBTEX_Entry").toLowerCase(Locale.ROOT);
        if (!entryType.isEmpty() && TypeCatalogue.typeNames().contains(entryType)) {
            draft.type(entryType);
        } else {
            TYPES.applyType(sourceElement.text("SourceType"), draft);
        }
    }

    private void readPeople(String fieldName, String role) {
        boolean hasOthers = fieldName.equals(FieldName.AUTHOR) && draft.hasField(FieldName.AUTHOR);
        for (SourceElement roleElement :
                hasOthers ? List.<SourceElement>of() : sourceElement.elementsAt("Author/" + role)) {
            String organizationName = roleElement.text("Corporate");
            draft.addName(
                    fieldName,
                    organizationName.isEmpty()
                            ? Optional.empty()
                            : Optional.of(SourceNames.ofOrganization(organizationName)));
            roleElement
                    .elementsAt("NameList/Person")
                    .forEach(person -> readPerson(fieldName, person));
        }
    }

    /// JabRef leaves the rest after an “and” in the middle name.
    private void readPerson(String fieldName, SourceElement personElement) {
        String familyName = personElement.text("Last");
        String middleName = personElement.text("Middle");
        boolean hasSecondPerson = middleName.startsWith("and ");
        String givenName =
                (personElement.text("First") + " " + (hasSecondPerson ? "" : middleName)).strip();
        draft.addName(
                fieldName,
                familyName.isEmpty()
                        ? SourceNames.familyFirst(givenName)
                        : Optional.of(SourceNames.ofParts(familyName, givenName, "")));
        if (hasSecondPerson) {
            String secondName = LaTeX.toUnicode(middleName.substring("and ".length()));
            draft.addName(fieldName, SourceNames.familyFirst(secondName));
        }
    }

    private void readTitles() {
        fillText(FieldName.TITLE, "Title");
        fillText(FieldName.SHORTTITLE, "ShortTitle");
        switch (draft.type()) {
            case "article" -> fillText(FieldName.JOURNALTITLE, "JournalName", "PeriodicalTitle");
            case "inproceedings" -> fillText(FieldName.BOOKTITLE, "ConferenceName", "BookTitle");
            case "incollection", "inbook" -> fillText(FieldName.BOOKTITLE, "BookTitle");
            default -> {}
        }
        fillText(
                FieldName.JOURNALTITLE,
                "JournalName",
                "PeriodicalTitle",
                "PublicationTitle",
                "AlbumTitle",
                "InternetSiteTitle");
        fillText(FieldName.SERIES, "BIBTEX_Series");
    }

    private void fillText(String fieldName, String... paths) {
        draft.text(fieldName, sourceElement.text(paths));
    }

    private void readDates() {
        draft.fillDate(
                FieldName.DATE,
                parseDate("").or(() -> SourceDates.of(sourceElement.text("BIBTEX_Year"))));
        draft.fillDate(FieldName.URLDATE, parseDate("Accessed"));
    }

    /// An invalid month is dropped; the year is kept.
    private Optional<PublicationDate> parseDate(String datePurpose) {
        String year = sourceElement.text("Year" + datePurpose);
        String month = sourceElement.text("Month" + datePurpose);
        String day = sourceElement.text("Day" + datePurpose);
        return SourceDates.of(year, month, day)
                .filter(date ->
                        !(date instanceof PublicationDate.UnreadableDate) || month.isEmpty())
                .or(() -> SourceDates.of(year));
    }

    private void readNumbers() {
        fillText(FieldName.VOLUME, "Volume");
        fillText(FieldName.VOLUMES, "NumberVolumes");
        fillText(
                FieldName.NUMBER,
                "Issue",
                "Number",
                "PatentNumber",
                "CaseNumber",
                "StandardNumberPatent");
        fillText(FieldName.EDITION, "Edition");
        fillText(FieldName.VERSION, "Version");
        fillText(FieldName.CHAPTER, "ChapterNumber");
        draft.fillPages(BlankCharacters.withSingleSpaces(sourceElement.text("Pages")));
    }

    /// One field has numbers of all kinds: `ISBN: …`, `:ISSN:…`, ` DOI: …`.
    private void readIdentifiers() {
        draft.fillDoi(sourceElement.text("DOI"));
        for (String number :
                sourceElement.text("StandardNumber").split("[;\\s](?=[A-Z]{3,5}:)|^:", -1)) {
            String numberKind = number.strip().replaceFirst("(?s):.*", "");
            String value = number.strip().replaceFirst("^[^:]*:\\s*", "");
            switch (numberKind.toUpperCase(Locale.ROOT)) {
                case "DOI" -> draft.fillDoi(value);
                case "ISBN" -> {
                    if (!draft.addBookNumber(value)) {
                        draft.text(FieldName.ISBN, value);
                    }
                }
                case "ISSN" -> {
                    if (!draft.addBookNumber(value)) {
                        draft.text(FieldName.ISSN, value);
                    }
                }
                case "PMID" -> draft.text(FieldName.PMID, value);
                case "LCCN", "MRN", "CODEN" -> {}
                default -> draft.addBookNumber(number);
            }
        }
        draft.fillUrl(sourceElement.text("URL"));
    }

    /// City, state and country form one place.
    private void readPlaces() {
        String placeText =
                Stream.of("City", "StateProvince", "CountryRegion")
                        .map(sourceElement::text)
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(", "));
        draft.text(FieldName.LOCATION, placeText);
        String publisherField =
                switch (draft.type()) {
                    case "thesis", "report" -> FieldName.INSTITUTION;
                    case "online" -> FieldName.ORGANIZATION;
                    default -> FieldName.PUBLISHER;
                };
        boolean isThesis = draft.type().equals("thesis");
        draft.text(
                publisherField,
                isThesis
                        ? sourceElement.text("Institution", "Department")
                        : sourceElement.text("Publisher"));
        fillText(
                publisherField,
                "Publisher",
                "Institution",
                "ProductionCompany",
                "Distributor",
                "Broadcaster",
                "RecordNumber");
        draft.text(
                FieldName.EVENTTITLE,
                draft.type().equals("inproceedings") ? "" : sourceElement.text("ConferenceName"));
        String workKind = sourceElement.text("ThesisType", "PatentType");
        boolean isGeneric =
                workKind.equalsIgnoreCase("Tech. rep.")
                        || TypeCatalogue.typeNames().contains(workKind);
        switch (draft.type()) {
            case "thesis" ->
                    ThesisKind.fillKind(
                            draft,
                            isGeneric || workKind.isEmpty()
                                    ? sourceElement.text("BIBTEX_Entry").replace("phd", "Ph.D. ")
                                    : workKind);
            case "report", "patent" -> draft.text(FieldName.TYPE, isGeneric ? "" : workKind);
            default -> {}
        }
    }

    private void readDescription() {
        fillText(FieldName.ABSTRACT, "BIBTEX_Abstract");
        for (String word : sourceElement.text("BIBTEX_KeyWords").split("[;,]\\s*", -1)) {
            draft.addMember(FieldName.KEYWORDS, word);
        }
        draft.text(FieldName.LANGUAGE, languageName(sourceElement.text("LCID")));
        fillText(FieldName.NOTE, "BIBTEX_Note");
        fillText(FieldName.ANNOTATION, "Comments");
    }

    /// The language of a Windows locale identifier, in its lower ten bits.
    private static String languageName(String localeCode) {
        if (!localeCode.matches("[0-9]{1,6}")) {
            return "";
        }
        String code = LANGUAGES_BY_CODE.getOrDefault(Integer.parseInt(localeCode) & 0x3FF, "");
        return Locale.of(code).getDisplayLanguage(Locale.ENGLISH).toLowerCase(Locale.ROOT);
    }
}
