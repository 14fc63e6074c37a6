package octavo.formats.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.fields.FieldName;
import octavo.formats.pubmed.PubmedReader;
import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// What holds for all formats of XML, shown with that of PubMed.
class XmlFormatTest {
    private static final XmlFormat FORMAT = PubmedReader.FORMAT;

    private static String record(String title) {
        return "<PubmedArticle><MedlineCitation><Article><ArticleTitle>"
                + title
                + "</ArticleTitle></Article></MedlineCitation></PubmedArticle>\n";
    }

    private static ImportedWorks read(String xml) {
        return FORMAT.readWorks(SourceContent.of(xml));
    }

    private static List<String> titles(ImportedWorks read) {
        return read.works().stream().map(work -> work.plainText(FieldName.TITLE)).toList();
    }

    private static String message(ImportedWorks read) {
        return read.damagedRecords().getFirst().message().toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<PubmedArticleSet></PubmedArticleSet>",
                "<?xml version='1.0'?>\n<!DOCTYPE PubmedArticleSet [<!ELEMENT a (b)>]>\n"
                        + "<!-- <html> -->\n<PubmedArticleSet/>",
                "<answer><PubmedArticle></PubmedArticle></answer>",
                "\uFEFF \n<p:PubmedArticle xmlns:p='urn:x'/>"
            })
    void isToldByItsElements(String xml) {
        assertTrue(FORMAT.looksLike(SourceContent.of(xml)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Look for <PubmedArticle> in the file.",
                "<note><!-- <PubmedArticle> --></note>",
                "<note><![CDATA[<PubmedArticle>]]></note>",
                "<html><PubmedArticle></PubmedArticle></html>",
                "<PubmedArticles/>",
                "@misc{a, note = {<PubmedArticle/>}}",
                "<"
            })
    void isNotToldByAMention(String text) {
        assertFalse(FORMAT.looksLike(SourceContent.of(text)));
    }

    @Test
    void aRecordThatIsCutOffCostsItselfOnly() {
        var read = read(record("One") + record("Two") + record("Three").substring(0, 70));
        assertEquals(List.of("One", "Two"), titles(read));
        assertEquals(3, read.damagedRecords().getFirst().lineNumber());
        assertEquals(
                "The record is cut off: its end, </PubmedArticle>, is missing. Export or download"
                        + " it again.",
                message(read));
    }

    @Test
    void aBrokenRecordAmongOthersCostsItselfOnly() {
        var read =
                read(
                        record("One")
                                + record("Two</wrong>")
                                + record("Three").replace("</PubmedArticle>", "")
                                + record("Four"));
        assertEquals(List.of("One", "Four"), titles(read));
        assertEquals(
                List.of(2, 3),
                read.damagedRecords().stream().map(DamagedRecord::lineNumber).toList());
        assertTrue(message(read).contains("broken in line 2"), message(read));
    }

    @Test
    void aFileWithoutRecordsSaysSo() {
        var read = read("<PubmedArticleSet/>");
        assertEquals("The file has no records. Export it again.", message(read));
    }

    @Test
    void aRecordThatSaysNothingIsNamed() {
        assertEquals(
                "The record says nothing. Export it again.",
                message(read("<PubmedArticleSet><PubmedArticle/></PubmedArticleSet>")));
    }

    @Test
    void entitiesOfTheFileAreNotReplaced() {
        var read =
                read(
                        """
                        <!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:/etc/passwd">]>
                        <PubmedArticleSet>
                        %s%s%s</PubmedArticleSet>
                        """
                                .formatted(record("&b;"), record("&c;"), record("Good")));
        assertEquals(List.of("Good"), titles(read));
        assertEquals(3, read.damagedRecords().getFirst().lineNumber());
        assertTrue(message(read).contains("“&b;”"), message(read));
        assertEquals(2, read.damagedRecords().size());
    }

    @Test
    void resolvesWhatHtmlHasNamesFor() {
        assertEquals(
                List.of("Caf\u00e9 AT&T \u2013 R&D; x"),
                titles(read(record("Caf&eacute; AT&T &ndash; R&D; x"))));
    }

    @Test
    void takesForbiddenCharactersForBlanks() {
        assertEquals(List.of("a b c d"), titles(read(record("a\u0001b&#2;c\u000Bd"))));
    }

    @Test
    void readsTheDashesOfWindowsAmongTheControls() {
        assertEquals(
                List.of("a\u2014b\u2013c \u0098The\u009C d"),
                titles(read(record("a\u0097b&#150;c \u0098The\u009C d"))));
    }

    @Test
    void readsLiteralSectionsAsText() {
        assertEquals(List.of("a & b"), titles(read(record("<![CDATA[a & b]]>"))));
    }

    @Test
    void readsTheEncodingThatTheXmlDeclares() {
        String xml = "<?xml version='1.0' encoding='%s'?>" + record("Größe „x“");
        for (String name : List.of("ISO-8859-1", "windows-1252", "UTF-8", "UTF-16")) {
            Charset charset = Charset.forName(name.equals("ISO-8859-1") ? "windows-1252" : name);
            byte[] bytes = xml.formatted(name).getBytes(charset);
            assertEquals(
                    List.of("Größe „x“"), titles(FORMAT.readWorks(SourceContent.of(bytes))), name);
        }
    }

    @Test
    void aPastedTextIsReadWhateverItDeclares() {
        String xml = "<?xml version='1.0' encoding='ISO-8859-1'?>" + record("Größe");
        assertEquals(List.of("Größe"), titles(read(xml)));
        byte[] unknown = xml.replace("ISO-8859-1", "x-nobody").getBytes(StandardCharsets.UTF_8);
        assertEquals(List.of("Größe"), titles(FORMAT.readWorks(SourceContent.of(unknown))));
    }

    @Test
    void depthIsLimited() {
        var read = read(record("<i>".repeat(50_000)) + record("Good"));
        assertEquals(List.of("Good"), titles(read));
        var closed = read(record("<i>".repeat(5_000) + "</i>".repeat(5_000)) + record("Good"));
        assertTrue(message(closed).contains("nested more than"), message(closed));
    }

    @Test
    @Timeout(60)
    @Tag(Sample.TAG)
    void tooManyAuthorsEndWithASentence() {
        String author = "<Author><LastName>A</LastName><ForeName>B</ForeName></Author>";
        var read =
                read(
                        "<PubmedArticle><Article><AuthorList>"
                                + author.repeat(Sample.of(1_000_000))
                                + "</AuthorList></Article></PubmedArticle>"
                                + record("Good"));
        assertEquals(List.of("Good"), titles(read));
        assertTrue(message(read).contains("elements"), message(read));
    }
}
