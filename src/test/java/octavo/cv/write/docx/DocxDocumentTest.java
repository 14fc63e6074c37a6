package octavo.cv.write.docx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cv.Listed;
import octavo.cv.list.CvDocument;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TimeZone;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import javax.xml.parsers.DocumentBuilderFactory;

class DocxDocumentTest {
    private static final CvDocument LIST =
            Listed.of(
                    """
                    @book{a, title = {</w:t> & <b> \\emph{x} \\textbf{y \\emph{z}} \u0001 \ufffe}, author = {Mai, Luo},
                      url = {https://example.org/"><x>}, publisher = {P}, year = 2020}
                    """,
                    """
                    {"locale": "de", "self": {"names": "Mai, Luo", "emphasis": "bold"}, "entry": {"template": "homepage"},
                     "sections": [{"heading": "A & B", "number": "[1]"}]}
                    """);

    private static Map<String, String> parts(byte[] docx) throws IOException {
        Map<String, String> parts = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(docx))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                parts.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return parts;
    }

    private static Element xml(String text) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        return document.getDocumentElement();
    }

    @Test
    void everyPartIsXmlWhateverTheFieldsSay() throws Exception {
        for (String part : parts(DocxDocument.of(LIST)).values()) {
            xml(part);
        }
        Element document = xml(parts(DocxDocument.of(LIST)).getOrDefault("word/document.xml", ""));
        String text = document.getTextContent();
        assertTrue(text.contains("</w:t> & <b> x y z"), text);
    }

    @Test
    void headingsEntriesAndLinksHaveStyles() throws Exception {
        String document = parts(DocxDocument.of(LIST)).getOrDefault("word/document.xml", "");
        assertTrue(document.contains("<w:pStyle w:val=\"Heading1\"/></w:pPr><w:r><w:t"), document);
        assertTrue(document.contains("<w:pStyle w:val=\"NumberedEntry\"/>"), document);
        assertTrue(document.contains("<w:rStyle w:val=\"EntryTitleHyperlink\"/><w:b/><w:i/>"));
        assertTrue(document.contains("<w:rPr><w:b/></w:rPr><w:t xml:space=\"preserve\">Luo Mai"));
        String links =
                parts(DocxDocument.of(LIST)).getOrDefault("word/_rels/document.xml.rels", "");
        assertTrue(links.contains("Target=\"https://example.org/%22%3E%3Cx%3E\""), links);
    }

    @Test
    void theDocumentSaysItsLanguageTitleAndWhoseItIs() throws Exception {
        Map<String, String> parts = parts(DocxDocument.of(LIST));
        String properties = parts.getOrDefault("docProps/core.xml", "");
        assertTrue(properties.contains("<dc:title>Veröffentlichungen – Luo Mai</dc:title>"));
        assertTrue(parts.getOrDefault("word/styles.xml", "").contains("<w:lang w:val=\"de\""));
        assertEquals(6, parts.size());
    }

    @Test
    void theBytesAreTheSameEverywhere() {
        byte[] here = DocxDocument.of(LIST);
        TimeZone before = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
            assertArrayEquals(here, DocxDocument.of(LIST));
        } finally {
            TimeZone.setDefault(before);
        }
    }
}
