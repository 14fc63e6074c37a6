package octavo.importer;

import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
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
final class WordReader {
    static final XmlFormat FORMAT =
            new XmlFormat(
                            "MS Bibliography",
                            "Sources",
                            "(?:Source|Publication)(?=[^<>]*>\\s*<(?:[\\w.-]{1,40}:)?(?:Tag|SourceType|Guid|Author|Title|Year"
                                + "|LCID|BIBTEX_Entry|Issue|Volume|ShortTitle|RefOrder)[\\s/>])",
                            record -> List.of(new WordReader(record).draft()))
                    .withEvidence(
                            "officeDocument/2006/bibliography|<(?:[\\w.-]{1,40}:)?SourceType>|BIBTEX_Entry");

    private static final TypeTable TYPES = TypeTable.read("msbib-types.tsv");

    /// The main role by kind of source; few call it author.
    private static final List<String> MAKERS =
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

    private static final Map<Integer, String> LANGUAGES = languages();

    private static Map<Integer, String> languages() {
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

    private final SourceElement record;
    private final WorkDraft draft;

    private WordReader(SourceElement record) {
        this.record = record;
        this.draft = new WorkDraft(record.line());
    }

    private WorkDraft draft() {
        type();
        draft.key(record.text("Tag").replaceAll("[\\s,{}\\\\\"#%~;]", ""));
        MAKERS.forEach(role -> people(FieldName.AUTHOR, role));
        people(FieldName.EDITOR, "Editor");
        people(FieldName.TRANSLATOR, "Translator");
        people(FieldName.BOOKAUTHOR, "BookAuthor");
        titles();
        dates();
        numbers();
        identifiers();
        places();
        words();
        return draft;
    }

    private void type() {
        String kind = record.text("BIBTEX_Entry").toLowerCase(Locale.ROOT);
        if (!kind.isEmpty() && TypeCatalogue.names().contains(kind)) {
            draft.type(kind);
        } else {
            TYPES.apply(record.text("SourceType"), draft);
        }
    }

    private void people(String field, String role) {
        boolean others = field.equals(FieldName.AUTHOR) && draft.has(FieldName.AUTHOR);
        for (SourceElement people :
                others ? List.<SourceElement>of() : record.all("Author/" + role)) {
            String body = people.text("Corporate");
            draft.name(
                    field, body.isEmpty() ? Optional.empty() : Optional.of(SourceNames.body(body)));
            people.all("NameList/Person").forEach(person -> person(field, person));
        }
    }

    /// JabRef leaves the rest after an “and” in the middle name.
    private void person(String field, SourceElement person) {
        String family = person.text("Last");
        String middle = person.text("Middle");
        boolean two = middle.startsWith("and ");
        String given = (person.text("First") + " " + (two ? "" : middle)).strip();
        draft.name(
                field,
                family.isEmpty()
                        ? SourceNames.familyFirst(given)
                        : Optional.of(SourceNames.parts(family, given, "")));
        if (two) {
            String next = LaTeX.toUnicode(middle.substring("and ".length()));
            draft.name(field, SourceNames.familyFirst(next));
        }
    }

    private void titles() {
        text(FieldName.TITLE, "Title");
        text(FieldName.SHORTTITLE, "ShortTitle");
        switch (draft.type()) {
            case "article" -> text(FieldName.JOURNALTITLE, "JournalName", "PeriodicalTitle");
            case "inproceedings" -> text(FieldName.BOOKTITLE, "ConferenceName", "BookTitle");
            case "incollection", "inbook" -> text(FieldName.BOOKTITLE, "BookTitle");
            default -> {}
        }
        text(
                FieldName.JOURNALTITLE,
                "JournalName",
                "PeriodicalTitle",
                "PublicationTitle",
                "AlbumTitle",
                "InternetSiteTitle");
        text(FieldName.SERIES, "BIBTEX_Series");
    }

    private void text(String field, String... paths) {
        draft.text(field, record.text(paths));
    }

    private void dates() {
        draft.date(FieldName.DATE, date("").or(() -> SourceDates.of(record.text("BIBTEX_Year"))));
        draft.date(FieldName.URLDATE, date("Accessed"));
    }

    /// An invalid month is dropped; the year is kept.
    private Optional<PublicationDate> date(String which) {
        String year = record.text("Year" + which);
        String month = record.text("Month" + which);
        String day = record.text("Day" + which);
        return SourceDates.of(year, month, day)
                .filter(date -> !(date instanceof PublicationDate.Literal) || month.isEmpty())
                .or(() -> SourceDates.of(year));
    }

    private void numbers() {
        text(FieldName.VOLUME, "Volume");
        text(FieldName.VOLUMES, "NumberVolumes");
        text(
                FieldName.NUMBER,
                "Issue",
                "Number",
                "PatentNumber",
                "CaseNumber",
                "StandardNumberPatent");
        text(FieldName.EDITION, "Edition");
        text(FieldName.VERSION, "Version");
        text(FieldName.CHAPTER, "ChapterNumber");
        draft.pages(BlankCharacters.plain(record.text("Pages")));
    }

    /// One field has numbers of all kinds: `ISBN: …`, `:ISSN:…`, ` DOI: …`.
    private void identifiers() {
        draft.doi(record.text("DOI"));
        for (String number : record.text("StandardNumber").split("[;\\s](?=[A-Z]{3,5}:)|^:", -1)) {
            String kind = number.strip().replaceFirst("(?s):.*", "");
            String value = number.strip().replaceFirst("^[^:]*:\\s*", "");
            switch (kind.toUpperCase(Locale.ROOT)) {
                case "DOI" -> draft.doi(value);
                case "ISBN" -> {
                    if (!draft.bookNumber(value)) {
                        draft.text(FieldName.ISBN, value);
                    }
                }
                case "ISSN" -> {
                    if (!draft.bookNumber(value)) {
                        draft.text(FieldName.ISSN, value);
                    }
                }
                case "PMID" -> draft.text(FieldName.PMID, value);
                case "LCCN", "MRN", "CODEN" -> {}
                default -> draft.bookNumber(number);
            }
        }
        draft.url(record.text("URL"));
    }

    /// City, state and country form one place.
    private void places() {
        String place =
                Stream.of("City", "StateProvince", "CountryRegion")
                        .map(record::text)
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(", "));
        draft.text(FieldName.LOCATION, place);
        String publisher =
                switch (draft.type()) {
                    case "thesis", "report" -> FieldName.INSTITUTION;
                    case "online" -> FieldName.ORGANIZATION;
                    default -> FieldName.PUBLISHER;
                };
        boolean thesis = draft.type().equals("thesis");
        draft.text(
                publisher,
                thesis ? record.text("Institution", "Department") : record.text("Publisher"));
        text(
                publisher,
                "Publisher",
                "Institution",
                "ProductionCompany",
                "Distributor",
                "Broadcaster",
                "RecordNumber");
        draft.text(
                FieldName.EVENTTITLE,
                draft.type().equals("inproceedings") ? "" : record.text("ConferenceName"));
        String kind = record.text("ThesisType", "PatentType");
        boolean said = kind.equalsIgnoreCase("Tech. rep.") || TypeCatalogue.names().contains(kind);
        switch (draft.type()) {
            case "thesis" ->
                    ThesisKind.set(
                            draft,
                            said || kind.isEmpty()
                                    ? record.text("BIBTEX_Entry").replace("phd", "Ph.D. ")
                                    : kind);
            case "report", "patent" -> draft.text(FieldName.TYPE, said ? "" : kind);
            default -> {}
        }
    }

    private void words() {
        text(FieldName.ABSTRACT, "BIBTEX_Abstract");
        for (String word : record.text("BIBTEX_KeyWords").split("[;,]\\s*", -1)) {
            draft.member(FieldName.KEYWORDS, word);
        }
        draft.text(FieldName.LANGUAGE, language(record.text("LCID")));
        text(FieldName.NOTE, "BIBTEX_Note");
        text(FieldName.ANNOTATION, "Comments");
    }

    /// The language of a Windows locale identifier, in its lower ten bits.
    private static String language(String locale) {
        if (!locale.matches("[0-9]{1,6}")) {
            return "";
        }
        String code = LANGUAGES.getOrDefault(Integer.parseInt(locale) & 0x3FF, "");
        return Locale.of(code).getDisplayLanguage(Locale.ENGLISH).toLowerCase(Locale.ROOT);
    }
}
