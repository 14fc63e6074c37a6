package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.latex.LaTeX;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ItemTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "<i>E. coli</i> and <b><i>both</i></b>",
                "open <i>only, closed</b> only",
                "a < b > c <em>x</em>",
                "<span style=\"font-variant: small-caps\">Caps</span>",
                "<span class=\"nocase\">DNA</span> <sc>x</sc><sup></sup>"
            })
    void htmlIsWrittenAsItWasRead(String html) {
        assertEquals(html, ItemText.parse(html).toHtml());
    }

    @Test
    void tagsAreNoCharacters() {
        assertEquals(
                "E. coli at n2", ItemText.parse("<i>E. coli</i> at n<sup>2</sup>").characters());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    On \\emph{E. coli} and {DNA} | On <i>E. coli</i> and <span class="nocase">DNA</span>
                    \\textbf{b \\emph{bi}} i      | <b>b <i>bi</i></b> i
                    H$_2$O                       | H<sub>2</sub>O
                    On <i>{E.} coli</i>          | On <i><span class="nocase">E.</span> coli</i>
                    """)
    void latexBecomesElements(String latex, String html) {
        assertEquals(html, ItemText.ItemTextBuilder.of(LaTeX.parse(latex).value()).toHtml());
        assertEquals(ItemText.parse(html), ItemText.ItemTextBuilder.of(LaTeX.parse(latex).value()));
    }
}
