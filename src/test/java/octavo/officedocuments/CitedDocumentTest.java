package octavo.officedocuments;

import static octavo.officedocuments.CodeSamples.item;
import static octavo.officedocuments.CodeSamples.zoteroCite;
import static octavo.officedocuments.CodeSamples.zoteroField;
import static octavo.officedocuments.CodeSamples.zoteroJson;
import static octavo.officedocuments.CodeSamples.zoteroMark;
import static octavo.officedocuments.WordMaker.bookmark;
import static octavo.officedocuments.WordMaker.control;
import static octavo.officedocuments.WordMaker.endnoteField;
import static octavo.officedocuments.WordMaker.escaped;
import static octavo.officedocuments.WordMaker.field;
import static octavo.officedocuments.WordMaker.splitField;
import static octavo.officedocuments.WordMaker.text;
import static octavo.officedocuments.WordMaker.textBox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Library;
import octavo.officedocuments.codes.CodedCite;
import octavo.text.WordedException;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

class CitedDocumentTest {
    private static final String ONE = zoteroCite("Adams", 2001, "On Tests", "");
    private static final String TWO =
            zoteroCite(
                    "Baker",
                    2002,
                    "More {Tests}",
                    ",\"locator\":\"12\",\"label\":\"chapter\",\"prefix\":\"see \",\"suffix\":\","
                            + " now\",\"suppress-author\":1");

    private static CitedDocument read(WordMaker maker) throws WordedException {
        return CitedDocument.read(Path.of("paper.docx"), maker.make());
    }

    private static CitedDocument read(OpenTextMaker maker) throws WordedException {
        return CitedDocument.read(Path.of("paper.odt"), maker.make());
    }

    /// Each citation in a line: manager, note, visible text, titles with details.
    private static String citations(CitedDocument document) {
        return document.readCitations().stream()
                .map(CitedDocumentTest::described)
                .collect(Collectors.joining("\n"));
    }

    private static String described(DocumentCitation citation) {
        String cites =
                citation.code().cites().stream()
                        .map(CitedDocumentTest::described)
                        .collect(Collectors.joining("; "));
        int note = citation.range().place().noteNumber();
        return citation.code().manager().displayName()
                + (note > 0 ? " in note " + note : "")
                + (citation.isBibliography() ? " bibliography" : "")
                + " “"
                + citation.range().visibleText()
                + "” "
                + cites;
    }

    private static String described(CodedCite cite) {
        var details = cite.details();
        return cite.work().map(work -> work.plainText("title")).orElse(cite.id())
                + (details.equals(CodedCite.CiteDetails.PLAIN)
                        ? ""
                        : " [%s|%s|%s|%s|%s]"
                                .formatted(
                                        details.locator(),
                                        details.label(),
                                        details.prefix(),
                                        details.suffix(),
                                        details.mode()));
    }

    @Test
    void readsZoterosFieldsHoweverTheyAreCut() throws WordedException {
        CitedDocument document =
                read(
                        new WordMaker()
                                .paragraph(
                                        text("As "),
                                        field(zoteroField("(Adams 2001)", ONE), "(Adams 2001)"))
                                .paragraph(splitField(zoteroField("[1, 2]", ONE, TWO), 7, "[1, 2]"))
                                .paragraph(
                                        "<w:fldSimple w:instr=\""
                                                + escaped(zoteroField("[1]", ONE))
                                                + "\">"
                                                + text("[1]")
                                                + "</w:fldSimple>")
                                .paragraph(
                                        field(
                                                " ADDIN ZOTERO_BIBL {\"uncited\":[]}"
                                                        + " CSL_BIBLIOGRAPHY ",
                                                "Adams")));
        assertEquals(
                """
                Zotero “(Adams 2001)” On Tests
                Zotero “[1, 2]” On Tests; More {Tests} [12|chapter|see |, now|SUPPRESS_AUTHOR]
                Zotero “[1]” On Tests
                Zotero bibliography “Adams” \
                """,
                citations(document));
    }

