package octavo.lookup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class IdentifierScannerTest {
    private static List<String> shown(String text) {
        return IdentifierScanner.findPapers(text).stream().map(SoughtPaper::displayName).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    10.1145/359545.359563                                  | doi:10.1145/359545.359563
                    doi: 10.1145/359545.359563.                            | doi:10.1145/359545.359563
                    https://doi.org/10.1145/359545.359563                  | doi:10.1145/359545.359563
                    doi.org/10.1145/359545.359563                          | doi:10.1145/359545.359563
                    https://dl.acm.org/doi/abs/10.1145/359545.359563       | doi:10.1145/359545.359563
                    https://doi.org/10.48550/arXiv.1706.03762              | arXiv:1706.03762
                    https://zenodo.org/records/7834392                     | doi:10.5281/zenodo.7834392
                    1706.03762                                             | arXiv:1706.03762
                    arXiv:1706.03762v5                                     | arXiv:1706.03762v5
                    https://arxiv.org/pdf/1706.03762v5.pdf                 | arXiv:1706.03762v5
                    hep-th/9901001                                         | arXiv:hep-th/9901001
                    978-0-262-03384-8                                      | ISBN 978-0-262-03384-8
                    ISBN 0262033844                                        | ISBN 0262033844
                    PMID: 12345678                                         | PMID 12345678
                    https://pubmed.ncbi.nlm.nih.gov/12345678/              | PMID 12345678
                    PMC1234567                                             | PMC1234567
                    https://dblp.org/rec/conf/sosp/MaiLWKPC20.html         | DBLP:conf/sosp/MaiLWKPC20
                    DBLP:journals/cacm/Lamport78                           | DBLP:journals/cacm/Lamport78
                    https://aclanthology.org/N04-1001/                     | https://aclanthology.org/N04-1001/
                    https://openreview.net/forum?id=abc_1                  | https://openreview.net/forum?id=abc_1
                    """)
    void readsWhatNamesAPaper(String text, String paper) {
        assertEquals(List.of(paper), shown(text));
    }

    @Test
    void readsAListWithProseAroundEachOnce() {
        assertEquals(
                List.of("doi:10.1000/a", "arXiv:1706.03762", "PMID 7", "https://example.org/p"),
                shown(
                        """
                        Please read (doi:10.1000/a), and
                        see arXiv:1706.03762; also PMID 7.
                        The page is https://example.org/p.
                        10.1000/A again
                        """));
    }

    @Test
    void takesTwoHundredAtMost() {
        String list =
                IntStream.range(0, 300)
                        .mapToObj(i -> "10.1000/" + i)
                        .collect(Collectors.joining("\n"));
        assertEquals(IdentifierScanner.MOST_PAPERS, IdentifierScanner.findPapers(list).size());
    }

    @Test
    void takesALineWithAYearAndNamesForAReference() {
        String line =
                "[3] L. Lamport. Time, clocks, and the ordering of events. Commun. ACM, 1978.";
        var paper =
                assertInstanceOf(
                        SoughtPaper.OfWords.class, IdentifierScanner.findPapers(line).getFirst());
        assertTrue(paper.wordsText().startsWith("L. Lamport"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "just some words",
                "file:///etc/passwd",
                "javascript:alert(1)",
                "1234.5678",
                "978-0-262-03384-9",
                "",
                "10.1/"
            })
    void findsNothingInOtherTexts(String text) {
        assertEquals(List.of(), shown(text));
    }

    @Test
    void aTitleIsLookedUpOnlyWhenAskedFor() {
        assertEquals(
                List.of("“Attention is all you need”"),
                IdentifierScanner.findPapersOrTitle("Attention is all you need").stream()
                        .map(SoughtPaper::displayName)
                        .toList());
    }
}
