package octavo.cli.commands;

import static octavo.officedocuments.CodeSamples.item;
import static octavo.officedocuments.CodeSamples.zoteroCite;
import static octavo.officedocuments.CodeSamples.zoteroField;
import static octavo.officedocuments.CodeSamples.zoteroMark;
import static octavo.officedocuments.WordMaker.control;
import static octavo.officedocuments.WordMaker.field;
import static octavo.officedocuments.WordMaker.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;
import octavo.officedocuments.CitedDocument;
import octavo.officedocuments.CodeSamples;
import octavo.officedocuments.DocumentCitation;
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

class DocumentCommandTest {
    private static final String ADAMS = zoteroCite("Adams", 2001, "On Tests", "");
    private static final String BAKER = zoteroCite("Baker", 2002, "On Trials", "");
    private static final String BIBLIOGRAPHY =
            " ADDIN ZOTERO_BIBL {\"uncited\":[]} CSL_BIBLIOGRAPHY ";

    @TempDir Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path paper = Path.of("");

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    private int document(String... options) {
        String[] arguments = new String[options.length + 2];
        arguments[0] = "document";
        arguments[1] = paper.toString();
        System.arraycopy(options, 0, arguments, 2, options.length);
        return run(arguments);
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
                .map(citation -> citation.range().visibleText())
                .toList();
    }

    /// Runs again, which must change nothing.
    private void changesNothing(String... options) throws IOException {
        byte[] before = Files.readAllBytes(paper);
        assertEquals(0, document(options), err::toString);
        assertArrayEquals(before, Files.readAllBytes(paper), err::toString);
        assertTrue(err.toString().contains("nothing to change"), err::toString);
    }

    @Test
    void citationsAndBibliographyAreRenderedInAStyle() throws IOException {
        write(
                new WordMaker()
                        .paragraph(text("As "), field(zoteroField("[9]", ADAMS), "[9]"), text("."))
                        .paragraph(field(zoteroField("[8]", BAKER, ADAMS), "[8]"))
                        .paragraph(field(BIBLIOGRAPHY, "old")));
        assertEquals(0, document("--style", "apa"), err::toString);
        assertEquals(
                List.of(
                        "(Adams, 2001)",
                        "(Adams, 2001; Baker, 2002)",
                        "Adams, A. (2001). On Tests. Journal of Tests, 3, 1–9.\n"
                                + "Baker, A. (2002). On Trials. Journal of Tests, 3, 1–9."),
                visible());
        String xml = read().textParts().firstEntry().getValue();
        assertTrue(
                xml.contains(
                        "<w:i/><w:iCs/><w:noProof/></w:rPr><w:t xml:space=\"preserve\">Journal of"
                                + " Tests"),
                xml);
        assertTrue(xml.contains("<w:r><w:t xml:space=\"preserve\">As </w:t></w:r>"), xml);
        changesNothing("--style", "apa");
        changesNothing();
        assertEquals(0, document("--style", "ieee"), err::toString);
        assertEquals("[1]", visible().getFirst());
        assertEquals(0, document("--check"));
        assertEquals(1, document("--check", "--style", "apa"));
    }

    @Test
    void aTextThatWasChangedByHandStays() throws IOException {
        write(
                new WordMaker()
                        .paragraph(field(zoteroField("[9]", ADAMS), "[9, as ever]"))
                        .paragraph(field(zoteroField("[8]", BAKER), "[8]")));
        assertEquals(0, document("--style", "apa"), err::toString);
        assertEquals(List.of("[9, as ever]", "(Baker, 2002)"), visible());
        assertTrue(
                err.toString().contains("“[9, as ever]” was changed by hand and stays"),
                err::toString);
    }

    @Test
    void othersCitationsStayUntilTheyBecomeZoteros() throws IOException {
        write(
                new WordMaker()
                        .paragraph(
                                field(
                                        CodeSamples.mendeleyField(
                                                "(1)", item("ITEM-1", "Cole", 2003, "Third")),
                                        "(1)"))
                        .paragraph(
                                control(
                                        CodeSamples.mendeleyTag(
                                                "(2)", item("x", "Dale", 2004, "Fourth")),
                                        text("(2)")))
                        .paragraph(
                                WordMaker.endnoteField(
                                        CodeSamples.endnoteXml("Frost", 2006, "Sixth"),
                                        "(see Frost 2006, p. 33)"))
                        .paragraph(
                                field(
                                        CodeSamples.citaviField("Gray", 2007, "Seventh"),
                                        "(cf. Gray 2007, 44)"))
                        .paragraph(field(" CITATION Hub08 \\p 5 ", "(Huber 2008)"))
                        .xml(
                                control(
                                        "MENDELEY_BIBLIOGRAPHY",
                                        "<w:p>"
                                                + text("old")
                                                + "</w:p><w:p>"
                                                + text("older")
                                                + "</w:p>"))
                        .part(
                                "customXml/item1.xml",
                                CodeSamples.wordSources("Hub08", "Huber", 2008, "Eighth")));
        byte[] before = Files.readAllBytes(paper);
        assertEquals(0, document("--style", "apa", "--dry-run"));
        assertTrue(
                err.toString().contains("1 citations and bibliographies of EndNote stay"),
                err::toString);
        assertArrayEquals(before, Files.readAllBytes(paper));
        assertEquals(0, document("--style", "apa", "--as", "zotero"), err::toString);
        CitedDocument document = read();
        assertEquals(
                List.of("Octavo", "Octavo", "Octavo", "Octavo", "Octavo", "Zotero"),
                document.readCitations().stream()
                        .map(each -> each.code().manager().displayName())
                        .toList());
        assertEquals(
                List.of(
                        "(Cole, 2003)",
                        "(Dale, 2004)",
                        "(see Frost, 2006, p. 33)",
                        "(cf. Gray, 2007, p. 44)",
                        "(Huber, 2008, p. 5)"),
                visible().subList(0, 5));
        assertEquals(5, visible().getLast().lines().count(), visible()::getLast);
        changesNothing("--style", "apa", "--as", "zotero");
    }

