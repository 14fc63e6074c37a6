package octavo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.stream.LongStream;

class TestDaysTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"octavo.gui.CommandsViewTest", "octavo.exporting.FieldPairsTest", "X", ""})
    void eachClassHasItsDayOnceInARound(String testClass) {
        long round = 20_784;
        long days =
                LongStream.range(round, round + TestDays.DAYS)
                        .filter(day -> TestDays.isOf(testClass, String.valueOf(day)))
                        .count();
        assertEquals(1, days);
        assertTrue(TestDays.isOf(testClass, "all"));
    }
}
