package octavo.formats.cff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.names.PersonName;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class CffFormatTest {
    private static final CffFormat CFF = new CffFormat();

    private static ImportedWorks read(String yaml) {
        return CFF.readWorks(SourceContent.of("cff-version: 1.2.0\nmessage: Cite me.\n" + yaml));
    }

    @Test
    void tellsAFileByItsVersion() {
        assertTrue(CFF.looksLike(SourceContent.of("title: T\nabstract: A\ncff-version: 1.2.0\n")));
        assertFalse(CFF.looksLike(SourceContent.of("title: T\nversion: 1.2.0\n")));
        assertFalse(
                CFF.looksLike(SourceContent.of("It has a line\n  cff-version: 1.2.0\ntitle: T\n")));
    }

    @Test
    void readsTheProgramItself() {
        ImportedWork work =
                read("""
                title: A program
                version: 1.0
                date-released: 2000-07-02
                authors:
                  - { family-names: Smith, given-names: Joe, name-particle: van }
                  - { family-names: Jones, given-names: Bob, name-suffix: Jr. }
                  - name: The Group
                identifiers: [ { type: swh, value: "swh:1:cnt:9" },
                  { type: doi, value: 10.1000/x } ]
                repository-code: https://example.org/code
                keywords: [ a, b ]
                """)
                        .works()
                        .getFirst();
        assertEquals("software", work.type());
        assertEquals("1.0", work.plainText(FieldName.VERSION));
        assertEquals("2000-07-02", work.plainText(FieldName.DATE));
        assertEquals("10.1000/x", work.plainText(FieldName.DOI));
        assertEquals("https://example.org/code", work.plainText(FieldName.URL));
        assertEquals("a; b", work.plainText(FieldName.KEYWORDS));
        assertEquals(
                List.of("Joe van Smith", "Bob Jones, Jr.", "The Group"),
                work.namesOf(FieldName.AUTHOR).stream().map(PersonName::displayName).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "article, article",
        "conference-paper, inproceedings",
        "book, book",
        "data, dataset",
        "newspaper-article, article",
        "thesis, thesis",
        "website, online",
        "generic, misc"
    })
    void readsWhatItRefersToByItsType(String type, String expected) {
        List<ImportedWork> works =
                read("title: P\nreferences:\n  - { type: " + type + ", title: T }\n").works();
        assertEquals(expected, works.get(1).type());
    }

    @Test
    void readsAnArticleThatIsToBeCitedInstead() {
        ImportedWork work =
                read("""
                title: P
                preferred-citation:
                  type: article
                  title: T
                  journal: J
                  volume: 3
                  issue: 4
                  start: 5
                  end: 9
                  year: 2007
                  month: 6
                  publisher: { name: P, city: C }
                """)
                        .works()
                        .get(1);
        assertEquals("J", work.plainText(FieldName.JOURNALTITLE));
        assertEquals("3", work.plainText(FieldName.VOLUME));
        assertEquals("4", work.plainText(FieldName.NUMBER));
        assertEquals("5–9", work.plainText(FieldName.PAGES).replace("--", "–"));
        assertEquals("2007-06", work.plainText(FieldName.DATE));
        assertEquals("C", work.plainText(FieldName.LOCATION));
    }

    @Test
    void takesFillersForNothing() {
        ImportedWorks works =
                read(
                        """
                        title: No title specified.
                        authors: [ { name: / } ]
                        references: [ { type: book, title: T } ]
                        """);
        assertEquals(
                List.of("T"), works.works().stream().map(it -> it.plainText("title")).toList());
    }

    @Test
    void losesOnlyTheBrokenPart() {
        ImportedWorks works = read("title: P\nreferences: [ { title: \"T }\nversion: 2\n");
        assertEquals("2", works.works().getFirst().plainText(FieldName.VERSION));
        assertEquals(4, works.damagedRecords().getFirst().lineNumber());
    }

    @Test
    void namesAKeyThatStandsTwice() {
        ImportedWorks works = read("title: P\ntitle: Q\n");
        assertEquals("P", works.works().getFirst().plainText(FieldName.TITLE));
        assertTrue(works.damagedRecords().getFirst().message().toString().contains("twice"));
    }
}
