package octavo.richtext;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.richtext.Run.TextFormat;

import org.junit.jupiter.api.Test;

import java.util.List;

class HtmlWriterTest {
    @Test
    void writesLooksAsTheirElementsOneInAnother() {
        Run upright = new Run.StyledRun(TextFormat.UPRIGHT, List.of(new Run.TextRun("E. coli")));
        Run italic = new Run.StyledRun(TextFormat.ITALIC, List.of(new Run.TextRun("On "), upright));
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
        Run number =
                new Run.BlockRun(Run.BlockPosition.LEFT_MARGIN, List.of(new Run.TextRun("[1]")));
        Run text =
                new Run.BlockRun(Run.BlockPosition.RIGHT_INLINE, List.of(new Run.TextRun("Doe")));
        assertEquals(
                "<div class=\"csl-left-margin\">[1]</div><div class=\"csl-right-inline\">Doe</div>",
                HtmlWriter.of(new Runs(List.of(number, text))).strip());
    }
}
