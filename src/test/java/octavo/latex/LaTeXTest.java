package octavo.latex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import octavo.CaseFile;
import octavo.Sample;
import octavo.latex.RichText.LatexFormat;
import octavo.latex.RichText.RichPiece;
import octavo.latex.RichText.ScriptLevel;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class LaTeXTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '§',
            textBlock =
                    """
                    Nguy{\\~{\\^e}}n             | Nguyễn
                    \\'{\\^{e}}                  | ế
                    \\^{\\d e}                   | ệ
                    \\'{\\horn{o}}               | ớ
                    \\textbf\\'e                 | é
                    \\t{oo}                     | o͡o
                    \\.{\\i}                     | i
                    http://x/\\~{}u             | http://x/~u
                    \\'{}                       | ´
                    {\\c{C}}elik, \\c Ozg\\"ur    | Çelik, O̧zgür
                    {\\'{\\AE}}                   | Ǽ
                    H$_2$O and x$^{10}$        | H₂O and x¹⁰
                    the 7$^{th}$ $k^{th}$      | the 7ᵗʰ kᵗʰ
                    7\\textsuperscript{th}      | 7th
                    $n^{\\log n}$               | n^(log n)
                    $T_{\\mathrm{max}}$         | Tₘₐₓ
                    $e^{-x^2}$ $x_{i_j}$       | e^(-x²) x_(iⱼ)
                    $\\mathbb{Z}_{p^2}$ $a^{b_c}$ $x_1^n$ | Z_(p²) a^(b_c) x₁ⁿ
                    $\\sum_{i=1}^n i$          | ∑ᵢ₌₁ⁿ i
                    $2\\log n$                  | 2 log n
                    $\\not\\in$ $\\not=$          | ∉ ≠
                    costs $5                   | costs $5
                    $$x$$ and \\(y\\)            | x and y
                    $\\mbox{for all $x$}$       | for all x
                    $\\frac{a}{b}$              | a/b
                    `quoted' isn't             | ‘quoted’ isn't
                    don't                      | don't
                    \\enquote{a}                | “a”
                    \\enquote{a \\enquote{b {\\enquote{c}}} d} \\enquote{e} | “a ‘b “c”’ d” “e”
                    \\url{http://x/~a_b%20\\_c}  | http://x/~a_b%20_c
                    \\href{http://x}{the text}  | the text
                    \\noopsort{1973a}1973       | 1973
                    \\foo{kept} \\bar2           | kept 2̄
                    \\foo bar                   | \\foo bar
                    \\textcolor{red}{a} b       | a b
                    \\texttt{a--b} c--d         | a--b c–d
                    \\char"E9t\\char233 \\symbol{233} | étéé
                    Milo\\ifmmode \\check{s}\\else \\v{s}\\fi{}ev $\\ifmmode a\\else b\\fi$ | Milošev a
                    F{\\accent23u} \\accent"7F u     | Fů ü
                    \\path+http://a_b+            | http://a_b
                    \\qty{3}{\\kelvin} \\ch{Ta}     | 3 K Ta
                    {\\aap} 8$1\\over2$           | A&A 81/2
                    \\verb+a_{b}+c              | a_{b}c
                    na\\"{\\i}ve \\OE uvre        | naïve Œuvre
                    {\\cyryu}{\\cyrr}            | юр
                    50% of A & B_c^d           | 50% of A & B_c^d
                    $\\bar{\\partial}$ $\\hat\\infty$ $\\tilde{\\hat\\alpha}$ | ∂̄ ∞̂ α̂̃
                    """)
    void readsWhatPeopleWrite(String latex, String unicode) {
        // In a JUnit table, $\bar2$-like rows would be arithmetic: outside mathematics \bar is an
        // accent.
        assertEquals(unicode.replace("\\bar2", "2̄"), LaTeX.toUnicode(latex));
    }

    static List<Arguments> table() throws IOException {
        return CaseFile.rows(LaTeXTest.class, "cases.tsv", 2).stream()
                .map(row -> Arguments.of(row.toArray()))
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void eachCommandHasItsCharacter(String latex, String unicode) {
        assertEquals(unicode, LaTeX.toUnicode(latex));
    }

    @Test
    void formatsSurviveAsStructure() {
        var pieces = LaTeX.parse("A \\emph{b \\textbf{c}} {DNA} {\\sc d} $x_2$").value().pieces();
        assertEquals(
                List.of(
                        piece("A "),
                        piece("b ", LatexFormat.ITALIC),
                        piece("c", LatexFormat.ITALIC, LatexFormat.BOLD),
                        piece(" "),
                        piece("DNA", LatexFormat.PROTECTED),
                        piece(" "),
                        piece("d", LatexFormat.SMALL_CAPS),
                        piece(" "),
                        piece("x", LatexFormat.MATH),
                        new RichPiece(
                                "2",
                                Set.of(LatexFormat.MATH),
                                List.of(ScriptLevel.LOWERED),
                                Optional.empty())),
                pieces);
    }

    @Test
    void whatIsRaisedWithinLoweredTextIsSo() {
        var pieces = LaTeX.parse("$p_{i^2j}$").value().pieces();
        assertEquals(
                List.of(
                        List.of(),
                        List.of(ScriptLevel.LOWERED),
                        List.of(ScriptLevel.LOWERED, ScriptLevel.RAISED),
                        List.of(ScriptLevel.LOWERED)),
                pieces.stream().map(RichPiece::scripts).toList());
    }

    @Test
    void bracesOfAnAccentProtectNoCaseAndThoseAroundACommandItsCapital() {
        assertEquals(
                List.of(piece("Étude üb")), LaTeX.parse("\\'{E}tude {\\\"u}b").value().pieces());
        assertEquals(
                List.of(piece("Ü", LatexFormat.PROTECTED), piece("nd")),
                LaTeX.parse("{\\\"U}nd").value().pieces());
    }

    @Test
    void aTieDoesNotBreakInFormattedTextAndIsABlankInPlainText() {
        var text = LaTeX.parse("D.~Knuth").value();
        assertEquals("D.\u00A0Knuth", text.pieces().getFirst().text());
        assertEquals("D. Knuth", text.plainText());
    }

    @Test
    void linksKeepTheirAddress() {
        var pieces = LaTeX.parse("\\href{http://x/\\%20}{a \\emph{b}} c").value().pieces();
        assertEquals(
                List.of("http://x/%20", "http://x/%20", ""),
                pieces.stream().map(piece -> piece.link().orElse("")).toList());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "\\foo{x},unknown-latex-command",
        "{x,unbalanced-braces",
        "x},unbalanced-braces",
        "5$,open-math"
    })
    void saysWhatIsOdd(String latex, String code) {
        var codes = LaTeX.parse(latex).diagnostics().stream().map(odd -> odd.code().id()).toList();
        assertEquals(List.of(code), codes);
    }

    @Test
    void linesAndRunsOfBlanksAreOneBlank() {
        assertEquals("a b c", LaTeX.toUnicode("a\n   b\t\u00A0 c"));
    }

    @Test
    void plainTextIsReturnedAsItIs() {
        String title = "Tenplex: Dynamic parallelism for deep learning - a study (Łódź)";
        assertSame(title, LaTeX.toUnicode(title));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '§',
            textBlock =
                    """
                    Gödel      | G{\\"o}del
                    Nguyễn     | Nguy{\\~{\\^e}}n
                    Łukasz     | {\\L}ukasz
                    naïve      | na{\\"\\i}ve
                    Çelik      | {\\c C}elik
                    Š          | {\\v S}
                    ị          | {\\d i}
                    ǿ          | {\\'{\\o}}
                    α-stable x²| $\\alpha$-stable x$^2$
                    ∂̄-lemma ά| $\\bar{\\partial}$-lemma $\\acute{\\alpha}$
                    “a” – b—c  | ``a'' -- b---c
                    a–-b       | a{\\textendash}-b
                    漢字        | 漢字
                    \\url{http://é} $é$ \\'é | \\url{http://é} $é$ \\'{\\'e}
                    $$x é$$ é$  | $$x é$$ {\\'e}\\$
                    """)
    void writesLettersAsLatexDoes(String unicode, String latex) {
        assertEquals(latex, LaTeX.toAscii(unicode));
    }

    @Test
    @Tag(Sample.TAG)
    void deepAndLongInputTakesNoStackAndLittleTime() {
        int many = Sample.of(100_000);
        List<String> hostile =
                List.of(
                        "{".repeat(many),
                        "}".repeat(many),
                        "{".repeat(many) + "é" + "}".repeat(many),
                        "\\emph{".repeat(many),
                        "\\'".repeat(many) + "e",
                        "$".repeat(many + 1),
                        "x$\\$".repeat(many),
                        "\\verb".repeat(many),
                        "\\label[".repeat(many),
                        "\\frac".repeat(10 * many),
                        "\\ifmmode".repeat(many),
                        "\\url|".repeat(many + 1),
                        "\\accent" + "1".repeat(many),
                        "\\url{".repeat(many),
                        "\\textcolor".repeat(many),
                        "\\(é".repeat(many),
                        "e" + "\u0301".repeat(many),
                        "é-'`".repeat(many),
                        "$x^{".repeat(many));
        Assertions.assertTimeoutPreemptively(
                Duration.ofMinutes(2),
                () -> {
                    for (String text : hostile) {
                        LaTeX.parse(text).value().plainText();
                        LaTeX.toUnicode(LaTeX.toAscii(text));
                        LaTeX.toUnicode(LaTeX.escapeText(text));
                    }
                });
    }

    private static RichPiece piece(String text, LatexFormat... formats) {
        return new RichPiece(text, Set.of(formats), List.of(), Optional.empty());
    }
}
