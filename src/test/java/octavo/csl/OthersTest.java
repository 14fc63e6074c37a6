package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Map;

class OthersTest {
    private static final KeptNames NO_KEPT_NAMES = new KeptNames("", Map.of(), String::valueOf);

    @ParameterizedTest(name = "{0} with {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    A/others     | and="text"                                         | A et al.
                    A/B/others   | and="text"                                         | A, B, et al.
                    A/B/others   | and="text" delimiter-precedes-et-al="never"        | A, B et al.
                    A/B/others   | and="symbol" et-al-min="3" et-al-use-first="1"     | A et al.
                    A/B/others   | et-al-min="4" et-al-use-first="1"                  | A, B, et al.
                    A/B/C/others | et-al-min="3" et-al-use-first="1" et-al-use-last="true" | A et al.
                    others       | and="text"                                         | others
                    A/others/B   | delimiter=", "                                     | A, others, B
                    """)
    void othersBehindNamesReadAsTheStylesEtAl(String names, String options, String expected) {
        assertEquals(expected, NamesCitation.of(names, options, NO_KEPT_NAMES));
    }
}
