package octavo.exporter.cv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.NameForm;
import octavo.names.PersonName;
import octavo.runs.Markdown;
import octavo.runs.PlainText;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;

class AuthorLineTest {
    private static final String SIX =
            "Mai, Luo and Li, Guo and Zhao, Bo and Fertakis, K. and Brabete, A. and Wagenländer,"
                    + " Marcel and Pietzuch, Peter";

    private static Work work(String authors, String annotations) {
        String entry = "@misc{k, author={%s}, author+an={%s}}".formatted(authors, annotations);
        return Library.of(BibParser.parse(entry)).work(0).orElseThrow();
    }

    private static Roll roll(int most, Emphasis self) {
        NameForms forms =
                new NameForms(
                        NameForm.GIVEN_FIRST,
                        ", ",
                        " and ",
                        " and ",
                        most,
                        true,
                        self,
                        List.of(),
                        Map.of("student", Emphasis.UNDERLINE));
        return new Roll(
                forms,
                Persons.of(List.of("Wagenländer, Marcel"))::contain,
                Map.of("equal", "*"),
                Words.of("en-GB"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0 | Luo Mai, Guo Li, Bo Zhao, K. Fertakis, A. Brabete, **Marcel Wagenländer** and Peter Pietzuch
                    7 | Luo Mai, Guo Li, Bo Zhao, K. Fertakis, A. Brabete, **Marcel Wagenländer** and Peter Pietzuch
                    2 | Luo Mai, Guo Li, \\[3 more\\], **Marcel Wagenländer**, et al.
                    5 | Luo Mai, Guo Li, Bo Zhao, K. Fertakis, A. Brabete, **Marcel Wagenländer**, et al.
                    4 | Luo Mai, Guo Li, Bo Zhao, K. Fertakis, A. Brabete, **Marcel Wagenländer**, et al.
                    """)
    void aListThatIsCutKeepsOnesOwnName(int most, String line) {
        assertEquals(line, Markdown.of(roll(most, Emphasis.BOLD).line(work(SIX, ""), "author")));
    }

    @Test
    void whoContributedTheSameAsIDidIsKeptToo() {
        assertEquals(
                "Luo Mai, Guo Li, [2 more], A. Brabete*, Marcel Wagenländer*, et al.",
                PlainText.of(roll(2, Emphasis.NONE).line(work(SIX, "5=equal; 6=equal"), "author")));
    }

    @Test
    void onesOwnNameCanBeLeftOut() {
        assertEquals(
                "with Luo Mai and Guo Li",
                PlainText.of(
                        roll(0, Emphasis.OMIT)
                                .line(
                                        work("Mai, Luo and Wagenländer, M. and Li, Guo", ""),
                                        "author")));
    }

    @Test
    void othersAreBroughtOutByTheirMarks() {
        assertEquals(
                "<u>Luo Mai</u> and **M. Wagenländer**",
                Markdown.of(
                        roll(0, Emphasis.BOLD)
                                .line(
                                        work("Mai, Luo and Wagenländer, M.", "1=student"),
                                        "author")));
    }

    @Test
    void andOthersStays() {
        assertEquals(
                "Luo Mai, et al.",
                PlainText.of(
                        roll(0, Emphasis.NONE).line(work("Mai, Luo and others", ""), "author")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Wagenländer, Marcel | true
                    Wagenlander, Marcel | true
                    Wagenlaender, M.    | true
                    Wagenl{\\"a}nder, M | true
                    M. Wagenländer      | true
                    Marcel C. Wagenländer | true
                    Wagenländer, Max    | false
                    Wagenländer         | false
                    Marcel, Wagenländer | false
                    """)
    void aPersonIsKnownByEverySpelling(String written, boolean same) {
        Persons me = Persons.of(List.of("Wagenländer, Marcel"));
        PersonName name = PersonName.parse(written).value();
        if (same) {
            assertTrue(me.contain(name));
        } else {
            assertFalse(me.contain(name));
        }
    }
}
