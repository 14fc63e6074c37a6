package octavo.cslreferences;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.csl.Bibliography;
import octavo.richtext.Runs;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Locale;

class ReferenceFormatTest {
    private static Bibliography bibliography(boolean hanging, String align, int spacing) {
        var entries = List.of(new Bibliography.BibliographyEntry("a", Runs.of("A"), List.of()));
        return new Bibliography(entries, hanging, align, 1, spacing);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    text     | A⏎
                    markdown | A⏎
                    latex    | \\noindent\\hangindent=2em⏎A⏎
                    typst    | #par(hanging-indent: 2em)[A]⏎
                    rtf      | {\\rtf1\\ansi⏎\\pard\\li480\\fi-480\\tx480\\sa0 A\\par⏎}⏎
                    html     | <div class="csl-bib-body" style="padding-left: 2em; text-indent: -2em">⏎  <div class="csl-entry">A</div>⏎</div>⏎
                    """)
    void linesBehindTheFirstAreIndentedWhereTheStyleAsksForIt(String format, String written) {
        ReferenceFormat to = ReferenceFormat.valueOf(format.toUpperCase(Locale.ROOT));
        assertEquals(written.replace("⏎", "\n"), to.of(bibliography(true, "", 0)));
        assertEquals(written.replace("⏎", "\n"), to.of(bibliography(false, "flush", 0)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    latex    | A⏎
                    typst    | A⏎
                    rtf      | {\\rtf1\\ansi⏎\\pard\\sa240 A\\par⏎}⏎
                    html     | <div class="csl-bib-body">⏎  <div class="csl-entry">A</div>⏎</div>⏎
                    """)
    void nothingIsIndentedOtherwise(String format, String written) {
        ReferenceFormat to = ReferenceFormat.valueOf(format.toUpperCase(Locale.ROOT));
        assertEquals(written.replace("⏎", "\n"), to.of(bibliography(false, "", 1)));
    }
}