    @Test
    void readsEveryManagersCitations() throws WordedException {
        CitedDocument document =
                read(
                        new WordMaker()
                                .paragraph(
                                        field(
                                                CodeSamples.mendeleyField(
                                                        "(Cole, 2003)",
                                                        item("ITEM-1", "Cole", 2003, "Third")),
                                                "(Cole, 2003)"))
                                .paragraph(
                                        control(
                                                CodeSamples.mendeleyTag(
                                                        "(Dale, 2004)",
                                                        item("x", "Dale", 2004, "Fourth")),
                                                text("(Dale, 2004)")))
                                .paragraph(
                                        field(
                                                " ADDIN EN.CITE "
                                                        + CodeSamples.endnoteXml(
                                                                "Eliot", 2005, "Fifth"),
                                                "(see Eliot 2005, p. 33)"))
                                .paragraph(
                                        endnoteField(
                                                CodeSamples.endnoteXml("Frost", 2006, "Sixth"),
                                                "(see Frost 2006, p. 33)"))
                                .paragraph(
                                        control(
                                                "CitaviPlaceholder#550e8400",
                                                field(
                                                        CodeSamples.citaviField(
                                                                "Gray", 2007, "Seventh"),
                                                        "(cf. Gray 2007, 44)")))
                                .paragraph(field(" CITATION Hub08 \\p 5 \\l 1033 ", "(Huber 2008)"))
                                .paragraph(field(" BIBLIOGRAPHY ", "Huber"))
                                .part(
                                        "customXml/item1.xml",
                                        CodeSamples.wordSources("Hub08", "Huber", 2008, "Eighth")));
        assertEquals(
                """
                Mendeley Desktop “(Cole, 2003)” Third
                Mendeley Cite “(Dale, 2004)” Fourth
                EndNote “(see Eliot 2005, p. 33)” Fifth [33||see ||NORMAL]
                EndNote “(see Frost 2006, p. 33)” Sixth [33||see ||NORMAL]
                Citavi “(cf. Gray 2007, 44)” Seventh [44||cf. ||NORMAL]
                Word “(Huber 2008)” Eighth [5|page|||NORMAL]
                Word bibliography “Huber” \
                """,
                citations(document));
    }

    @Test
    void readsNotesWhereTheyAreReferredToAndTextBoxesOnce() throws WordedException {
        WordMaker maker = new WordMaker();
        String second = maker.note(field(zoteroField("B", TWO), "in a note"));
        String first = maker.note(text("Nothing."));
        CitedDocument document =
                read(
                        maker.paragraph(
                                        text("a"),
                                        first,
                                        field(zoteroField("A", ONE), "in the text"),
                                        second,
                                        textBox(field(zoteroField("A", ONE), "in a box")))
                                .xml(
                                        "<w:tbl><w:tr><w:tc><w:p>"
                                                + field(zoteroField("A", ONE), "in a table")
                                                + "</w:p></w:tc></w:tr></w:tbl>"));
        assertEquals(
                """
                Zotero “in the text” On Tests
                Zotero in note 2 “in a note” More {Tests} [12|chapter|see |, now|SUPPRESS_AUTHOR]
                Zotero “in a box” On Tests
                Zotero “in a table” On Tests\
                """,
                citations(document));
        assertEquals(5, document.citations().size());
    }

    @Test
    void aDeletedCitationIsThereButNotRead() throws WordedException {
        String deleted =
                field(zoteroField("A", ONE), "gone")
                        .replace("<w:t>", "<w:delText>")
                        .replace("</w:t>", "</w:delText>")
                        .replace("w:instrText", "w:delInstrText");
        CitedDocument document =
                read(
                        new WordMaker()
                                .paragraph(
                                        "<w:del w:id=\"1\" w:author=\"A\">" + deleted + "</w:del>",
                                        "<w:ins w:id=\"2\" w:author=\"A\">"
                                                + field(zoteroField("B", ONE), "new")
                                                + "</w:ins>"));
        assertEquals("Zotero “new” On Tests", citations(document));
        assertEquals("gone", document.citations().getFirst().range().visibleText());
        assertTrue(document.hasRevisions());
    }

