package octavo.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.discovery.CatalogueUniverse.CatalogueWork;
import octavo.duplicates.DistinctPairs;
import octavo.library.Library;
import octavo.lookup.AnswerSource;
import octavo.lookup.CatalogueInquiry;
import octavo.lookup.CatalogueService;
import octavo.lookup.ListingReply.WorkListing;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.search.QueryParser;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/// Searches a made world, and compares what is said of the library with the truth.
class CatalogueMatchesTest {
    private StubServer web;

    @BeforeEach
    void start() throws IOException {
        web = new StubServer();
    }

    @AfterEach
    void stop() {
        web.close();
    }

    private static CatalogueQuery query(String text) {
        return CatalogueQuery.of(QueryParser.parse(text, Set.of()).value()).orElseThrow();
    }

    private List<WorkListing> ask(CatalogueQuery query) throws InterruptedException {
        var inquiry = new CatalogueInquiry(AnswerSource.of(web.client()), true);
        List<WorkListing> listings = new ArrayList<>();
        for (CatalogueService service : CatalogueService.values()) {
            if (inquiry.search(service, query.terms(), 100) instanceof WorkListing listing) {
                listings.add(listing);
            }
        }
        return listings;
    }

    private CatalogueMatches find(Library library, String text) throws InterruptedException {
        CatalogueQuery query = query(text);
        return CatalogueMatches.of(library, DistinctPairs.NONE, query, ask(query));
    }

    /// DBLP checks for bots now and then, and OpenAlex and PubMed fail.
    private void addFaults() {
        var count = new AtomicInteger();
        StubAnswer botCheck =
                StubAnswer.of(200, "text/html", "<!doctype html><title>not a bot!</title>");
        for (String host : List.of("dblp.org", "api.openalex.org", "eutils.ncbi.nlm.nih.gov")) {
            web.on(
                    host,
                    _ ->
                            count.incrementAndGet() % 5 == 0
                                    ? Optional.of(botCheck)
                                    : count.get() % 7 == 0
                                            ? Optional.of(StubAnswer.ofJson("{\"result\": {\"hi"))
                                            : Optional.empty());
        }
    }

    @Test
    void aThousandWorksAreKnownOrNotKnownAsTheyAre() throws Exception {
        var universe = new CatalogueUniverse(20);
        Library library = Library.of(BibParser.parse(universe.bibtex()));
        universe.serve(web);
        addFaults();
        List<String> wrong = new ArrayList<>();
        Set<String> seenTitles = new HashSet<>();
        int rowCount = 0;
        for (String group : CatalogueUniverse.groups()) {
            for (FoundWork row : find(library, "title:" + group).foundWorks()) {
                CatalogueWork work = workOf(universe, row);
                rowCount++;
                seenTitles.add(work.title());
                List<String> expected = work.isListed() ? List.of(work.key()) : List.of();
                if (!row.knownKeys().equals(expected)) {
                    wrong.add(work.title() + " " + row.knownKeys() + " " + row.serviceNames());
                }
                if (row.isPublishedSince() != (work.isListed() && work.hasPreprint())) {
                    wrong.add(work.title() + " published since: " + row.isPublishedSince());
                }
            }
        }
        System.out.printf(
                "%d works in %d rows, %d of them judged wrongly%n",
                seenTitles.size(), rowCount, wrong.size());
        assertEquals(List.of(), wrong);
        assertEquals(1000, seenTitles.size());
        assertEquals(1000, rowCount);
    }

    private static CatalogueWork workOf(CatalogueUniverse universe, FoundWork row) {
        String title = row.writtenWork().title();
        return universe.works().stream()
                .filter(it -> it.title().equalsIgnoreCase(title))
                .findFirst()
                .orElseThrow(() -> new AssertionError(title));
    }

    @Test
    void theSameAnswersInAnyOrderAreTheSameList() throws Exception {
        new CatalogueUniverse(1).serve(web);
        CatalogueQuery query = query("ferns");
        List<WorkListing> listings = ask(query);
        List<String> titles = titles(Library.empty(), query, listings);
        assertEquals(titles, titles(Library.empty(), query, listings.reversed()));
        assertTrue(titles.size() > 40, titles.toString());
    }

    private static List<String> titles(
            Library library, CatalogueQuery query, List<WorkListing> listings) {
        return CatalogueMatches.of(library, DistinctPairs.NONE, query, listings)
                .foundWorks()
                .stream()
                .map(it -> it.writtenWork().title())
                .toList();
    }

    @Test
    void whatACatalogueCannotBeAskedIsCheckedInItsAnswers() throws Exception {
        new CatalogueUniverse(1).serve(web);
        CatalogueMatches matches =
                find(Library.empty(), "ferns title:growth -acoustic author:brandt year:..2015");
        assertTrue(!matches.foundWorks().isEmpty() && matches.unfittingCount() > 20);
        for (FoundWork work : matches.foundWorks()) {
            assertTrue(work.writtenWork().title().contains("Growth"));
            assertTrue(work.writtenWork().authorFamilyNames().contains("Brandt"));
            assertTrue(Integer.parseInt(work.writtenWork().shownYear()) <= 2015);
        }
    }

    @Test
    void aWordInTheAbstractOfAPreprintIsEnough() throws Exception {
        new CatalogueUniverse(1).serve(web);
        assertTrue(
                find(Library.empty(), "ferns thrive").foundWorks().stream()
                        .anyMatch(it -> it.serviceNames().contains("arXiv")));
    }
}
