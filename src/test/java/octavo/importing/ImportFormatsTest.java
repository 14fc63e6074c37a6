package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/// Reads files that other projects keep for their own tests (`../shared/sources/formats`, or
/// `-Doctavo.import=DIR`) and compares every value that those tests state. All is written to
/// `target/import.tsv`.
class ImportFormatsTest {
    private static final double ENOUGH = 0.95;

    /// Of all values, argued or not; of those that nobody argues, all must be equal.
    private static final double ENOUGH_OF_ALL = 0.96;

    /// Most files of Word's bibliography come from one tool, and half of what differs is missing
    /// from them or was torn apart when they were written; `differences.tsv` names each.
    private static final Map<String, Double> ENOUGH_OF_DAMAGED = Map.of("msbib", 0.92);

    private static StatedFormats formats = new StatedFormats();

    @BeforeAll
    static void readAll() throws IOException {
        formats = StatedFormats.readAll();
    }

    @Test
    void everyStatedRecordIsFound() {
        assertEquals(List.of(), formats.missing());
    }

    @Test
    void everyValueIsAsStatedOrSaysWhyNot() {
        assertEquals(
                List.of(),
                formats.rows().stream()
                        .filter(row -> !row.value().equal() && !row.explained())
                        .map(StatedFormats.Row::line)
                        .toList());
    }

    @Test
    void mostValuesOfEachFormatAreAsStated() {
        StatedFormats.FOLDERS.forEach((folder, _) -> {
            long all = formats.count(folder, false);
            long equal = formats.count(folder, true);
            double share = ENOUGH_OF_DAMAGED.getOrDefault(folder, ENOUGH);
            boolean enough = all - equal <= Math.max(1, (1 - share) * all);
            assertTrue(enough, () -> folder + ": " + equal + " of " + all);
        });
        long allCount = formats.rows().size();
        long equalCount = formats.rows().stream().filter(row -> row.value().equal()).count();
        System.out.printf(
                "%d of %d values equal, %d argued%n", equalCount, allCount, allCount - equalCount);
        assertTrue(equalCount >= ENOUGH_OF_ALL * allCount, () -> equalCount + " in all");
    }
}
