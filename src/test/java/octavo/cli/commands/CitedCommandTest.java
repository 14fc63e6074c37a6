package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;
import octavo.retractions.RetractionTable;
import octavo.storage.PathConsents;

import org.junit.jupiter.api.BeforeEach;
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

class CitedCommandTest {
    private static final String MASTER =
            """
            @article{mai2020, title = {KungFu}, author = {Mai, Luo}, year = 2020,
              doi = {10.1000/kungfu}, abstract = {Long}}
            @misc{li2019, title = {Spotnik}, author = {Li, Guo}, year = 2019}
            """;

    @TempDir Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path master = Path.of("");
    private Path refs = Path.of("");

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void damageInThePapersOwnReferencesIsTold() throws IOException {
        file("refs.bib", "@misc{li2019, title = {T}}\n@misc{x, title = {never closed\n");
        run("cited", folder.toString());
        assertTrue(err.toString().contains("refs.bib is damaged"), err.toString());
    }

    @BeforeEach
    void writeAPaper() throws IOException {
        master = Path.of(file("papers.bib", MASTER));
        Files.createDirectory(folder.resolve("paper"));
        refs = folder.resolve("paper/refs.bib");
        file(
                "paper/main.tex",
                "\\documentclass{x}\\cite{mai2020}\n\\cite{li2091}\\bibliography{refs}");
    }

    private void allowTheLibrary() throws IOException {
        PathConsents.of(folder.resolve("paper/octavo.json")).allowReading(master.toRealPath());
    }

    private int cited(String... more) {
        String[] all = new String[more.length + 4];
        System.arraycopy(
                new String[] {
                    "cited", folder.resolve("paper").toString(), "--library", master.toString()
                },
                0,
                all,
                0,
                4);
        System.arraycopy(more, 0, all, 4, more.length);
        return run(all);
    }

    @Test
    void aCitedWorkThatWasRetractedIsNamedWithItsPlace() throws IOException {
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
        try {
            cited();
            assertFalse(err.toString().contains("retracted"), err.toString());
            RetractionTable.ofCsv(
                            """
                            RetractionDate,RetractionDOI,OriginalPaperDOI,RetractionNature
                            5/24/2023 0:00,,10.1000/KungFu,Retraction
                            """)
                    .orElseThrow()
                    .keep();
            cited();
            assertTrue(
                    err.toString()
                            .contains(
                                    "main.tex:1:24: mai2020: retracted"
                                            + " (Retraction Watch, 2023-05-24)"),
                    err.toString());
            cited("--github");
            assertTrue(out.toString().contains("::warning file="), out::toString);
            assertTrue(
                    out.toString()
                            .contains(
                                    "main.tex,line=1,col=24,title=retracted::mai2020: retracted"
                                            + " (Retraction Watch, 2023-05-24)"),
                    out::toString);
        } finally {
            System.clearProperty("octavo.cache");
        }
    }

    @Test
    void whatHasNoEntryIsNamedWithItsPlaceAndKeysThatAreNear() {
        assertEquals(1, cited());
        assertTrue(
                out.toString().contains("main.tex:2:7: li2091 has no entry (near: li2019)"),
                out::toString);
        assertTrue(out.toString().contains("mai2020 is only in " + master), out::toString);
    }

    @Test
    void githubAnnotatesCitationsAndStaleFiles() throws IOException {
        file("paper/octavo.json", "{\"outputs\": [\"refs.yml\"]}");
        assertEquals(1, cited("--check", "--github", "--into", refs.toString()));
        String paper = folder.resolve("paper").toString();
        assertEquals(
                List.of(
                        "::error file=%s/refs.bib,title=out-of-date::mai2020: added"
                                .formatted(paper),
                        "::error file=%s/refs.yml,title=out-of-date::is out of date"
                                .formatted(paper),
                        "::error file=%s/main.tex,line=2,col=7,title=missing-entry::li2091 has no entry (near: li2019)."
                                .formatted(paper),
                        "::warning file=%s/main.tex,line=1,col=24,title=only-in-library::mai2020 is only in %s."
                                .formatted(paper, master)),
                out.toString().lines().toList());
    }

