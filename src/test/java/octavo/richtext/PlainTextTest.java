package octavo.richtext;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.richtext.Run.TextFormat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class PlainTextTest {
    @Test
    void keepsTheCharactersAndDropsTheLooks() {
        Run bold = new Run.StyledRun(TextFormat.BOLD, List.of(new Run.TextRun("12")));
        assertEquals(
                "vol. 12 <b>",
                new Runs(List.of(new Run.TextRun("vol. "), bold, new Run.TextRun(" <b>")))
                        .plainText());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    7<th>         | 7th
                    x<2>          | x²
                    Mai<1,*>      | Mai1,*
                    in <99m>Tc    | in 99mTc
                    e<-x>         | e^(-x)
                    e<-x<2>>      | e^(-x²)
                    2<2<2>>       | 2^(2²)
                    a<b<c>>       | a^(b^c)
                    a<b<cd>>      | a^(b^(cd))
                    """)
    void raisesFiguresAndWritesFormulasOut(String written, String text) {
        assertEquals(text, new Runs(raised(written)).plainText());
    }

    @Test
    void formatsWithoutLooksWithinLooksHaveWhatIsRaisedTwiceAsPlainTextHasIt() {
        assertEquals(
                List.of("e", "-x", "²"),
                FlatRun.of(new Runs(raised("e<-x<2>>"))).stream().map(FlatRun::text).toList());
    }

    /// What is between `<` and `>` is raised.
    private static List<Run> raised(String written) {
        int open = written.indexOf('<');
        if (open < 0) {
            return List.of(new Run.TextRun(written));
        }
        int close = written.lastIndexOf('>');
        return List.of(
                new Run.TextRun(written.substring(0, open)),
                new Run.StyledRun(
                        TextFormat.SUPERSCRIPT, raised(written.substring(open + 1, close))),
                new Run.TextRun(written.substring(close + 1)));
    }

    @Test
    void putsWhatIsInTheMarginInFrontOfItsLine() {
        Run number =
                new Run.BlockRun(Run.BlockPosition.LEFT_MARGIN, List.of(new Run.TextRun("[1]")));
        Run text =
                new Run.BlockRun(Run.BlockPosition.RIGHT_INLINE, List.of(new Run.TextRun("Doe")));
        assertEquals("[1] Doe", new Runs(List.of(number, text)).plainText());
    }

    @Test
    void putsBlocksOnLinesOfTheirOwn() {
        Run block = new Run.BlockRun(Run.BlockPosition.BLOCK, List.of(new Run.TextRun("Doe")));
        Run indented =
                new Run.BlockRun(Run.BlockPosition.INDENT, List.of(new Run.TextRun("A note.")));
        assertEquals("Doe\n    A note.", new Runs(List.of(block, indented)).plainText());
    }
}
