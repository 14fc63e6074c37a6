package octavo.gui.entries;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadingMarkTextsTest {

    @ParameterizedTest
    @CsvSource({
        "ranking, rank1, ★",
        "ranking, rank5, ★★★★★",
        "ranking, superb, superb",
        "priority, prio1, 1 · High",
        "priority, prio9, prio9",
        "readstatus, Read, Read",
        "readstatus, skimmed, Skimmed",
        "readstatus, half, half",
        "note, rank1, rank1"
    })
    void marksAreStarsAndWordsAndOtherValuesStay(String field, String value, String shown) {
        assertEquals(shown, ReadingMarkTexts.of(field, value));
    }
}
