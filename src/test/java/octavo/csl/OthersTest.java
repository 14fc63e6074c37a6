package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

class OthersTest {
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
        assertEquals(expected, citation(names, options));
    }

    private static String citation(String names, String options) {
        Style style =
                StyleReader.parse(
                                """
                                <style class="in-text" version="1.0">
                                  <citation><layout>
                                    <names variable="author"><name form="short" %s/></names>
                                  </layout></citation>
                                </style>
                                """
                                        .formatted(options))
                        .value()
                        .orElseThrow();
        List<CslName> authors =
                Arrays.stream(names.split("/"))
                        .map(n -> n.equals("others") ? CslName.OTHERS : CslName.of(n, "X"))
                        .toList();
        CslItem item = new CslItem("i", "book", Map.of(), Map.of("author", authors), Map.of());
        return new Processor(style, "en-US", List.of(item)).citation(List.of(Cite.of("i"))).text();
    }
}
