package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;
import octavo.cli.process.ExitStatus;

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

class VenuesCommandTest {
    private static final String TEXT =
            """
            @string{jf = "J. Fern Sci."}
            @article{a, journal = {J. Mach. Learn. Res.}}
            @article{b, journal = {Journal of Machine Learning Research}}
            @inproceedings{c, booktitle = {Proc. 30th {SOSP}}, year = 2024}
            @inproceedings{d, booktitle = {PACT '12}}
            @article{e, journal = jf}
            """;

    @TempDir private Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    private String file() throws IOException {
        Path file = folder.resolve("papers.bib");
        return Files.exists(file) ? file.toString() : Files.writeString(file, TEXT).toString();
    }

    private String library() throws IOException {
        return Files.readString(folder.resolve("papers.bib"));
    }

    private JsonNode json(String... arguments) {
        assertEquals(0, run(arguments), err::toString);
        return JsonMapper.shared().readTree(out.toString());
    }

    @Test
    void aListOfAVenueHasAllItsSpellingsAndNothingElse() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("whole.bib"),
                        """
                        @article{a, journal = {J. Appl. Phys.}}
                        @article{b, journal = {Journal of Applied Physics}}
                        @article{c, journal = {Jpn. J. Appl. Phys.}}
                        """);
        String query = "venue==\"J. Appl. Phys.\"";
        assertEquals(ExitStatus.FINE, run("list", file.toString(), "--format", "keys", query));
        assertEquals(List.of("a", "b"), out.toString().lines().toList());
    }

    @Test
    void jsonSaysSeriesEditionsVariantsAndReasons() throws IOException {
        JsonNode found = json("venues", file(), "SOSP", "--format", "json");
        assertEquals(1, found.size());
        assertEquals("SOSP", found.at("/0/acronym").asString());
        assertEquals("symposium", found.at("/0/kind").asString());
        assertEquals(30, found.at("/0/variants/0/ordinal").asInt());
        assertEquals("c", found.at("/0/variants/0/entries/0").asString());
        assertFalse(found.at("/0/variants/0/reasons/0").asString().isEmpty());
    }

    @Test
    void optionsThatWouldBeInVainAreRefused() throws IOException {
        assertEquals(2, run("venues", file(), "--apply"));
        assertEquals(2, run("venues", file(), "--form", "X"));
        assertEquals(1, run("venues", file(), "--unify", "JMLR", "--keep", "nokey"));
        assertTrue(err.toString().contains("no entry with the key nokey"), err::toString);
    }

    @Test
    void anAmbiguousAcronymShowsItsCandidates() throws IOException {
        JsonNode found = json("venues", file(), "PACT", "--format", "json");
        assertFalse(found.at("/0/known").asBoolean());
        assertEquals(2, found.at("/0/maybe").size());
    }

    @Test
    void showingVenuesWritesNoFile() throws IOException {
        assertEquals(0, run("venues", file()));
        assertTrue(
                out.toString().contains("2  JMLR: Journal of Machine Learning Research (journal)"),
                out::toString);
        assertEquals(0, run("venues", file(), "--unify", "JMLR"));
        assertEquals(TEXT, library());
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void aDecisionIsKeptBesideTheLibraryAndForgotten() throws IOException {
        assertEquals(
                0,
                run(
                        "venues",
                        file(),
                        "--same",
                        "SOSP",
                        "J. Fern Sci.",
                        "--same",
                        "SOSP",
                        "Nature"));
        assertEquals(2, json("venues", file(), "SOSP", "--format", "json").at("/0/count").asInt());
        String sidecar = Files.readString(folder.resolve("papers.octavo.json"));
        assertTrue(sidecar.contains("Nature"), sidecar);
        assertEquals(0, run("venues", file(), "--forget", "SOSP"));
        assertEquals(1, json("venues", file(), "SOSP", "--format", "json").at("/0/count").asInt());
        assertEquals(TEXT, library());
    }

    @Test
    void aBrokenSidecarIsRefusedAndKept() throws IOException {
        Path sidecar = Files.writeString(folder.resolve("papers.octavo.json"), "{\"a\": ");
        assertEquals(1, run("venues", file(), "--same", "SOSP", "Nature"));
        assertTrue(err.toString().contains("papers.octavo.json"), err::toString);
        assertEquals("{\"a\": ", Files.readString(sidecar));
    }

    @Test
    void aMistypedPlaceholderIsRefused() throws IOException {
        assertEquals(2, run("venues", file(), "--unify", "SOSP", "--form", "Proc. {ordnal} SOSP"));
        assertEquals(2, run("venues", file(), "--prefer", "SOSP", "Proc. {ordnal} SOSP"));
        assertTrue(err.toString().contains("{ordnal}"), err::toString);
    }

    @Test
    void unifyingWritesTheNameAndNothingElse() throws IOException {
        assertEquals(0, run("venues", file(), "--unify", "JMLR", "--apply"));
        assertEquals(
                TEXT.replace("J. Mach. Learn. Res.", "Journal of Machine Learning Research"),
                library());
        assertEquals(
                0,
                run(
                        "venues",
                        file(),
                        "--unify",
                        "SOSP",
                        "--form",
                        "{ordinal} SOSP, {year}",
                        "--apply"));
        assertTrue(library().contains("booktitle = {30th SOSP, 2024}"), this::toString);
    }

    @Test
    void aConferenceNeedsAFormAndAQueryMustNameOneVenue() throws IOException {
        assertEquals(2, run("venues", file(), "--unify", "SOSP"));
        assertTrue(err.toString().contains("--form"), err::toString);
        assertEquals(1, run("venues", file(), "--unify", "No such venue"));
        assertEquals(2, run("venues", file(), "--kind", "SOSP", "party"));
    }

    @Test
    void aPreferredFormIsUsedToUnify() throws IOException {
        assertEquals(0, run("venues", file(), "--prefer", "SOSP", "SOSP '{year2}"));
        assertEquals(0, run("venues", file(), "--unify", "SOSP", "--apply"));
        assertTrue(library().contains("{SOSP '24}"));
    }

    @Test
    void listsAddJournalsAndRanks() throws IOException {
        Path list =
                Files.writeString(
                        folder.resolve("list.csv"),
                        "Journal of Fern Science,J. Fern Sci.\nNature,Cah Rev The\n");
        JsonNode found =
                json(
                        "venues",
                        file(),
                        "J. Fern Sci.",
                        "--format",
                        "json",
                        "--list",
                        list.toString());
        assertEquals("Journal of Fern Science", found.at("/0/name").asString());
        assertTrue(
                err.toString().contains("line 2: Cah Rev The does not abbreviate Nature"),
                err::toString);
        assertEquals(3, run("venues", file(), "--list", folder.resolve("none.csv").toString()));
    }

    @Test
    void stringsAreListedMadeAndDissolved() throws IOException {
        assertEquals(0, run("strings", file()));
        assertEquals("    1  jf = J. Fern Sci.\n", out.toString().replace("\r", ""));
        assertEquals(0, run("strings", file(), "--inline", "jf"));
        assertEquals(TEXT, library());
        assertEquals(0, run("strings", file(), "--inline", "jf", "--apply"));
        assertTrue(library().contains("journal = {J. Fern Sci.}"));
        assertFalse(library().contains("@string"));
        assertEquals(
                0,
                run(
                        "strings",
                        file(),
                        "--extract",
                        "jmlr",
                        "Journal of Machine Learning Research",
                        "--apply"));
        assertTrue(
                library().startsWith("@string{jmlr = {Journal of Machine Learning Research}}\n"));
        assertEquals(1, run("strings", file(), "--rename", "jmlr", "jan"));
    }

    @Test
    void aStringOfAFileBesideIsNoProblem() throws IOException {
        Path with = Files.writeString(folder.resolve("more.bib"), "@string{jx = {X}}\n");
        Path used = Files.writeString(folder.resolve("used.bib"), "@article{a, journal = jx}\n");
        assertEquals(1, run("strings", used.toString()));
        assertEquals(0, run("strings", used.toString(), "--with", with.toString()));
        assertTrue(out.toString().contains("jx is defined by another file"), out::toString);
    }

    @Test
    void exportsWriteVenuesAsAsked() throws IOException {
        assertEquals(0, run("convert", file(), "--to", "bibtex", "--venues", "acronym"));
        assertTrue(out.toString().contains("{SOSP '24}"), out::toString);
        assertEquals(0, run("convert", file(), "--to", "bibtex", "--venues", "string"));
        assertTrue(
                out.toString().contains("@string{jmlr = {Journal of Machine Learning Research}}"),
                out::toString);
        assertEquals(2, run("convert", file(), "--to", "ris", "--venues", "string"));
        assertEquals(TEXT, library());
    }
}
