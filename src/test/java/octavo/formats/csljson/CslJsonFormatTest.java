package octavo.formats.csljson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.names.PersonName;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class CslJsonFormatTest {
    private static final CslJsonFormat CSL = new CslJsonFormat();

    private static ImportedWorks read(String json) {
        return CSL.readWorks(SourceContent.of(json.replace('\'', '"')));
    }

    private static ImportedWork one(String item) {
        ImportedWorks works = read("[" + item + "]");
        assertEquals(List.of(), works.damagedRecords());
        assertEquals(1, works.works().size());
        return works.works().getFirst();
    }

    private static List<String> names(ImportedWork work, String field) {
        return work.namesOf(field).stream().map(PersonName::displayName).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            textBlock =
                    """
                    [{"id": "a", "type": "book", "title": "T"}]            | true
                    {"type": "article-journal", "title": "T"}              | true
                    [{"title": "T", "DOI": "10.1000/x"}]                   | true
                    {"items": [{"id": "a", "type": "book", "title": "T"}]} | true
                    [{"id": 1, "type": "user", "title": "Dr."}]            | false
                    {"name": "a package", "version": "1", "author": "me"}  | false
                    [1, 2, 3]                                              | false
                    A list such as [{"id": "a", "type": "book"}] is JSON.  | false
                    """)
    void tellsItemsByTypesAndVariables(String json, boolean yes) {
        assertEquals(yes, CSL.looksLike(SourceContent.of(json)));
    }

    @Test
    void whoKeepsCopiesIsNoNoteButAnArchiveIs() {
        String item = "{'type': 'book', 'title': 'T', 'archive': %s}";
        assertEquals("", one(item.formatted("['CLOCKSS']")).plainText(FieldName.NOTE));
        String library = one(item.formatted("'The Fern Library'")).plainText(FieldName.NOTE);
        assertEquals("The Fern Library", library);
    }

    @Test
    void readsOneItemAsAListOfOne() {
        assertEquals(1, read("{'type': 'book', 'title': 'Alone'}").works().size());
    }

    @ParameterizedTest
    @CsvSource({
        "article-journal, article, ''",
        "article-magazine, article, magazine",
        "chapter, incollection, ''",
        "paper-conference, inproceedings, ''",
        "entry-dictionary, inreference, ''",
        "article, online, ''",
        "post-weblog, online, ''",
        "thesis, thesis, ''",
        "journal-article, article, ''",
        "unheard-of, misc, ''"
    })
    void readsTypes(String type, String entryType, String subtype) {
        ImportedWork work = one("{'id': 'a', 'title': 'T', 'type': '" + type + "'}");
        assertEquals(entryType, work.type());
        assertEquals(subtype, work.plainText(FieldName.ENTRYSUBTYPE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            textBlock =
                    """
                    {"date-parts": [[2016, 12, 20]]}              | 2016-12-20
                    {"date-parts": [["2017", "07"]]}              | 2017-07
                    {"date-parts": [[2018, 10, 21, 13]]}          | 2018-10-21
                    {"date-parts": [[2001], [2003]]}              | 2001/2003
                    {"date-parts": [[2001, 13]]}                  | 2001-21
                    {"date-parts": [[2001]], "season": 2}         | 2001-22
                    {"date-parts": [[1850]], "circa": true}       | 1850~
                    {"date-parts": [[-44, 3]]}                    | -0043-03
                    {"raw": "2015 October"}                       | 2015-10
                    {"literal": "someday, they say"}          | someday, they say
                    {"date-parts": [[null]]}                      | ~~
                    {"date-parts": [[]]}                          | ~~
                    "2019-05-01"                                  | 2019-05-01
                    """)
    void readsDates(String date, String expected) {
        ImportedWork work = one("{\"id\": \"a\", \"title\": \"T\", \"issued\": " + date + "}");
        assertEquals(expected, work.plainText(FieldName.DATE));
    }

    @Test
    void readsNamesByPartsAndKeepsBodiesWhole() {
        ImportedWork work =
                one(
                        """
                        {'title': 'T', 'author': [
                          {'family': 'Berg', 'given': 'Jan', 'non-dropping-particle': 'van der'},
                          {'family': 'King', 'given': 'M. L.', 'suffix': 'Jr.'},
                          {'literal': 'The Band and the Crew'}, {'literal': 'others'}]}\
                        """);
        assertEquals(
                List.of("Jan van der Berg", "M. L. King, Jr.", "The Band and the Crew"),
                names(work, FieldName.AUTHOR));
        assertTrue(work.plainText(FieldName.AUTHOR).endsWith("et al."));
    }

    @Test
    void putsTheContainerWhereTheTypeHasIt() {
        String container = ", 'title': 'T', 'container-title': 'C'}";
        assertEquals(
                "C",
                one("{'type': 'article-journal'" + container).plainText(FieldName.JOURNALTITLE));
        assertEquals("C", one("{'type': 'chapter'" + container).plainText(FieldName.BOOKTITLE));
        assertEquals("C", one("{'type': 'book'" + container).plainText(FieldName.SERIES));
    }

    @Test
    void readsVariablesFromTheNote() {
        ImportedWork work =
                one(
                        "{'title': 'T', 'note': 'PMID: 123\\nRead it twice: it pays.\\nDOI:"
                                + " 10.1000/x'}");
        assertEquals("123", work.plainText(FieldName.PMID));
        assertEquals("10.1000/x", work.plainText(FieldName.DOI));
        assertEquals("Read it twice: it pays.", work.plainText(FieldName.NOTE));
    }

    @Test
    void readsMarkupOfTitles() {
        ImportedWork work =
                one(
                        "{'title': 'Of <i>Homo</i> <span class=\\\"nocase\\\">sapiens</span> &"
                                + " H<sub>2</sub>O'}");
        assertEquals("Of Homo sapiens & H₂O", work.plainText(FieldName.TITLE));
    }

    @Test
    void takesAPreprintsNumberOnArxivAsItsEprint() {
        ImportedWork work = one("{'type': 'article', 'title': 'T', 'number': 'arXiv:2101.00001'}");
        assertEquals("2101.00001", work.plainText(FieldName.EPRINT));
        assertEquals("arxiv", work.plainText(FieldName.EPRINTTYPE));
    }

    @Test
    void readsListsWhereContentNegotiationAnswersThem() {
        ImportedWork work =
                one(
                        "{'type': 'book-chapter', 'title': ['T'], 'container-title': ['B', 'S'],"
                                + " 'ISSN': ['1234-5679', '0028-0836'], 'subject': ['k']}");
        assertEquals("T", work.plainText(FieldName.TITLE));
        assertEquals("B", work.plainText(FieldName.BOOKTITLE));
        assertEquals("S", work.plainText(FieldName.SERIES));
        assertEquals("1234-5679, 0028-0836", work.plainText(FieldName.ISSN));
        assertEquals("k", work.plainText(FieldName.KEYWORDS));
    }

    @ParameterizedTest
    @CsvSource({
        "'{\"title\": \"B\" \"id\": 2}'",
        "'{\"title\": \"B, \"id\": 2}'",
        "'{\"title\": \"B\", \"id\": }'",
        "'{\"title\": \"B\", \"title\": \"C\", \"id\": 2}'"
    })
    void losesOnlyTheBrokenItem(String broken) {
        String whole = "{\"title\": \"A\", \"id\": \"1\"}";
        for (String joint : List.of(",\n  ", ", ")) {
            ImportedWorks works =
                    read("[" + joint.substring(1) + String.join(joint, whole, broken, whole) + "]");
            assertEquals(2, works.works().size());
            assertEquals(1, works.damagedRecords().size());
            assertTrue(works.damagedRecords().getFirst().excerpt().startsWith("{\"title\": \"B"));
            assertEquals(
                    joint.length() > 2 ? 3 : 1, works.damagedRecords().getFirst().lineNumber());
        }
    }

    @Test
    void namesAnItemThatSaysNothing() {
        ImportedWorks works = read("[\n{'title': 'A'},\n{}]");
        assertEquals(1, works.works().size());
        assertEquals(3, works.damagedRecords().getFirst().lineNumber());
    }

    @Test
    void refusesAnItemThatIsNestedWithoutEnd() {
        ImportedWorks works =
                read(
                        "[{'title': 'A'}, {'title': 'B', 'custom': "
                                + "[".repeat(100_000)
                                + "]".repeat(100_000)
                                + "}, {'title': 'C'}]");
        assertEquals(2, works.works().size());
        assertTrue(works.damagedRecords().getFirst().message().toString().contains("too deep"));
    }

    @Test
    @Tag(Sample.TAG)
    void readsAMillionAuthors() {
        int many = Sample.of(1_000_000);
        String author = "{\"family\": \"Y\", \"given\": \"X\"}";
        String authors = author + ("," + author).repeat(many - 1);
        ImportedWork work = one("{\"title\": \"T\", \"author\": [" + authors + "]}");
        assertEquals(many, work.namesOf(FieldName.AUTHOR).size());
    }

    @Test
    void readsItemsInARowWithoutAList() {
        assertEquals(
                2,
                read("{'title': 'A', 'type': 'book'}\n{'title': 'B', 'type': 'book'}\n")
                        .works()
                        .size());
    }

    @Test
    void leavesOtherJsonAlone() {
        assertFalse(CSL.looksLike(SourceContent.of("{\"title\": \"A\", \"type\": \"module\"}")));
    }
}
