package octavo.formats.ris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class RisFormatTest {
    private static final RisFormat RIS = new RisFormat();

    private static ImportedWork one(String... lines) {
        List<ImportedWork> works =
                RIS.readWorks(SourceContent.of(String.join("\n", lines) + "\nER  - \n")).works();
        assertEquals(1, works.size());
        return works.getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    TY  - JOUR
                    TY - JOUR
                    '\uFEFF
                    Provider: some database

                    TY  - CHAP'
                    """)
    void tellsRisByItsFirstTag(String head) {
        assertTrue(RIS.looksLike(SourceContent.of(head + "\nTI  - A title\nER  - \n")));
    }

    @Test
    void takesNoTextForRisThatOnlyMentionsIt() {
        assertFalse(RIS.looksLike(SourceContent.of("A record starts with TY  - JOUR, they say.")));
        assertFalse(
                RIS.looksLike(SourceContent.of("@misc{a, abstract = {\nTY  - JOUR\nER  - \n}}")));
    }

    @Test
    void joinsLinesThatHaveNoTagToTheOneBefore() {
        assertEquals(
                "A title over two lines",
                one("TY  - JOUR", "TI  - A title over", "two lines").plainText(FieldName.TITLE));
    }

    @Test
    void keepsAuthorsOfBothTagsInTheirOrder() {
        var work =
                one("TY  - JOUR", "A1  - First, Ann", "AU  - Second, Bo, Jr.", "AU  - The Group");
        assertEquals(
                List.of("Ann First", "Bo Second, Jr.", "The Group"),
                work.namesOf(FieldName.AUTHOR).stream().map(it -> it.displayName()).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "2001/09/01/, 2001-09-01",
        "2012///, 2012",
        "2016/12//, 2016-12",
        "2018/4/25, 2018-04-25",
        "2015/october, 2015-10",
        "2013///Spring, 2013-21",
        "2014/00/00, 2014",
        "2010, 2010",
        "someday, someday"
    })
    void readsTheDatesThatWritersWrite(String written, String date) {
        assertEquals(date, one("TY  - JOUR", "PY  - " + written).plainText(FieldName.DATE));
    }

    @Test
    void prefersTheFullDateToTheDeprecatedOne() {
        assertEquals(
                "1950-01-02",
                one("TY  - JOUR", "Y1  - 1900/03/04", "DA  - 1950/01/02")
                        .plainText(FieldName.DATE));
    }

    @ParameterizedTest
    @CsvSource({"12, 19, 12–19", "12-19, '', 12–19", "12-19, 19, 12–19", "e17, '', e17"})
    void readsPagesFromEitherTag(String first, String last, String pages) {
        var work = one("TY  - JOUR", "SP  - " + first, "EP  - " + last);
        assertEquals(pages, work.plainText(FieldName.PAGES));
    }

    @Test
    void aRecordWithoutTypeCostsItselfOnly() {
        var read =
                RIS.readWorks(
                        SourceContent.of(
                                """
                                TY  - JOUR
                                TI  - One
                                ER  -
                                TI  - Two
                                ER  -
                                TY  - JOUR
                                TI  - Three
                                """));
        assertEquals(
                List.of("One", "Three"),
                read.works().stream().map(work -> work.plainText(FieldName.TITLE)).toList());
        assertEquals(4, read.damagedRecords().getFirst().lineNumber());
    }

    @Test
    void aConferenceRecordWithEditorsOnlyIsTheProceedings() {
        assertEquals("inproceedings", one("TY  - CONF", "AU  - A, B", "T2  - Proc.").type());
        assertEquals("proceedings", one("TY  - CONF", "A2  - A, B", "TI  - Proc.").type());
    }

    @Test
    void findsTheDoiInTheNotesOfOldWriters() {
        assertEquals(
                "10.1000/182",
                one("TY  - JOUR", "N1  - doi: 10.1000/182").plainText(FieldName.DOI));
    }
}
