package octavo.bibliometrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.bibliometrics.PapersByYear.YearPapers;
import octavo.library.Library;
import octavo.library.Work;
import octavo.library.WorkKind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class PapersByYearTest {
    private static PapersByYear of(String bibtex) {
        return PapersByYear.of(Work.allOf(Library.of(BibParser.parse(bibtex))).toList());
    }

    private static List<String> labels(PapersByYear papersByYear) {
        return papersByYear.rows().stream()
                .map(row -> row.years().map(YearRange::shownYears).orElse("none"))
                .toList();
    }

    @Test
    void papersAreCountedByYearAndKindWithTheFrequentKindsFirst() {
        PapersByYear papersByYear =
                of(
                        """
                        @article{a, title = {A}, journal = {J}, year = 2024}
                        @inproceedings{b, title = {B}, booktitle = {Conference on C}, year = 2024}
                        @inproceedings{c, title = {C}, booktitle = {Conference on C}, date = {2022-05}}
                        @phdthesis{d, title = {D}, year = {in press}}
                        """);
        assertEquals(
                List.of(WorkKind.CONFERENCE, WorkKind.JOURNAL, WorkKind.THESIS),
                papersByYear.kinds());
        assertEquals(List.of("2024", "2023", "2022", "none"), labels(papersByYear));
        YearPapers first = papersByYear.rows().getFirst();
        assertEquals(
                List.of("a"), first.papersOf(WorkKind.JOURNAL).stream().map(Work::key).toList());
        assertEquals(2, papersByYear.mostPapers());
        assertEquals(List.of(), papersByYear.rows().get(1).allPapers());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2020               | 2020
                    2018 2020          | 2020 2019 2018
                    1687 2020          | 2020 1687
                    """)
    void yearsWithoutPapersAreShownUnlessTheyAreMany(String years, String expected) {
        List<Integer> parsedYears = Arrays.stream(years.split(" ")).map(Integer::valueOf).toList();
        assertEquals(
                expected,
                YearRange.covering(parsedYears, 24).stream()
                        .map(YearRange::shownYears)
                        .collect(Collectors.joining(" ")));
    }

    @Test
    void manyYearsShareBarsAndNoneIsLost() {
        List<Integer> years = IntStream.rangeClosed(1931, 2026).boxed().toList();
        List<YearRange> ranges = YearRange.covering(years, 24);
        assertTrue(ranges.size() <= 24, () -> ranges.size() + " bars");
        assertEquals("2022–2026", ranges.getFirst().shownYears());
        assertTrue(
                years.stream()
                        .allMatch(year ->
                                ranges.stream().filter(it -> it.contains(year)).count() == 1));
    }
}
