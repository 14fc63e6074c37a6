package octavo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.RandomInput;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

class CsvTextTest {
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
        assertEquals(expected + "\r\n", CsvText.toCsvLine(List.of(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\r=1"})
    void noCellBeginsAFormula(String text) {
        assertEquals("\"'" + text + "\",\r\n", CsvText.toCsvLine(List.of(text, "")));
        assertEquals("'" + text, CsvText.escapeFormula(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    a,b⏎c            | 1 0 a/b; 2 4 c
                    a;b⏎c;d          | 1 0 a/b; 2 4 c/d
                    ;b               | 1 0 ;b
                    a,b;c⏎d;e        | 1 0 a/b;c; 2 6 d;e
                    "a,b", c         | 1 0 a,b/c
                    "a ""b"" c"      | 1 0 a "b" c
                    "a⏎b",c⏎d        | 1 0 a⏎b/c; 3 8 d
                    a "b" c          | 1 0 a "b" c
                    "a               | 1 0 a
                    ⏎⏎a⏎⏎,⏎          | 3 2 a; 5 5 /
                    a,               | 1 0 a/
                    """)
    void aRowIsReadAsSpreadsheetsWriteIt(String text, String rows) {
        assertEquals(
                rows,
                CsvText.parseRows(text.replace('⏎', '\n')).stream()
                        .map(CsvTextTest::described)
                        .collect(Collectors.joining("; "))
                        .replace('\n', '⏎'));
    }

    private static String described(CsvText.CsvRow row) {
        return "%d %d %s".formatted(row.lineNumber(), row.offset(), String.join("/", row.cells()));
    }

    @Test
    void aRowThatIsWrittenIsReadAgain() {
        RandomInput.parts(6, "a", "\"", ",", ";", "\n", "é", "x")
                .check(CsvTextTest::assertReadAgain);
    }

    private static void assertReadAgain(String cell) {
        List<String> cells = List.of("a", cell, "b");
        List<CsvText.CsvRow> rows = CsvText.parseRows("\uFEFF" + CsvText.toCsvLine(cells));
        assertEquals(Arrays.asList("a", cell.strip(), "b"), rows.getFirst().cells());
        assertEquals("b", rows.getFirst().cell(2));
        assertEquals("", rows.getFirst().cell(3));
    }
}
