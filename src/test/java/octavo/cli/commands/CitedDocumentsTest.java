package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;
import octavo.officedocuments.CodeSamples;
import octavo.officedocuments.OpenTextMaker;
import octavo.officedocuments.WordMaker;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// `octavo cited` for documents of word processors.
class CitedDocumentsTest {
    private static final String ADAMS = CodeSamples.zoteroCite("Adams", 2001, "On Tests", "");
    private static final String BAKER = CodeSamples.zoteroCite("Baker", 2002, "On Trials", "");

    @TempDir Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    private String paper() throws IOException {
        byte[] bytes =
                new WordMaker()
                        .paragraph(WordMaker.text("No citation."))
                        .paragraph(
                                WordMaker.text("As in "),
                                WordMaker.field(
                                        CodeSamples.zoteroField("(A; B)", ADAMS, BAKER), "(A; B)"))
                        .make();
        return Files.write(folder.resolve("paper.docx"), bytes).toString();
    }

    private String library(String text) throws IOException {
        return Files.writeString(folder.resolve("papers.bib"), text).toString();
    }

    @Test
    void aDocumentIsComparedWithTheLibraryByItsWorks() throws IOException {
        String library =
                library(
                        """
                        @article{tests, author = {Adams, Ann}, title = {On Tests},
                          journal = {Journal of Trials}, volume = 3, pages = {1--9}, year = 2001}
                        """);
        assertEquals(0, run("cited", paper(), "--library", library));
        assertTrue(
                out.toString().contains("paper.docx:2:7: baker2002trials is only in the document"),
                out::toString);
        assertTrue(out.toString().contains("Journal of Trials"), out::toString);
        assertTrue(out.toString().contains("2 cited: 2 here"), out::toString);
        assertEquals("", err.toString());
    }

    @Test
    void aKeyThatMeansAnotherWorkInTheLibraryIsNotTaken() throws IOException {
        String library =
                library(
                        "@book{baker2002trials, title = {Bread}, author = {Baker, Ed}, year ="
                                + " 1950}");
        assertEquals(0, run("cited", paper(), "--library", library));
        assertTrue(out.toString().contains("baker2002trials-2 is only in"), out::toString);
    }

    @Test
    void theWorksOfADocumentBecomeAFile() throws IOException {
        Path refs = folder.resolve("refs.bib");
        assertEquals(0, run("cited", paper(), "--into", refs.toString()));
        String written = Files.readString(refs);
        assertTrue(written.contains("{adams2001tests,"), written);
        assertTrue(written.contains("{baker2002trials,"), written);
        assertEquals(0, run("cited", paper(), "--into", refs.toString()));
        assertEquals(written, Files.readString(refs));
    }

    @Test
    void theLibrarysEntriesAreTakenWhereItHasThem() throws IOException {
        String library =
                library(
                        "@article{tests, author = {Adams, Ann}, title = {On Tests}, year = 2001,"
                                + " volume = 3}");
        Path refs = folder.resolve("refs.bib");
        assertEquals(0, run("cited", paper(), "--library", library, "--into", refs.toString()));
        String written = Files.readString(refs);
        assertTrue(written.contains("{tests,"), written);
        assertFalse(written.contains("{adams2001tests,"), written);
        assertTrue(written.contains("{baker2002trials,"), written);
    }

    @Test
    void aFolderOfDocumentsIsAPaper() throws IOException {
        Path paper = Path.of(paper());
        Files.writeString(folder.resolve("README.md"), "Read me.");
        assertEquals(0, run("cited", paper.resolveSibling("").toString()));
        assertTrue(out.toString().contains("2 cited: 2 here"), out::toString);
    }

    @Test
    void whatCannotBeReadIsSaid() throws IOException {
        byte[] bytes =
                new OpenTextMaker()
                        .paragraph(
                                OpenTextMaker.mark("ZOTERO_ITEM CSL_CITATION {broken", "(Adams)"))
                        .make();
        Path paper = Files.write(folder.resolve("paper.odt"), bytes);
        assertEquals(0, run("cited", paper.toString()));
        assertEquals(
                "octavo: "
                        + paper
                        + ": paragraph 1: the code of Zotero for “(Adams)” cannot be read\n",
                err.toString().replace("\r", ""));
        Files.writeString(paper, "no archive");
        assertEquals(3, run("cited", paper.toString()));
        assertTrue(err.toString().contains("it is not a .docx or .odt document"), err::toString);
    }

    @Test
    void citationsThatAreStillTextAreSaidNotToCount() throws IOException {
        byte[] bytes =
                new WordMaker()
                        .paragraph(
                                WordMaker.text("Mail @adams; see {Adams, 2001 #7} and [@baker]."))
                        .paragraph(
                                WordMaker.field(
                                        CodeSamples.zoteroField("{Adams, 2001 #7}", ADAMS),
                                        "{Adams, 2001 #7}"))
                        .make();
        Path paper = Files.write(folder.resolve("paper.docx"), bytes);
        assertEquals(0, run("cited", paper.toString()));
        assertTrue(
                err.toString()
                        .contains(
                                "citations typed as text are not counted: 2, the first is"
                                        + " “{Adams, 2001 #7}”"),
                err::toString);
        assertTrue(out.toString().contains("1 cited: 1 here"), out::toString);
    }
}
