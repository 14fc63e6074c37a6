package octavo.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.discovery.OwnWork.OwnWorkState;
import octavo.discovery.OwnWorks.OwnList;
import octavo.discovery.PersonUniverse.PersonWork;
import octavo.duplicates.DistinctPairs;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.AnswerSource;
import octavo.lookup.AuthorInquiry;
import octavo.lookup.RecordedWork;
import octavo.net.AnswerCache;
import octavo.net.FakeClock;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.people.PersonDecisions;
import octavo.storage.CacheStore;
import octavo.values.Orcid;
import octavo.venuenames.VenueRegister;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Compares made libraries with a made world.
class OwnWorksTest {
    private static final Duration ANSWER_TIME = Duration.ofMillis(300);
    private static final int CURRENT_YEAR = 2026;

    @TempDir private Path folder = Path.of("");

    private final PersonUniverse universe = new PersonUniverse(100, 100);

    private static OwnIdentity identity() {
        return OwnIdentity.of(
                PersonDecisions.none(),
                List.of(new Orcid(PersonUniverse.OWN_ORCID)),
                List.of(PersonUniverse.NAME));
    }

    private static Library library(List<PersonWork> works) {
        return Library.of(
                BibParser.parse(
                        works.stream()
                                .map(it -> it.bibtex("k" + it.number()))
                                .collect(Collectors.joining("\n"))));
    }

    private static OwnWorks compare(
            Library library, OwnWorkAnswers answers, DisownedWorks disowned) {
        return OwnWorks.of(
                new OwnList(
                        library,
                        identity(),
                        disowned,
                        DistinctPairs.NONE,
                        VenueRegister.builtIn(),
                        CURRENT_YEAR),
                answers.works());
    }

    private static OwnWorks compare(Library library, OwnWorkAnswers answers) {
        return compare(library, answers, new DisownedWorks(Set.of()));
    }

    private static OwnWorkAnswers ask(StubServer web) throws InterruptedException {
        return OwnWorkAnswers.ask(new AuthorInquiry(AnswerSource.of(web.client())), identity());
    }

    private OwnWorkAnswers askUniverse() throws IOException, InterruptedException {
        try (var web = new StubServer()) {
            universe.serve(web, () -> {});
            return ask(web);
        }
    }

    private static List<String> doisOf(List<OwnWork> works) {
        return works.stream()
                .map(it ->
                        it.cluster()
                                .mainGroup()
                                .mergeRecords()
                                .foundWork()
                                .plainText(FieldName.DOI))
                .sorted()
                .toList();
    }

    private List<String> publishedDois(boolean areOwn) {
        return universe.published(areOwn).stream().map(PersonWork::doi).sorted().toList();
    }

    @Test
    void findsAllOwnWorksAndNoneOfANamesake() throws Exception {
        OwnWorks ownWorks = compare(library(List.of()), askUniverse());
        assertEquals(publishedDois(true), doisOf(ownWorks.inState(OwnWorkState.MISSING)));
        assertTrue(
                ownWorks.works().stream()
                        .filter(it -> it.state() != OwnWorkState.MISSING)
                        .allMatch(
                                it -> doisOf(List.of(it)).getFirst().startsWith("10.1000/other")));
        assertTrue(
                ownWorks.works().stream().noneMatch(it -> it.reasons().isEmpty()),
                "each has a reason");
    }

    @Test
    void recordsOfOneWorkAreOneRowWithItsPreprint() throws Exception {
        OwnWorks ownWorks = compare(library(List.of()), askUniverse());
        assertEquals(100, ownWorks.inState(OwnWorkState.MISSING).size());
        long pairCount =
                ownWorks.inState(OwnWorkState.MISSING).stream()
                        .filter(it -> it.cluster().groups().size() > 1)
                        .count();
        assertEquals(20, pairCount);
    }

    @Test
    void aLibraryThatHasAllMissesNothing() throws Exception {
        OwnWorks ownWorks = compare(library(universe.published(true)), askUniverse());
        assertEquals(List.of(), ownWorks.inState(OwnWorkState.MISSING));
        assertEquals(100, ownWorks.inState(OwnWorkState.SAME).size());
        assertEquals(List.of(), ownWorks.unrecordedEntries());
        assertEquals(33, ownWorks.unclaimedEntries().size()); // each third is not at ORCID
    }

    @Test
    void saysWhichFieldDiffersAndWhoseWordItIs() throws Exception {
        PersonWork work = universe.published(true).getFirst();
        String entry = work.bibtex("a").replace("year = {2010}", "year = {2004}");
        OwnWorks ownWorks = compare(Library.of(BibParser.parse(entry)), askUniverse());
        OwnWork differing = ownWorks.inState(OwnWorkState.DIFFERS).getFirst();
        assertEquals("a", differing.entries().getFirst().key());
        assertTrue(
                differing
                        .differences()
                        .getFirst()
                        .sentence()
                        .toString()
                        .matches("year: “2004” here, “2010” at .*"),
                differing.differences().toString());
    }

