package octavo.cv.configuration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

class NumberingTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    [1]   | [1] [2] [3]
                    1.    | 1. 2. 3.
                    [C1]  | [C1] [C2] [C3]
                    -[1]  | [3] [2] [1]
                    +[1]  | [5] [6] [7]
                    -+[C1]| [C7] [C6] [C5]
                    (10)  | (10) (11) (12)
                    none  | ''
                    """)
    void numbersAsThePatternSays(String pattern, String labels) {
        Numbering numbering = Numbering.parse(pattern).value();
        int least = numbering.lowestNumber(Optional.of(5));
        List<String> all =
                IntStream.range(0, 3).mapToObj(i -> numbering.labelOf(i, 3, least)).toList();
        assertEquals(labels, String.join(" ", all).strip());
    }

    @Test
    void whatIsNoPatternIsSaid() {
        assertTrue(Numbering.parse("first").value().isNone());
        assertEquals(1, Numbering.parse("first").diagnostics().size());
    }
}