    @Test
    void oneRunMayHoldTheEndOfAFieldAndTheBeginningOfTheNext() throws WordedException {
        CitedDocument document =
                read(
                        new WordMaker()
                                .paragraph(
                                        "<w:r><w:fldChar w:fldCharType=\"begin\"/><w:instrText>"
                                                + escaped(zoteroField("[1]", ONE))
                                                + "</w:instrText></w:r><w:r><w:fldChar"
                                                + " w:fldCharType=\"separate\"/></w:r>"
                                                + text("[1]"))
                                .paragraph(
                                        "<w:r><w:fldChar"
                                                + " w:fldCharType=\"end\"/><w:t>and</w:t><w:fldChar"
                                                + " w:fldCharType=\"begin\"/><w:instrText>"
                                                + escaped(zoteroField("[2]", TWO))
                                                + "</w:instrText><w:fldChar"
                                                + " w:fldCharType=\"separate\"/><w:t>[2]</w:t><w:fldChar"
                                                + " w:fldCharType=\"end\"/></w:r>"));
        assertEquals(2, document.readCitations().size());
        assertEquals("[2]", document.readCitations().getLast().range().visibleText());
    }

    @Test
    void aBookmarksCodeIsInTheProperties() throws WordedException {
        String code = "ZOTERO_ITEM CSL_CITATION " + zoteroJson("(A)", ONE);
        WordMaker maker = new WordMaker().paragraph(bookmark("ZOTERO_BREF_abcdefghijkl", "(A)"));
        for (int i = 0; i * 255 < code.length(); i++) {
            maker.property(
                    "ZOTERO_BREF_abcdefghijkl_" + (i + 1),
                    code.substring(i * 255, Math.min(code.length(), (i + 1) * 255)));
        }
        assertEquals("Zotero “(A)” On Tests", citations(read(maker)));
    }

    @Test
    void anotherPrefixForTheSameNamespaceChangesNothing() throws WordedException {
        String xml =
                "<x:document"
                    + " xmlns:x='http://purl.oclc.org/ooxml/wordprocessingml/main'><x:body><x:p><x:fldSimple"
                    + " x:instr='"
                        + escaped(zoteroField("[1]", ONE))
                        + "'><x:r><x:t>[1]</x:t></x:r></x:fldSimple></x:p></x:body></x:document>";
        assertEquals(
                "Zotero “[1]” On Tests",
                citations(read(new WordMaker().part("word/document.xml", xml))));
    }

    @Test
    void readsTheMarksOfOpenDocuments() throws WordedException {
        CitedDocument document =
                read(
                        new OpenTextMaker()
                                .paragraph(
                                        "A ",
                                        OpenTextMaker.mark(
                                                zoteroMark("(Adams 2001)", ONE), "(Adams 2001)"),
                                        OpenTextMaker.note(
                                                OpenTextMaker.mark(zoteroMark("(B)", TWO), "(B)")),
                                        OpenTextMaker.mark(
                                                CodeSamples.mendeleyField(
                                                                "(C)",
                                                                item("i", "Cole", 2003, "Third"))
                                                        .substring(6),
                                                "(C)"))
                                .paragraph(
                                        OpenTextMaker.mark(
                                                "JABREF_one CID_1, JABREF_two:2 CID_2 abc1",
                                                "[1, 2]"),
                                        OpenTextMaker.mark("JR_cite2_1_three,four", "[3, 4]"),
                                        OpenTextMaker.fieldMark(zoteroField("(A)", ONE), "(A)"))
                                .paragraph(
                                        "<text:bibliography-mark text:bibliography-type=\"article\""
                                            + " text:identifier=\"Jones2019\" text:author=\"Jones,"
                                            + " Alice\" text:title=\"Research Methods\""
                                            + " text:year=\"2019\">[Jones2019]</text:bibliography-mark>")
                                .xml(
                                        OpenTextMaker.section(
                                                "ZOTERO_BIBL {\"uncited\":[]} CSL_BIBLIOGRAPHY"
                                                        + " RNDabc",
                                                "<text:p>Adams</text:p><text:p>Baker</text:p>")));
        assertEquals(
                """
                Zotero “(Adams 2001)” On Tests
                Zotero in note 1 “(B)” More {Tests} [12|chapter|see |, now|SUPPRESS_AUTHOR]
                Mendeley Desktop “(C)” Third
                JabRef “[1, 2]” one; two:2
                JabRef “[3, 4]” three; four
                Zotero “(A)” On Tests
                LibreOffice “[Jones2019]” Research Methods
                Zotero bibliography “
                Adams
                Baker” \
                """,
                citations(document));
    }

