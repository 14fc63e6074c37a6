package octavo.csl.valueformats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;

class LabelledNumbersTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "bk., book",
        "ch., chapter",
        "chap., chapter",
        "col., column",
        "fig., figure",
        "fol., folio",
        "l., line",
        "n., note",
        "no., issue",
        "op., opus",
        "p., page",
        "pp., page",
        "para., paragraph",
        "pt., part",
        "sec., section",
        "s.v., sub verbo",
        "v., verse",
        "vol., volume"
    })
    void knowsTheAbbreviationsOfLabels(String label, String term) {
        assertEquals(
                Optional.of(
                        List.of(
                                new LabelledNumbers.LabelledNumber("", "7"),
                                new LabelledNumbers.LabelledNumber(term, "3-8"))),
                LabelledNumbers.parse("7, " + label + " 3-8"));
    }

    @Test
    void leavesOtherTextAlone() {
        assertEquals(Optional.empty(), LabelledNumbers.parse("2002, amended June 1"));
        assertEquals(Optional.empty(), LabelledNumbers.parse("5 ed."));
        assertEquals(Optional.empty(), LabelledNumbers.parse("p. 3"));
    }
}
