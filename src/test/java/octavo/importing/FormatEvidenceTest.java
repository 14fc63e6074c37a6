package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/// A format is recognised by a whole record, not by a sign that other text has, too.
class FormatEvidenceTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    refer               | %A new section\\n%I wrote this\\n\\section{A}\\n
                    refer               | %0 Journal\\n%1 x\\n
                    RIS                 | A record begins so:\\nTY  - JOUR\\nand ends somewhere.\\n
                    MEDLINE             | PMID- 12345\\nis a number of PubMed\\n
                    MEDLINE             | STAT- OK\\nTIME- 12\\n
                    Web of Science      | PT J\\nAB x\\nis a type\\n
                    RefWorks            | RT Journal\\nOK fine\\n
                    Ovid                | <1>\\nHello there\\n  indented\\n
                    Ovid                | <12>\\nERR  - failed\\n
                    Zotero              | [{"itemType": "weapon", "price": 3}]
                    dblp                | {"info": {"title": "An API", "key": "none"}}
                    OpenAlex            | {"authorships": []}
                    DataCite            | {"titles": ["a"], "name": "b"}
                    Crossref            | {"DOI": "10.1000/1", "prefix": "10.1000"}
                    ORCID               | {"put-code": 1, "title": "T"}
                    Semantic Scholar    | {"paperId": 1}
                    Europe PMC          | {"source": "a", "title": "T"}
                    INSPIRE             | {"metadata": {"titles": "T"}}
                    ADS                 | {"bibcode": "x", "title": "T"}
                    Zenodo              | {"metadata": {"creators": [], "title": "T"}}
                    Open Library        | {"key": "/a/b", "title": "T"}
                    Google Books        | {"volumeInfo": {"size": 3}}
                    CSL-JSON            | [{"id": 1, "title": "Milk", "URL": "https://example.org"}]
                    CSL-JSON            | [{"id": 1, "type": "report"}]
                    CITATION.cff        | cff-version: 1.2.0\\n
                    hayagriva           | services:\\n  url: https://example.org\\n
                    hayagriva           | en:\\n  title: Hello\\n
                    arXiv               | <feed><entry><id>1</id><title>News</title></entry></feed>
                    Zotero RDF          | <rdf:RDF xmlns:z="http://www.zotero.org/namespaces/export#"/>
                    Zotero RDF          | <rdf:RDF><z:itemType>book</z:itemType></rdf:RDF>
                    MARC 2709           | 00123nam a2200049 a 4500 is how a record begins
                    MODS                | <mods><mod name="better trees"/></mods>
                    MARCXML             | <records><record><name>x</name></record></records>
                    EndNote             | <records><record><keywords>x</keywords></record></records>
                    Word                | <Sources><Source><Title>x</Title></Source></Sources>
                    Crossref XML        | <page><crossref>see above</crossref></page>
                    DataCite XML        | <resource><identifier>x</identifier></resource>
                    PubMed XML          | <article><PMID>1</PMID></article>
                    PubMed summary      | <result><DocSum/></result>
                    dblp XML            | <root><article><title>x</title></article></root>
                    Citavi              | <project><CitaviExchangeData/></project>
                    web page            | <html><head><title>A page</title></head></html>
                    """)
    void aSignOfAFormatIsNoRecord(String format, String text) {
        assertInstanceOf(
                SourceReading.UnreadableSource.class,
                SourceFormats.readSource(SourceContent.of(text.translateEscapes())),
                format);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-32", "UTF-32LE", "UTF-32BE", "UTF-16LE", "UTF-16BE", "UTF-8"})
    void textWithAByteOrderMarkIsText(String charset) {
        for (String text :
                new String[] {"@misc{a, title = {Größe}}", "TY  - JOUR\nTI  - Größe\n"}) {
            SourceContent content =
                    SourceContent.of(("\uFEFF" + text).getBytes(Charset.forName(charset)));
            assertEquals(text, content.text());
            String read =
                    switch (SourceFormats.readSource(content)) {
                        case SourceReading.ForeignWorks(_, var works) ->
                                works.works().getFirst().plainText("title");
                        case SourceReading.BibEntries(var file) -> file.text();
                        case SourceReading.UnreadableSource(var message) -> message.toString();
                    };
            assertTrue(read.contains("Größe"), read);
        }
    }

    /// Somebody has appended a line with a tool that knows no UTF-16.
    @Test
    void utf16WithAnOddByteAtTheEndIsText() {
        var bytes = new ByteArrayOutputStream();
        bytes.writeBytes("\uFEFF@misc{a, title = {T}}".getBytes(StandardCharsets.UTF_16LE));
        bytes.write('\n');
        assertInstanceOf(
                SourceReading.BibEntries.class,
                SourceFormats.readSource(SourceContent.of(bytes.toByteArray())));
    }

    @ParameterizedTest
    @CsvSource({"0, 400, true", "1, 10, true", "2, 10, false", "4, 400, true", "9, 400, false"})
    void aTextHasFewControlCharacters(int controls, int letters, boolean isText) {
        String text = "\u0002".repeat(controls) + "x".repeat(letters) + "\f\u000B\u001A";
        assertEquals(isText, SourceContent.of(text).isText());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    CSL-JSON  | [{}, {"id": "x", "type": "book", "title": "T"}]
                    CSL-JSON  | [{"id": "", "type": "", "title": ""}, {"id": "x", "type": "book", "title": "T"}]
                    CSL-JSON  | [{"id": ""}, {"id": ""}, {"id": "x", "type": "book", "title": "T"}]
                    hayagriva | template:\\nreal:\\n  type: article\\n  title: T\\n
                    hayagriva | # mine\\ntemplate: {} # none\\n\\nother: ~\\nreal:\\n  type: article\\n  title: T\\n
                    Ovid      | <7. >\\n VN  - Ovid\\n TI  - T\\n AU  - Kobori, Osamu\\n YR  - 2015\\n
                    """)
    void anEmptyTemplateBeforeRecordsDoesNotHideThem(String format, String text) {
        var reading =
                SourceFormats.readSource(
                        SourceContent.of(text.replace("\\n", "\n").strip() + "\n"));
        var works = assertInstanceOf(SourceReading.ForeignWorks.class, reading);
        assertEquals(format, works.format().name());
        assertEquals("T", works.works().works().getLast().plainText("title"));
    }
}
