package octavo.gui.entries;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.gui.entries.ColumnWidths.Need;

import org.junit.jupiter.api.Test;

import java.util.List;

class ColumnWidthsTest {
    private static final Need KEY = new Need(150, 44, false);
    private static final Need TITLE = new Need(300, 48, false);
    private static final Need YEAR = new Need(56, 52, true);

    private static List<Double> shared(double width, Need... needs) {
        return ColumnWidths.shared(width, List.of(needs));
    }

    @Test
    void whatIsRigidTakesNoMoreThanIsWantedAndTheOthersShareTheRest() {
        assertEquals(List.of(200.0, 400.0, 56.0), shared(656, KEY, TITLE, YEAR));
        assertEquals(List.of(101.0, 203.0, 52.0), shared(356, KEY, TITLE, YEAR));
    }

    @Test
    void noneHasLessThanItNeeds() {
        assertEquals(List.of(44.0, 64.0, 52.0), shared(160, KEY, TITLE, YEAR));
        assertEquals(List.of(44.0, 50.0, 52.0), shared(146, KEY, TITLE, YEAR));
        assertEquals(List.of(44.0, 48.0, 52.0), shared(100, KEY, TITLE, YEAR));
    }

    @Test
    void allOfTheWidthIsTaken() {
        for (int width = 144; width < 1_000; width++) {
            double sum = shared(width, KEY, TITLE, YEAR).stream().mapToDouble(it -> it).sum();
            assertEquals(width, sum);
        }
    }
}
