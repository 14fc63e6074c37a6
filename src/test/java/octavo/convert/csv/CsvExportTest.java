package octavo.convert.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.convert.ExportResult;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class CsvExportTest {
    private static ExportResult csv(String bib) {
        return CsvExport.of(List.of(Library.of(BibParser.parse(bib)).work(0).orElseThrow()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    plain    | plain
                    a,b      | "a,b"
                    say "x"  | "say ""x\"""
                    ü        | ü
                    """)
    void aCellIsQuotedWhereItMust(String text, String expected) {
        assertEquals(expected, CsvExport.cell(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\r=1"})
    void noCellBeginsAFormula(String text) {
        assertEquals("\"'" + text + "\"", CsvExport.cell(text));
    }

    @Test
    void aWorkIsARowThatReadsAsText() {
        ExportResult csv =
                csv(
                        "@article{a, author = {van der Berg, Jan and G{\\\"o}del, Kurt and others},"
                                + " title = {A {B}, C}, journal = {J}, date = {2001-02}, x-y = 1}");
        List<String> lines = csv.text().lines().toList();
        assertEquals(2, lines.size());
        assertTrue(
                lines.get(1)
                        .startsWith(
                                "a,article,journal,2001-02,\"van der Berg, Jan; Gödel, Kurt; et"
                                        + " al.\",,,\"A B, C\",,J,"),
                lines.get(1));
        assertEquals(List.of("no place for x-y: a"), csv.losses());
    }
}
