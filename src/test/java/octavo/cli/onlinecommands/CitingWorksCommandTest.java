package octavo.cli.onlinecommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.OnlineCommand;
import octavo.net.StubAnswer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;

/// `octavo references --citing`. The shape is that of Semantic Scholar's documentation.
class CitingWorksCommandTest extends OnlineCommand {
    private static final String BOTH =
            """
            {"paperId": "p1", "title": "Cites Both of Them", "year": 2023, "venue": "Botany",
             "authors": [{"authorId": "1", "name": "Bob Roe"}], "externalIds": {"DOI": "10.1000/both"}}\
            """;
    private static final String FIRST =
            """
            {"paperId": "p2", "title": "Cites the First", "year": 2024, "venue": "Botany",
             "authors": [{"authorId": "2", "name": "Eve Moe"}], "externalIds": {"DOI": "10.1000/first"}}\
            """;
    private static final String KNOWN =
            """
            {"paperId": "p3", "title": "What I Have", "year": 2022, "venue": "Botany",
             "authors": [{"authorId": "3", "name": "Gus Noe"}], "externalIds": {"DOI": "10.1000/KNOWN"}}\
            """;

    @BeforeEach
    void serveLibrary() throws IOException {
        Files.writeString(
                library,
                """
                @article{one, title = {One}, author = {Ann Doe}, year = 2020, doi = {10.1000/one}}

                @article{two, title = {Two}, author = {Ann Doe}, year = 2021, doi = {10.1000/two}}

                @article{known, title = {What I Have}, author = {Gus Noe}, year = 2022, doi = {10.1000/known}}

                @article{bare, title = {No Identifier Here}, author = {Ann Doe}, year = 2019}
                """);
        web.on(
                "api.semanticscholar.org/graph/v1/paper/batch",
                StubAnswer.ofJson(
                        "[{\"paperId\": \"a\", \"citations\": [%s, %s, %s]}, {\"paperId\": \"b\", \"citations\": [%s]}, null]"
                                .formatted(FIRST, BOTH, KNOWN, BOTH)));
    }

    @Test
    void whatCitesMostEntriesComesFirst() {
        assertEquals(0, run("references", library.toString(), "--citing"));
        assertEquals(
                """
                2   cites one, two: Cites Both of Them (2023), doi:10.1000/both
                1   cites one: Cites the First (2024), doi:10.1000/first
                """,
                out.toString().replace("\r", ""));
        assertTrue(
                err.toString().contains("2 of 4 entries have no list of citations"),
                err.toString());
        assertTrue(web.asked().getFirst().body().contains("\"DOI:10.1000/two\""));
        assertEquals(1, web.asked().size());
    }

    @Test
    void whatTheLibraryHasIsMarked() {
        assertEquals(0, run("references", library.toString(), "--citing", "--all", "--json"));
        JsonNode works = JsonMapper.shared().readTree(out.toString());
        assertEquals(3, works.size());
        assertEquals("known", works.path(2).path("keys").path(0).asString(""));
        assertEquals(0, run("references", library.toString(), "--citing", "--least", "2"));
        assertEquals(1, out.toString().lines().count());
    }

    @Test
    void worksThatCiteAreAdded() throws IOException {
        assertEquals(0, run("references", library.toString(), "--citing", "--add"));
        String after = Files.readString(library);
        assertTrue(after.contains("Cites Both of Them") && after.contains("10.1000/first"), after);
        assertTrue(out.toString().contains("new  "), out.toString());
    }

    @Test
    void anAnswerInAnotherFormatIsNone() {
        web.on("", StubAnswer.ofJson("{\"error\": \"busy\"}"));
        assertEquals(3, run("references", library.toString(), "--citing"));
        assertTrue(err.toString().contains("Semantic Scholar has not answered"), err.toString());
    }
}
