package octavo.fields;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldCatalogue.FieldTrait;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

class FieldCatalogueTest {
    private static final List<String> ALL = FieldCatalogue.fieldNames();

    @Test
    void eachFieldHasOneRowInSmallLetters() {
        assertEquals(new HashSet<>(ALL).size(), ALL.size());
        assertEquals(ALL, ALL.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList());
    }

    @Test
    void aNameInCodeIsThatOfARow() throws IllegalAccessException {
        for (Field constant : FieldName.class.getFields()) {
            assertEquals(constant.getName().toLowerCase(Locale.ROOT), constant.get(null));
            assertTrue(ALL.contains(constant.get(null)), constant.getName());
        }
    }

    /// As biblatex's data model declares them (blx-dm.def); a pdf and a file are files of a
    /// program.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ':',
            textBlock =
                    """
                    NAMES      : author editor editora editorb editorc translator annotator commentator introduction\
                     foreword afterword bookauthor holder director shortauthor shorteditor sortname namea nameb namec
                    LIST       : school institution organization publisher address location origpublisher origlocation\
                     origlanguage language
                    DATE       : date year month day eventdate origdate urldate
                    PAGES      : pages bookpages
                    KEYWORDS   : keywords keyword mendeley-tags groups
                    OPTIONS    : options
                    IDENTIFIER : isbn issn isan ismn isrn iswc
                    VERBATIM   : doi eprint url urlraw verba verbb verbc pdf biburl
                    FILES      : file
                    KEY        : crossref xref
                    KEYS       : xdata entryset related
                    OWN_KEYS   : ids
                    CHANGED    : timestamp modificationdate date-modified
                    """)
    void aFieldHoldsOneKindOfValue(FieldKind kind, String fields) {
        assertEquals(List.of(fields.split(" ")), FieldCatalogue.fieldsWith(kind));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ':',
            textBlock =
                    """
                    ROLE      : author editor editora editorb editorc translator annotator commentator introduction\
                     foreword afterword bookauthor holder director
                    PARENT    : crossref xref xdata
                    INHERIT   : crossref xdata
                    OWN       : ids entrysubtype crossref xref xdata entryset related relatedtype relatedstring\
                     relatedoptions label shorthand shorthandintro sortkey presort options execute
                    FORM      : shorttitle sorttitle indextitle indexsorttitle
                    CLASSIC   : journal address archiveprefix primaryclass annote key
                    THESIS    : school
                    USUAL     : ids author editor translator title subtitle shorttitle booktitle journal journaltitle\
                     eventtitle series edition volume number chapter pages eid pagetotal type school institution\
                     organization publisher address location howpublished date year month version crossref doi isbn\
                     issn eprint archiveprefix primaryclass url urldate related relatedtype langid language note\
                     pubstate keywords abstract annotation file
                    PERSONAL  : annote annotation file pdf mendeley-tags groups owner timestamp creationdate\
                     modificationdate date-added date-modified comment printed priority qualityassured ranking\
                     rating readstatus relevance review username
                    PRIVATE   : related relatedtype keywords abstract annote annotation file pdf mendeley-tags groups\
                     owner timestamp creationdate modificationdate date-added date-modified comment printed priority qualityassured\
                     ranking rating readstatus relevance review username
                    UNPRINTED : ids editora editorb editorc translator annotator commentator introduction foreword\
                     afterword bookauthor holder director editortype subtitle titleaddon shorttitle maintitle mainsubtitle\
                     maintitleaddon booktitleaddon journaltitleaddon issuetitle issuesubtitle eventtitle\
                     eventtitleaddon volumes part issue location venue eventdate origdate origtitle origpublisher\
                     origlocation origlanguage reprinttitle version entryset urldate related pubstate
                    PROGRAM   : mendeley-tags groups owner timestamp creationdate modificationdate date-added\
                     date-modified biburl bibsource issue_date code comment copyright mrreviewer poster printed\
                     priority project qualityassured ranking rating readstatus relevance review reviewer slides\
                     username video x-venue-short
                    RARE      : bookpages arnumber urlraw namea nameb namec mendeley-tags creationdate\
                     modificationdate date-added date-modified biburl bibsource issue_date printed\
                     qualityassured rating username x-venue-short
                    """)
    void aTraitIsThatOfTheseFields(FieldTrait trait, String fields) {
        assertEquals(List.of(fields.split(" ")), FieldCatalogue.fieldsWith(trait));
    }

    @ParameterizedTest
    @EnumSource(FieldTrait.class)
    void eachTraitIsThatOfSomeField(FieldTrait trait) {
        assertTrue(!FieldCatalogue.fieldsWith(trait).isEmpty());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "journal, journaltitle",
        "address, location",
        "school, institution",
        "annote, annotation",
        "archiveprefix, eprinttype",
        "primaryclass, eprintclass",
        "key, sortkey",
        "pdf, file"
    })
    void aFieldOfBibtexHasItsNameInBiblatex(String alias, String standard) {
        assertEquals(standard, FieldCatalogue.standardName(alias));
        assertEquals(standard, FieldCatalogue.STANDARD_NAMES.get(alias));
        assertEquals(Optional.of(alias), FieldCatalogue.counterpart(standard));
        assertEquals(Optional.of(standard), FieldCatalogue.counterpart(alias));
    }

    @Test
    void thereAreNoOtherAliases() {
        assertEquals(8, FieldCatalogue.STANDARD_NAMES.size());
        assertEquals(
                List.of(),
                FieldCatalogue.STANDARD_NAMES.values().stream()
                        .filter(name -> !ALL.contains(name))
                        .toList());
    }

    @Test
    void aPdfIsNoNameOfBibtexsStyles() {
        assertEquals(
                List.of(
                        "journal",
                        "school",
                        "address",
                        "archiveprefix",
                        "primaryclass",
                        "annote",
                        "key"),
                List.copyOf(FieldCatalogue.BIBLATEX_NAMES.keySet()));
    }

    /// A report has an institution in BibTeX too, and BibTeX's programs have the file as `file`.
    @ParameterizedTest
    @ValueSource(strings = {"institution", "file", "title"})
    void bibtexHasThatFieldUnderTheSameName(String name) {
        assertEquals(null, FieldCatalogue.CLASSIC_NAMES.get(name));
    }

    @ParameterizedTest
    @CsvSource({
        "URL, VERBATIM",
        "Bdsk-Url-12, VERBATIM",
        "bdsk, TEXT",
        "nothing, TEXT",
        "'', TEXT"
    })
    void aNameIsTakenInAnyCase(String name, FieldKind kind) {
        assertEquals(kind, FieldCatalogue.kindOf(name));
    }

    @Test
    void fieldsOfProgramsHaveNoPlaceInTheOrder() {
        assertEquals(Optional.empty(), FieldCatalogue.usualPosition("timestamp"));
        assertEquals(Optional.empty(), FieldCatalogue.usualPosition("nothing"));
        assertTrue(
                FieldCatalogue.usualPosition("Author").orElseThrow()
                        < FieldCatalogue.usualPosition("title").orElseThrow());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ':',
            textBlock =
                    """
                    author : author shortauthor
                    editor : editor editora editorb editorc shorteditor
                    title  : title subtitle titleaddon shorttitle origtitle
                    venue  : maintitle booktitle booksubtitle journal journaltitle journalsubtitle shortjournal\
                     issuetitle eventtitle series school institution organization howpublished archiveprefix\
                     eprinttype x-venue-short
                    tag    : keywords keyword mendeley-tags groups
                    """)
    void aWordOfAQueryStandsForFields(String word, String fields) {
        assertEquals(
                List.of(fields.split(" ")),
                FieldCatalogue.fieldsMatching(field -> field.queryAlias().equals(word)));
    }

    @Test
    void namesOfOneDialectOnlyTellIt() {
        assertEquals(
                List.of(
                        "journal",
                        "school",
                        "address",
                        "year",
                        "month",
                        "archiveprefix",
                        "primaryclass"),
                FieldCatalogue.fieldsMatching(field -> field.dialectLeaning() < 0));
        assertEquals(
                Stream.of(
                                "ids subtitle maintitle booksubtitle journaltitle eventtitle"
                                        + " pagetotal location venue date eventdate origdate xdata"
                                        + " eprinttype eprintclass urldate related relatedtype"
                                        + " langid")
                        .flatMap(words -> Stream.of(words.split(" ")))
                        .toList(),
                FieldCatalogue.fieldsMatching(field -> field.dialectLeaning() > 0));
    }

    @Test
    void aRenamedFieldIsOneOfTheCatalogue() {
        assertEquals(
                List.of(
                        "booktitle",
                        "booksubtitle",
                        "booktitleaddon",
                        "maintitle",
                        "mainsubtitle",
                        "maintitleaddon",
                        "journaltitle",
                        "journalsubtitle",
                        "journaltitleaddon",
                        "bookauthor"),
                InheritanceRule.RENAMED_FIELDS);
        assertTrue(ALL.containsAll(InheritanceRule.RENAMED_FIELDS));
    }
}
