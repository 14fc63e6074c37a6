package octavo.cv.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.cslreferences.ListWords;
import octavo.cv.configuration.Emphasis;
import octavo.cv.configuration.NameForms;
import octavo.cv.configuration.Profile.AuthorMarks;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.NameForm;
import octavo.names.PersonName;
import octavo.richtext.MarkdownWriter;
import octavo.richtext.PlainTextWriter;
import octavo.richtext.Runs;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;
import java.util.Optional;

class AuthorLineTest {
    private static final String SIX =
            "Mai, Luo and Li, Guo and Zhao, Bo and Fertakis, K. and Brabete, A. and Wagenländer,"
                    + " Marcel and Pietzuch, Peter";

    private static Work work(String authors, String annotations) {
        String entry = "@misc{k, author={%s}, author+an={%s}}".formatted(authors, annotations);
        return Library.of(BibParser.parse(entry)).workAt(0).orElseThrow();
    }

    private static PersonRules roll(int most, Emphasis self) {
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
        return new PersonRules(
                forms,
                PersonMatcher.of(List.of("Wagenländer, Marcel"))::matchesName,
                new AuthorMarks(Optional.of(""), true, "", Map.of("equal", "*")),
                ListWords.of("en-GB"));
    }

    private static Runs line(PersonRules roll, Work work) {
        return roll.nameLine(
                roll.listedAuthors(
                        "author", work.people("author"), new WorkValues(work).marksOf("author")),
                work.people("author").hasOthers());
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
        assertEquals(line, MarkdownWriter.of(line(roll(most, Emphasis.BOLD), work(SIX, ""))));
    }

    @Test
    void whoContributedTheSameAsIDidIsKeptToo() {
        assertEquals(
                "Luo Mai, Guo Li, [2 more], A. Brabete*, Marcel Wagenländer*, et al.",
                PlainTextWriter.of(line(roll(2, Emphasis.NONE), work(SIX, "5=equal; 6=equal"))));
    }

    @Test
    void onesOwnNameCanBeLeftOut() {
        assertEquals(
                "with Luo Mai and Guo Li",
                PlainTextWriter.of(
                        line(
                                roll(0, Emphasis.OMIT),
                                work("Mai, Luo and Wagenländer, M. and Li, Guo", ""))));
    }

    @Test
    void othersAreBroughtOutByTheirMarks() {
        assertEquals(
                "<u>Luo Mai</u> and **M. Wagenländer**",
                MarkdownWriter.of(
                        line(
                                roll(0, Emphasis.BOLD),
                                work("Mai, Luo and Wagenländer, M.", "1=student"))));
    }

    @Test
    void andOthersStays() {
        assertEquals(
                "Luo Mai, et al.",
                PlainTextWriter.of(line(roll(0, Emphasis.NONE), work("Mai, Luo and others", ""))));
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
        PersonMatcher me = PersonMatcher.of(List.of("Wagenländer, Marcel"));
        PersonName name = PersonName.parse(written).value();
        if (same) {
            assertTrue(me.matchesName(name));
        } else {
            assertFalse(me.matchesName(name));
        }
    }
}
