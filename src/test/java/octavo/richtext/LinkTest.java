package octavo.richtext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;

class LinkTest {
    private static final Runs LINKED =
            linked("https://example.org/a_b(c)?d=1&e=50%25#f", "It's & x");

    private static Runs linked(String target, String text) {
        LinkAddress address = LinkAddress.of(target).orElseThrow();
        return new Runs(List.of(new Run.LinkRun(address, Runs.of(text).runs())));
    }

    @Test
    void everyFormatLinksInItsOwnWay() {
        assertEquals("It's & x", PlainTextWriter.of(LINKED));
        assertEquals(
                "<a href=\"https://example.org/a_b(c)?d=1&#38;e=50%25#f\">It's &#38; x</a>",
                HtmlWriter.of(LINKED));
        assertEquals(
                "[It's & x](https://example.org/a_b%28c%29?d=1&e=50%25#f)",
                MarkdownWriter.of(LINKED));
        assertEquals(
                "\\href{https://example.org/a\\_b(c)?d=1\\&e=50\\%25\\#f}{It's \\& x}",
                LatexRunsWriter.of(LINKED));
        assertEquals(
                "#link(\"https://example.org/a_b(c)?d=1&e=50%25#f\")[It\\'s & x]",
                TypstWriter.of(LINKED));
        assertEquals(
                "{\\field{\\*\\fldinst{HYPERLINK \"https://example.org/a_b(c)?d=1&e=50%25#f\"}}"
                        + "{\\fldrslt{It's & x}}}",
                RtfWriter.of(LINKED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "javascript:alert(1)",
                "file:///etc/passwd",
                "data:text/html,x",
                "a b",
                "",
                "https://",
                "//example.org",
                "vbscript://x"
            })
    void nothingButTheWebAndMailIsLinked(String text) {
        assertEquals(Optional.empty(), LinkAddress.of(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    https://a.org/x y                 | https://a.org/x%20y
                    https://a.org/"><script>          | https://a.org/%22%3E%3Cscript%3E
                    https://a.org/}\\input{/etc/passwd} | https://a.org/%7D%5Cinput%7B/etc/passwd%7D
                    https://a.org/Zoë                 | https://a.org/Zo%C3%AB
                    https://a.org/100%                | https://a.org/100%25
                    https://a.org/wagenl%C3%A4nder    | https://a.org/wagenl%C3%A4nder
                    mailto:me@a.org                   | mailto:me@a.org
                    """)
    void whatCouldEndAStringOrAGroupIsWrittenAsItsNumber(String text, String address) {
        assertEquals(address, LinkAddress.of(text).orElseThrow().url());
    }

    @Test
    void theNameOfAPersonIsItsText() {
        Runs name = new Runs(List.of(new Run.PersonRun("author", 0, Runs.of("Mai & Li").runs())));
        assertEquals("Mai & Li", PlainTextWriter.of(name));
        assertEquals("Mai \\& Li", LatexRunsWriter.of(name));
        assertTrue(HtmlWriter.of(name).endsWith("Li"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    see https://a.example/x_y?b=1&c=~d.          | see \\url{https://a.example/x_y?b=1&c=~d}.
                    (https://a.example/50%25#top)                | (\\url{https://a.example/50\\%25\\#top})
                    https://a.example/ä                          | \\url{https://a.example/}ä
                    doi:10.1000/x_y                              | doi:10.1000/x\\_y
                    """)
    void anAddressThatATextShowsIsALinkInLatexThatBreaks(String text, String written) {
        assertEquals(written, LatexRunsWriter.of(Runs.of(text)));
    }
}
