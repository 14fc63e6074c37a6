package octavo.richtext;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.richtext.Run.TextLook;

import org.junit.jupiter.api.Test;

import java.util.List;

class HtmlWriterTest {
    @Test
    void writesLooksAsTheirElementsOneInAnother() {
        Run upright = new Run.Styled(TextLook.UPRIGHT, List.of(new Run.Text("E. coli")));
        Run italic = new Run.Styled(TextLook.ITALIC, List.of(new Run.Text("On "), upright));
        assertEquals(
                "<i>On <span style=\"font-style:normal;\">E. coli</span></i>",
                HtmlWriter.of(new Runs(List.of(italic))));
    }

    @Test
    void escapesWhatWouldBeMarkup() {
        assertEquals(
                "&#60;script&#62;a &#38; b&#60;/script&#62;",
                HtmlWriter.of(Runs.of("<script>a & b</script>")));
    }

    @Test
    void raisesLettersThatUnicodeRaises() {
        assertEquals("1<sup>r</sup><sup>e</sup>", HtmlWriter.of(Runs.of("1ʳᵉ")));
    }

    @Test
    void writesBlocksAsTheClassesThatStyleSheetsKnow() {
        Run number = new Run.Block(Run.Place.LEFT_MARGIN, List.of(new Run.Text("[1]")));
        Run text = new Run.Block(Run.Place.RIGHT_INLINE, List.of(new Run.Text("Doe")));
        assertEquals(
                "<div class=\"csl-left-margin\">[1]</div><div class=\"csl-right-inline\">Doe</div>",
                HtmlWriter.of(new Runs(List.of(number, text))).strip());
    }
}