    @Test
    void anEntryOfLibreOfficeKeepsItsNumbers() throws WordedException {
        CitedDocument document =
                read(
                        new OpenTextMaker()
                                .paragraph(
                                        "<text:bibliography-mark text:bibliography-type=\"article\""
                                            + " text:identifier=\"mai\" text:title=\"On Tests\""
                                            + " text:doi=\"10.1000/tests\" text:issn=\"1234-5679\""
                                            + ">[mai]</text:bibliography-mark>"));
        ImportedWork work =
                document.readCitations().getFirst().code().cites().getFirst().work().orElseThrow();
        assertEquals("10.1000/tests", work.plainText("doi"));
        assertEquals("1234-5679", work.plainText("issn"));
    }

    @Test
    void aDeletedPassageOfAnOpenDocumentIsNotRead() throws WordedException {
        CitedDocument document =
                read(
                        new OpenTextMaker()
                                .change(
                                        "<text:changed-region"
                                                + " text:id=\"c1\"><text:deletion><text:p>"
                                                + OpenTextMaker.mark(zoteroMark("(A)", ONE), "(A)")
                                                + "</text:p></text:deletion></text:changed-region>")
                                .paragraph("Text"));
        assertEquals("", citations(document));
        assertEquals(1, document.citations().size());
    }

    @Test
    void readsCodesThatWordHasSetInCapitals() throws WordedException {
        String code = zoteroField("(A)", ONE).toUpperCase(Locale.ROOT);
        CitedDocument document = read(new WordMaker().paragraph(field(code, "(A)")));
        assertEquals("Zotero “(A)” ON TESTS", citations(document));
    }

    @Test
    void aCodeThatCannotBeReadHidesNoOther() throws WordedException {
        CitedDocument document =
                read(
                        new WordMaker()
                                .paragraph(
                                        field(" ADDIN ZOTERO_ITEM CSL_CITATION {\"broken", "(?)"))
                                .paragraph(field(zoteroField("(A)", ONE), "(A)")));
        assertTrue(document.readCitations().getFirst().isUnreadable());
        assertEquals(2, document.readCitations().size());
    }

    @Test
    void eachWorkIsOneEntry() throws WordedException {
        CitedDocument document =
                read(
                        new WordMaker()
                                .paragraph(field(zoteroField("1", ONE, TWO), "1"))
                                .paragraph(field(zoteroField("2", ONE), "2"))
                                .paragraph(
                                        field(
                                                zoteroField(
                                                        "3",
                                                        zoteroCite("Adams", 2001, "On Trials", "")
                                                                .replace(
                                                                        "items/Adams",
                                                                        "items/Other")),
                                                "3")));
        DocumentReferences references = DocumentReferences.of(document);
        assertEquals(
                List.of("adams2001tests", "baker2002more", "adams2001trials"),
                Library.of(references.toFile())
                        .entrySlots()
                        .map(slot -> ((BibEntry) slot.item()).key())
                        .toList());
        assertEquals(
                "baker2002more",
                references.keyOf(document.citations().getFirst().code().cites().getLast()));
    }

    @Test
    void aDocumentTypeIsRefused() {
        WordMaker maker =
                new WordMaker()
                        .part(
                                "word/document.xml",
                                "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b SYSTEM"
                                        + " \"file:///etc/passwd\">]><a>&b;</a>");
        assertThrows(WordedException.class, () -> read(maker));
    }
}
