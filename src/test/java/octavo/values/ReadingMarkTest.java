package octavo.values;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.OptionalInt;

class ReadingMarkTest {

    @ParameterizedTest
    @EnumSource
    void aLevelIsReadAsItIsWritten(ReadingMark mark) {
        for (int level = 1; level <= mark.maxLevel(); level++) {
            assertEquals(OptionalInt.of(level), mark.levelOf(mark.valueOf(level)));
        }
    }

    @ParameterizedTest
    @CsvSource({"rank4, 4", "RANK1, 1", "' 5 ', 5", "rank6, -1", "rank, -1", "prio1, -1", "0, -1"})
    void aValueStandsForALevelOrForNone(String value, int level) {
        assertEquals(level, ReadingMark.RATING.levelOf(value).orElse(-1));
    }

    @Test
    void aPriorityHasThreeLevels() {
        assertEquals(OptionalInt.of(3), ReadingMark.PRIORITY.levelOf("prio3"));
        assertEquals(OptionalInt.empty(), ReadingMark.PRIORITY.levelOf("prio4"));
    }
}
