package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.servers.mcp.AssistantServer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// An assistant that follows a script, and one that means no good.
class McpCommandTest extends StrangerFolder {
    private static final String HELLO =
            """
            {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}
            """;

    private static final String LIBRARY =
            """
            @article{mai2020, author = {Mai, Luo and Li, Guo}, title = {Kung Fu}, journal = {J}, year = 2020}
            @article{li2019, author = {Li, Guo}, title = {Spotnik}, journal = {J}, year = 2019}
            % @article{off, title = {Off}}
            """;

    private Path library = Path.of("");

    @BeforeEach
    void writeALibrary() throws IOException {
        library = Files.writeString(home.resolve("papers.bib"), LIBRARY);
    }

    /// The answers to some messages, a line each.
    private List<JsonNode> session(String messages) throws IOException {
        var out = new ByteArrayOutputStream();
        var tools = new LibraryTools(List.of(library, Path.of(library())));
        new AssistantServer(tools.allTools(), "1", tools.instructions())
                .serve(new ByteArrayInputStream(messages.getBytes(StandardCharsets.UTF_8)), out);
        List<JsonNode> answers = new ArrayList<>();
        out.toString(StandardCharsets.UTF_8)
                .lines()
                .forEach(line -> answers.add(JsonMapper.shared().readTree(line)));
        return answers;
    }

    private JsonNode call(String tool, String arguments) throws IOException {
        String message =
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\": {\"name\": \"%s\", \"arguments\": %s}}\n"
                        .formatted(tool, arguments.strip());
        return session(HELLO + message).getLast();
    }

    private String text(String tool, String arguments) throws IOException {
        JsonNode result = call(tool, arguments).path("result");
        assertFalse(result.path("isError").asBoolean(true), result::toString);
        assertEquals("text", result.at("/content/0/type").asString());
        return result.at("/content/0/text").asString();
    }

    private JsonNode json(String tool, String arguments) throws IOException {
        return JsonMapper.shared().readTree(text(tool, arguments));
    }

    private String refusal(String tool, String arguments) throws IOException {
        JsonNode result = call(tool, arguments).path("result");
        assertTrue(result.path("isError").asBoolean(false), result::toString);
        return result.at("/content/0/text").asString();
    }

    @ParameterizedTest
    @CsvSource({"2025-11-25, 2025-11-25", "2024-11-05, 2024-11-05", "1999-01-01, 2025-11-25"})
    void itAgreesOnAVersionThatItKnows(String asked, String agreed) throws IOException {
        JsonNode result = session(HELLO.replace("2025-06-18", asked)).getFirst().path("result");
        assertEquals(agreed, result.path("protocolVersion").asString());
        assertTrue(result.path("capabilities").has("tools"));
        assertFalse(result.path("capabilities").has("resources"));
        assertEquals("octavo", result.at("/serverInfo/name").asString());
    }

    @Test
    void everyToolHasASchemaAndOnlyReads() throws IOException {
        List<JsonNode> answers =
                session(
                        HELLO
                                + "{\"jsonrpc\": \"2.0\", \"method\":"
                                + " \"notifications/initialized\"}\n"
                                + "{\"jsonrpc\": \"2.0\", \"id\": \"x\", \"method\":"
                                + " \"tools/list\"}\n");
        assertEquals(2, answers.size(), "a notification gets no answer");
        assertEquals("x", answers.getLast().path("id").asString());
        JsonNode tools = answers.getLast().at("/result/tools");
        assertEquals(
                List.of("search", "list", "cite", "check", "plan_add", "plan_edit"),
                tools.valueStream().map(tool -> tool.path("name").asString()).toList());
        for (JsonNode tool : tools) {
            assertEquals("object", tool.at("/inputSchema/type").asString());
            assertTrue(tool.at("/annotations/readOnlyHint").asBoolean(false));
            assertFalse(tool.path("description").asString().isEmpty());
        }
    }

    @Test
    void aSearchGivesWhatItFindsInParts() throws IOException {
        JsonNode found = json("search", "{\"query\": \"author:li\", \"limit\": 1, \"offset\": 1}");
        assertEquals(2, found.path("total").asInt());
        assertEquals(1, found.path("entries").size());
        assertEquals("li2019", found.at("/entries/0/key").asString());
        assertEquals("Spotnik", found.at("/entries/0/title").asString());
    }

    @Test
    void aListIsThatOfTheCommand() throws IOException {
        run("list", library.toString(), "--format", "json", "key:mai2020");
        JsonNode command = JsonMapper.shared().readTree(out.toString());
        JsonNode entries = json("list", "{\"query\": \"key:mai2020\"}").path("entries");
        assertEquals(1, entries.size());
        assertEquals(command.get(0), entries.get(0));
    }

    @Test
    void aCitationIsThatOfTheCommand() throws IOException {
        run("cite", library.toString(), "--style", "ieee", "li2019", "mai2020");
        String cited = text("cite", "{\"keys\": [\"li2019\", \"mai2020\"], \"style\": \"ieee\"}");
        assertTrue(cited.contains("Kung fu"), cited);
        assertEquals(out.toString(), cited);
    }

    @Test
    void aCheckIsThatOfTheCommandForTheLibraryThatIsNamed() throws IOException {
        run("check", library(), "--format", "json");
        assertEquals(
                JsonMapper.shared().readTree(out.toString()),
                json("check", "{\"library\": \"s.bib\"}"));
    }

