package octavo.richtext;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.richtext.Run.TextFormat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

class EscapingTest {
    private static final Pattern MARK = Pattern.compile("\\\\(\\p{Punct})");
    private static final Pattern NUMBER = Pattern.compile("\\\\u(-?\\d+)");

    static Stream<String> nasty() {
        return Stream.of(
                "\\input{/etc/passwd}",
                "50 % of $5 & #1_a^b~c",
                "<script>alert(1)</script>",
                "#read(\"/etc/passwd\") @key <label>",
                "a -- b --- c ''d'' ,,e",
                "1. not a list",
                "- nor this",
                "*a* **b** _c_ `d` [e](f) ![g](h)",
                "{\\rtf1 \\b bold}",
                "Zoë 日本 𝔘",
                "https://example.org/a_b?c=d&e=f",
                "a...b 'c' \"d\" |e| !f{g}",
                ":smile: a: b",
                "# none",
                "> none",
                "R&D &amp; &#65; & x < y <z> !");
    }

    @ParameterizedTest
    @MethodSource("nasty")
    void markdownThatIsEscapedComesBack(String text) {
        assertEquals(text, MARK.matcher(MarkdownWriter.of(Runs.of(text))).replaceAll("$1"));
    }

    /// Pandoc's commonmark, gfm and commonmark_x read these as the text in front.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '¦',
            quoteCharacter = '\u0001',
            textBlock =
                    """
                    13(12):1877–1890       ¦ 13(12):1877–1890
                    KungFu: Fast           ¦ KungFu: Fast
                    at 12:30               ¦ at 12:30
                    :smile: a:b:c          ¦ \\:smile: a\\:b:c
                    R&D & AT&T             ¦ R&D & AT&T
                    &amp &amp; &#65;       ¦ &amp \\&amp; \\&#65;
                    C# and #1 > 2, p < 3   ¦ C# and #1 > 2, p < 3
                    # 1                    ¦ \\# 1
                    > 1                    ¦ \\> 1
                    a <b> c                ¦ a \\<b> c
                    Wow! ![x] !            ¦ Wow! \\!\\[x\\] \\!
                    """)
    void markdownEscapesOnlyWhatWouldBeMarkup(String text, String markdown) {
        assertEquals(markdown, MarkdownWriter.of(Runs.of(text)));
    }

    @ParameterizedTest
    @MethodSource("nasty")
    void typstThatIsEscapedComesBack(String text) {
        assertEquals(text, MARK.matcher(TypstWriter.of(Runs.of(text))).replaceAll("$1"));
    }

    @ParameterizedTest
    @MethodSource("nasty")
    void rtfThatIsEscapedComesBack(String text) {
        String groups =
                RtfWriter.of(Runs.of(text)).replaceAll("\\{\\\\uc0((?:\\\\u-?\\d+)+)}", "$1");
        String marks = NUMBER.matcher(groups).replaceAll(EscapingTest::letter);
        assertEquals(text, marks.replaceAll("\\\\([\\\\{}])", "$1"));
    }

    private static String letter(MatchResult number) {
        return Character.toString((char) Integer.parseInt(number.group(1)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '\u0001',
            textBlock =
                    """
                    \\input{x}   ; \\textbackslash{}input\\{x\\}
                    5 % of $5    ; 5 \\% of \\$5
                    a&b#c_d      ; a\\&b\\#c\\_d
                    ^~           ; \\textasciicircum{}\\textasciitilde{}
                    <|>          ; \\textless{}\\textbar{}\\textgreater{}
                    a--b''       ; a-\\/-b'\\/'
                    `"           ; \\textasciigrave{}\\char34{}
                    Zoë          ; Zoë
                    α-x ≤ βγ     ; $\\alpha$-x $\\leq$ $\\beta$$\\gamma$
                    λόγος ≠ x̄  ; λόγος $\\neq$ {\\=x}
                    « a­   ; «\\,a­
                    ∂̄ ệ é 中  ; $\\bar{\\partial}$ {\\^{\\d e}} é 中
                    """)
    void latexSetsTheCharactersThatThereAre(String text, String latex) {
        assertEquals(latex, LatexRunsWriter.of(Runs.of(text)));
    }

    @Test
    void looksBecomeTheMarksOfTheFormat() {
        Run bold = new Run.StyledRun(TextFormat.BOLD, List.of(new Run.TextRun("b")));
        Run italic = new Run.StyledRun(TextFormat.ITALIC, List.of(new Run.TextRun("a "), bold));
        Runs runs = new Runs(List.of(italic, bold, new Run.TextRun("(c)")));
        assertEquals("<em>a **b**</em>**b**(c)", MarkdownWriter.of(runs));
        assertEquals("\\textit{a \\textbf{b}}\\textbf{b}(c)", LatexRunsWriter.of(runs));
        assertEquals("{\\i a {\\b b}}{\\b b}(c)", RtfWriter.of(runs));
        assertEquals(
                "#text(style: \"italic\")[a #text(weight: \"bold\")[b]]"
                        + "#text(weight: \"bold\")[b];(c)",
                TypstWriter.of(runs));
    }

    @Test
    void onlyTextBehindACallOfTypstIsSetApartFromIt() {
        Run bold = new Run.StyledRun(TextFormat.BOLD, List.of(new Run.TextRun("x\\")));
        Runs runs =
                new Runs(
                        List.of(
                                new Run.TextRun("[a]"),
                                new Run.TextRun("(b)"),
                                bold,
                                new Run.TextRun(".c")));
        assertEquals("\\[a\\](b)#text(weight: \"bold\")[x\\\\];\\.c", TypstWriter.of(runs));
    }
}
