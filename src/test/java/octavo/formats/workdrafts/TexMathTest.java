package octavo.formats.workdrafts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Runs;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class TexMathTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Detection of $^3$Helium & $\\alpha$ | Detection of $^3$Helium \\& $\\alpha$
                    The $δ$ Scorpii Disk               | The $δ$ Scorpii Disk
                    $O(n)$ for $n = 10$                | $O(n)$ for $n = 10$
                    From $5 to $10                     | From \\$5 to \\$10
                    US$ and A$                         | US\\$ and A\\$
                    $5 and $x_1$                       | \\$5 and $x_1$
                    A {$^{3}$ brace                    | A {\\textbraceleft}$^{3}$ brace
                    $^{3$ open                         | \\${\\textasciicircum}{\\textbraceleft}3\\$ open
                    """)
    void formulasStayAndOtherSignsAreEscaped(String text, String latex) {
        assertEquals(latex, TexMath.toLatex(text));
    }

    @Test
    void formulasInFormattedTextAreFoundToo() {
        var runs =
                new Runs(
                        List.of(
                                new Run.StyledRun(
                                        TextFormat.ITALIC, List.of(new Run.TextRun("E. coli"))),
                                new Run.TextRun(" at $10^{3}$ K")));
        assertEquals("\\emph{E. coli} at $10^{3}$ K", FieldTextWriter.of(runs));
        assertEquals("E. coli at 10³ K", new ImportedValue.ProseValue(runs).plainText());
    }
}
