package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.library.BibDialect;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedFieldReaderTest {
    private static BibEntry entry(String fields) {
        return BibEntry.parse("@misc{a, " + fields + "}").orElseThrow();
    }

    private static String written(BibDialect dialect, String fields, String field, String text) {
        BibEntry entry = entry(fields);
        return TypedFieldReader.read(entry, field, text, dialect, false)
                .applyTo(entry)
                .map(BibEntry::text)
                .map(it -> it.replaceAll("\\s+", " "))
                .orElse("as typed");
    }

    @ParameterizedTest(name = "{0} {1} = {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    BIBLATEX | date     | 12 March 2023             | date = {2023-03-12}
                    BIBLATEX | urldate  | 12. März 2023             | urldate = {2023-03-12}
                    BIBLATEX | date     | 2019-2020                 | date = {2019/2020}
                    BIBTEX   | year     | 12 March 2023             | year = {2023}, month = mar, day = {12}
                    BIBTEX   | year     | 2023-03                   | year = {2023}, month = mar
                    BIBTEX   | month    | sept                      | month = sep
                    BIBTEX   | month    | Mai                       | month = may
                    BIBTEX   | month    | 9                         | month = sep
                    BIBLATEX | month    | 12 March                  | month = "12~" # mar
                    BIBTEX   | pages    | 123-45                    | pages = {123--145}
                    BIBLATEX | pages    | pp. 12–15, 20             | pages = {12--15, 20}
                    BIBTEX   | doi      | https://doi.org/10.1145/1 | doi = {10.1145/1}
                    BIBTEX   | url      | www.example.org/a         | url = {https://www.example.org/a}
                    BIBLATEX | language | German                    | language = {german}
                    BIBLATEX | langid   | en-GB                     | langid = {british}
                    BIBLATEX | language | de and français           | language = {german and french}
                    BIBTEX   | language | Deutsch                   | language = {German}
                    """)
    void writesWhatIsMeantInTheFormOfTheDialect(
            BibDialect dialect, String field, String text, String expected) {
        String now = written(dialect, "note = {n},", field, text);
        assertTrue(now.contains("note = {n}, " + expected), now);
    }

    @ParameterizedTest(name = "{0} {1} = {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    BIBLATEX | date     | 2023-03-12?
                    BIBTEX   | year     | 2023
                    BIBTEX   | year     | 2019--2020
                    BIBTEX   | year     | to appear
                    BIBTEX   | year     | Spring 2020
                    BIBTEX   | month    | sep
                    BIBTEX   | month    | Winter
                    BIBTEX   | pages    | 12--15
                    BIBTEX   | pages    | 12ff
                    BIBTEX   | pages    | e1234
                    BIBTEX   | pages    | 5 pages
                    BIBTEX   | doi      | 10.1145/1
                    BIBTEX   | url      | https://example.org/a_b
                    BIBLATEX | language | langgerman
                    BIBTEX   | language | English
                    BIBTEX   | language | en
                    BIBTEX   | title    | 12 March 2023
                    """)
    void whatIsRightAlreadyStaysAsTypedWithoutAWord(BibDialect dialect, String field, String text) {
        var reading = TypedFieldReader.read(entry(""), field, text, dialect, false);
        assertEquals(TypedReading.AS_TYPED, reading);
        assertEquals("", reading.hintWords());
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource({
        "date, yesterday",
        "date, 8/15/2023",
        "date, 'May 1999, 25 pages'",
        "year, 31 Feb 2020",
        "month, x",
        "pages, foo bar",
        "doi, abc",
        "url, abc",
        "language, Klingonese"
    })
    void whatIsNotUnderstoodStaysAsTypedWithAHint(String field, String text) {
        var reading = TypedFieldReader.read(entry(""), field, text, BibDialect.BIBLATEX, false);
        assertFalse(reading.hintText().isEmpty());
        assertEquals("as typed", written(BibDialect.BIBLATEX, "", field, text));
    }

    @Test
    void aTypedMonthLeavesNoDayOfAnotherDate() {
        assertEquals(
                "@misc{a, year = 2023, month = mar}",
                written(
                        BibDialect.BIBTEX,
                        "year = 2020, month = jan, day = 5",
                        "year",
                        "March 2023"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"10 # \"~\" # jan", "{January}", "JAN", "9"})
    void theSourceOfAMonthStaysAsTyped(String source) {
        assertEquals(
                TypedReading.AS_TYPED,
                TypedFieldReader.read(
                        entry("month = jan"), "month", source, BibDialect.BIBTEX, true));
    }

    @Test
    void aWordInPlaceOfAMacroIsReadAsAMonth() {
        BibEntry entry = entry("month = jan");
        assertEquals(
                "@misc{a, month = sep}",
                TypedFieldReader.read(entry, "month", "Sept.", BibDialect.BIBTEX, true)
                        .applyTo(entry)
                        .map(BibEntry::text)
                        .orElse(""));
    }

    @Test
    void saysWhatItWritesAndRemoves() {
        var reading =
                TypedFieldReader.read(
                        entry("year = 2020, day = 5"),
                        "year",
                        "March 2023",
                        BibDialect.BIBTEX,
                        false);
        assertTrue(reading.hintWords().contains("year = 2023, month = mar"), reading.hintWords());
        assertTrue(reading.hintWords().endsWith("day"), reading.hintWords());
    }
}
