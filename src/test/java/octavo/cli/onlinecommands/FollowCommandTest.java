package octavo.cli.onlinecommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.OnlineCommand;
import octavo.discovery.PersonUniverse;
import octavo.discovery.PersonUniverse.PersonWork;
import octavo.net.StubAnswer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Follows a person and a journal in a made world that has more from one question to the next.
class FollowCommandTest extends OnlineCommand {
    private static final String ISSN = "1095-9203";

    @BeforeEach
    void serveLibrary() throws IOException {
        Files.writeString(library, "");
        serveWorks(12);
    }

    private void serveWorks(int ownCount) {
        new PersonUniverse(ownCount, 6).serve(web, () -> {});
    }

    /// Answers are kept for a day.
    private void letADayPass() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private String sidecar() throws IOException {
        return Files.readString(folder.resolve("papers.octavo.json"));
    }

    private void followPerson() {
        assertEquals(
                0, onLibrary("follow", "--start", PersonUniverse.OWN_ORCID, "--name", "W. Wang"));
        assertEquals(0, onLibrary("follow"));
    }

    @Test
    void theFirstTimeEverythingCountsAsSeenAndThenWhatIsNewIsListedOnce() throws IOException {
        followPerson();
        assertEquals("", out.toString());
        assertTrue(
                err.toString().contains("W. Wang: 10 works so far; from now on"), err.toString());
        letADayPass();
        serveWorks(15);
        assertEquals(0, onLibrary("follow"));
        assertTrue(out.toString().startsWith("W. Wang: 2\n"), out.toString());
        assertTrue(
                out.toString().contains("doi:10.1000/own.12")
                        && out.toString().contains("doi:10.1000/own.14"),
                out.toString());
        letADayPass();
        assertEquals(0, onLibrary("follow"));
        assertEquals("", out.toString());
        assertTrue(err.toString().contains("W. Wang: nothing new"), err.toString());
    }

    @Test
    void startingStoppingAndListingAskNobody() throws IOException {
        assertEquals(0, onLibrary("follow", "--start", PersonUniverse.OWN_ORCID, "--start", ISSN));
        assertEquals(0, onLibrary("follow", "--list"));
        assertEquals(
                List.of(
                        "issn:1095-9203            not asked yet",
                        "orcid:0000-0002-1825-0097 not asked yet"),
                out.toString().lines().toList());
        assertEquals(0, onLibrary("follow", "--stop", "issn:" + ISSN));
        assertFalse(sidecar().contains("issn:"), sidecar());
        assertEquals(0, onLibrary("follow", "--stop", PersonUniverse.OWN_ORCID));
        assertEquals(0, onLibrary("follow"));
        assertTrue(err.toString().contains("you follow nobody"), err.toString());
        assertEquals(List.of(), web.asked());
    }

    @Test
    void aDryRunNotesNothingAndWhatIsMissingIsAddedWithItsAuthors() throws IOException {
        followPerson();
        letADayPass();
        serveWorks(15);
        PersonWork known =
                new PersonUniverse(15, 6)
                        .published(true).stream()
                                .filter(it -> it.number() == 12)
                                .findFirst()
                                .orElseThrow();
        Files.writeString(library, known.bibtex("here"));
        String before = sidecar();
        assertEquals(0, onLibrary("follow", "--dry-run"));
        assertTrue(out.toString().contains("in your library as here"), out.toString());
        assertEquals(before, sidecar());
        assertEquals(0, onLibrary("follow", "--add"));
        String after = Files.readString(library);
        assertTrue(after.contains("10.1000/own.14") && after.contains("Wang"), after);
        assertEquals(after.indexOf("10.1000/own.12"), after.lastIndexOf("10.1000/own.12"));
    }

    @Test
    void aServiceThatFailsIsNamedAndLosesNothing() throws IOException {
        followPerson();
        String before = sidecar();
        letADayPass();
        web.on("", StubAnswer.of(403, "text/plain", "no"));
        assertEquals(3, onLibrary("follow"));
        assertTrue(err.toString().contains("ORCID has not answered"), err.toString());
        assertEquals(before, sidecar());
    }

    @Test
    void aFirstAnswerWithAGapIsNotWhatLaterOnesAreComparedWith() throws IOException {
        web.on("pub.orcid.org", StubAnswer.of(403, "text/plain", "no"));
        followPerson();
        assertTrue(err.toString().contains("not every service has answered"), err.toString());
        assertFalse(sidecar().contains("seen"), sidecar());
    }

    @Test
    void withoutTheNetworkOnlyEarlierAnswersCount() throws IOException {
        assertEquals(0, onLibrary("follow", "--start", PersonUniverse.OWN_ORCID));
        assertEquals(3, onLibrary("follow", "--offline"));
        assertEquals(List.of(), web.asked());
    }

    private static StubAnswer journal(int workCount) {
        return StubAnswer.ofJson(
                IntStream.range(0, workCount)
                        .mapToObj(it -> workCount - 1 - it)
                        .map(it ->
                                """
                                {"DOI": "10.1000/j.%d", "type": "journal-article", "title": ["Finding Number %d"],
                                 "container-title": ["Science"], "author": [{"given": "Ann", "family": "Doe"}],
                                 "issued": {"date-parts": [[2026]]}}\
                                """
                                        .formatted(it, it))
                        .collect(Collectors.joining(",", "{\"message\": {\"items\": [", "]}}")));
    }

    @Test
    void ofAJournalTheNewestAreAskedForAndItsNameIsLearnt() throws IOException {
        web.on("api.crossref.org/works", journal(20));
        assertEquals(0, onLibrary("follow", "--start", ISSN));
        assertEquals(0, onLibrary("follow"));
        String asked = web.asked().getFirst().address();
        assertTrue(asked.contains("issn%3A1095-9203") || asked.contains("issn:1095-9203"), asked);
        assertTrue(asked.contains("sort=created"), asked);
        assertTrue(sidecar().contains("\"name\": \"Science\""), sidecar());
        letADayPass();
        web.on("api.crossref.org/works", journal(23));
        assertEquals(0, onLibrary("follow", "--json"));
        JsonNode source = JsonMapper.shared().readTree(out.toString()).at("/sources/0");
        assertEquals("Science", source.path("name").asString());
        assertEquals(3, source.path("new").size());
        assertEquals("doi:10.1000/j.22", source.at("/new/0/id").asString());
        assertFalse(source.path("cut").asBoolean());
    }

    @Test
    void somethingElseThanANumberIsRefused() {
        assertEquals(2, onLibrary("follow", "--start", "Science"));
        assertTrue(err.toString().contains("neither an ORCID iD"), err.toString());
        assertEquals(2, onLibrary("follow", "--name", "Science"));
    }
}
