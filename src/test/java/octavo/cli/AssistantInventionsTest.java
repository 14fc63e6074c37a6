package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.servers.mcp.AssistantTool;
import octavo.verify.InventedReferences;
import octavo.verify.InventedReferences.InventedReference;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// An assistant that invents references. Issue 53.
class AssistantInventionsTest extends Command {
    private static final int INVENTION_COUNT = 100;

    @TempDir Path folder = Path.of("");

    /// What a tool answers.
    private static JsonNode call(Path library, String toolName, JsonNode arguments) {
        AssistantTool tool =
                new LibraryTools(List.of(library))
                        .allTools().stream()
                                .filter(each -> each.toolName().equals(toolName))
                                .findFirst()
                                .orElseThrow();
        AssistantTool.ToolAnswer answer = tool.toolCall().apply(arguments);
        assertFalse(answer.isError(), answer::answerText);
        return JsonMapper.shared().readTree(answer.answerText());
    }

    private static ObjectNode arguments(String key, InventedReference reference) {
        ObjectNode arguments = JsonMapper.shared().createObjectNode();
        arguments.put("type", reference.type()).put("key", key);
        ObjectNode fields = arguments.putObject("fields");
        reference.fields().forEach(fields::put);
        return arguments;
    }

    /// Runs the commands as a shell would.
    private void runAll(List<String> commands) throws IOException, InterruptedException {
        Path script = folder.resolve("commands.sh");
        Files.writeString(
                script,
                "octavo() { printf '%s\\0' \"$@\"; printf '\\n\\0'; }\n"
                        + String.join("\n", commands));
        Process shell = new ProcessBuilder("sh", script.toString()).start();
        String words = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, shell.waitFor());
        for (String command : words.split("\n\0", 0)) {
            assertEquals(0, run(command.split("\0", 0)), err::toString);
        }
    }

    private Set<String> keysWithProblem(Path library, String problemId) {
        run("check", library.toString(), "--format", "json");
        return JsonMapper.shared()
                .readTree(out.toString())
                .valueStream()
                .filter(problem -> problem.path("code").asString("").equals(problemId))
                .map(problem -> problem.path("message").asString("").split(":", 2)[0])
                .collect(Collectors.toSet());
    }

    @Test
    void noInventionReachesThePaperUnmarked() throws IOException, InterruptedException {
        Path library = Files.writeString(folder.resolve("papers.bib"), "% mine\n\n");
        List<InventedReference> inventions = InventedReferences.some(INVENTION_COUNT);
        List<String> keys =
                IntStream.range(0, inventions.size()).mapToObj(i -> "made" + i).toList();
        List<String> commands =
                IntStream.range(0, keys.size())
                        .mapToObj(i ->
                                call(library, "plan_add", arguments(keys.get(i), inventions.get(i)))
                                        .path("command")
                                        .asString(""))
                        .toList();
        assertEquals("% mine\n\n", Files.readString(library), "a plan changes nothing");
        runAll(commands);
        assertEquals(Set.copyOf(keys), keysWithProblem(library, "proposed-entry"));

        Path paper = Files.createDirectory(folder.resolve("paper"));
        Files.writeString(
                paper.resolve("main.tex"),
                "\\documentclass{article}\\bibliography{refs}\n\\cite{%s}\n"
                        .formatted(String.join(",", keys)));
        Path refs = paper.resolve("refs.bib");
        assertEquals(
                0,
                run(
                        "cited",
                        paper.toString(),
                        "--library",
                        library.toString(),
                        "--into",
                        refs.toString(),
                        "--json"),
                err::toString);
        long markedCount =
                JsonMapper.shared()
                        .readTree(out.toString())
                        .path("cited")
                        .valueStream()
                        .filter(cited -> cited.path("unconfirmed").asString("").contains("title"))
                        .count();
        assertEquals(INVENTION_COUNT, markedCount);
        assertEquals(Set.copyOf(keys), keysWithProblem(refs, "proposed-entry"));
        assertEquals(1, run("why", refs.toString(), "made7.title"));
        assertTrue(out.toString().contains("proposed by an assistant on"), out::toString);
    }

    @Test
    void aMarkGoesWhenAPersonAccepts() throws IOException, InterruptedException {
        Path library = Files.writeString(folder.resolve("papers.bib"), "");
        InventedReference reference = InventedReferences.some(1).getFirst();
        runAll(
                List.of(
                        call(library, "plan_add", arguments("made", reference))
                                .path("command")
                                .asString("")));
        JsonNode found =
                call(library, "search", JsonMapper.shared().createObjectNode()).path("entries");
        assertTrue(found.get(0).has("unconfirmed"), found::toString);
        assertEquals(0, run("verify", library.toString(), "--accept", "made"), err::toString);
        assertEquals(Set.of(), keysWithProblem(library, "proposed-entry"));
    }

    @Test
    void onlyWhatAnAssistantChangesIsMarked() throws IOException, InterruptedException {
        Path library =
                Files.writeString(
                        folder.resolve("papers.bib"),
                        "@article{a, author = {Doe, Jane}, title = {Hello}, year = 2020,"
                                + " journal = {J}, pages = {1--2}}\n");
        ObjectNode arguments = JsonMapper.shared().createObjectNode().put("key", "a");
        arguments.putObject("set").put("year", "2021").put("note", "Read it");
        runAll(List.of(call(library, "plan_edit", arguments).path("command").asString("")));
        run("check", library.toString(), "--format", "json");
        assertTrue(out.toString().contains("a: year proposed by an assistant"), out::toString);
        assertEquals(0, run("edit", library.toString(), "a", "year=2020"), err::toString);
        assertEquals(Set.of(), keysWithProblem(library, "proposed-entry"));
    }
}
