package octavo.gui.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldLabelsTest {
    @ParameterizedTest
    @CsvSource({
        "bibdate, Record date",
        "CODEN, CODEN",
        "fjournal, Full journal",
        "Date-Added, Added",
        "day, Day",
        "my-own, my-own"
    })
    void whatManyFilesHaveIsCalledByAWordAndTheRestByItsName(String field, String words) {
        assertEquals(words, FieldLabels.of(field));
    }
}
