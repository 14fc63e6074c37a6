package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
                    A/B/C/D/E      | 4   | et-al-min="3" et-al-use-first="1" et-al-use-last="true" | A … E
                    A/B/C/D        | 2   | et-al-min="3" et-al-use-first="1" delimiter="; " | A, [1 more], C et al.
                    """)
    void namesThatAreKeptAreWrittenBeforeEtAl(
            String names, String kept, String options, String expected) {
        assertEquals(expected, NamesCitation.of(names, options, kept(kept)));
    }

    private static KeptNames kept(String places) {
        List<Integer> indices = Stream.of(places.split(" ")).map(Integer::valueOf).toList();
        return new KeptNames("author", Map.of(NamesCitation.ID, indices), "[%d more]"::formatted);
    }
}
