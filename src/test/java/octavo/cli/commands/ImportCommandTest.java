package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Command;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

class ImportCommandTest extends Command {
    private static final String LIBRARY =
            """
            @article{old,
              author  = "Doe, Jane",
              title   = "Old Things",
              journal = "J",
              year    = 2020
            }
            """;
    private static final String RIS =
            """
            TY  - JOUR
            AU  - Doe, Jane
            TI  - Old Things
            T2  - J
            PY  - 2020
            DO  - 10.1000/1
            ER  -
            TY  - JOUR
            AU  - Roe, Al
            TI  - New Things
            T2  - J
            PY  - 2022
            ER  -
            """;

    @TempDir private Path folder = Path.of("");
    private String library = "";
    private String source = "";

    @BeforeEach
    void writeFiles() throws IOException {
        library = Files.writeString(folder.resolve("papers.bib"), LIBRARY).toString();
        source = Files.writeString(folder.resolve("export.txt"), RIS).toString();
    }

    private String text() throws IOException {
        return Files.readString(Path.of(library));
    }

    @Test
    void newEntriesComeInAndKnownOnesGetWhatTheyLack() throws IOException {
        assertEquals(0, run("import", library, source), err::toString);
        assertEquals(
                LIBRARY.replace("2020\n", "2020,\n  doi     = \"10.1000/1\"\n")
                        + """

                        @article{roe2022new,
                          author  = "Roe, Al",
                          title   = "New Things",
                          journal = "J",
                          year    = 2022
                        }
                        """,
                text());
        assertEquals("present  old  + doi\nnew  roe2022new\n", out.toString());
    }

    @Test
    void aLibraryThatIsNotThereIsNewAndSaidToBe() throws IOException {
        Path fresh = folder.resolve("new.bib");
        assertEquals(0, run("import", fresh.toString(), source, "--dry-run"), err::toString);
        assertTrue(err.toString().contains("new.bib is a new library."), err::toString);
        assertTrue(Files.notExists(fresh));
        assertEquals(0, run("import", fresh.toString(), source), err::toString);
        assertTrue(err.toString().contains("new.bib is a new library."), err::toString);
        assertEquals(2, Files.readString(fresh).split("(?m)^@article").length - 1);
        assertEquals(0, run("import", fresh.toString(), source), err::toString);
        assertEquals("", err.toString());
    }

    @Test
    void aNewLibraryNeedsAFolderAndAnEnding() {
        assertEquals(3, run("import", folder.resolve("a/new.bib").toString(), source));
        assertTrue(err.toString().contains("Create the folder first"), err::toString);
        assertEquals(3, run("import", folder.resolve("typo.ris").toString(), source));
        assertTrue(err.toString().contains("must end in .bib"), err::toString);
    }

    @Test
    void whatBringsNothingMakesNoLibrary() throws IOException {
        Path fresh = folder.resolve("new.bib");
        Path words = Files.writeString(folder.resolve("words.txt"), "some words");
        assertEquals(1, run("import", fresh.toString(), words.toString()));
        assertTrue(Files.notExists(fresh));
    }

    @Test
    void importingTwiceChangesNothingMore() throws IOException {
        run("import", library, source);
        String once = text();
        assertEquals(0, run("import", library, source));
        assertEquals(once, text());
    }

    @Test
    void aDryRunShowsTheChangeAndChangesNothing() throws IOException {
        assertEquals(0, run("import", library, source, "--dry-run"));
        assertTrue(out.toString().contains("+@article{roe2022new,"), out::toString);
        assertEquals(LIBRARY, text());
    }

    @Test
    void keysAreMadeLikeThoseOfTheLibraryUnlessAFormulaIsGiven() throws IOException {
        StringBuilder ours = new StringBuilder();
        for (int year = 2000; year < 2012; year++) {
            ours.append("@book{Mai_%d, author = {Mai, Luo}, year = %d}\n".formatted(year, year));
        }
        Files.writeString(Path.of(library), ours);
        assertEquals(0, run("import", library, source, "--dry-run"));
        assertTrue(out.toString().contains("+@article{Roe_2022,"), out::toString);
        assertEquals(0, run("import", library, source, "--dry-run", "--pattern", "[auth]"));
        assertTrue(out.toString().contains("+@article{Roe,"), out::toString);
    }