    @Test
    void marksOfAnOpenDocumentAreRendered() throws IOException {
        write(
                new OpenTextMaker()
                        .paragraph("As ", OpenTextMaker.mark(zoteroMark("[9]", ADAMS), "[9]"), ".")
                        .paragraph(OpenTextMaker.fieldMark(zoteroField("[8]", BAKER), "[8]"))
                        .xml(
                                OpenTextMaker.section(
                                        "ZOTERO_BIBL {\"uncited\":[]} CSL_BIBLIOGRAPHY RNDabc",
                                        "<text:p text:style-name=\"Bib\">old</text:p>")));
        assertEquals(0, document("--style", "apa"), err::toString);
        assertEquals(List.of("(Adams, 2001)", "(Baker, 2002)"), visible().subList(0, 2));
        String xml = read().textParts().getOrDefault("content.xml", "");
        assertTrue(
                xml.contains(
                        "<text:p text:style-name=\"Bib\">Adams, A. (2001). On Tests. <text:span"),
                xml);
        changesNothing("--style", "apa");
    }

    @Test
    void marksBecomeFieldsThatAWordDocumentKeepsAndMarksAgain() throws IOException {
        write(
                new OpenTextMaker()
                        .paragraph(
                                "As ",
                                OpenTextMaker.mark(zoteroMark("[9]", ADAMS, BAKER), "[9]"),
                                ".")
                        .xml(
                                OpenTextMaker.section(
                                        "ZOTERO_BIBL {\"uncited\":[]} CSL_BIBLIOGRAPHY RNDabc",
                                        "<text:p>old</text:p>")));
        assertEquals(0, document("--style", "apa", "--as", "fields"), err::toString);
        String xml = read().textParts().getOrDefault("content.xml", "");
        assertTrue(!xml.contains("reference-mark") && !xml.contains("text:section"), xml);
        assertEquals("(Adams, 2001; Baker, 2002)", visible().getFirst());
        assertEquals(2, read().readCitations().size());
        changesNothing("--style", "apa", "--as", "fields");
        assertEquals(0, document("--style", "ieee"), err::toString);
        assertEquals("[1], [2]", visible().getFirst());
        assertTrue(
                read().textParts()
                        .getOrDefault("content.xml", "")
                        .contains("</text:p><text:p>[2]<text:tab/>A. Baker"),
                () -> err.toString());
        assertEquals(0, document("--style", "ieee", "--as", "marks"), err::toString);
        assertTrue(
                read().textParts()
                        .getOrDefault("content.xml", "")
                        .contains(
                                "<text:reference-mark-start text:name=\"ZOTERO_ITEM CSL_CITATION"),
                err::toString);
        assertEquals("[1], [2]", visible().getFirst());
    }

    @Test
    void unlinkingLeavesTheTextOnly() throws IOException {
        write(
                new WordMaker()
                        .paragraph(
                                text("As "), field(zoteroField("[9]", ADAMS), "[9]"), text(".")));
        Path copy = folder.resolve("copy.docx");
        byte[] before = Files.readAllBytes(paper);
        assertEquals(0, document("--unlink", "-o", copy.toString()), err::toString);
        assertArrayEquals(before, Files.readAllBytes(paper));
        paper = copy;
        assertEquals(List.of(), read().citations());
        String xml = read().textParts().firstEntry().getValue();
        assertTrue(xml.contains("<w:t>[9]</w:t>"), xml);
        assertTrue(!xml.contains("fldChar") && !xml.contains("ADDIN"), xml);
    }

    @Test
    void theDocumentAsItWasIsAVersion() throws IOException {
        write(new WordMaker().paragraph(field(zoteroField("[9]", ADAMS), "[9]")));
        byte[] before = Files.readAllBytes(paper);
        assertEquals(0, document("--style", "apa"), err::toString);
        assertEquals(0, run("versions", paper.toString(), "--restore=1"), err::toString);
        assertArrayEquals(before, Files.readAllBytes(paper));
    }

    @Test
    void aDocumentWithoutAStyleNeedsOne() throws IOException {
        write(new WordMaker().paragraph(field(zoteroField("[9]", ADAMS), "[9]")));
        assertEquals(2, document());
        assertTrue(err.toString().contains("does not say its style"), err::toString);
    }

    @Test
    void worksThatOnlyHaveAKeyComeFromTheLibrary() throws IOException {
        write(new OpenTextMaker().paragraph(OpenTextMaker.mark("JABREF_adams CID_1 abc1", "[1]")));
        Path library =
                Files.writeString(
                        folder.resolve("p.bib"),
                        "@misc{adams, author = {Adams, Ann}, title = {T}, year = 2001}");
        assertEquals(0, document("--style", "apa", "--as", "zotero"));
        assertTrue(err.toString().contains("has no data of adams"), err::toString);
        assertEquals(
                0, document("--style", "apa", "--as", "zotero", "--library", library.toString()));
        assertEquals(List.of("(Adams, 2001)"), visible());
        DocumentCitation citation = read().readCitations().getFirst();
        assertEquals("adams", citation.code().cites().getFirst().key().orElseThrow());
    }
}
