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
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    private String file() throws IOException {
        return Files.writeString(folder.resolve("papers.bib"), TEXT).toString();
    }

    private String read() throws IOException {
        return Files.readString(folder.resolve("papers.bib"));
    }

    @Test
    void entriesWithoutAKeyAreNamedByTheirLines() throws IOException {
        Path file = folder.resolve("keyless.bib");
        Files.writeString(
                file,
                """
                @misc{, author = {Mai, Luo}, title = {Making Training Adaptive}, year = 2020}
                @misc{, author = {Mai, Luo}, title = {Making Training Adaptive}, year = 2020}
                """);
        run("dedupe", file.toString());
        assertTrue(out.toString().startsWith("certain  (line 1)  (line 2)"), out::toString);
    }

    @Test
    void dedupeListsASeriesInOneLine() throws IOException {
        Path file = folder.resolve("series.bib");
        StringBuilder text = new StringBuilder();
        for (String town : List.of("Linz", "Graz", "Bern", "Genf", "Rom", "Paris")) {
            text.append(
                    "@misc{%1$s, author = {Mai, Luo}, title = {A weekly post on the machine learning systems that we run in %1$s}, year = 2020}%n"
                            .formatted(town));
        }
        Files.writeString(file, text);
        run("dedupe", file.toString());
        assertEquals(
                """
                likely   Linz  Graz  Bern  Genf  Rom  Paris
                         15 pairs among 6 entries, perhaps a series; titles share 8 of 10 words; the same author; both of 2020
                """,
                out.toString().replace("\r", ""));
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
    void eachPairIsDoneByItself() throws IOException {
        String file = file();
        String more =
                TEXT + "@misc{x, title = {X}}\n@misc{y, title = {Y}}\n@misc{z, title = {Z}}\n";
        Files.writeString(folder.resolve("papers.bib"), more);
        Path tex = Files.writeString(folder.resolve("a.tex"), "\\cite{dup, z}\n");
        assertEquals(
                0,
                run(
                        "dedupe",
                        file,
                        "--merge",
                        "pub",
                        "dup",
                        "--merge",
                        "y",
                        "z",
                        "--merge",
                        "x",
                        "y",
                        "--tex",
                        folder.toString()));
        assertTrue(read().contains("ids = {dup}") && read().contains("{X}, ids = {z,y}"), read());
        assertFalse(read().contains("{dup,") || read().contains("{y,"), read());
        assertEquals("\\cite{pub, x}\n", Files.readString(tex));
        assertEquals(0, run("link", file, "--pair", "pre", "pub", "--pair", "x", "pub"));
        assertEquals(2, read().split("related = \\{pub\\}", -1).length - 1, read());
        assertEquals(0, run("dedupe", file, "--not", "pre", "x", "--not", "pub", "x"));
        String notes = Files.readString(folder.resolve("papers.octavo.json"));
        assertTrue(notes.contains("pre x") && notes.contains("pub x"), notes);
    }

    @Test
    void anEntryThatIsGoneIsNotMergedAgain() throws IOException {
        String file = file();
        assertEquals(2, run("dedupe", file, "--merge", "pub", "dup", "--merge", "dup", "pre"));
        assertTrue(err.toString().contains("dup is merged into another entry"), err::toString);
        assertEquals(TEXT, read());
    }

    @Test
    void aDryRunNotesNothing() throws IOException {
        String file = file();
        assertEquals(0, run("dedupe", file, "--not", "pub", "dup", "--dry-run"));
        assertTrue(err.toString().contains("papers.octavo.json: would be updated"), err::toString);
        assertEquals(0, run("link", file, "--not", "pre", "pub", "--dry-run"));
        assertFalse(Files.exists(folder.resolve("papers.octavo.json")));
    }

    @Test
    void optionsThatWouldBeInVainAreRefused() throws IOException {
        String file = file();
        assertEquals(2, run("dedupe", file, "--merge-certain", "--merge", "pub", "dup"));
        assertEquals(2, run("dedupe", file, "--merge-certain", "--not", "pub", "dup"));
        assertEquals(2, run("dedupe", file, "--take", "title"));
        assertEquals(2, run("dedupe", file, "--merge-certain", "--take", "title"));
        assertEquals(2, run("dedupe", file, "--tex", folder.toString()));
        assertEquals(2, run("link", file, "--apply", "--not", "pre", "pub"));
        assertEquals(1, run("dedupe", file, "--merge", "pub", "dup", "--take", "nofield"));
        assertTrue(err.toString().contains("dup has no field nofield"), err::toString);
        assertEquals(TEXT, read());
    }

    @Test
    void aDamagedFileOfNotesIsLeftAlone() throws IOException {
        String file = file();
        Path notes = Files.writeString(folder.resolve("papers.octavo.json"), "<<<<<<< HEAD\n{}");
        assertEquals(3, run("dedupe", file, "--not", "pub", "dup"));
        assertTrue(err.toString().contains("it is damaged; fix it"), err::toString);
        assertEquals("<<<<<<< HEAD\n{}", Files.readString(notes));
    }

    @Test
    void anEntryIsNotMergedWithWhatItIsPartOf() throws IOException {
        String file = file();
        String part = "@inproceedings{j, crossref = {p}}\n@proceedings{p, title = {P}}\n";
        Files.writeString(folder.resolve("papers.bib"), part);
        assertEquals(1, run("dedupe", file, "--merge", "j", "p"));
        assertTrue(err.toString().contains("one is part of the other"), err::toString);
        assertEquals(part, read());
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
