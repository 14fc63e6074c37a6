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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Asks a made world with two researchers of one name.
class MineCommandTest extends OnlineCommand {
    private final PersonUniverse universe = new PersonUniverse(12, 6);

    @BeforeEach
    void serveLibrary() throws IOException {
        Files.writeString(library, listedEntries());
        universe.serve(web, () -> {});
    }

    /// All own works but the last two.
    private String listedEntries() {
        return universe.published(true).stream()
                .limit(10)
                .map(it -> it.bibtex("k" + it.number()))
                .collect(Collectors.joining("\n"));
    }

    private int mine(String... more) {
        List<String> arguments =
                new ArrayList<>(
                        List.of(
                                "mine",
                                library.toString(),
                                "--orcid",
                                PersonUniverse.OWN_ORCID,
                                "--me",
                                PersonUniverse.NAME));
        arguments.addAll(List.of(more));
        return run(arguments.toArray(String[]::new));
    }

    @Test
    void saysWhatIsMissingAndWhoSaysSo() {
        assertEquals(0, mine());
        assertEquals(2, out.toString().lines().filter(it -> it.startsWith("missing")).count());
        assertTrue(
                out.toString().contains("doi:10.1000/own.11 [Crossref, DBLP, OpenAlex, ORCID]")
                        || out.toString().contains("doi:10.1000/own.11 ["),
                out.toString());
        assertTrue(out.toString().contains("you have claimed it at ORCID"), out.toString());
        assertFalse(
                out.toString().lines().anyMatch(it -> it.matches("missing.*other\\..*")),
                out.toString());
        assertTrue(err.toString().contains("2 missing here"), err.toString());
    }

    @Test
    void aCheckCountsWhatIsPublicAndNotListed() throws IOException {
        assertEquals(1, mine("--check"));
        assertTrue(
                err.toString().contains("2 papers are public and not in your list"),
                err.toString());
        Files.writeString(
                library,
                universe.published(true).stream()
                        .map(it -> it.bibtex("k" + it.number()))
                        .collect(Collectors.joining("\n")));
        assertEquals(0, mine("--check"));
        assertEquals("", out.toString());
        assertTrue(
                err.toString().contains("0 papers are public and not in your list"),
                err.toString());
    }

    @Test
    void addsWhatIsMissingAndNothingTwice() throws IOException {
        String before = Files.readString(library);
        assertEquals(0, mine("--add", "--dry-run"));
        assertEquals(before, Files.readString(library));
        assertEquals(0, mine("--add"));
        String after = Files.readString(library);
        assertTrue(after.contains("10.1000/own.10") && after.contains("10.1000/own.11"), after);
        assertFalse(after.contains("10.1000/other"), after);
        assertEquals(0, mine("--add"));
        assertEquals(after, Files.readString(library));
        assertEquals(0, mine("--check"));
    }

    @Test
    void writesForOrcidWhatOrcidLacks() {
        assertEquals(0, mine("--for-orcid"));
        for (PersonWork work : universe.published(true).subList(0, 10)) {
            assertEquals(
                    work.number() % 3 == 1,
                    out.toString().contains("{" + work.doi() + "}"),
                    work.doi());
        }
    }

    @Test
    void whatSomebodyDisownsIsRememberedBesideTheLibrary() {
        assertEquals(0, mine("--not-mine", "doi:10.1000/own.11", "--dry-run"));
        assertEquals(1, mine("--check"));
        assertTrue(err.toString().contains("2 papers are public"), err.toString());
        assertEquals(0, mine("--not-mine", "doi:10.1000/own.11"));
        assertEquals(1, mine("--check"));
        assertTrue(err.toString().contains("1 paper is public"), err.toString());
        assertEquals(0, mine("--mine", "10.1000/OWN.11"));
        assertEquals(1, mine("--check"));
        assertTrue(err.toString().contains("2 papers are public"), err.toString());
    }

    @Test
    void programsReadTheComparison() {
        assertEquals(0, mine("--json"));
        JsonNode report = JsonMapper.shared().readTree(out.toString());
        long missingCount =
                report.path("works")
                        .valueStream()
                        .filter(it -> it.path("state").asString("").equals("missing"))
                        .count();
        assertEquals(2, missingCount);
        assertEquals(0, report.path("failed").size());
        assertEquals(List.of("k1", "k4", "k7"), keysOf(report.path("notAtOrcid")));
    }

    private static List<String> keysOf(JsonNode keys) {
        return keys.valueStream().map(it -> it.asString("")).toList();
    }

    @Test
    void whoIsMarkedInTheLibraryNeedsNotBeNamed() {
        assertEquals(0, run("people", library.toString(), "--me", PersonUniverse.NAME));
        assertEquals(3, run("mine", library.toString(), "--check", "--offline"));
        assertEquals(0, run("mine", library.toString()));
        assertTrue(out.toString().contains("with your co-authors"), out.toString());
    }

    @Test
    void failuresAreSaidAndAreNoEmptyRecord() {
        web.on("pub.orcid.org/", StubAnswer.of(503, "text/plain", "down"));
        assertEquals(1, mine("--check"));
        assertTrue(err.toString().contains("ORCID has not answered"), err.toString());
        assertEquals(3, mine("--for-orcid"));
        web.on("", StubAnswer.of(403, "text/plain", "no"));
        assertEquals(3, run("mine", library.toString(), "--orcid", "0000-0001-5109-3700"));
    }

    @Test
    void aSecondRunAsksNothing() {
        assertEquals(0, mine());
        int count = web.asked().size();
        assertEquals(0, mine());
        assertEquals(0, mine("--offline"));
        assertEquals(count, web.asked().size());
    }

    @Test
    void refusesWhatCannotBeAsked() {
        assertEquals(2, run("mine", library.toString()));
        assertTrue(err.toString().contains("whose works?"), err.toString());
        assertEquals(2, run("mine", library.toString(), "--orcid", "0000-0002-1825-0098"));
        assertEquals(2, mine("--add", "--check"));
    }
}
