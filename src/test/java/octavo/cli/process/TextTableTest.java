package octavo.cli.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

class TextTableTest {
    private static List<String> lines(List<List<String>> rows) {
        var out = new StringWriter();
        new TextTable(List.of("key", "title", "year"), rows).printTable(new PrintWriter(out));
        return out.toString().lines().toList();
    }

    @Test
    void columnsAreAsWideAsTheirContent() {
        assertEquals(
                List.of("key  title  year", "a    Short  2020", "bb   漢字   2021"),
                lines(List.of(List.of("a", "Short", "2020"), List.of("bb", "漢字", "2021"))));
    }

    @Test
    void aVeryLongCellMovesOnlyItsOwnRow() {
        String longTitle = "x".repeat(200);
        List<String> lines =
                lines(List.of(List.of("a", longTitle, "2020"), List.of("b", "Short", "2021")));
        assertEquals("a    " + longTitle + "  2020", lines.get(1));
        assertEquals("b    Short" + " ".repeat(57) + "2021", lines.get(2));
    }
}
