package octavo.editing.tidy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HtmlEntitiesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    R&amp;D                | R&D               | R\\&D
                    Universit&auml;t       | Universität       | Universität
                    &Scaron;koda           | Škoda             | Škoda
                    a &lt; b               | a < b             | a $<$ b
                    &alpha;-helix          | α-helix           | α-helix
                    L&rsquo;Aquila         | L’Aquila          | L'Aquila
                    2&ndash;3              | 2–3               | 2--3
                    a&thinsp;b             | a\u2009b          | a\u2009b
                    Dvo&rcaron;&aacute;k   | Dvořák            | Dvořák
                    &Aopf;                 | 𝔸                 | 𝔸
                    a&zwj;b                | a&zwj;b           | a&zwj;b
                    &notit;                | &notit;           | &notit;
                    AT&T;                  | AT&T;             | AT&T;
                    &amp;eacute;           | é                 | é
                    &#233;&#xE9;           | éé                | éé
                    """)
    void namedAndNumberedEntitiesAreTheirCharacters(String text, String plain, String latex) {
        assertEquals(plain, HtmlEntities.decodeEntities(text));
        assertEquals(latex, HtmlEntities.entitiesToLatex(text));
    }

    @ParameterizedTest
    @CsvSource({"nbsp, 00A0", "shy, 00AD", "euro, 20AC", "Omega, 03A9", "hearts, 2665"})
    void charactersOfHtmlAreKnownByName(String name, String codePoint) {
        assertEquals(
                Character.toString(Integer.parseInt(codePoint, 16)),
                HtmlEntities.decodeEntities("&" + name + ";"));
    }
}
