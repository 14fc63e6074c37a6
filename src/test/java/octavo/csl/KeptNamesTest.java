package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

class KeptNamesTest {
    @ParameterizedTest(name = "{1} of {0} with {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    A/B/C/D/E      | 3   | et-al-min="3" et-al-use-first="1"             | A, [2 more], D et al.
                    A/B/C/D/E      | 1 3 | et-al-min="3" et-al-use-first="1"             | A, B, [1 more], D et al.
                    A/B/C/D/E      | 4   | et-al-min="3" et-al-use-first="1"             | A, [3 more], E
                    A/B/C/D/E      | 0 1 | et-al-min="3" et-al-use-first="2"             | A, B, et al.
                    A/B/C/D/others | 3   | et-al-min="3" et-al-use-first="1"             | A, [2 more], D et al.
                    A/B            | 1   | et-al-min="2" et-al-use-first="1"             | A, B
                    A/B/C          | 2   | et-al-min="4" et-al-use-first="1" and="text"  | A, B, and C
                    A/B/C/D/E      | 2   | et-al-min="3" et-al-use-first="1" et-al-use-last="true" | A, [1 more], C, … E
                    A/B/C/D/E      | 4   | et-al-min="3" et-al-use-first="1" et-al-use-last="true" | A, … E
                    A/B/C/D        | 2   | et-al-min="3" et-al-use-first="1" delimiter="; " | A, [1 more], C et al.
                    """)
    void namesThatAreKeptAreWrittenBeforeEtAl(
            String names, String kept, String options, String expected) {
        assertEquals(expected, citation(names, kept, options));
    }

    private static String citation(String names, String places, String options) {
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
        List<Integer> indices = Stream.of(places.split(" ")).map(Integer::valueOf).toList();
        KeptNames kept = new KeptNames("author", Map.of("i", indices), "[%d more]"::formatted);
        return new Processor(style, CslLocale.of(style, "en-US"), List.of(item), kept)
                .citation(List.of(Cite.of("i")))
                .text();
    }
}
