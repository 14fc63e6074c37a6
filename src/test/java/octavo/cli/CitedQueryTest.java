package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.process.ExitStatus;
import octavo.settings.SettingsFile;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// `cited:` in the queries of commands, with the projects that the window keeps.
class CitedQueryTest extends Command {
    private static final String CONFIG = "octavo.config";

    private static final String LIBRARY =
            """
            @article{mai2020, title = {KungFu}, author = {Mai, Luo}, year = 2020}
            @misc{li2019, title = {Spotnik}, author = {Li, Guo}, year = 2019}
            @misc{plato, title = {The Republic}}
            """;

    @TempDir private Path folder = Path.of("");

    private Path library = Path.of("");

    @BeforeEach
    void writeALibraryAndItsPapers() throws IOException {
        System.setProperty(CONFIG, folder.resolve("config").toString());
        library = Files.writeString(folder.resolve("papers.bib"), LIBRARY);
        Path thesis = Files.createDirectory(folder.resolve("PhD thesis"));
        Path talk = Files.createDirectory(folder.resolve("talk"));
        Files.writeString(thesis.resolve("main.tex"), "\\documentclass{x}\\cite{mai2020,li2019}");
        Files.writeString(talk.resolve("talk.md"), "As @li2019 say.");
        keep(List.of(thesis, talk));
    }

    private void keep(List<Path> projects) throws IOException {
        SettingsFile file = SettingsFile.ofUser();
        file.saveChanges(file.loadSettings(), file.loadSettings().withProjects(library, projects));
    }

    @AfterEach
    void forgetTheConfiguration() {
        System.clearProperty(CONFIG);
    }

    private String listed(String query) {
        assertEquals(
                ExitStatus.FINE,
                run("list", library.toString(), "--format", "keys", "--", query),
                err::toString);
        return String.join(" ", out.toString().lines().toList());
    }

    private void refused(int status, String why, String... arguments) {
        assertEquals(status, run(arguments));
        assertEquals("octavo: " + why + System.lineSeparator(), err.toString());
        assertEquals("", out.toString());
    }

    @Test
    void whatAPaperCitesIsListed() {
        assertEquals("mai2020 li2019", listed("cited:thesis"));
        assertEquals("li2019", listed("cited:talk"));
        assertEquals("plato", listed("-has:cited"));
        assertEquals("mai2020", listed("cited:phd -cited:talk"));
        assertEquals("mai2020", listed("cited:\"phd thesis\" year:2020"));
    }

    @Test
    void everyCommandWithAQueryKnowsIt() throws IOException {
        String file = library.toString();
        assertEquals(ExitStatus.FINE, run("cite", file, "--style", "apa", "--query", "cited:talk"));
        assertTrue(out.toString().contains("Spotnik") && !out.toString().contains("KungFu"));
        assertEquals(ExitStatus.FINE, run("convert", file, "--to", "ris", "--query", "cited:talk"));
        assertTrue(out.toString().contains("Spotnik") && !out.toString().contains("KungFu"));
        assertEquals(ExitStatus.FINE, run("edit", file, "--query", "cited:talk", "note=mine"));
        assertEquals(ExitStatus.FINE, run("delete", file, "--query", "-has:cited"), err::toString);
        String now = Files.readString(library);
        assertTrue(now.contains("mine") && now.contains("KungFu") && !now.contains("plato"), now);
    }

    @Test
    void aLibraryWithoutProjectsSaysSo() throws IOException {
        keep(List.of());
        refused(
                ExitStatus.WRONG_USE,
                ("cited: is about the projects of a library, and %s has none. Add a paper's folder"
                                + " on the page Projects of the window; octavo cited looks at one"
                                + " paper.")
                        .formatted(library),
                "list",
                library.toString(),
                "has:cited");
    }

    @Test
    void aNameThatNoProjectHasIsRefused() {
        refused(
                ExitStatus.WRONG_USE,
                "no project of %s is called poster; there are: PhD thesis, talk."
                        .formatted(library),
                "list",
                library.toString(),
                "cited:poster");
    }

    @Test
    void nothingIsTakenForUncitedBecauseAPaperIsGone() throws IOException {
        Files.move(folder.resolve("talk"), folder.resolve("moved"));
        String before = Files.readString(library);
        assertEquals(
                ExitStatus.NO_FILE, run("delete", library.toString(), "--query", "-has:cited"));
        assertTrue(
                err.toString().contains("talk does not exist. Its project talk is needed"),
                err::toString);
        assertEquals(before, Files.readString(library));
    }

    @Test
    void queriesAboutOtherThingsDoNotReadThePapers() throws IOException {
        Files.move(folder.resolve("talk"), folder.resolve("moved"));
        assertEquals("mai2020", listed("kungfu"));
    }

    @Test
    void settingsOfAnotherLibraryDoNotCount() throws IOException {
        Path other = Files.writeString(folder.resolve("other.bib"), LIBRARY);
        assertEquals(ExitStatus.WRONG_USE, run("list", other.toString(), "cited:thesis"));
    }
}
