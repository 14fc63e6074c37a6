package octavo.cv.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cv.Listed;
import octavo.cv.list.CvDocument;

import org.junit.jupiter.api.Test;

import java.util.List;

class CvLatexTest {
    private static final String BIB =
            """
            @article{a, title = {{One} $x^2$}, author = {Mai, Luo and Li, G.}, author+an = {2=equal,self},
              journal = {J}, year = 2020, pages = {1--2}, url = {javascript:alert(1)}}
            @article{b%, title = {Two \\input{x}}, author = {Li, Guo}, journal = {J}, year = 2019}
            @article{c, title = {Three}, author = {Li, Guo}, journal = {J}, year = 2018}
            """;
    private static final String BY_YEAR =
            """
            {"self": {"names": "Li, Guo", "emphasis": "bold"}, "entry": {"text": "{{title}}"},
             "sections": [{"heading": "A & B", "group": "year"}]}
            """;

    @Test
    void entriesCountDownThroughTheWholeOfASection() {
        String latex = CvLatex.countingDown(Listed.of(BIB, BY_YEAR));
        assertTrue(latex.startsWith("\\section*{A \\& B}\n\n\\subsection*{2020}\n\n"), latex);
        assertTrue(latex.contains("\\begin{etaremune}[start=3]\n\\item One x"), latex);
        assertTrue(latex.contains("\\begin{etaremune}[start=2]\n\\item Two"), latex);
        assertTrue(latex.contains("\\begin{etaremune}[start=1]\n\\item Three"), latex);
    }

    @Test
    void numbersOfTheProfileGoBeforeThoseOfLatex() {
        String numbered = BY_YEAR.replace("\"group\": \"year\"", "\"number\": \"[J1]\"");
        String latex = CvLatex.countingDown(Listed.of(BIB, numbered));
        assertTrue(latex.contains("\\item[{[J2]}] Two"), latex);
    }

    @Test
    void moderncvHasTheYearBesideAnEntryUnlessItIsAbove() {
        String latex = CvModerncv.of(Listed.of(BIB, BY_YEAR));
        assertTrue(latex.contains("\\subsection{2018}\n\\cvitem{}{Three}\n"), latex);
        String flat = BY_YEAR.replace("\"group\": \"year\"", "\"max\": 9");
        assertTrue(CvModerncv.of(Listed.of(BIB, flat)).contains("\\cvitem{2018}{Three}\n"));
    }

    @Test
    void whatIsTooLongForAnItemOfModerncvBreaksOverPages() {
        String authors = "Nobody, N. and ".repeat(300) + "Mai, L.";
        String bib = "@misc{x, title = {T}, author = {" + authors + "}, year = 2000}";
        String latex = CvModerncv.of(Listed.of(bib, "{\"entry\": {\"text\": \"{{authors}}\"}}"));
        assertTrue(latex.contains("\\item[{\\hintstyle{2000}}] N. Nobody, "), latex);
    }

    @Test
    void signsAreCommandsAndInABibOnlyFormulasSinceBiberMakesLettersOfOthers() {
        String bib = "@misc{x, title = {α ≤ ị}, author = {Mai, L.}, year = 2000}";
        CvDocument list = Listed.of(bib, BY_YEAR);
        assertTrue(CvLatex.of(list).contains("$\\alpha$ $\\leq$ {\\d i}"), CvLatex.of(list));
        String written = CvBiblatex.of(list, "refs.bib", new BiblatexCache()).bibliography();
        assertTrue(written.contains("title = {$\\alpha$ $\\leq$ ị}"), written);
    }

    @Test
    void nothingThatLatexStopsAtIsLeft() {
        String text = "A\u0000B\u0007C\u001BD\u007FE";
        String bib =
                "@misc{x, title = {%1$s}, author = {Mai, %1$s}, doi = {10.1/%1$s}, year = 2000}"
                        .formatted(text);
        CvDocument list = Listed.of(bib, BY_YEAR);
        CvBiblatex.BiblatexFiles written = CvBiblatex.of(list, "refs.bib", new BiblatexCache());
        for (String latex : List.of(CvLatex.of(list), written.latex(), written.bibliography())) {
            assertFalse(latex.matches("(?s).*[\\p{Cntrl}&&[^\\n]].*"), latex);
        }
        assertTrue(written.bibliography().contains("title = {A B C D E}"), written.bibliography());
    }

    @Test
    void biblatexGetsTheEntriesInTheirOrderAndNamesAnnotated() {
        CvBiblatex.BiblatexFiles written =
                CvBiblatex.of(Listed.of(BIB, BY_YEAR), "refs.bib", new BiblatexCache());
        String fragment = written.latex();
        assertTrue(fragment.contains("\\addbibresource{refs.bib}"), fragment);
        assertTrue(fragment.contains("\\ifitemannotation{octavo-bold}{\\textbf{#1}}"), fragment);
        assertTrue(fragment.contains("\\ifitemannotation{equal}{\\textsuperscript{*}}{}"));
        assertTrue(fragment.contains("\\begin{refsection}\n\\nocite{b-}\n"), fragment);
        assertEquals(
                """
                @article{a,
                  author = {Mai, Luo and Li, G.},
                  author+an = {2=self,equal,octavo-bold},
                  title = {{One} x\\textsuperscript{2}},
                  journaltitle = {J},
                  pages = {1--2},
                  date = {2020}
                }
                """,
                written.bibliography().substring(0, written.bibliography().indexOf("\n@")));
    }

    @Test
    void noCommandOfAFieldReachesTheBibliography() {
        String bib =
                "@misc{x, title = {a -- b ,,c \\\\write18{rm} ^^5c #1 \\{}, author = {{R},"
                        + " \\input{y}}}";
        String written =
                CvBiblatex.of(Listed.of(bib, "{}"), "refs.bib", new BiblatexCache()).bibliography();
        assertTrue(written.lines().noneMatch(line -> line.contains("\\write")), written);
        assertTrue(written.lines().noneMatch(line -> line.contains("\\input")), written);
        assertTrue(written.lines().noneMatch(line -> line.contains("^^")), written);
    }
}
