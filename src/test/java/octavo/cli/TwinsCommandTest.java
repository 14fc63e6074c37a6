package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// `octavo dedupe` and `octavo link`.
class TwinsCommandTest {
    private static final String TEXT =
            """
            @misc{pre, author = {Mai, Luo and Li, Guo}, title = {KungFu: Adaptive Training of Models},
              year = 2019, eprint = {1901.00001}}
            @inproceedings{pub, author = {Mai, Luo and Li, Guo}, title = {KungFu: Adaptive Model Training},
              year = 2020, booktitle = {OSDI}, doi = {10.1000/1}}
            @inproceedings{dup, author = {L. Mai and G. Li}, title = {KungFu: Adaptive Model Training},
              year = 2020, booktitle = {OSDI}, pages = {1--9}}
            """;

    @TempDir Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        return Cli.run(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    private String file() throws IOException {
        return Files.writeString(folder.resolve("papers.bib"), TEXT).toString();
    }

    private String read() throws IOException {
        return Files.readString(folder.resolve("papers.bib"));
    }

    @Test
    void dedupeListsPairsWithReasonsAndWritesNothing() throws IOException {
        String file = file();
        assertEquals(0, run("dedupe", file));
        assertEquals(
                "certain  pub  dup\n         the same title; the same 2 authors; both of 2020\n",
                out.toString().replace("\r", ""));
        run("dedupe", file, "--format", "json");
        JsonNode pair = JsonMapper.shared().readTree(out.toString()).get(0);
        assertEquals("dup", pair.get("second").stringValue());
        assertEquals(5, pair.at("/lines/1").intValue());
        assertEquals(TEXT, read());
    }

    @Test
    void dedupeMergesAndCitationsFollow() throws IOException {
        String file = file();
        Path tex = Files.writeString(folder.resolve("a.tex"), "\\cite{dup, pre}\n");
        assertEquals(0, run("dedupe", file, "--merge", "pub", "dup", "--dry-run"));
        assertTrue(out.toString().contains("-@inproceedings{dup"), out::toString);
        assertEquals(TEXT, read());
        assertEquals(0, run("dedupe", file, "--merge", "pub", "dup", "--tex", folder.toString()));
        assertFalse(read().contains("{dup,"), read());
        assertTrue(read().contains("pages = {1--9}") && read().contains("ids = {dup}"), read());
        assertEquals("\\cite{pub, pre}\n", Files.readString(tex));
    }

    @Test
    void dedupeMergesAllThatIsCertain() throws IOException {
        String file = file();
        assertEquals(0, run("dedupe", file, "--merge-certain"));
        run("dedupe", file);
        assertEquals("", out.toString());
    }

    @Test
    void whatIsNoDuplicateIsRememberedBesideTheLibrary() throws IOException {
        String file = file();
        assertEquals(0, run("dedupe", file, "--not", "pub", "dup"));
        run("dedupe", file);
        assertEquals("", out.toString());
        assertEquals(TEXT, read());
        assertTrue(Files.readString(folder.resolve("papers.octavo.json")).contains("\"dup pub\""));
    }

    @Test
    void aKeyThatIsNotThereIsRefused() throws IOException {
        String file = file();
        assertEquals(1, run("dedupe", file, "--merge", "pub", "nobody"));
        assertEquals(1, run("link", file, "--pair", "pub", "pub"));
        assertTrue(err.toString().contains("no entry with the key nobody"), err::toString);
        assertTrue(err.toString().contains("no other entry with the key pub"), err::toString);
    }

    @Test
    void linkListsAndLinks() throws IOException {
        String file = file();
        run("dedupe", file, "--merge", "pub", "dup");
        assertEquals(0, run("link", file));
        assertTrue(out.toString().startsWith("certain  pre  pub\n"), out::toString);
        assertEquals(0, run("link", file, "--apply"));
        assertTrue(read().contains("related = {pub}, relatedtype = {publishedas}}"), read());
        run("link", file);
        assertEquals("", out.toString());
        run("link", file, "--linked");
        assertTrue(out.toString().contains("pre  pub"), out::toString);
        String linked = read();
        assertEquals(0, run("link", file, "--apply"));
        assertEquals(linked, read());
    }

    @Test
    void aPairCanBeLinkedOrKeptApartByName() throws IOException {
        String file = file();
        assertEquals(0, run("link", file, "--not", "pre", "pub"));
        run("link", file);
        assertTrue(out.toString().contains("pre  dup"), out::toString);
        assertEquals(0, run("link", file, "--pair", "pre", "dup"));
        assertTrue(read().contains("related = {dup}"), read());
    }
}
