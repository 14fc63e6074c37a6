package octavo.latex;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.SharedData;
import octavo.latex.LatexTable.LatexRow;
import octavo.latex.RichText.RichPiece;
import octavo.text.BlankCharacters;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Our own table row by row, and a table of LaTeX and what it says: `-Doctavo.latex=FILE` tries
/// another.
class LatexTableTest {

    @Test
    void latexSaysWhatTheTableSaysAndIsWrittenSoThatItSaysItAgain() throws IOException {
        var wrong = new ArrayList<String>();
        var rows =
                Files.readAllLines(SharedData.path("octavo.latex", "bib/latex.tsv")).stream()
                        .filter(line -> line.indexOf('\t') > 0)
                        .map(line -> line.split("\t", -1))
                        .toList();
        for (String[] row : rows) {
            String read = LaTeX.toUnicode(row[0]);
            String back = LaTeX.toAscii(LaTeX.escapeText(row[1]));
            if (!read.equals(row[1])) {
                wrong.add(row[0] + " says " + row[1] + " but is read as " + read);
            } else if (!LaTeX.toUnicode(back).equals(row[1])) {
                wrong.add(row[1] + " is written " + back);
            }
        }
        System.out.println(rows.size() - wrong.size() + " of " + rows.size());
        assertEquals(List.of(), wrong);
    }

    static Stream<LatexRow> signs() {
        return LatexTable.STANDARD.latexRows().stream()
                .filter(row -> List.of("text", "math", "space", "ligature").contains(row.kind()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("signs")
    void aSignIsReadAsWhatItStandsForAndWrittenInAscii(LatexRow row) {
        String command = row.kind().equals("math") ? "$" + row.command() + "$" : row.command();
        String read =
                LaTeX.parse(command).value().pieces().stream()
                        .map(RichPiece::text)
                        .reduce("", String::concat);
        String back = LaTeX.toAscii(LaTeX.escapeText(row.meaning()));
        assertAll(
                () -> assertEquals(row.meaning(), read),
                () -> assertEquals(plain(row.meaning()), LaTeX.toUnicode(back)),
                () -> assertTrue(back.chars().allMatch(c -> c < 128), back));
    }

    private static String plain(String sign) {
        return BlankCharacters.withSingleSpaces(sign);
    }

    static Stream<LatexRow> accents() {
        return LatexTable.STANDARD.latexRows().stream().filter(row -> row.kind().equals("accent"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("accents")
    void anAccentIsReadOnALetterAndWrittenInAscii(LatexRow row) {
        String accented = LaTeX.toUnicode(row.command() + "{x}");
        String expected = Normalizer.normalize("x" + row.meaning(), Normalizer.Form.NFC);
        String back = LaTeX.toAscii(expected);
        assertAll(
                () -> assertEquals(expected, accented),
                () -> assertEquals(expected, LaTeX.toUnicode(back)),
                () -> assertTrue(back.chars().allMatch(c -> c < 128), back));
    }

    static Stream<LatexRow> figures() {
        return LatexTable.STANDARD.latexRows().stream()
                .filter(row -> row.kind().endsWith("script"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("figures")
    void aRaisedOrLoweredFigureIsTheCharacterForIt(LatexRow row) {
        assertEquals("x" + row.meaning(), LaTeX.toUnicode("x$" + row.command() + "$"));
        if (row.kind().equals("script")) {
            String back = LaTeX.toAscii(row.meaning());
            assertEquals(row.meaning(), LaTeX.toUnicode(back));
        }
    }

    static Stream<LatexRow> others() {
        return LatexTable.STANDARD.latexRows().stream()
                .filter(row ->
                        List.of("style", "switch", "around", "operator", "drop")
                                .contains(row.kind()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("others")
    void aKnownCommandIsNotReportedNorPrinted(LatexRow row) {
        var parsed = LaTeX.parse("{" + row.command() + "{a}{b}{c}}");
        String plain = parsed.value().plainText();
        String expected =
                switch (row.kind()) {
                    case "around" -> row.meaning() + "a" + row.secondMeaning() + "bc";
                    case "operator" -> row.meaning() + "abc";
                    case "drop" -> "abc".substring(Integer.parseInt(row.meaning()));
                    default -> "abc";
                };
        assertEquals(expected, plain);
        assertEquals(List.of(), parsed.diagnostics());
    }
}