    @Test
    void whatIsCitedComesInAndNothingElseChanges() throws IOException {
        String theirs = "% do not sort\n@misc{own, title = {Own}}\n";
        Files.writeString(refs, theirs);
        assertEquals(1, cited("--into", refs.toString(), "--dry-run"));
        assertEquals(theirs, Files.readString(refs));
        assertTrue(err.toString().contains("mai2020: added"), err::toString);
        assertEquals(1, cited("--into", refs.toString()));
        String now = Files.readString(refs);
        assertTrue(now.startsWith(theirs + "\n@article{mai2020, title = {KungFu}"), now);
        assertFalse(now.contains("li2019"), now);
        assertEquals(1, cited("--into", refs.toString()));
        assertEquals(now, Files.readString(refs));
    }

    @Test
    void aNameThatThePaperUsesIsItsFileWhereverTheCommandRuns() throws IOException {
        assertEquals(1, cited("--into", "refs.bib"));
        assertTrue(Files.readString(refs).contains("@article{mai2020"), err::toString);
        assertFalse(err.toString().contains("octavo:"), err::toString);
        assertFalse(Files.exists(Path.of("refs.bib")), "a file in the working directory");
    }

    @Test
    void aFileThatThePaperDoesNotUseIsWrittenWithAWarning() throws IOException {
        Path other = folder.resolve("other.bib");
        assertEquals(1, cited("--into", other.toString()));
        assertTrue(Files.readString(other).contains("@article{mai2020"), err::toString);
        assertTrue(
                err.toString().contains("the paper does not use " + other + ", but " + refs),
                err::toString);
        assertTrue(err.toString().contains("main.tex uses refs, which does not exist"));
    }

    @Test
    void whatACoAuthorChangedIsToldAsTheirsAndKept() throws IOException {
        cited("--into", refs.toString());
        Files.writeString(refs, Files.readString(refs).replace("{KungFu}", "{KungFu: Adaptive}"));
        assertEquals(1, cited("--into", refs.toString(), "--json"));
        JsonNode entry = JsonMapper.shared().readTree(out.toString()).get("cited").get(0);
        assertEquals("here", entry.get("standing").stringValue());
        JsonNode differs = entry.get("differs").get(0);
        assertEquals("title", differs.get("field").stringValue());
        assertEquals("{KungFu: Adaptive}", differs.get("paper").stringValue());
        assertEquals("paper", differs.get("newer").stringValue());
        assertTrue(Files.readString(refs).contains("{KungFu: Adaptive}"));
    }

    @Test
    void anEntryUnderAnotherKeyIsFoundByWhatItIs() throws IOException {
        Files.writeString(
                refs, "@misc{li2091, title = {Spotnik}, author = {Li, Guo}, year = 2019}\n");
        assertEquals(0, cited());
        assertTrue(out.toString().contains("li2091: is li2019 in " + master), out::toString);
    }

    @Test
    void theProjectSaysItself() throws IOException {
        file(
                "paper/octavo.json",
                "{\"library\": \"../papers.bib\", \"into\": \"refs.bib\","
                        + " \"without\": [\"abstract\"], \"format\": \"biblatex\"}");
        file("paper/main.tex", "\\documentclass{x}\\cite{mai2020}");
        allowTheLibrary();
        assertEquals(1, run("cited", folder.resolve("paper").toString(), "--check"));
        assertFalse(Files.exists(refs));
        assertEquals(0, run("cited", folder.resolve("paper").toString()));
        String now = Files.readString(refs);
        assertTrue(now.contains("date = {2020}"), now);
        assertFalse(now.contains("abstract"), now);
        assertEquals(0, run("cited", folder.resolve("paper").toString(), "--check"));
    }

