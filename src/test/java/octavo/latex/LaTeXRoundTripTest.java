package octavo.latex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.RandomInput;
import octavo.text.BlankCharacters;

import org.junit.jupiter.api.Test;

import java.text.Normalizer;

class LaTeXRoundTripTest {

    private static RandomInput<String> latex() {
        return RandomInput.parts(
                14,
                "\\",
                "{",
                "}",
                "$",
                "~",
                "-",
                "`",
                "'",
                "?",
                "!",
                " ",
                "\n",
                "_",
                "^",
                "a",
                "i",
                "E",
                "1",
                "é",
                "Ł",
                "ß",
                "ế",
                "α",
                "漢",
                "–",
                "”",
                "²",
                "×",
                "\\'",
                "\\c ",
                "\\i",
                "\\emph",
                "\\url",
                "\\foo",
                "\\log",
                "\\(",
                "\\)",
                "\u0301",
                "\u00A0",
                "\\ensuremath",
                "\\textcolor",
                "\\frac",
                "\\verb",
                "\\char",
                "[");
    }

    private static RandomInput<String> plain() {
        return RandomInput.letters(12, "\\{}$~-`'?!_^&%# aiE1éŁßếα漢–”²×\u0301");
    }

    @Test
    void plainTextSaysTheSameFromTheFastPathAndFromThePieces() {
        latex().check(latex ->
                assertEquals(LaTeX.toUnicode(latex), LaTeX.parse(latex).value().plainText()));
    }

    @Test
    void everyTextIsRead() {
        RandomInput.text()
                .check(latex ->
                        assertEquals(
                                LaTeX.toUnicode(latex), LaTeX.parse(latex).value().plainText()));
    }

    @Test
    void escapedTextSaysItself() {
        plain().check(plain ->
                assertEquals(
                        composed(BlankCharacters.withSingleSpaces(plain)),
                        composed(LaTeX.toUnicode(LaTeX.escapeText(plain)))));
    }

    @Test
    void escapedTextInAsciiSaysItself() {
        plain().check(plain ->
                assertEquals(
                        composed(BlankCharacters.withSingleSpaces(plain)),
                        composed(LaTeX.toUnicode(LaTeX.toAscii(LaTeX.escapeText(plain))))));
    }

    private static String composed(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }
}
