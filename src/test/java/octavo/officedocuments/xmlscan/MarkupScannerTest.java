package octavo.officedocuments.xmlscan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.Random;

class MarkupScannerTest {
    private static final String[] PIECES = {
        "<a>",
        "</a>",
        "<a b=\"c\"/>",
        "<",
        ">",
        "\"",
        "'",
        "&amp;",
        "&",
        "text",
        " ",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "<?x",
        "?>",
        "<!D",
        "/",
        "=",
        "xmlns:w=\"u\"",
        "<w:t x='>'>",
        "é",
        "\n"
    };

    @Test
    void theTokensAreTheText() {
        Random random = new Random(54);
        for (int i = 0; i < 2000; i++) {
            StringBuilder xml = new StringBuilder();
            for (int count = random.nextInt(20); count > 0; count--) {
                xml.append(PIECES[random.nextInt(PIECES.length)]);
            }
            StringBuilder tokens = new StringBuilder();
            MarkupScanner scanner = new MarkupScanner(xml.toString());
            while (scanner.next()) {
                tokens.append(xml, scanner.start(), scanner.end());
                assertFalse(scanner.attribute("none").isPresent());
                assertTrue(scanner.text().length() <= xml.length());
            }
            assertEquals(xml.toString(), tokens.toString());
        }
    }

    @Test
    void readsAttributesAndTexts() {
        MarkupScanner scanner =
                new MarkupScanner(
                        "<w:t a = 'x &lt;\"y' w:b=\"&#65;&unknown;\"\n"
                                + " c=\"\">A &#x42; &amp;</w:t>");
        assertTrue(scanner.next());
        assertTrue(scanner.starts("w:t"));
        assertEquals("x <\"y", scanner.attribute("a").orElseThrow());
        assertEquals("A&unknown;", scanner.attribute("w:b").orElseThrow());
        assertEquals("", scanner.attribute("c").orElseThrow());
        assertTrue(scanner.next());
        assertEquals("A B &", scanner.text());
    }

    @Test
    void depthCostsNothing() {
        String xml = "<a>".repeat(1_000_000);
        MarkupScanner scanner = new MarkupScanner(xml);
        int count = 0;
        while (scanner.next()) {
            count++;
        }
        assertEquals(1_000_000, count);
    }
}
