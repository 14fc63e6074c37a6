package octavo.cslreferences;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.latex.LaTeX;
import octavo.latex.RichText;
import octavo.library.Library;
import octavo.library.TitleCapitals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Objects;

class SentenceCaseTest {
    private static String sentenceCase(String latex) {
        return SentenceCase.of(LaTeX.parse(latex).value()).plainText();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    On the Effects of Large Language Models | On the effects of large language models
                    the lower start: the colon? the question | The lower start: The colon? The question
                    Effects of X-Rays and of Vitamin C | Effects of x-rays and of vitamin c
                    Intro to the Nov. 2019 Report. Part One | Intro to the nov. 2019 report. Part one
                    A Look at 10:30 And/Or Later | A look at 10:30 and/or later
                    "In Quotes" and 'Single One' | "In quotes" and 'single one'
                    A Modern View:~the Start | A modern view: The start
                    Who Was Bored? - Location and Time | Who was bored? - location and time
                    La Grotta dell'Edera e d'Alembert's Principle | La grotta dell'edera e d'alembert's principle
                    3-D Shapes | 3-d shapes
                    """)
    void capitalsOfTitleCaseAreLowered(String title, String sentenceCase) {
        assertEquals(sentenceCase, sentenceCase(title));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    The DNA of iPhone Users | The DNA of iPhone users
                    From CO2 to H$_2$O and Web2 | From CO2 to H2O and Web2
                    The Work of O'Brien in U.S. Army | The work of O'Brien in U.S. Army
                    Growth of E. coli vs. Yeast | Growth of E. coli vs. Yeast
                    C++ and R&D, O(N) at 20°C | C++ and R&D, O(N) at 20°C
                    World War I and Me, as I See It | World war I and me, as I see it
                    THE WHOLE TITLE IN CAPITALS: A STORY | THE WHOLE TITLE IN CAPITALS: A STORY
                    eBay and p53 | eBay and p53
                    α-helices and a Helix: n-Grams | α-helices and a helix: n-grams
                    Volume 4: proceedings | Volume 4: proceedings
                    In d'{A}lembert's Words | In d'Alembert's words
                    """)
    void wordsWithASecondCapitalOrADigitAndSymbolsStay(String title, String sentenceCase) {
        assertEquals(sentenceCase, sentenceCase(title).replace("₂", "2"));
    }

    /// A group that begins with a command protects what it holds, as by pandoc.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    A {B}ayesian {T}est | A Bayesian Test
                    {The Whole Title Is Protected} | The Whole Title Is Protected
                    A Test of {Low Words} Here | A test of Low Words here
                    Die {\\"U}ber Theorie | Die Über theorie
                    Die {{\\"U}ber} Theorie | Die Über theorie
                    From \\emph{In Vivo} to {\\emph{In Vitro}} | From in vivo to In Vitro
                    On \\emph{{Vibrio} Cholerae} and \\textbf{\\emph{A {Big} One}} | On Vibrio cholerae and a Big one
                    M{\\"u}ller and {\\v C}ech on {\\em Vibrio} | Müller and Čech on Vibrio
                    A \\texttt{Code} and \\textsc{Small Caps} | A Code and Small Caps
                    An $O(N)$ \\ce{Na} Reaction | An O(N) Na reaction
                    The <i>Escherichia</i> <b>Bold</b> | The escherichia bold
                    """)
    void bracesMathematicsAndCodeKeepTheirCase(String title, String sentenceCase) {
        RichText changed = SentenceCase.of(LaTeX.parse(title).value());
        assertEquals(sentenceCase, changed.plainText().replaceAll("</?[ib]>", ""));
    }

    private static String titleOf(String fields, TitleCapitals capitals) {
        Library library =
                Library.of(BibParser.parse("@article{a, " + fields + "}")).withTitles(capitals);
        var texts = WorkToCslItem.of(library.workAt(0).orElseThrow()).texts();
        return Objects.requireNonNull(texts.get("title")).toHtml();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "langid = {german}, Die Neue Welt",
        "language = {de}, Die Neue Welt",
        "hyphenation = {french}, Die Neue Welt",
        "langid = {Klingon}, Die Neue Welt",
        "langid = {british}, Die neue welt",
        "langid = {USenglish}, Die neue welt",
        "language = {en-GB}, Die neue welt",
        "year = 2020, Die neue welt"
    })
    void onlyTitlesThatMayBeEnglishChange(String field, String title) {
        String fields = "title = {Die Neue Welt}, " + field;
        assertEquals(title, titleOf(fields, TitleCapitals.SENTENCE_CASE));
        assertEquals("Die Neue Welt", titleOf(fields, TitleCapitals.AS_WRITTEN));
    }
}
