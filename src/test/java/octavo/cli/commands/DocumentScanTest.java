package octavo.cli.commands;

import static octavo.officedocuments.WordMaker.field;
import static octavo.officedocuments.WordMaker.text;
import static octavo.officedocuments.WordMaker.textBox;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;
import octavo.cli.process.StandardWriter;
import octavo.officedocuments.CitedDocument;
import octavo.officedocuments.OpenTextMaker;
import octavo.officedocuments.WordMaker;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Citations that people typed as text.
class DocumentScanTest {
    private static final String LIBRARY =
            """
            @article{adams2001, author = {Adams, Ann}, title = {On Tests}, journal = {Tests}, year = 2001}
            @book{baker2002, author = {Baker, Bob}, title = {Trials}, publisher = {Press}, year = 2002}
            @book{baker2002b, author = {Baker, Bob}, title = {Errors}, publisher = {Press}, year = 2002}
            @book{Müller:2003, author = {Müller, Eva}, title = {Drei}, publisher = {Press}, year = 2003}
            """;

    @TempDir Path folder = Path.of("");
    private final StringWriter err = new StringWriter();
    private Path library = Path.of("");
    private Path paper = Path.of("");

    @BeforeEach
    void writeLibrary() throws IOException {
        library = Files.writeString(folder.resolve("papers.bib"), LIBRARY);
    }

    private int scan(String... options) {
        List<String> arguments =
                new ArrayList<>(List.of("document", paper.toString(), "--scan", "--style", "apa"));
        arguments.addAll(List.of(options));
        arguments.addAll(List.of("--library", library.toString()));
        err.getBuffer().setLength(0);
        return Cli.runCommand(arguments, new PrintWriter(new StringWriter()), new PrintWriter(err));
    }

    private void write(WordMaker maker) throws IOException {
        paper = Files.write(folder.resolve("paper.docx"), maker.make());
    }

    private void write(OpenTextMaker maker) throws IOException {
        paper = Files.write(folder.resolve("paper.odt"), maker.make());
    }

    private CitedDocument read() throws IOException {
        return CitedDocument.read(paper, Files.readAllBytes(paper));
    }

    private List<String> visible() throws IOException {
        return read().readCitations().stream()
                .filter(each -> !each.isBibliography())
                .map(citation -> citation.range().visibleText())
                .toList();
    }

    private String part(String name) throws IOException {
        return read().textParts().getOrDefault(name, "");
    }

    @Test
    void typedCitationsBecomeLiveInWord() throws IOException {
        WordMaker maker = new WordMaker();
        String note = maker.note(text(" See [@baker2002]."));
        write(
                maker.paragraph(
                                text("As [@adams2001, p. 3] and ["),
                                "<w:r><w:rPr><w:b/></w:rPr><w:t>see @adams</w:t></w:r>",
                                text("2001; -@baker2002b] & \\citet{Müller:2003} say"),
                                note)
                        .paragraph(text("{Adams, 2001 #7@12} & { | Müller, 2003 | | |zu:1:ABC}"))
                        .paragraph(textBox(text("In a box [@adams2001].")))
                        .paragraph(text("{Bibliography}"))
                        .paragraph(text("The end.")));
        assertEquals(0, scan(), err::toString);
        assertEquals(
                List.of(
                        "(Adams, 2001, p. 3)",
                        "(see Adams, 2001; 2002a)",
                        "Müller",
                        "(2003)",
                        "(Baker, 2002b)",
                        "(Adams, 2001, p. 12)",
                        "(Müller, 2003)",
                        "(Adams, 2001)"),
                visible());
        String xml = part("word/document.xml");
        assertTrue(
                xml.startsWith(
                        "<w:r><w:t xml:space=\"preserve\">As </w:t></w:r><w:r><w:fldChar",
                        xml.indexOf("<w:r>")),
                xml);
        assertFalse(xml.contains("@"), xml);
        assertTrue(
                read().citations().getLast().range().visibleText().startsWith("Adams, A. (2001)"));
        assertTrue(err.toString().contains("7 typed citations became live"), err::toString);
        byte[] before = Files.readAllBytes(paper);
        assertEquals(0, scan());
        assertArrayEquals(before, Files.readAllBytes(paper), err::toString);
    }

    @Test
    void typedCitationsBecomeLiveInWriter() throws IOException {
        write(
                new OpenTextMaker()
                        .paragraph(
                                "As [@adams2001, <text:span text:style-name=\"T1\">p."
                                    + " 3</text:span>] and \\parencite[see][<text:s/>4]{baker2002}",
                                OpenTextMaker.note("See @Müller:2003."))
                        .paragraph("\\printbibliography"));
        assertEquals(0, scan(), err::toString);
        assertEquals(
                List.of("(Adams, 2001, p. 3)", "(see Baker, 2002, p. 4)", "Müller", "(2003)"),
                visible());
        assertTrue(
                part("content.xml").contains("<text:section text:name=\"ZOTERO_BIBL"),
                part("content.xml"));
        byte[] before = Files.readAllBytes(paper);
        assertEquals(0, scan());
        assertArrayEquals(before, Files.readAllBytes(paper), err::toString);
        assertEquals(0, scan("--as", "fields"), err::toString);
        assertTrue(part("content.xml").contains("field:fieldmark-start"), part("content.xml"));
    }

