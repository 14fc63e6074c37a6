package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// How a command answers wrong words, options and files.
class WrongUseTest extends OneLibrary {
    @Test
    void wrongWordsAreAnsweredWithWhatWasMeant() throws IOException {
        String file = file(TEXT);
        assertEquals(2, run("list", file, "--format", "jsn"));
        assertTrue(err.toString().contains("Did you mean: json?"), err::toString);
        assertFalse(err.toString().contains("JSON"), err::toString);
        assertEquals(2, run("cv", file, "--format", "htm-page"));
        assertTrue(err.toString().contains("Did you mean: html-page?"), err::toString);
        assertEquals(2, run("list", file, "-type:preprint"));
        assertTrue(err.toString().contains("last, after --"), err::toString);
        assertEquals(2, run("list", file, "--", "-type:preprint", "--format", "keys"));
        assertTrue(err.toString().contains("--format comes after --"), err::toString);
    }

    @Test
    void withoutADisplayOneLineSaysSo() {
        assertEquals(
                "No display to open a window on. In a terminal: octavo list FILE",
                Cli.explainNoWindow(List.of()));
        assertEquals(
                "nosuch.bib does not exist.", Cli.explainNoWindow(List.of(Path.of("nosuch.bib"))));
    }

    @Test
    void aFileThatCannotBeReadGivesStatusThree() throws IOException {
        assertEquals(3, run("list", folder.resolve("none.bib").toString()));
        assertEquals(3, run("list", folder.toString()));
        assertEquals(3, run("convert", file(""), "--to", "ris"));
        String said = err.toString();
        assertTrue(said.contains("does not exist"), said);
        assertTrue(said.contains("is a folder"), said);
        assertTrue(said.contains("is empty"), said);
        assertFalse(said.contains("Exception"), said);
    }

    @Test
    void aFileThatIsNoLibraryIsNotTakenForAnEmptyOne() throws IOException {
        Path json = folder.resolve("refs.json");
        Files.writeString(json, "[{\"name\": \"a\"}]\n");
        for (var command : List.of("list", "check", "tidy")) {
            assertEquals(3, run(command, json.toString()), command);
        }
        assertEquals(3, run("convert", json.toString(), "--to", "ris"));
        assertTrue(err.toString().contains("refs.json is not a .bib file"), err::toString);
        assertEquals(0, run("list", file("% my papers, so far none\n\n")));
        assertEquals(0, run("list", file("@string{a = {A}}\n")));
    }

    @Test
    void brokenJsonIsToldWithoutTheInnardsOfItsReader() throws IOException {
        Path json = Files.writeString(folder.resolve("bad.json"), "{");
        assertEquals(1, run("cite", json.toString(), "--style", "apa"));
        assertTrue(err.toString().contains("bad.json:1:2: this is not JSON: "), err::toString);
        assertFalse(err.toString().contains("Source"), err::toString);
    }

    @Test
    void convertWritesToStandardOutputForAHyphenAndNotOverAFolder() throws IOException {
        String file = file(TEXT);
        assertEquals(0, run("convert", file, "--to", "ris", "-o", "-"));
        assertTrue(out.toString().contains("TY  - "), out::toString);
        assertEquals(3, run("convert", file, "--to", "ris", "-o", folder.toString()));
        assertEquals("octavo: " + folder + " is a folder, not a file.", err.toString().strip());
    }

    @Test
    void whatIsNoFileNameAndNoNumberIsSaidInWords() {
        assertEquals(2, run("list", ""));
        assertTrue(err.toString().contains("the name of the file is empty"), err::toString);
        assertEquals(2, run("versions", "x.bib", "--restore", "x"));
        assertTrue(err.toString().contains("'x' is not an integer"), err::toString);
    }

    @Test
    void wrongUseGivesStatusTwoAndSaysWhereHelpIs() {
        assertEquals(2, run("lst", "a.bib"));
        assertTrue(err.toString().contains("octavo list"), err::toString);
        err.getBuffer().setLength(0);
        assertEquals(2, run("nosuchcmd"));
        assertFalse(err.toString().contains("Did you mean"), err::toString);
        assertEquals(2, run("list", "a.bib", "--format", "xml"));
        assertTrue(err.toString().contains("octavo list --help"), err::toString);
    }

    @Test
    void everyCommandsHelpShowsAnExample() {
        for (String command : Cli.COMMANDS.keySet()) {
            out.getBuffer().setLength(0);
            assertEquals(0, run(command, "--help"));
            assertTrue(out.toString().contains("\n  octavo " + command + " "), out::toString);
        }
    }

    @Test
    void filesOpenTheWindowAndCommandsDoNot() {
        assertTrue(Cli.isCommandLine(List.of("list", "a.bib")));
        assertTrue(Cli.isCommandLine(List.of("--version")));
        assertTrue(Cli.isCommandLine(List.of("lst")));
        assertFalse(Cli.isCommandLine(List.of("papers.bib")));
        assertFalse(Cli.isCommandLine(List.of()));
    }
}
