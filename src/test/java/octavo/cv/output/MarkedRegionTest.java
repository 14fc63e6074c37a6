package octavo.cv.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cv.output.MarkedRegion.InsertionResult;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarkedRegionTest {

    @ParameterizedTest
    @CsvSource({"%,''", "//,''", "<!--,' -->'"})
    void whatStandsBetweenTheMarksIsReplacedAndNothingElse(String start, String end) {
        String file =
                "a\n%1$s octavo: begin cv%2$s\nold\n%1$s octavo: end cv%2$s\nb"
                        .formatted(start, end);
        assertEquals(
                new InsertionResult.InsertedList(file.replace("old\n", "x\ny\n")),
                MarkedRegion.insertList(file, "cv", "x\ny\n"));
    }

    @Test
    void aMarkIsSeenBehindAByteOrderMark() {
        assertEquals(
                new MarkedRegion.InsertionResult.InsertedList(
                        "\uFEFF% octavo: begin web\nlist\n% octavo: end web\n"),
                MarkedRegion.insertList(
                        "\uFEFF% octavo: begin web\n% octavo: end web\n", "web", "list\n"));
    }

    @Test
    void doingItAgainChangesNothing() {
        String file = "% octavo: begin cv\r\n% octavo: end cv\r\n";
        var once = (InsertionResult.InsertedList) MarkedRegion.insertList(file, "cv", "x\ny\n");
        assertEquals("% octavo: begin cv\r\nx\r\ny\r\n% octavo: end cv\r\n", once.fileText());
        assertEquals(once, MarkedRegion.insertList(once.fileText(), "cv", "x\ny\n"));
    }

    @Test
    void aFileMayHoldSeveralLists() {
        String file = "% octavo: begin a\n% octavo: end a\n% octavo: begin b\n% octavo: end b\n";
        assertEquals(
                new InsertionResult.InsertedList(
                        """
                        % octavo: begin a
                        % octavo: end a
                        % octavo: begin b
                        x
                        % octavo: end b
                        """),
                MarkedRegion.insertList(file, "b", "x\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no marks",
                "% octavo: begin cv\n",
                "% octavo: end cv\n",
                "% octavo: end cv\n% octavo: begin cv\n",
                "% octavo: begin cv\n% octavo: begin cv\n% octavo: end cv\n",
                "% octavo: begin cv\n% octavo: end cv\n% octavo: end cv\n",
                "% octavo: begin cv-2022\n% octavo: end cv-2022\n",
                "text % octavo: begin cv\n% octavo: end cv\n"
            })
    void aFileWithoutOnePairOfMarksIsRefused(String file) {
        assertTrue(
                MarkedRegion.insertList(file, "cv", "x")
                        instanceof InsertionResult.InsertionRefused);
    }
}
