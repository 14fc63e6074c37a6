package octavo.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.discovery.InquiryProgress.InquiryMatter;
import octavo.duplicates.DistinctPairs;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.AnswerSource;
import octavo.lookup.AuthorInquiry;
import octavo.lookup.ReferenceInquiry;
import octavo.net.AnswerCache;
import octavo.net.FakeClock;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.storage.CacheStore;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// Counts what entries cite in a made world, beside a count of the test's own.
class CitedWorksTest {
    private static final Duration ANSWER_TIME = Duration.ofSeconds(1);
    private static final int LEAST_COUNT = 3;

    @TempDir private Path folder = Path.of("");

    private final List<InquiryProgress<CitedWorks>> progress = new ArrayList<>();

    private CitedWorks ask(AnswerSource answerSource, Library library) throws InterruptedException {
        return CitedWorks.ask(
                new ReferenceInquiry(answerSource),
                new AuthorInquiry(answerSource),
                new CitationQuestion(
                        library,
                        DistinctPairs.NONE,
                        Work.allOf(library).filter(it -> it.key().startsWith("own")).toList(),
                        LEAST_COUNT),
                progress::add);
    }

    /// How many entries cite a work, by its DOI, of those that enough of them cite.
    private static Map<String, Integer> countAnew(CitationUniverse universe, Set<Integer> known) {
        Map<String, Integer> counts = new TreeMap<>();
        universe.citedNumbers()
                .values()
                .forEach(numbers -> {
                    for (int number : new HashSet<>(numbers)) {
                        if (!known.contains(number)) {
                            counts.merge(CitationUniverse.citedDoi(number), 1, Integer::sum);
                        }
                    }
                });
        counts.values().removeIf(count -> count < LEAST_COUNT);
        return counts;
    }

    private static Map<String, Integer> counts(List<CitedWork> works) {
        Map<String, Integer> counts = new TreeMap<>();
        works.forEach(it -> counts.put(it.doi().foldedName(), it.citingEntries().size()));
        return counts;
    }

    @Test
    void threeHundredEntriesAreCountedWithinTwoMinutesAsBySomebodyElse() throws Exception {
        var universe = new CitationUniverse(300);
        var clock = new FakeClock();
        Library library =
                Library.of(
                        BibParser.parse(
                                universe.bibtex()
                                        + CitationUniverse.citedEntry("here", 3, true)
                                        + CitationUniverse.citedEntry("title", 8, false)));
        try (var web = new StubServer()) {
            universe.serve(web, () -> clock.pass(ANSWER_TIME));
            var cache = Optional.of(new AnswerCache(new CacheStore(folder, 1L << 30)));
            AnswerSource answerSource =
                    AnswerSource.of(StubServer.clientOf(web.port(), clock, cache));
            CitedWorks citedWorks = ask(answerSource, library);
            Duration firstTime = clock.passed();
            int firstCount = web.asked().size();
            assertEquals(countAnew(universe, Set.of(3, 8)), counts(citedWorks.missingWorks()));
            assertEquals(300, citedWorks.namelessCount());
            ask(answerSource, library);
            System.out.printf(
                    "%d works cited by three of 300 and not here: %d requests in %s, then %d%n",
                    citedWorks.missingWorks().size(),
                    firstCount,
                    firstTime,
                    web.asked().size() - firstCount);
            assertTrue(firstTime.compareTo(Duration.ofMinutes(2)) <= 0, firstTime.toString());
            assertEquals(firstCount, web.asked().size());
        }
    }

    @Test
    void whatMostEntriesCiteComesFirstAndIsKnownByDoiOrTitle() throws Exception {
        var universe = new CitationUniverse(60);
        Library library =
                Library.of(
                        BibParser.parse(
                                universe.bibtex()
                                        + CitationUniverse.citedEntry("here", 3, true)
                                        + CitationUniverse.citedEntry("title", 8, false)));
        try (var web = new StubServer()) {
            universe.serve(web, () -> {});
            List<CitedWork> works = ask(AnswerSource.of(web.client()), library).citedWorks();
            List<Integer> sizes = works.stream().map(it -> it.citingEntries().size()).toList();
            assertEquals(sizes.stream().sorted((a, b) -> b - a).toList(), sizes);
            assertTrue(
                    works.stream()
                            .filter(it -> it.knownEntry().isPresent())
                            .allMatch(it ->
                                    List.of("here", "title")
                                            .contains(it.knownEntry().get().key())));
        }
    }

    @Test
    void whatCameSoFarIsToldWithTheMostCitedFirst() throws Exception {
        var universe = new CitationUniverse(300);
        Library library = Library.of(BibParser.parse(universe.bibtex()));
        try (var web = new StubServer()) {
            universe.serve(web, () -> {});
            CitedWorks citedWorks = ask(AnswerSource.of(web.client()), library);
            assertEquals(
                    List.of(100, 200, 300),
                    progress.stream()
                            .filter(it -> it.matter() == InquiryMatter.REFERENCES)
                            .map(InquiryProgress::answeredCount)
                            .toList());
            List<CitedWorks> parts =
                    progress.stream().flatMap(it -> it.partialAnswer().stream()).toList();
            assertEquals(citedWorks.citedWorks().subList(0, 100), parts.getFirst().citedWorks());
            assertTrue(parts.size() < 10, () -> "compared " + parts.size() + " times");
            InquiryProgress<CitedWorks> last = progress.getLast();
            assertEquals(InquiryMatter.RECORDS, last.matter());
            assertEquals(last.soughtCount(), last.answeredCount());
        }
    }

    @Test
    void aFailureIsNoEmptyList() throws Exception {
        var universe = new CitationUniverse(3);
        try (var web = new StubServer()) {
            web.on("", StubAnswer.of(503, "text/plain", "down"));
            CitedWorks citedWorks =
                    ask(
                            AnswerSource.of(web.client()),
                            Library.of(BibParser.parse(universe.bibtex())));
            assertEquals("Crossref", citedWorks.failures().getFirst().serviceName());
            assertEquals(3, citedWorks.listlessEntries().size());
        }
    }
}