    @Test
    void aProfileThatMakesNoSenseIsRefused() throws IOException {
        for (String wrong :
                List.of(
                        "{",
                        "[]",
                        "{\"into\": \"main.tex\"}",
                        "{\"into\": \"octavo.json\"}",
                        "{\"into\": \"Makefile\"}",
                        "{\"formt\": \"bibtex\"}",
                        "{\"format\": \"word\"}",
                        "{\"tidy\": [\"nonsense\"]}",
                        "{\"library\": 3}")) {
            file("paper/octavo.json", wrong);
            assertEquals(3, run("cited", folder.resolve("paper").toString()), wrong);
            assertTrue(err.toString().contains("octavo.json"), err::toString);
        }
    }

    @Test
    void aPaperThatIsNotThereOrCitesNothingIsLeftAlone() throws IOException {
        assertEquals(3, run("cited", folder.resolve("gone").toString()));
        file("paper/main.tex", "\\documentclass{x}");
        Files.writeString(refs, "@misc{a}\n");
        assertEquals(1, cited("--into", refs.toString()));
        assertEquals("@misc{a}\n", Files.readString(refs));
        assertEquals(2, cited("--into", master.toString()));
        assertEquals(MASTER, Files.readString(master));
    }

    @Test
    void theOutputsOfAPaperHoldAllThatItCitesFromItsOwnFileFirst() throws IOException {
        file(
                "paper/octavo.json",
                """
                {"library": "../papers.bib", "into": "refs.bib", "without": "abstract",
                 "outputs": ["refs.yml", "refs.json"]}
                """);
        file("paper/main.tex", "\\documentclass{x}\\cite{mai2020,own}\\bibliography{refs}");
        file("paper/refs.bib", "@misc{own, title = {Own}}\n@misc{other, title = {Other}}\n");
        allowTheLibrary();
        String paper = folder.resolve("paper").toString();
        assertEquals(1, run("cited", paper, "--check"));
        assertTrue(err.toString().contains("refs.yml is out of date"), err::toString);
        assertEquals(0, run("cited", paper), err::toString);
        String yaml = Files.readString(folder.resolve("paper/refs.yml"));
        assertTrue(yaml.contains("\"mai2020\":") && yaml.contains("own:"), yaml);
        assertFalse(yaml.contains("other") || yaml.contains("Long"), yaml);
        JsonNode json =
                JsonMapper.shared().readTree(Files.readString(folder.resolve("paper/refs.json")));
        assertEquals(2, json.size());
        assertEquals(0, run("cited", paper, "--check"), err::toString);
        file("paper/main.tex", "\\documentclass{x}\\cite{mai2020}\\bibliography{refs}");
        assertEquals(1, run("cited", paper, "--check"));
    }

    @Test
    void anOutputOfAPaperLeavesItsFolderOnlyIfAllowed() throws IOException {
        file("paper/octavo.json", "{\"library\": \"../papers.bib\", \"outputs\": \"../refs.yml\"}");
        file("paper/main.tex", "\\documentclass{x}\\cite{mai2020}");
        String paper = folder.resolve("paper").toString();
        allowTheLibrary();
        assertEquals(3, run("cited", paper));
        assertFalse(Files.exists(folder.resolve("refs.yml")));
        Path out = folder.toRealPath().resolve("refs.yml");
        assertTrue(err.toString().contains("--allow " + out), err::toString);
        assertEquals(0, run("cited", paper, "--allow", out.toString()), err::toString);
        assertTrue(Files.exists(out));
    }

    @Test
    void aRelatedEntryThatNothingCitesIsNotNamedInThePaper() throws IOException {
        Files.writeString(
                master,
                MASTER.replace("year = 2020,", "year = 2020, related = {arxiv}, relatedtype = {x},")
                        + "@misc{arxiv, title = {KungFu}, year = 2019}\n");
        assertEquals(1, cited("--into", refs.toString()));
        assertFalse(Files.readString(refs).contains("related"), Files.readString(refs));
        assertEquals(1, cited("--into", refs.toString(), "--check"));
        assertFalse(out.toString().contains("related"), out::toString);
        file("paper/main.tex", "\\documentclass{x}\\cite{mai2020,arxiv}\\bibliography{refs}");
        assertEquals(0, cited("--into", refs.toString()), out::toString);
        assertTrue(Files.readString(refs).contains("related = {arxiv}"), Files.readString(refs));
    }
}
