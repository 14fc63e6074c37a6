package octavo.formats.workdrafts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkupReaderTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    <section id="a"><h5>Aim</h5><p>To see.</p></section>          | Aim To see.
                    <blockquote>A</blockquote><dl><dt>B</dt><dd>C</dd></dl>       | A B C
                    one<wbr>word <img src="x.png"/>and <cite>this</cite>          | oneword and this
                    a <inline-formula><tex-math>x</tex-math></inline-formula> b   | a x b
                    <styled-content style="s">a</styled-content>                  | a
                    p <0.05 and q> 3                                              | p <0.05 and q> 3
                    a <unknown> b                                                 | a <unknown> b
                    """)
    void tagsOfHtmlAndJatsAreNoText(String markup, String text) {
        assertEquals(
                text, MarkupReader.parseMarkup(markup).plainText().strip().replaceAll(" +", " "));
    }

    @Test
    void aLongAttributeIsPartOfItsTag() {
        String markup = "<div class=\"" + "x".repeat(1000) + "\">A</div>";
        assertEquals("A", MarkupReader.parseMarkup(markup).plainText().strip());
    }
}
