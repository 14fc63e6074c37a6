package octavo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlTextTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    plain     | "plain"
                    a"b\\c    | "a\\"b\\\\c"
                    # - : &   | "# - : &"
                    """)
    void textsStandBetweenQuotes(String text, String expected) {
        assertEquals(expected, YamlText.toQuoted(text));
    }

    @Test
    void charactersThatYamlForbidsAreEscaped() {
        assertEquals("\"\\u0007\\n\\uFEFF\"", YamlText.toQuoted("\u0007\n\uFEFF"));
    }
}
