package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/// What `list` prints, for people and for programs.
class ListOutputTest extends OneLibrary {
    @Test
    void listShowsAnEntryALine() throws IOException {
        assertEquals(0, run("list", file(TEXT), "--format", "tsv"));
        assertEquals(
                "key\tauthors\ttitle\tvenue\tyear\tkind\nmai\tMai, Li\tKungFu\tJ\t2020\tjournal\n",
                out.toString().replace("\r", ""));
    }

    @Test
    void listSortsCountsAndChoosesColumns() throws IOException {
        String file =
                file(
                        """
                        @misc{b, title = {B}, year = 2020}
                        @misc{a, title = {A}, year = 2020}
                        @misc{c, title = {C}, year = 2024}
                        """);
        assertEquals(0, run("list", file, "--sort", "-date,title", "--format", "keys"));
        assertEquals("c\na\nb\n", out.toString().replace("\r", ""));
        out.getBuffer().setLength(0);
        assertEquals(0, run("list", file, "year:2020", "--count"));
        assertEquals("2\n", out.toString().replace("\r", ""));
        out.getBuffer().setLength(0);
        assertEquals(0, run("list", file, "year:2024", "--format", "tsv", "--columns", "key,year"));
        assertEquals("key\tyear\nc\t2024\n", out.toString().replace("\r", ""));
        assertEquals(2, run("list", file, "--sort", "dat"));
        assertTrue(
                err.toString()
                        .contains("--sort has the unknown value dat; choose from: author, date"),
                err::toString);
    }

    @Test
    void controlCharactersAreShownAsSignsToPeopleAndKeptForPrograms() throws IOException {
        String file =
                file("@misc{a, author = {A\u001bB}, title = {red \u001b[31m \u0007\u009b}}\n");
        for (String command : List.of("list", "people --list", "venues", "dedupe")) {
            List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
            words.add(1, file);
            assertEquals(0, run(words.toArray(String[]::new)));
        }
        assertFalse(out.toString().matches("(?s).*[\u001b\u0007\u009b].*"), out::toString);
        assertTrue(out.toString().contains("\u241b[31m \u2407\uFFFD"), out::toString);
        assertEquals(0, run("list", file, "--format", "tsv"));
        assertTrue(out.toString().contains("red \u001b[31m"), out::toString);
    }

    @Test
    void cellsOfATableForSpreadsheetsAreNoFormulas() throws IOException {
        String file =
                file("@misc{a, title = {=1+1}, note = {-x}, howpublished = {@x}, volume = {+2}}\n");
        assertEquals(
                0,
                run(
                        "list",
                        file,
                        "--format",
                        "tsv",
                        "--fields",
                        "key,title,note,howpublished,volume"));
        assertEquals(
                "a\t'=1+1\t'-x\t'@x\t'+2", out.toString().lines().skip(1).findFirst().orElse(""));
    }

    @Test
    void aTableThatNoTerminalShowsIsWhole() throws IOException {
        String title = "On the Length of Titles and What Readers of Pipes Make of It ".repeat(4);
        run("list", file("@misc{a, title = {" + title + "}}\n"));
        assertTrue(out.toString().contains(title.strip()), out::toString);
    }

    @Test
    void listAsJsonSaysWhatTheFileHasAndWhatItMeans() throws IOException {
        String text =
                """

                @misc{a, author = {{\\'E}mile van Zola and {The {ABC} Group} and others},
                 title = {{\\LaTeX}}, date = {2020-02/2021}}
                % @misc{b}
                """;
        run("list", file(text), "--format", "json");
        JsonNode list = JsonMapper.shared().readTree(out.toString());
        JsonNode first = list.get(0);
        assertEquals("a", first.get("key").stringValue());
        assertEquals(2, first.get("line").intValue());
        assertEquals("{{\\LaTeX}}", first.at("/fields/title").stringValue());
        assertEquals("LaTeX", first.at("/text/title").stringValue());
        assertEquals("Émile", first.at("/names/author/0/given").stringValue());
        assertEquals("van", first.at("/names/author/0/prefix").stringValue());
        assertEquals("The ABC Group", first.at("/names/author/1/literal").stringValue());
        assertEquals("2020-02/2021", first.get("date").stringValue());
        assertFalse(first.get("disabled").booleanValue());
        assertTrue(list.get(1).get("disabled").booleanValue());
    }

    @Test
    void listSuggestsACvOnlyWhereThereArePapers() throws IOException {
        assertEquals("", hint(file("\n"), true));
        assertEquals("", hint(file(TEXT), false));
        assertTrue(hint(file(TEXT), true).startsWith("hint: "));
    }

    private static String hint(String library, boolean terminal) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(new StringWriter());
        Cli.runCommand(List.of("list", library), out, new PrintWriter(said), terminal);
        return said.toString();
    }
}