    @Test
    void anEditIsOnlyPlannedAndItsCommandMakesIt() throws Exception {
        JsonNode plan =
                json(
                        "plan_edit",
                        """
                        {"key": "mai2020", "set": {"title": "It's $(touch pwned) `x` \\"q\\""}, "remove": ["journal"]}
                        """);
        assertTrue(plan.path("diff").asString().contains("Kung Fu"), plan::toString);
        assertEquals(LIBRARY, Files.readString(library));
        String command = plan.path("command").asString();
        Process shell =
                new ProcessBuilder("sh", "-c", "octavo() { printf '%s\\n' \"$@\"; }; " + command)
                        .directory(home.toFile())
                        .start();
        String words = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(shell.waitFor(20, TimeUnit.SECONDS));
        assertFalse(Files.exists(home.resolve("pwned")));
        assertEquals(0, run(words.split("\n")), err::toString);
        String after = Files.readString(library);
        assertTrue(after.contains("It's $(touch pwned) `x`"), after);
        assertFalse(after.lines().findFirst().orElse("").contains("journal"), after);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "search {\"query\": \"HOME/victim.bib\"}",
                "list {\"library\": \"HOME/victim.bib\"}",
                "list {\"library\": \"../victim.bib\"}",
                "check {\"library\": \"HOME/victim.bib\"}",
                "cite {\"keys\": [\"HOME/victim.bib\"]}",
                "cite {\"keys\": [\"mai2020\"], \"style\": \"HOME/victim.csl\"}",
                "plan_edit {\"key\": \"HOME/victim.bib\", \"set\": {\"note\": \"x\"}}",
                "plan_edit {\"library\": \"HOME/victim.bib\", \"key\": \"secret\", \"set\":"
                        + " {\"note\": \"x\"}}",
                "plan_edit {\"key\": \"--query=year:2020\", \"set\": {\"note\": \"x\"}}",
                "plan_edit {\"key\": \"mai2020\", \"set\": {\"--rename\": \"x\"}}",
                "plan_edit {\"key\": \"mai2020\", \"remove\": [\"--query\"]}",
            })
    void noOtherFileIsReadAndNothingIsWritten(String asked) throws IOException {
        Files.writeString(home.resolve("victim.bib"), "@misc{secret, title = {Unheard}}\n");
        Files.writeString(home.resolve("victim.csl"), "Unheard");
        List<String> before = files();
        String[] words = asked.replace("HOME", home.toString()).split(" ", 2);
        String answer = call(words[0], words[1]).toString();
        assertFalse(answer.contains("Unheard"), answer);
        assertEquals(before, files());
        assertEquals(LIBRARY, Files.readString(library));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "cite | {} | keys is missing",
                "cite | {\"keys\": \"mai2020\"} | keys should be an array",
                "cite | {\"keys\": [\"nobody\"]} | has no entry nobody",
                "cite | {\"keys\": [\"mai2020\"], \"style\": \"no-such\"} | no-such",
                "search | {\"limit\": -1} | limit should be an integer",
                "search | {\"query\": 7} | query should be a string",
                "search | {\"query\": \"(\"} | the query at character",
                "search | {\"words\": \"x\"} | there is no argument words",
                "search | [] | arguments should be an object",
                "list | {\"library\": \"x.bib\"} | there is no library x.bib",
                "plan_edit | {\"key\": \"nobody\", \"set\": {\"note\": \"x\"}} | nobody",
                "plan_edit | {\"key\": \"mai2020\", \"set\": [1]} | set should be an object",
            })
    void whatCannotBeDoneIsSaidSoThatTheAssistantCanMendIt(
            String tool, String arguments, String said) throws IOException {
        String refusal = refusal(tool, arguments);
        assertTrue(refusal.contains(said), refusal);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\":"
                        + " {\"name\": \"rm\"}} | -32602",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"resources/list\"} | -32601",
                "{\"id\": 1} | -32600",
                "[] | -32600",
                "nonsense | -32700",
            })
    void whatIsWrongWithTheProtocolIsAnError(String message, int code) throws IOException {
        assertEquals(code, session(HELLO + message + "\n").getLast().at("/error/code").asInt());
    }

    @Test
    void initializeComesFirstButPingMayComeBefore() throws IOException {
        List<JsonNode> answers =
                session(
                        """
                        {"jsonrpc": "2.0", "id": 1, "method": "ping"}
                        {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}
                        """);
        assertTrue(answers.getFirst().path("result").isObject());
        assertEquals(-32600, answers.getLast().at("/error/code").asInt());
    }

    @Test
    void theProcessServesUntilItsInputEnds() throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Doctavo.state=" + home.resolve("state"),
                                "-cp",
                                System.getProperty("java.class.path"),
                                "octavo.launch.Main",
                                "mcp",
                                "--library",
                                library.toString())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try (var in = process.getOutputStream()) {
            in.write(HELLO.getBytes(StandardCharsets.UTF_8));
            in.write(
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"search\"}}\n"
                            .getBytes(StandardCharsets.UTF_8));
        }
        List<String> lines =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .toList();
        assertEquals(2, lines.size(), lines::toString);
        assertTrue(lines.getLast().contains("mai2020"), lines::toString);
        assertEquals(0, process.waitFor());
    }
}
