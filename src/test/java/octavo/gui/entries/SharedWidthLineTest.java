package octavo.gui.entries;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.layout.Region;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharedWidthLineTest {
    private static Region region(double width) {
        Region region = new Region();
        region.setPrefSize(width, 10);
        return region;
    }

    @ParameterizedTest
    @CsvSource({
        "50, 100, 50, 100",
        "150, 300, 100, 100",
        "300, 60, 140, 60",
        "60, 300, 60, 140",
        "0, 300, 0, 200"
    })
    void neitherTextIsCutBelowHalfOfTheLine(
            double authors, double venue, double shownAuthors, double shownVenue) {
        Region first = region(authors);
        Region second = region(venue);
        SharedWidthLine line = new SharedWidthLine(first, second);
        line.resize(200, 10);
        line.layout();
        assertEquals(shownAuthors, first.getWidth());
        assertEquals(shownVenue, second.getWidth());
    }
}
