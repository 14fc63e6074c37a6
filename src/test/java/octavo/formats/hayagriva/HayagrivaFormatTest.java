package octavo.formats.hayagriva;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.names.PersonName;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class HayagrivaFormatTest {
    private static final HayagrivaFormat HAYAGRIVA = new HayagrivaFormat();

    private static ImportedWorks read(String yaml) {
        return HAYAGRIVA.readWorks(SourceContent.of(yaml));
    }

    private static ImportedWork one(String entry) {
        ImportedWorks works = read("key:\n" + entry.indent(2));
        assertEquals(List.of(), works.damagedRecords());
        assertEquals(1, works.works().size());
        return works.works().getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    'key:\n  type: article\n  title: T\n'                 | true
                    '# Mine.\n---\n"a:b":\n    title: T\n    date: 2001\n' | true
                    'a:\n  title: T\nb:\n  type: book\n  title: T\n'     | true
                    'info:\n  title: Orders\n  version: 1.2\n'           | false
                    'size:\n  type: string\n  title: The size\n'         | false
                    'key: # one\n\n  # it\n  parent:\n    title: T\n'     | true
                    'name: x\nversion: 1\ntitle: T\n'                     | false
                    'on:\n  push:\n    branches: [main]\n'                | false
                    'cff-version: 1.2.0\nauthors:\n  title: T\n'          | false
                    'Entries look so:\n\nkey:\n  type: article\n'         | false
                    """)
    void tellsEntriesByTheirFields(String yaml, boolean yes) {
        assertEquals(yes, HAYAGRIVA.looksLike(SourceContent.of(yaml)));
    }

    @ParameterizedTest
    @CsvSource({
        "article, periodical, article",
        "article, '', article",
        "Article, Newspaper, article",
        "article, proceedings, inproceedings",
        "article, conference, inproceedings",
        "article, blog, online",
        "chapter, book, incollection",
        "anthos, anthology, incollection",
        "entry, reference, inreference",
        "anthology, '', collection",
        "thesis, '', thesis",
        "post, '', online",
        "repository, '', software",
        "unheard-of, '', misc"
    })
    void readsTypesByTheParentToo(String type, String parent, String expected) {
        String inside = parent.isEmpty() ? "" : "\nparent: { type: " + parent + ", title: P }";
        if (type.equals("chapter")) {
            assertTrue(one("type: chapter\ntitle: T" + inside).type().startsWith("in"));
        } else {
            assertEquals(expected, one("type: " + type + "\ntitle: T" + inside).type());
        }
    }

    @Test
    void readsPeopleAsTextListOrMapping() {
        ImportedWork work =
                one(
                        """
                        title: T
                        author: [ "van der Berg, Jan", { name: King, given-name: M., suffix: Jr. },
                          The Whole Group ]
                        editor: Single, Ann
                        affiliated: [ { role: translator, names: "T, R" }, { role: cast-member,
                          names: [ "Actor, An" ] } ]
                        """);
        assertEquals(
                List.of("Jan van der Berg", "M. King, Jr.", "The Whole Group"),
                work.namesOf(FieldName.AUTHOR).stream().map(PersonName::displayName).toList());
        assertEquals("Ann Single", work.plainText(FieldName.EDITOR));
        assertEquals("R T", work.plainText(FieldName.TRANSLATOR).replace(".", ""));
        assertTrue(work.plainText(FieldName.NOTE).startsWith("Cast member: An Actor"));
    }

    @Test
    void takesFromParentsWhatTheEntryLacks() {
        ImportedWork work =
                one(
                        """
                        type: anthos
                        title: T
                        page-range: 1-9
                        parent:
                          type: anthology
                          title: B
                          editor: "E, X."
                          date: 1956-04
                          volume: 34
                          publisher: { name: P, location: L }
                          serial-number: { isbn: 978-0-691-07916-5 }
                          parent: { type: anthology, title: S }
                        """);
        assertEquals("B", work.plainText(FieldName.BOOKTITLE));
        assertEquals("S", work.plainText(FieldName.SERIES));
        assertEquals("1956-04", work.plainText(FieldName.DATE));
        assertEquals("34", work.plainText(FieldName.VOLUME));
        assertEquals("P", work.plainText(FieldName.PUBLISHER));
        assertEquals("L", work.plainText(FieldName.LOCATION));
        assertEquals("978-0-691-07916-5", work.plainText(FieldName.ISBN));
    }

    @Test
    void readsMarksOfTypstAsText() {
        ImportedWork work =
                one("title: { value: 'The {GPU} \\{set\\} costs \\$5', short: '{GPU}' }");
        assertEquals("The GPU {set} costs $5", work.plainText(FieldName.TITLE));
        assertEquals("GPU", work.plainText(FieldName.SHORTTITLE));
    }

    @Test
    void readsUncertainDatesAndAddressesWithAVisit() {
        ImportedWork work =
                one(
                        """
                        title: T
                        date: ~2003-06-21
                        url: { value: 'https://a.org/x', date: 2020-09-17 }\
                        """);
        assertEquals("2003-06-21~", work.plainText(FieldName.DATE));
        assertEquals("https://a.org/x", work.plainText(FieldName.URL));
        assertEquals("2020-09-17", work.plainText(FieldName.URLDATE));
    }

    @Test
    void readsSerialNumbersByTheirKind() {
        ImportedWork work =
                one("title: T\nserial-number: { doi: 10.1000/x, arxiv: '2101.00001', pmid: 7 }");
        assertEquals("10.1000/x", work.plainText(FieldName.DOI));
        assertEquals("2101.00001", work.plainText(FieldName.EPRINT));
        assertEquals("arxiv", work.plainText(FieldName.EPRINTTYPE));
        assertEquals("7", work.plainText(FieldName.PMID));
        assertEquals("RFC 1", one("title: T\nserial-number: RFC 1").plainText(FieldName.NUMBER));
    }

    @Test
    void keepsKeysAndLines() {
        ImportedWorks works = read("a:\n  title: A\n\nb:\n  title: B\n");
        assertEquals("b", works.works().get(1).key().orElseThrow());
        assertEquals(4, works.works().get(1).lineNumber());
    }

    @ParameterizedTest
    @CsvSource({
        "'  title: [B', 4",
        "'  title: \"B', 4",
        "'  title: B: C', 4",
        "'  title: *nobody', 3",
        "'  title: B\n  title: C', 3"
    })
    void losesOnlyTheBrokenEntry(String broken, int line) {
        ImportedWorks works = read("a:\n  title: A\nb:\n" + broken + "\nc:\n  title: C\n");
        assertEquals(2, works.works().size());
        assertEquals(1, works.damagedRecords().size());
        assertEquals(3, works.damagedRecords().getFirst().lineNumber());
        assertFalse(works.damagedRecords().getFirst().message().toString().isBlank());
    }

    @Test
    void refusesAliasesThatStandForMillions() {
        StringBuilder bomb = new StringBuilder("bomb:\n  a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 30; i++) {
            String before = "*a" + (i - 1);
            bomb.append("  a%d: &a%d [%s]\n".formatted(i, i, (before + ",").repeat(10)));
        }
        ImportedWorks works = read(bomb + "good:\n  title: G\n");
        assertEquals(1, works.works().size());
        assertTrue(works.damagedRecords().getFirst().message().toString().contains("too large"));
    }

    @Test
    @Tag("slow")
    void refusesEntriesThatAreNestedWithoutEnd() {
        ImportedWorks works =
                read(
                        "a:\n  title: "
                                + "[".repeat(20_000)
                                + "]".repeat(20_000)
                                + "\nb:\n  title: B\n");
        assertEquals(1, works.works().size());
        assertTrue(works.damagedRecords().getFirst().message().toString().contains("too deep"));
    }
}
