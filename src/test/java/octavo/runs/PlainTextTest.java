package octavo.runs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

class PlainTextTest {
    @Test
    void keepsTheCharactersAndDropsTheLooks() {
        Run bold = new Run.Styled(Look.BOLD, List.of(new Run.Text("12")));
        assertEquals(
                "vol. 12 <b>",
                new Runs(List.of(new Run.Text("vol. "), bold, new Run.Text(" <b>"))).text());
    }

    @Test
    void putsWhatIsInTheMarginInFrontOfItsLine() {
        Run number = new Run.Block(Run.Place.LEFT_MARGIN, List.of(new Run.Text("[1]")));
        Run text = new Run.Block(Run.Place.RIGHT_INLINE, List.of(new Run.Text("Doe")));
        assertEquals("[1] Doe", new Runs(List.of(number, text)).text());
    }

    @Test
    void putsBlocksOnLinesOfTheirOwn() {
        Run block = new Run.Block(Run.Place.BLOCK, List.of(new Run.Text("Doe")));
        Run indented = new Run.Block(Run.Place.INDENT, List.of(new Run.Text("A note.")));
        assertEquals("Doe\n    A note.", new Runs(List.of(block, indented)).text());
    }
}