    @Test
    void jsonSaysWhatBecomesOfEachEntry() {
        assertEquals(0, run("import", library, source, "--json", "--dry-run"));
        JsonNode entries = JsonMapper.shared().readTree(out.toString()).get("entries");
        assertEquals("differs", entries.get(0).get("state").asString());
        assertEquals("old", entries.get(0).get("key").asString());
        assertEquals("doi", entries.get(0).get("fields").get(0).asString());
        assertEquals("new", entries.get(1).get("state").asString());
        assertEquals("roe2022new", entries.get(1).get("key").asString());
    }

    @Test
    void newEntriesGetATag() throws IOException {
        assertEquals(0, run("import", library, source, "--to-tag", "unread"));
        assertTrue(text().contains("unread"), this::readText);
        assertEquals(1, text().split("unread", -1).length - 1);
    }

    private String readText() {
        try {
            return text();
        } catch (IOException trouble) {
            return trouble.toString();
        }
    }

    @Test
    void readsStandardInput() throws IOException {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(RIS.getBytes(StandardCharsets.UTF_8)));
        try {
            assertEquals(0, run("import", library, "-"), err::toString);
        } finally {
            System.setIn(before);
        }
        assertTrue(text().contains("roe2022new"));
    }

    @Test
    void aDamagedRecordIsNamedAndCostsItselfOnly() throws IOException {
        Files.writeString(Path.of(source), "AU  - X, Y\nTI  - Lost\nER  -\n" + RIS);
        assertEquals(1, run("import", library, source));
        assertTrue(
                err.toString().contains("export.txt:1: The record has no line TY"), err::toString);
        assertTrue(text().contains("roe2022new"));
    }

    @Test
    void printedReferencesComeInOfflineAndThoseThatAreKnownDoNot() throws IOException {
        Path list =
                Files.writeString(
                        folder.resolve("references.txt"),
                        """
                        References

                        [1] Dean, J. and Ghemawat, S. Mapreduce: simplified data processing on large
                        clusters. Communications of the ACM, 51(1):107–113, 2008.
                        [2] Knuth, D. E. Literate programming. The Computer Journal, 27(2):97–111,
                        1984.
                        """);
        assertEquals(0, run("import", library, list.toString(), "--offline"), err::toString);
        assertEquals(2, out.toString().lines().filter(line -> line.startsWith("new  ")).count());
        assertTrue(text().contains("journal = \"Communications of the ACM\""), text());
        String imported = text();
        assertEquals(0, run("import", library, list.toString(), "--offline"), err::toString);
        assertEquals(imported, text());
    }

    @Test
    void offlineNothingIsLookedUpAndAFileThatIsMissingIsNamed() throws IOException {
        assertEquals(1, run("import", library, "10.1000/182", "--offline"));
        assertTrue(err.toString().contains("nothing was asked"), err::toString);
        assertEquals(3, run("import", library, "none.ris"));
        assertTrue(err.toString().contains("There is no file none.ris."), err::toString);
        assertEquals(LIBRARY, text());
    }

    @Test
    void anEmptyLibraryTakesEntriesIn() throws IOException {
        Files.writeString(Path.of(library), "");
        assertEquals(0, run("import", library, source), err::toString);
        assertTrue(text().startsWith("@article{doe2020old,"), this::readText);
    }

    @Test
    void aPersonComesInAsTheLibraryWritesThemUnlessAskedNotTo() throws IOException {
        String accented = LIBRARY.replace("Doe, Jane", "Wagenländer, Marcel");
        Files.writeString(Path.of(library), accented);
        Files.writeString(Path.of(source), RIS.replace("Roe, Al", "Wagenlander, Marcel"));
        assertEquals(0, run("import", library, source, "--as-is"), err::toString);
        assertTrue(text().contains("\"Wagenlander, Marcel\""), this::said);
        Files.writeString(Path.of(library), accented);
        assertEquals(0, run("import", library, source), err::toString);
        assertTrue(
                text().substring(text().lastIndexOf("@article")).contains("Wagenländer, Marcel"),
                this::said);
        assertTrue(err.toString().contains("this library writes Marcel Wagenländer"), this::said);
    }

    private String said() {
        return out + "" + err;
    }
}
