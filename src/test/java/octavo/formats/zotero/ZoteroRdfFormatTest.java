package octavo.formats.zotero;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

class ZoteroRdfFormatTest {
    private static final ZoteroRdfFormat FORMAT = new ZoteroRdfFormat();
    private static final String START =
            "<rdf:RDF xmlns:z=\"http://www.zotero.org/namespaces/export#\">";

    private static ImportedWorks read(String... nodes) {
        return FORMAT.readWorks(
                SourceContent.of(START + "\n" + String.join("\n", nodes) + "\n</rdf:RDF>"));
    }

    private static ImportedWork one(String... nodes) {
        ImportedWorks read = read(nodes);
        assertEquals(List.of(), read.damagedRecords());
        assertEquals(1, read.works().size());
        return read.works().getFirst();
    }

    private static List<String> titles(ImportedWorks read) {
        return read.works().stream().map(work -> work.plainText(FieldName.TITLE)).toList();
    }

    private static List<String> messages(ImportedWorks read) {
        return read.damagedRecords().stream()
                .map(DamagedRecord::message)
                .map(message -> message.toString())
                .toList();
    }

    private static List<String> names(ImportedWork work, String field) {
        return work.namesOf(field).stream().map(name -> name.displayName()).toList();
    }

    private static List<ImportedWork> sample() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(
                        ZoteroRdfFormatTest.class.getResourceAsStream(
                                "/octavo/importing/xml/zotero-rdf.xml"))) {
            ImportedWorks read = FORMAT.readWorks(SourceContent.of(in.readAllBytes()));
            assertEquals(List.of(), read.damagedRecords());
            return read.works();
        }
    }

    @Test
    void readsAnArticleWithItsJournalFilesNotesAndCollections() throws IOException {
        ImportedWork article = sample().getFirst();
        assertEquals("article", article.type());
        assertEquals(Optional.of("doe2017"), article.key());
        assertEquals(List.of("Ann B. van der Doe", "Tube Union"), names(article, FieldName.AUTHOR));
        String[][] expectedValues = {
            {FieldName.TITLE, "On CO₂ in tubes"},
            {FieldName.SHORTTITLE, "On tubes"},
            {FieldName.JOURNALTITLE, "Journal of Tubes"},
            {FieldName.SHORTJOURNAL, "J. Tubes"},
            {FieldName.VOLUME, "6"},
            {FieldName.NUMBER, "4"},
            {FieldName.DATE, "2017-07-26"},
            {FieldName.DOI, "10.1000/tubes.1"},
            {FieldName.ISSN, "0378-5955"},
            {FieldName.PMID, "12345"},
            {FieldName.URL, "https://example.org/tubes"},
            {FieldName.URLDATE, "2021-04-29"},
            {FieldName.LANGUAGE, "en"},
            {FieldName.LIBRARY, "QA1"},
            {FieldName.KEYWORDS, "tubes; pipes"},
            {FieldName.ABSTRACT, "All about tubes & pipes."},
            {FieldName.NOTE, "Contributor: Ada Poe; A remark."},
            {FieldName.FILE, ":files/2/Doe - On tubes.pdf:PDF"},
            {"groups", "To read"},
            {
                FieldName.ANNOTATION,
                "The data: https://example.org/data; Read this. [picture]; Rights: CC BY"
            }
        };
        for (String[] expected : expectedValues) {
            assertEquals(expected[1], article.plainText(expected[0]), expected[0]);
        }
    }

    @Test
    void readsSectionsThesesPapersAndBooks() throws IOException {
        List<ImportedWork> works = sample();
        assertEquals(
                List.of("article", "incollection", "thesis", "inproceedings", "book"),
                works.stream().map(ImportedWork::type).toList());
        ImportedWork section = works.get(1);
        assertEquals(List.of("Flo Roe"), names(section, FieldName.EDITOR));
        assertEquals("Handbook of Tubes", section.plainText(FieldName.BOOKTITLE));
        assertEquals("Tube Studies", section.plainText(FieldName.SERIES));
        assertEquals("12", section.plainText(FieldName.NUMBER));
        assertEquals("2", section.plainText(FieldName.VOLUME));
        assertEquals("978-0-306-40615-7", section.plainText(FieldName.ISBN));
        assertEquals("Bern", section.plainText(FieldName.LOCATION));
        assertEquals("Example Press", section.plainText(FieldName.PUBLISHER));
        ImportedWork thesis = works.get(2);
        assertEquals("phdthesis", thesis.plainText(FieldName.TYPE));
        assertEquals("Tube University", thesis.plainText(FieldName.INSTITUTION));
        assertEquals(Optional.of("roe1999"), thesis.key());
        assertEquals("Tube Conference", works.get(3).plainText(FieldName.EVENTTITLE));
        assertEquals("10.1000/tubes.7", works.get(3).plainText(FieldName.DOI));
        assertEquals("3", works.get(4).plainText(FieldName.VOLUMES));
    }

    @ParameterizedTest
    @CsvSource({
        "Article, article",
        "Book, book",
        "Thesis, thesis",
        "Report, report",
        "Manuscript, unpublished",
        "MotionPicture, movie"
    })
    void anElementTellsTheTypeThatAnItemDoesNotState(String element, String type) {
        assertEquals(
                type,
                one("<bib:%s><dc:title>T</dc:title></bib:%s>".formatted(element, element)).type());
    }

    @Test
    void creatorsOfDublinCoreAreAuthors() {
        ImportedWork work =
                one(
                        "<bib:Book><dc:title>T</dc:title><dc:creator>Doe,"
                                + " Ann</dc:creator><dc:creator><foaf:Person><foaf:name>Roe,"
                                + " Flo</foaf:name></foaf:Person></dc:creator></bib:Book>");
        assertEquals(List.of("Ann Doe", "Flo Roe"), names(work, FieldName.AUTHOR));
    }

    @Test
    void peopleMayBeNodesOfTheirOwn() {
        ImportedWorks read =
                read(
                        "<bib:Book><dc:title>T</dc:title><bib:authors><rdf:Seq>"
                                + "<rdf:li rdf:nodeID=\"p1\"/></rdf:Seq></bib:authors></bib:Book>",
                        "<foaf:Person rdf:nodeID=\"p1\"><foaf:surname>Doe</foaf:surname>"
                                + "<foaf:givenName>Ann</foaf:givenName></foaf:Person>");
        assertEquals(List.of("Ann Doe"), names(read.works().getFirst(), FieldName.AUTHOR));
    }

    /// The DOI of an article is in its journal's node, which two articles of an issue may share.
    @Test
    void twoArticlesDoNotShareADoi() {
        String article =
                "<bib:Article rdf:about=\"#%s\"><dc:title>T</dc:title>"
                        + "<dcterms:isPartOf rdf:resource=\"urn:issn:1\"/></bib:Article>";
        ImportedWorks read =
                read(
                        article.formatted("a"),
                        article.formatted("b"),
                        "<bib:Journal rdf:about=\"urn:issn:1\"><dc:title>J</dc:title>"
                                + "<dc:identifier>DOI 10.1000/1</dc:identifier></bib:Journal>");
        assertEquals(2, read.works().size());
        for (ImportedWork work : read.works()) {
            assertEquals("J", work.plainText(FieldName.JOURNALTITLE));
            assertFalse(work.hasField(FieldName.DOI));
        }
    }

    @Test
    void whatBelongsToNoWorkIsSaid() {
        ImportedWorks read =
                read(
                        "<bib:Memo rdf:about=\"#n\"><rdf:value>A thought</rdf:value></bib:Memo>",
                        "<z:Attachment rdf:about=\"#f\"><z:itemType>attachment</z:itemType>"
                                + "<dc:title>A file</dc:title></z:Attachment>",
                        "<bib:Book><dc:title>T</dc:title></bib:Book>");
        assertEquals(List.of("T"), titles(read));
        assertEquals(
                List.of("A thought", "attachmentA file"),
                read.damagedRecords().stream().map(DamagedRecord::excerpt).toList());
        assertEquals(2, read.damagedRecords().getFirst().lineNumber());
    }

    @Test
    void aBrokenRecordAffectsNoOther() {
        ImportedWorks read =
                read(
                        "<bib:Book><dc:title>One</dc:title></bib:Book>",
                        "<bib:Book><dc:title>Two</bib:Book>",
                        "<bib:Book>" + "<a>".repeat(200) + "</bib:Book>",
                        "<bib:Book><dc:title>&secret;</dc:title></bib:Book>",
                        "<bib:Book><dc:title>Three</dc:title></bib:Book>");
        assertEquals(List.of("One", "&secret;", "Three"), titles(read));
        assertEquals(2, read.damagedRecords().size());
    }

    @Test
    void entitiesOfTheFileAreNotResolved() {
        String file =
                "<!DOCTYPE rdf [<!ENTITY secret SYSTEM \"file:///etc/passwd\">]>"
                        + START
                        + "<bib:Book><dc:title>&secret;</dc:title></bib:Book></rdf:RDF>";
        ImportedWorks read = FORMAT.readWorks(SourceContent.of(file));
        assertEquals(List.of(), titles(read));
        assertTrue(messages(read).getFirst().contains("&secret;"), messages(read).getFirst());
    }

    /// Two nodes that are part of each other, and a list that contains itself.
    @Test
    void referencesInACircleEnd() {
        ImportedWork work =
                one(
                        "<bib:Article rdf:about=\"#a\"><z:itemType>journalArticle</z:itemType>"
                                + "<dc:title>T</dc:title><dcterms:isPartOf rdf:resource=\"#j\"/>"
                                + "</bib:Article>",
                        "<bib:Journal rdf:about=\"#j\"><dc:title>J</dc:title>"
                                + "<dcterms:isPartOf rdf:resource=\"#a\"/></bib:Journal>",
                        "<rdf:Seq rdf:about=\"#s\"><rdf:li rdf:resource=\"#s\"/></rdf:Seq>");
        assertEquals("J", work.plainText(FieldName.JOURNALTITLE));
    }

    @Test
    void aLongNoteIsNotCopiedToAThousandWorks() {
        String item =
                "<bib:Book><dc:title>T</dc:title>"
                        + "<dcterms:isReferencedBy rdf:resource=\"#n\"/></bib:Book>";
        ImportedWorks read =
                read(
                        item.repeat(1_000),
                        "<bib:Memo rdf:about=\"#n\"><rdf:value>"
                                + "word ".repeat(10_000)
                                + "</rdf:value></bib:Memo>");
        assertEquals(1_000, read.works().size());
        assertFalse(read.works().getFirst().hasField(FieldName.ANNOTATION));
        assertEquals(1, read.damagedRecords().size());
    }

    @Test
    void otherRdfIsNotTaken() {
        assertFalse(FORMAT.looksLike(SourceContent.of(START + "</rdf:RDF>")));
        assertFalse(
                FORMAT.looksLike(
                        SourceContent.of(
                                "<rdf:RDF xmlns:bibo=\"http://purl.org/ontology/bibo/\">"
                                        + "<bibo:Book><x>T</x></bibo:Book></rdf:RDF>")));
        assertTrue(FORMAT.looksLike(SourceContent.of(START + "<bib:Book><x>T</x></bib:Book>")));
    }
}
