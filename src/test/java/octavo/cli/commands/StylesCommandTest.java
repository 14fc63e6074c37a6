package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

class StylesCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    @Test
    void listsTheStylesOfAQueryTheBestFirst() {
        assertEquals(0, run("styles", "acs", "nano"), err::toString);
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.getFirst().startsWith("id "), lines::getFirst);
        assertTrue(lines.get(1).matches("acs-nano +ACS Nano +numeric .*"), () -> lines.get(1));
    }

    @Test
    void writesAllStylesForScripts() {
        assertEquals(0, run("styles", "--format", "tsv"), err::toString);
        assertTrue(out.toString().lines().count() > 10_000);
        assertTrue(
                out.toString()
                        .contains(
                                "\nacs-nano\tACS Nano\tnumeric\tchemistry"
                                        + "\tamerican-chemical-society\n"));
    }

    @Test
    void writesJsonForPrograms() {
        assertEquals(0, run("styles", "acs-nano", "--format", "json"), err::toString);
        JsonNode first = JsonMapper.shared().readTree(out.toString()).get(0);
        assertEquals("acs-nano", first.path("id").asString());
        assertEquals("american-chemical-society", first.path("parent").asString());
        assertEquals("chemistry", first.path("fields").get(0).asString());
        assertFalse(first.path("title").asString().isEmpty());
    }

    @Test
    void saysThatNoStyleIsFound() {
        assertEquals(1, run("styles", "qwxz"));
        assertEquals("octavo: no style has all of: qwxz.\n", err.toString());
        assertEquals(0, run("styles", "qwxz", "--format", "json"));
        assertTrue(JsonMapper.shared().readTree(out.toString()).isEmpty());
    }
}
