package octavo.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.bibliometrics.PointLink;
import octavo.discovery.ReferenceNetwork.NetworkWork;
import octavo.duplicates.DistinctPairs;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.AnswerSource;
import octavo.lookup.AuthorInquiry;
import octavo.lookup.ReferenceInquiry;
import octavo.net.StubAnswer;
import octavo.net.StubServer;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

class ReferenceNetworkTest {
    private static ReferenceNetwork ask(StubServer web, String bibtex) throws InterruptedException {
        Library library = Library.of(BibParser.parse(bibtex));
        List<Work> entries = Work.allOf(library).filter(it -> it.key().startsWith("own")).toList();
        AnswerSource answerSource = AnswerSource.of(web.client());
        return ReferenceNetwork.ask(
                new ReferenceInquiry(answerSource),
                new AuthorInquiry(answerSource),
                new CitationQuestion(
                        library,
                        DistinctPairs.NONE,
                        entries,
                        ReferenceNetwork.leastCountFor(entries)),
                _ -> {});
    }

    private static Set<String> written(ReferenceNetwork network) {
        return network.citations().stream()
                .map(it -> name(network, it.from()) + " " + name(network, it.to()))
                .collect(Collectors.toSet());
    }

    private static String name(ReferenceNetwork network, int place) {
        NetworkWork work = network.works().get(place);
        return work.entry().map(Work::key).orElseGet(() -> work.doi().foldedName());
    }

    @Test
    void whatTwoEntriesCiteIsLinkedToBothAndWhatIsHereIsItsEntry() throws Exception {
        var universe = new CitationUniverse(12);
        Map<Integer, Set<Integer>> citing = new TreeMap<>();
        universe.citedNumbers()
                .forEach((entry, numbers) ->
                        new HashSet<>(numbers)
                                .forEach(it ->
                                        citing.computeIfAbsent(it, _ -> new HashSet<>())
                                                .add(entry)));
        citing.values().removeIf(it -> it.size() < 2);
        List<Integer> shared = List.copyOf(citing.keySet());
        String bibtex =
                universe.bibtex()
                        + CitationUniverse.citedEntry("here", shared.getFirst(), true)
                        + CitationUniverse.citedEntry("title", shared.get(1), false);
        Set<String> expected =
                citing.entrySet().stream()
                        .flatMap(it ->
                                it.getValue().stream()
                                        .map(entry ->
                                                "own"
                                                        + entry
                                                        + " "
                                                        + (it.getKey().equals(shared.getFirst())
                                                                ? "here"
                                                                : it.getKey().equals(shared.get(1))
                                                                        ? "title"
                                                                        : CitationUniverse.citedDoi(
                                                                                it.getKey()))))
                        .collect(Collectors.toSet());
        try (var web = new StubServer()) {
            universe.serve(web, () -> {});
            ReferenceNetwork network = ask(web, bibtex);
            assertEquals(expected, written(network));
            assertEquals(
                    network.works().stream().filter(NetworkWork::isAskedAbout).toList(),
                    network.works()
                            .subList(
                                    0,
                                    (int)
                                            network.works().stream()
                                                    .filter(NetworkWork::isAskedAbout)
                                                    .count()));
            assertTrue(
                    network.works().stream().allMatch(it -> it.shownWork().isPresent()),
                    "all have a title");
        }
    }

    @Test
    void entriesThatCiteEachOtherAreLinkedThoughNobodyElseCitesThem() throws Exception {
        try (var web = new StubServer()) {
            web.on(
                    "api.crossref.org/works",
                    StubAnswer.ofJson(
                            """
                            {"message": {"items": [
                              {"DOI": "10.1000/new", "reference": [{"DOI": "10.1000/OLD"}, {"DOI": "10.1000/new"}, {"DOI": "10.1000/else"}]},
                              {"DOI": "10.1000/old", "reference": []}
                            ]}}
                            """));
            ReferenceNetwork network =
                    ask(
                            web,
                            """
                            @misc{own1, title = {New}, doi = {10.1000/new}}
                            @misc{own2, title = {Old}, doi = {10.1000/old}}
                            @misc{own3, title = {Third}, doi = {10.1000/third}}
                            @misc{own4, title = {Fourth}, doi = {10.1000/fourth}}
                            @misc{own5, title = {Without a Number}}
                            """);
            assertEquals(Set.of("own1 own2"), written(network));
            assertEquals(3, network.listlessCount());
        }
    }

    @Test
    void noMoreIsDrawnThanCanBeRead() throws Exception {
        var universe = new CitationUniverse(210);
        try (var web = new StubServer()) {
            universe.serve(web, () -> {});
            ReferenceNetwork network = ask(web, universe.bibtex());
            assertEquals(300, network.works().size());
            assertEquals(200, network.works().stream().filter(NetworkWork::isAskedAbout).count());
            assertTrue(network.omittedCount() > 100, network.omittedCount() + " left out");
            assertTrue(
                    network.citations().stream()
                            .allMatch((PointLink it) -> it.from() < 300 && it.to() < 300));
        }
    }

    @Test
    void aFailureIsToldAndNoNetwork() throws Exception {
        try (var web = new StubServer()) {
            web.on("", StubAnswer.of(403, "text/plain", "no"));
            ReferenceNetwork network = ask(web, new CitationUniverse(3).bibtex());
            assertEquals(List.of(), network.works());
            assertEquals("Crossref", network.failures().getFirst().serviceName());
        }
    }
}