    @Test
    void whatNoLibraryHasStaysAndIsNamed() throws IOException {
        write(
                new WordMaker()
                        .paragraph(text("[@adams2001; @nobody] and {Baker, 2002 #3} by @handle")));
        byte[] before = Files.readAllBytes(paper);
        assertEquals(0, scan(), err::toString);
        assertArrayEquals(before, Files.readAllBytes(paper));
        assertTrue(
                err.toString()
                        .contains(
                                "“[@adams2001; @nobody]” stays: no library that was given has"
                                        + " nobody"),
                err::toString);
        assertTrue(
                err.toString()
                        .contains(
                                "“{Baker, 2002 #3}” stays: Baker 2002 may be baker2002,"
                                        + " baker2002b"),
                err::toString);
    }

    @Test
    void codeFieldsAndLiveCitationsAreNotScanned() throws IOException {
        write(
                new WordMaker()
                        .paragraph(
                                "<w:pPr><w:pStyle w:val=\"SourceCode\"/></w:pPr>"
                                        + text("[@adams2001]"))
                        .paragraph(
                                "<w:r><w:rPr><w:rStyle w:val=\"VerbatimChar\"/></w:rPr>"
                                        + "<w:t>[@adams2001]</w:t></w:r>"
                                        + field(" TOC \\o ", "[@adams2001]")
                                        + "<w:del w:id=\"1\" w:author=\"A\"><w:r><w:delText>"
                                        + "[@adams2001]</w:delText></w:r></w:del>"));
        byte[] before = Files.readAllBytes(paper);
        assertEquals(0, scan(), err::toString);
        assertArrayEquals(before, Files.readAllBytes(paper), err::toString);
    }

    @Test
    void aPreviewSaysWhatEachCitationBecomesAndChangesNothing() throws IOException {
        write(new WordMaker().paragraph(text("As [@adams2001, p. 3] says.")));
        byte[] before = Files.readAllBytes(paper);
        assertEquals(0, scan("--dry-run"), err::toString);
        assertArrayEquals(before, Files.readAllBytes(paper));
        assertTrue(
                err.toString()
                        .contains(
                                "paragraph 1: “[@adams2001, p. 3]” becomes “(Adams, 2001, p. 3)”"),
                err::toString);
        assertEquals(1, scan("--check"));
        assertArrayEquals(before, Files.readAllBytes(paper));
    }

    @Test
    void aDocumentWithoutABibliographyGetsOneAtItsEnd() throws IOException {
        write(
                new WordMaker()
                        .paragraph(text("As [@adams2001] says."))
                        .part(
                                "word/styles.xml",
                                "<w:styles><w:style w:styleId=\"Bibliography\"/></w:styles>"));
        assertEquals(0, scan(), err::toString);
        String xml = part("word/document.xml");
        assertTrue(xml.contains("<w:pStyle w:val=\"Bibliography\"/></w:pPr><w:r><w:fldChar"), xml);
        assertTrue(xml.indexOf("ZOTERO_BIBL") < xml.indexOf("<w:sectPr"), xml);
        assertTrue(err.toString().contains("one was put at its end"), err::toString);
    }

    @Test
    void pandocsOutputBecomesADocumentWithLiveCitations() throws IOException {
        byte[] piped =
                new WordMaker()
                        .paragraph(text("As "), text("[@adams2001, p. 3]"), text("."))
                        .part(
                                "docProps/custom.xml",
                                "<Properties"
                                    + " xmlns=\"http://schemas.openxmlformats.org/officeDocument/2006/custom-properties\""
                                    + " xmlns:vt=\"http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes\""
                                    + " />")
                        .make();
        InputStream systemIn = System.in;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            System.setIn(new ByteArrayInputStream(piped));
            assertEquals(
                    0,
                    Cli.runCommand(
                            List.of(
                                    "document",
                                    "-",
                                    "--scan",
                                    "--style",
                                    "apa",
                                    "--library",
                                    library.toString()),
                            new StandardWriter(out),
                            new PrintWriter(err)),
                    err::toString);
        } finally {
            System.setIn(systemIn);
        }
        CitedDocument document = CitedDocument.read(Path.of("paper"), out.toByteArray());
        assertEquals(
                "(Adams, 2001, p. 3)", document.readCitations().getFirst().range().visibleText());
        assertEquals(
                "http://www.zotero.org/styles/apa", document.styleChoice().orElseThrow().style());
    }
}
