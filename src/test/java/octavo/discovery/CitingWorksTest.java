package octavo.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.duplicates.DistinctPairs;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.AnswerSource;
import octavo.lookup.CitationInquiry;
import octavo.net.StubAnswer;
import octavo.net.StubServer;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Counts what cites entries in a made world, beside a count of the test's own.
class CitingWorksTest {
    private static final int ENTRY_COUNT = 90;

    private final CitationUniverse universe = new CitationUniverse(ENTRY_COUNT);
    private final List<InquiryProgress<CitingWorks>> progress = new ArrayList<>();

    private CitingWorks ask(StubServer web, String bibtex, int leastCount)
            throws InterruptedException {
        Library library = Library.of(BibParser.parse(bibtex));
        return CitingWorks.ask(
                new CitationInquiry(AnswerSource.of(web.client())),
                new CitationQuestion(
                        library,
                        DistinctPairs.NONE,
                        Work.allOf(library).filter(it -> it.key().startsWith("own")).toList(),
                        leastCount),
                progress::add);
    }

    @Test
    void whatCitesMostEntriesIsCountedAsBySomebodyElse() throws Exception {
        Map<String, Integer> expected = new TreeMap<>();
        for (int i = 0; i < ENTRY_COUNT; i++) {
            CitationUniverse.citingNumbers(i)
                    .forEach(citing ->
                            expected.merge(CitationUniverse.citingDoi(citing), 1, Integer::sum));
        }
        try (var web = new StubServer()) {
            universe.serveCitations(web);
            CitingWorks citingWorks = ask(web, universe.bibtex(), 1);
            Map<String, Integer> counts = new TreeMap<>();
            citingWorks
                    .citingWorks()
                    .forEach(it ->
                            counts.put(
                                    it.foundPaper().foundWork().plainText(FieldName.DOI),
                                    it.citedEntries().size()));
            assertEquals(expected, counts);
            assertEquals(ENTRY_COUNT, citingWorks.citingWorks().getFirst().citedEntries().size());
        }
    }

    @Test
    void whatCameSoFarIsTold() throws Exception {
        try (var web = new StubServer()) {
            universe.serveCitations(web);
            CitingWorks citingWorks = ask(web, universe.bibtex(), 1);
            assertEquals(
                    List.of(20, 40, 60, 80, 90),
                    progress.stream().map(InquiryProgress::answeredCount).toList());
            assertEquals(ENTRY_COUNT, progress.getLast().soughtCount());
            assertEquals(Optional.empty(), progress.getLast().partialAnswer());
            CitingWorks firstPart = progress.getFirst().partialAnswer().orElseThrow();
            assertEquals(20, firstPart.citingWorks().getFirst().citedEntries().size());
            assertTrue(firstPart.citingWorks().size() <= citingWorks.citingWorks().size());
            assertEquals(ENTRY_COUNT - 20, firstPart.unknownEntries().size());
        }
    }

    @Test
    void whatTheLibraryHasIsKnownByItsTitle() throws Exception {
        try (var web = new StubServer()) {
            universe.serveCitations(web);
            CitingWorks citingWorks =
                    ask(
                            web,
                            universe.bibtex()
                                    + "\n@article{have, title = {A Study That Cites, Part 40},"
                                    + " author = {Eve Moe}, year = 2020, journal = {Botany}}\n",
                            3);
            assertEquals(List.of("have"), citingWorks.citingWorks().getFirst().knownKeys());
            assertTrue(
                    citingWorks.citingWorks().stream()
                            .allMatch(it -> it.citedEntries().size() >= 3));
        }
    }

    @Test
    void aPreprintIsAskedAboutByItsNumberAndCountsOnceWithItsPublishedVersion() throws Exception {
        try (var web = new StubServer()) {
            web.on(
                    "api.semanticscholar.org/graph/v1/paper/batch",
                    StubAnswer.ofJson(
                            """
                            [{"paperId": "p", "citations": [{"paperId": "c", "title": "Cites It",
                              "year": 2024, "venue": "Botany",
                              "authors": [{"authorId": "1", "name": "Eve Moe"}],
                              "externalIds": {"DOI": "10.3000/c"}}]},
                             {"paperId": "p", "citations": [{"paperId": "c", "title": "Cites It",
                              "year": 2024, "venue": "Botany",
                              "authors": [{"authorId": "1", "name": "Eve Moe"}],
                              "externalIds": {"DOI": "10.3000/c"}}]}]
                            """));
            CitingWorks citingWorks =
                    ask(
                            web,
                            """
                            @misc{ownpreprint, title = {A Title}, author = {Ann Doe}, year = 2022,
                              eprint = {2206.00470}, eprinttype = {arxiv}}

                            @article{own1, title = {A Title}, author = {Ann Doe}, year = 2023,
                              doi = {10.1000/own.1}}
                            """,
                            1);
            String askedBody = web.asked().getFirst().body();
            assertTrue(
                    askedBody.contains("[\"ARXIV:2206.00470\",\"DOI:10.1000/own.1\"]"), askedBody);
            assertEquals(1, citingWorks.citingWorks().size());
            assertEquals(1, citingWorks.citingWorks().getFirst().citedEntries().size());
            assertEquals(List.of(), citingWorks.unknownEntries());
        }
    }

    @Test
    void whatCameBeforeAServiceFailedStays() throws Exception {
        try (var web = new StubServer()) {
            universe.serveCitations(web);
            web.on(
                    "api.semanticscholar.org/graph/v1/paper/batch",
                    asked ->
                            asked.body().contains("10.1000/own.25\"")
                                    ? Optional.of(StubAnswer.of(403, "text/plain", "no"))
                                    : Optional.empty());
            CitingWorks citingWorks = ask(web, universe.bibtex(), 1);
            assertEquals("Semantic Scholar", citingWorks.failures().getFirst().serviceName());
            assertEquals(20, citingWorks.unknownEntries().size());
            assertEquals(70, citingWorks.citingWorks().getFirst().citedEntries().size());
        }
    }
}
