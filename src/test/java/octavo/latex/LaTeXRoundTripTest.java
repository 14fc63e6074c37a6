package octavo.latex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import octavo.text.BlankCharacters;

import java.text.Normalizer;

class LaTeXRoundTripTest {

    @Provide
    Arbitrary<String> latex() {
        return Arbitraries.of(
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
                        "[")
                .list()
                .ofMaxSize(14)
                .map(parts -> String.join("", parts));
    }

    @Provide
    Arbitrary<String> plain() {
        return Arbitraries.strings()
                .withChars("\\{}$~-`'?!_^&%# aiE1éŁßếα漢–”²×\u0301")
                .ofMaxLength(12);
    }

    @Property
    void plainTextSaysTheSameFromTheFastPathAndFromThePieces(@ForAll("latex") String latex) {
        assertEquals(LaTeX.toUnicode(latex), LaTeX.parse(latex).value().plain());
    }

    @Property
    void everyTextIsRead(@ForAll String latex) {
        assertEquals(LaTeX.toUnicode(latex), LaTeX.parse(latex).value().plain());
    }

    @Property
    void escapedTextSaysItself(@ForAll("plain") String plain) {
        assertEquals(
                composed(BlankCharacters.plain(plain)),
                composed(LaTeX.toUnicode(LaTeX.escape(plain))));
    }

    @Property
    void escapedTextInAsciiSaysItself(@ForAll("plain") String plain) {
        assertEquals(
                composed(BlankCharacters.plain(plain)),
                composed(LaTeX.toUnicode(LaTeX.fromUnicode(LaTeX.escape(plain)))));
    }

    private static String composed(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }
}
