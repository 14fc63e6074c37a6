package octavo.cli.onlinecommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;
import octavo.cli.OnlineCommand;
import octavo.discovery.CatalogueUniverse;
import octavo.net.StubAnswer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/// Searches a made world of works that catalogues have.
class FindCommandTest extends OnlineCommand {

    @BeforeEach
    void serveLibrary() throws IOException {
        var universe = new CatalogueUniverse(1);
        Files.writeString(library, universe.bibtex());
        universe.serve(web);
    }

    private int find(String... more) {
        return run(
                Stream.concat(
                                Stream.of("find", "--in", library.toString(), "--wait", "3000"),
                                Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void aWorkIsOneRowWithItsServicesAndItsKey() {
        assertEquals(0, find("ferns", "title:genetic", "title:growth", "--format", "json"));
        assertEquals(0, find("ferns", "title:genetic", "title:growth", "--offline"));
        assertEquals(
                """
                  1  Genetic Growth of Ferns
                     Brandt, Fuchs (2015), Annals of Botany, doi:10.1000/PLANT.10 [Crossref, DBLP]
                     in your library as w10
                """,
                out.toString().replace("\r", ""));
        assertTrue(err.toString().contains("answers left out"), err.toString());
    }

    @Test
    void openAlexIsAskedIfItIsNamedAndGivesAbstracts() {
        assertEquals(0, find("ferns", "title:genetic", "title:growth", "--service", "openalex"));
        assertTrue(out.toString().contains("Plants thrive."), out.toString());
        assertTrue(
                web.asked().stream().allMatch(it -> it.address().startsWith("api.openalex.org")));
    }

    @Test
    void programsGetTheSameAsJson() {
        assertEquals(0, find("ferns", "title:seasonal", "--format", "json"));
        JsonNode root = JsonMapper.shared().readTree(out.toString());
        assertEquals(1, root.path("works").path(0).path("number").asInt(0));
        assertEquals(6, root.path("answered").size());
        assertTrue(root.path("works").size() >= 3, out.toString());
    }

    @Test
    void worksAreAddedByTheNumbersThatTheyHadOnTheScreen() throws IOException {
        String before = Files.readString(library);
        assertEquals(2, find("ferns", "title:seasonal", "--add", "1"));
        assertTrue(err.toString().contains("without --add first"), err.toString());
        assertEquals(0, find("ferns", "title:seasonal"));
        String[] lines = out.toString().split("\n", -1);
        int missingRow = firstMissingRow(lines);
        String title = lines[missingRow].substring(5).strip();
        String number = lines[missingRow].substring(0, 5).strip();
        int askedCount = web.asked().size();
        assertEquals(0, find("ferns", "title:seasonal", "--add", number, "--dry-run"));
        assertEquals(before, Files.readString(library));
        assertEquals(0, find("ferns", "title:seasonal", "--add", number));
        assertTrue(Files.readString(library).contains(title), title);
        assertEquals(askedCount, web.asked().size(), "nobody is asked again");
        assertEquals(0, find("ferns", "title:seasonal"));
        assertTrue(out.toString().replace("\r", "").contains(title + "\n"), out.toString());
        assertEquals(2, find("ferns", "title:seasonal", "--add", "99"));
    }

    private static int firstMissingRow(String... lines) {
        int row = 0;
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].matches(" *\\d+  .*")) {
                row = i;
                boolean isKnown = i + 2 < lines.length && lines[i + 2].contains("in your library");
                if (!isKnown) {
                    return row;
                }
            }
        }
        return row;
    }

    @Test
    void whatIsFoundCanBeWrittenAsBibtex() {
        assertEquals(0, find("ferns", "title:optical", "--format", "bibtex"));
        assertTrue(out.toString().contains("@article{"), out.toString());
    }

    @Test
    void theFirstRowsAppearWhileAServiceHangs() throws InterruptedException {
        var firstRow = new CountDownLatch(1);
        var output =
                new StringWriter() {
                    @Override
                    public void write(String text, int start, int length) {
                        super.write(text, start, length);
                        firstRow.countDown();
                    }
                };
        web.on(
                "dblp.org",
                _ -> {
                    try {
                        firstRow.await();
                    } catch (InterruptedException _) {
                        Thread.currentThread().interrupt();
                    }
                    return Optional.of(
                            StubAnswer.ofJson("{\"result\": {\"hits\": {\"@total\": \"0\"}}}"));
                });
        long start = System.nanoTime();
        var errors = new StringWriter();
        assertEquals(
                0,
                Cli.runCommand(
                        List.of("find", "ferns", "--wait", "3000"),
                        new PrintWriter(output),
                        new PrintWriter(errors)));
        System.out.printf(
                "first rows before a hanging service answers, all after %d ms%n",
                Duration.ofNanos(System.nanoTime() - start).toMillis());
        assertTrue(output.toString().contains("  1  "), output.toString());
        assertFalse(errors.toString().contains("has not answered"), errors.toString());
    }

    @Test
    void aServiceThatHangsIsNotWaitedForAndIsNamed() {
        web.on("dblp.org", StubAnswer.ofJson("{}").after(Duration.ofHours(1)));
        assertEquals(3, run("find", "ferns", "--service", "dblp", "--wait", "1"));
        assertTrue(err.toString().contains("DBLP has not answered within 1 s"), err.toString());
    }

    @Test
    void whoHasNotAnsweredIsSaid() {
        web.on("", StubAnswer.of(403, "text/plain", "no"));
        assertEquals(3, find("ferns"));
        assertTrue(err.toString().contains("Crossref has not answered: "), err.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"year:2020", "doi:10.1000/1", "-ferns", "auhtor:mai", "year:20..x"})
    void whatNoCatalogueCanBeAskedIsRefused(String query) {
        assertEquals(2, run("find", "--", query));
        assertTrue(err.toString().contains(query), err.toString());
        assertEquals(List.of(), web.asked());
    }

    @Test
    void anUnknownServiceIsRefused() {
        assertEquals(2, find("ferns", "--service", "scholar"));
        assertTrue(err.toString().contains("open-library"), err.toString());
    }
}
