package octavo.cv.write.sitedata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Runs;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class InlineMarkdownTest {
    @ParameterizedTest(name = "{0} → {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Systems & Networks: 100 % more, it's $5! | Systems & Networks: 100 % more, it's $5!
                    a*b_c`d[e](f)                            | a\\*b\\_c\\`d\\[e\\](f)
                    <script>x</script> &lt; &#60;            | &lt;script&gt;x&lt;/script&gt; &amp;lt; &amp;#60;
                    $x$ and $$y$$                            | &#36;x&#36; and &#36;&#36;y&#36;&#36;
                    # no heading                             | \\# no heading
                    - no list                                | \\- no list
                    1. no list                               | 1\\. no list
                    1984                                     | 1984
                    \\input                                  | \\\\input
                    """)
    void onlyWhatWouldBeAMarkIsEscaped(String text, String written) {
        assertEquals(written, InlineMarkdown.of(text));
    }

    @Test
    void linesAreOne() {
        assertEquals("a b c", InlineMarkdown.of(" a\n\nb\u0000\tc "));
    }

    @Test
    void looksAreMarksAndFormulasAreText() {
        Runs runs =
                new Runs(
                        List.of(
                                new Run.TextRun("On "),
                                new Run.StyledRun(
                                        TextFormat.ITALIC, List.of(new Run.TextRun("E. coli"))),
                                new Run.StyledRun(
                                        TextFormat.SUPERSCRIPT, List.of(new Run.TextRun("2")))));
        assertEquals("On *E. coli*²", InlineMarkdown.of(runs));
    }

    @Test
    void whatIsLoweredTwiceIsToldByBrackets() {
        Run inner = new Run.StyledRun(TextFormat.SUBSCRIPT, List.of(new Run.TextRun("j")));
        Run outer = new Run.StyledRun(TextFormat.SUBSCRIPT, List.of(new Run.TextRun("i"), inner));
        Run name = new Run.StyledRun(TextFormat.BOLD, List.of(new Run.TextRun("Mai, L.")));
        Runs runs = new Runs(List.of(new Run.TextRun("x"), outer, new Run.TextRun(" "), name));
        assertEquals("x\\_(i\\_j) Mai, L.", InlineMarkdown.of(runs));
    }
}