    @Test
    void aMissingDoiIsADifference() throws Exception {
        PersonWork work = universe.published(true).getFirst();
        String entry = work.bibtex("a").replaceFirst(", doi = \\{[^}]*}", "");
        OwnWorks ownWorks = compare(Library.of(BibParser.parse(entry)), askUniverse());
        OwnWork differing = ownWorks.inState(OwnWorkState.DIFFERS).getFirst();
        assertTrue(
                differing
                        .differences()
                        .getFirst()
                        .sentence()
                        .toString()
                        .startsWith("doi: missing here, “10.1000/own.0” at "),
                differing.differences().toString());
    }

    @Test
    void aPreprintThatHasBeenPublishedIsNamed() throws Exception {
        PersonWork work = universe.published(true).getFirst();
        String entry =
                "@misc{a, title = {%s}, author = {%s}, year = {2010}, eprint = {%s}, eprinttype = {arxiv}}"
                        .formatted(
                                work.title(), String.join(" and ", work.people()), work.arxivId());
        OwnWorks ownWorks = compare(Library.of(BibParser.parse(entry)), askUniverse());
        OwnWork published = ownWorks.inState(OwnWorkState.PUBLISHED).getFirst();
        assertEquals("a", published.entries().getFirst().key());
        assertTrue(
                published
                        .reasons()
                        .getFirst()
                        .toString()
                        .startsWith("published since: Journal of Systems 2010"),
                published.reasons().toString());
        assertEquals(99, ownWorks.inState(OwnWorkState.MISSING).size());
    }

    @Test
    void anEntryThatNobodyHasIsNamed() throws Exception {
        String entry =
                "@article{a, title = {A Talk in the Garden}, author = {Wang, Wei}, year = {2019},"
                        + " journal = {Nowhere}}";
        OwnWorks ownWorks = compare(Library.of(BibParser.parse(entry)), askUniverse());
        assertEquals(List.of("a"), ownWorks.unrecordedEntries().stream().map(Work::key).toList());
    }

    @Test
    void whatIsDisownedStaysSo() throws Exception {
        var disowned =
                new DisownedWorks(
                        Set.of(
                                DisownedWorks.workName("https://doi.org/10.1000/OWN.3"),
                                DisownedWorks.workName(universe.published(true).get(4).title())));
        OwnWorks ownWorks = compare(library(List.of()), askUniverse(), disowned);
        assertEquals(98, ownWorks.inState(OwnWorkState.MISSING).size());
    }

    @Test
    void aHundredWorksTakeSecondsAndASecondRunNothing() throws Exception {
        var clock = new FakeClock();
        try (var web = new StubServer()) {
            universe.serve(web, () -> clock.pass(ANSWER_TIME));
            var cache = Optional.of(new AnswerCache(new CacheStore(folder, 1L << 30)));
            var inquiry =
                    new AuthorInquiry(
                            AnswerSource.of(StubServer.clientOf(web.port(), clock, cache)));
            OwnWorkAnswers firstAnswers = OwnWorkAnswers.ask(inquiry, identity());
            Duration firstTime = clock.passed();
            int firstCount = web.asked().size();
            OwnWorkAnswers secondAnswers = OwnWorkAnswers.ask(inquiry, identity());
            System.out.printf(
                    "%d works: %d requests in %s, then %d in %s%n",
                    compare(library(List.of()), firstAnswers).inState(OwnWorkState.MISSING).size(),
                    firstCount,
                    firstTime,
                    web.asked().size() - firstCount,
                    clock.passed().minus(firstTime));
            assertEquals(
                    firstAnswers.works().stream().map(RecordedWork::work).toList(),
                    secondAnswers.works().stream().map(RecordedWork::work).toList());
            assertEquals(firstCount, web.asked().size());
            assertTrue(firstTime.compareTo(Duration.ofSeconds(15)) <= 0, firstTime.toString());
        }
    }

    @Test
    void aBotCheckIsAFailureAndNotAnEmptyList() throws Exception {
        try (var web = new StubServer()) {
            universe.serve(web, () -> {});
            web.on(
                    "dblp.org/",
                    StubAnswer.of(
                            200,
                            "text/html",
                            "<html><title>Making sure you're not a bot!</title></html>"));
            OwnWorkAnswers answers = ask(web);
            assertEquals("DBLP", answers.failures().getFirst().serviceName());
            assertTrue(
                    answers.failures()
                            .getFirst()
                            .failure()
                            .sentence()
                            .toString()
                            .contains("checks for bots"));
            OwnWorks ownWorks = compare(library(List.of()), answers);
            assertEquals(100, ownWorks.inState(OwnWorkState.MISSING).size());
        }
    }
}
