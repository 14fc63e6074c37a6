package octavo.runs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

class HtmlTest {
    @Test
    void writesLooksAsTheirElementsOneInAnother() {
        Run upright = new Run.Styled(Look.UPRIGHT, List.of(new Run.Text("E. coli")));
        Run italic = new Run.Styled(Look.ITALIC, List.of(new Run.Text("On "), upright));
        assertEquals(
                "<i>On <span style=\"font-style:normal;\">E. coli</span></i>",
                Html.of(new Runs(List.of(italic))));
    }

    @Test
    void escapesWhatWouldBeMarkup() {
        assertEquals(
                "&#60;script&#62;a &#38; b&#60;/script&#62;",
                Html.of(Runs.of("<script>a & b</script>")));
    }

    @Test
    void raisesLettersThatUnicodeRaises() {
        assertEquals("1<sup>r</sup><sup>e</sup>", Html.of(Runs.of("1ʳᵉ")));
    }

    @Test
    void writesBlocksAsTheClassesThatStyleSheetsKnow() {
        Run number = new Run.Block(Run.Place.LEFT_MARGIN, List.of(new Run.Text("[1]")));
        Run text = new Run.Block(Run.Place.RIGHT_INLINE, List.of(new Run.Text("Doe")));
        assertEquals(
                "<div class=\"csl-left-margin\">[1]</div><div class=\"csl-right-inline\">Doe</div>",
                Html.of(new Runs(List.of(number, text))).strip());
    }
}
