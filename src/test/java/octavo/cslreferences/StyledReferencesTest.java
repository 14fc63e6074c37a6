package octavo.cslreferences;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.csl.Bibliography;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Test;

import java.util.List;

class StyledReferencesTest {
    private static final String PREPRINT =
            "@misc{%s, author = {Doe, Jane}, title = {%s}, year = 2021, eprint = {%s},"
                    + " archiveprefix = {arXiv}}\n";

    @Test
    void preprintsOfOneYearAreInTheOrderOfTheirArxivMonthsAndPrintNone() {
        String bib =
                PREPRINT.formatted("late", "Alpha", "2111.00001")
                        + PREPRINT.formatted("early", "Beta", "2102.00001");
        Bibliography bibliography =
                new StyledReferences()
                        .bibliographyOf(
                                Work.allOf(Library.of(BibParser.parse(bib))).toList(),
                                "acm-siggraph")
                        .orElseThrow();
        assertEquals(
                List.of("Doe, J. 2021a. Beta. .", "Doe, J. 2021b. Alpha. ."),
                bibliography.entries().stream().map(each -> each.runs().plainText()).toList());
    }
}
