package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class ConvertCommandTest {
    private static final String TEXT = "@misc{a, title = {A}, date = {2001/2002}}\n@misc{b}\n";

    @TempDir Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    private Path library() throws IOException {
        return Files.writeString(folder.resolve("a.bib"), TEXT);
    }

    @Test
    void theResultGoesToStandardOutputAndTheLossToStandardError() throws IOException {
        assertEquals(0, run("convert", library().toString(), "--to", "bibtex"));
        assertEquals("@misc{a, title = {A}, year = {2001}}\n@misc{b}\n", out.toString());
        assertEquals(
                "octavo: bibtex: BibTeX cannot hold the end of a date range: a",
                err.toString().strip());
    }

    @Test
    void aFileIsWrittenWholeAndNothingIsLeftBesideIt() throws IOException {
        Path library = library();
        Path target = Files.writeString(folder.resolve("out.bib"), "old");
        assertEquals(
                0, run("convert", library.toString(), "--to", "biblatex", "-o", target.toString()));
        assertEquals(TEXT, Files.readString(target));
        try (var files = Files.list(folder)) {
            assertEquals(2, files.count());
        }
    }

    @Test
    void theLibraryItselfAndItsSidecarAreNotOverwritten() throws IOException {
        Path library = library();
        Path sidecar = Files.writeString(folder.resolve("a.octavo.json"), "{}");
        for (String name : List.of("./a.bib", "./a.octavo.json")) {
            String same = folder.resolve(name).toString();
            assertEquals(2, run("convert", library.toString(), "--to", "csl-json", "-o", same));
        }
        assertEquals(TEXT, Files.readString(library));
        assertEquals("{}", Files.readString(sidecar));
    }

    @Test
    void aKeyThatIsNotThereIsAProblemOfTheInput() throws IOException {
        assertEquals(1, run("convert", library().toString(), "--to", "bibtex", "--keys", "b,c"));
        assertTrue(err.toString().contains("no entry c"), err::toString);
        assertEquals("", out.toString());
    }

    @Test
    void aFormatThatIsNotKnownIsWrongUse() throws IOException {
        assertEquals(2, run("convert", library().toString(), "--to", "word"));
        assertTrue(err.toString().contains("bibtex"), err::toString);
    }

    @Test
    void aFolderThatIsNotThereCannotBeWrittenTo() throws IOException {
        String target = folder.resolve("none/out.bib").toString();
        assertEquals(3, run("convert", library().toString(), "--to", "bibtex", "-o", target));
    }

    @Test
    void entriesOfOtherFormatsAndOfSeveralFilesAreApart() throws IOException {
        Path ris =
                Files.writeString(
                        folder.resolve("two.ris"),
                        "TY  - JOUR\nTI  - One\nER  - \nTY  - JOUR\nTI  - Two\nER  - \n");
        assertEquals(0, run("convert", ris.toString(), "--to", "bibtex"), err::toString);
        assertTrue(out.toString().contains("\n}\n\n@article{"), out::toString);
        assertTrue(out.toString().endsWith("\n}\n"), out::toString);
        Path first = Files.writeString(folder.resolve("1.bib"), "@misc{a, title={x}}");
        Path second = Files.writeString(folder.resolve("2.bib"), "@misc{b, title={y}}");
        out.getBuffer().setLength(0);
        run("convert", first.toString(), second.toString(), "--to", "bibtex");
        assertEquals("@misc{a, title={x}}\n\n@misc{b, title={y}}\n", out.toString());
        out.getBuffer().setLength(0);
        run("convert", first.toString(), "--to", "bibtex");
        assertEquals("@misc{a, title={x}}", out.toString());
    }
}
