package octavo.formats.marc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.endnote.EndnoteReader;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class MarcReaderTest {
    private static final String BOOK = "00000nam a2200000 a 4500";

    private static ImportedWork one(String leader, String... fields) {
        String xml =
                "<record><leader>" + leader + "</leader>" + String.join("", fields) + "</record>";
        assertTrue(MarcReader.FORMAT.looksLike(SourceContent.of(xml)));
        List<ImportedWork> works = MarcReader.FORMAT.readWorks(SourceContent.of(xml)).works();
        assertEquals(1, works.size());
        return works.getFirst();
    }

    /// A field such as `245 10 $a Title : $b rest`.
    private static String field(String text) {
        var xml = new StringBuilder();
        xml.append(
                "<datafield tag='%s' ind1='%s' ind2='%s'>"
                        .formatted(text.substring(0, 3), text.charAt(4), text.charAt(5)));
        for (String sub : text.substring(6).split("\\$", -1)) {
            if (!sub.isBlank()) {
                xml.append(
                        "<subfield code='%s'>%s</subfield>"
                                .formatted(sub.charAt(0), sub.substring(1).strip()));
            }
        }
        return xml + "</datafield>";
    }

    private static ImportedWork book(String... fields) {
        return one(
                BOOK, List.of(fields).stream().map(MarcReaderTest::field).toArray(String[]::new));
    }

    private static List<String> names(ImportedWork work, String field) {
        return work.namesOf(field).stream().map(it -> it.displayName()).toList();
    }

    @Test
    void isToldFromOtherFormatsWithRecords() {
        String wrapped =
                "<records><record><header/><record><leader>"
                        + BOOK
                        + "</leader></record></record></records>";
        assertTrue(MarcReader.FORMAT.looksLike(SourceContent.of(wrapped)));
        assertFalse(EndnoteReader.FORMAT.looksLike(SourceContent.of(wrapped)));
        assertFalse(
                MarcReader.FORMAT.looksLike(
                        SourceContent.of(
                                "<records><record><database>x</database></record></records>")));
    }

    @Test
    void dropsTheSignsBetweenThePartsOfADescription() {
        var work =
                book(
                        "245 10$a All about tubes : $b a study / $c by Ann Doe.",
                        "260   $a Bern : $b Example Press, $c c2011.",
                        "250   $a 2nd ed.",
                        "300   $a x, 148 p. ; $c 24 cm.");
        assertEquals("All about tubes", work.plainText(FieldName.TITLE));
        assertEquals("a study", work.plainText(FieldName.SUBTITLE));
        assertEquals("Bern", work.plainText(FieldName.LOCATION));
        assertEquals("Example Press", work.plainText(FieldName.PUBLISHER));
        assertEquals("2011", work.plainText(FieldName.DATE));
        assertEquals("148", work.plainText(FieldName.PAGETOTAL));
    }

    @ParameterizedTest
    @CsvSource({
        "00000nam a, book",
        "00000nab a, article",
        "00000naa a, incollection",
        "00000njm a, audio",
        "00000nem a, image",
        "00000cas a, periodical",
        "'', book"
    })
    void tellsTheTypeByTheLeader(String leader, String type) {
        assertEquals(type, one(leader, field("245 10$a T")).type());
    }

    @Test
    void aNoteOnADissertationMakesAThesis() {
        var work = book("245 10$a T", "502   $b Ph. D. $c Tube University $d 1999");
        assertEquals("thesis", work.type());
        assertEquals("phdthesis", work.plainText(FieldName.TYPE));
        assertEquals("Tube University", work.plainText(FieldName.INSTITUTION));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    100 1 $a Doe, Ann B., $d 1950-2000.|Ann B. Doe
                    100 1 $a Doe, Ann. [from old catalog]|Ann Doe
                    100 0 $a Joseph $b I, $c Holy Roman Emperor, $d 1678-1711|Joseph I Holy Roman Emperor
                    110 2 $a Tube Union. $b Small Tubes Division.|Tube Union. Small Tubes Division
                    """)
    void readsTheNameOfTheMainEntry(String field, String name) {
        assertEquals(List.of(name), names(book(field), FieldName.AUTHOR));
    }

    @Test
    void addedEntriesAreWhatTheirRelatorSays() {
        var work =
                book(
                        "700 1 $a Doe, Ann $4 edt",
                        "700 1 $a Roe, Flo, $e translator.",
                        "700 1 $a Poe, Ada $4 oth",
                        "700 12$a Woe, Bea $t Another work");
        assertEquals(List.of("Ann Doe"), names(work, FieldName.EDITOR));
        assertEquals(List.of("Flo Roe"), names(work, FieldName.TRANSLATOR));
        assertFalse(work.hasField(FieldName.AUTHOR));
    }

    @Test
    void theStatementOfResponsibilityTellsWhatRelatorsDoNot() {
        var work =
                book(
                        "100 1 $a Doe, Ann",
                        "245 10$a T / $c Ann Doe ; edited by Flo Roe ; translated by Ada Poe.",
                        "700 1 $a Roe, Flo",
                        "700 1 $a Poe, Ada");
        assertEquals(List.of("Ann Doe"), names(work, FieldName.AUTHOR));
        assertEquals(List.of("Flo Roe"), names(work, FieldName.EDITOR));
        assertEquals(List.of("Ada Poe"), names(work, FieldName.TRANSLATOR));
    }

    @Test
    void readsWhereInAJournalAnArticleIs() {
        var work =
                one(
                        "00000nab a",
                        field("245 10$a T"),
                        field("773 08$t Tubes today $g 50 (2023), 3, Seite 44-47 $x 0378-5955"));
        assertEquals("Tubes today", work.plainText(FieldName.JOURNALTITLE));
        assertEquals("50", work.plainText(FieldName.VOLUME));
        assertEquals("3", work.plainText(FieldName.NUMBER));
        assertEquals("44–47", work.plainText(FieldName.PAGES));
        assertEquals("0378-5955", work.plainText(FieldName.ISSN));
    }

    @Test
    void takesTopicsForKeywordsAndNoPlaces() {
        assertEquals(
                "Tubes; History",
                book(
                                "650  0$a Tubes $x History $z Bern.",
                                "651  0$a Bern.",
                                "655  7$a Biografie $2 gnd-content")
                        .plainText(FieldName.KEYWORDS));
    }

    @Test
    void readsNumbersAndAddresses() {
        var work =
                book(
                        "020   $a 9780306406157 (pbk.)",
                        "024 7 $a 10.1000/182 $2 doi",
                        "490 0 $a Tubes today ; $v 7",
                        "856 40$u https://doi.org/10.1000/182",
                        "856 40$u https://example.org/a");
        assertEquals("9780306406157", work.plainText(FieldName.ISBN));
        assertEquals("10.1000/182", work.plainText(FieldName.DOI));
        assertEquals("https://example.org/a", work.plainText(FieldName.URL));
        assertEquals("Tubes today", work.plainText(FieldName.SERIES));
        assertEquals("7", work.plainText(FieldName.NUMBER));
    }
}
