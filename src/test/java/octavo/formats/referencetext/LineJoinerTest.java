package octavo.formats.referencetext;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class LineJoinerTest {
    private static final String OTHER_TEXT =
            "We compare rule-based learning with data about driven piles and with recognition. ";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    A recog-               | nition paper         | A recognition paper
                    A rule-                | based system         | A rule-based system
                    Some data-             | driven design        | Some data-driven design
                    The state-of-the-      | art method           | The state-of-the-art method
                    A self-                | organising map       | A self-organising map
                    Grammar-               | and syntax-based     | Grammar- and syntax-based
                    A multi-               | media file           | A multimedia file
                    By Jean-               | Paul Mai             | By Jean-Paul Mai
                    pages 107-             | 113                  | pages 107-113
                    pages 107–             | 113                  | pages 107–113
                    at https://doi.org/    | 10.1000/182.         | at https://doi.org/10.1000/182.
                    https://a.org/paper    | /first.html          | https://a.org/paper/first.html
                    https://a.org/paper.   | Retrieved in May     | https://a.org/paper. Retrieved in May
                    An open                | end                  | An open end
                    """)
    void linesAreJoinedAsTheyWereBroken(String line, String nextLine, String joined) {
        assertEquals(joined, new LineJoiner(List.of(OTHER_TEXT)).join(List.of(line, nextLine)));
    }

    @Test
    void thePartsOfABrokenWordAreNoWords() {
        List<String> lines = List.of("Some inter-", "national law", "An international law");
        assertEquals(
                "Some international law An international law", new LineJoiner(lines).join(lines));
    }
}
