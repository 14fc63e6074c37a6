package octavo.formats.endnote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class EndnoteReaderTest {
    private static ImportedWork one(String type, String inside) {
        String xml =
                "<xml><records><record><database>x.enl</database><ref-type name=\""
                        + type
                        + "\">0</ref-type>"
                        + inside
                        + "</record></records></xml>";
        assertTrue(EndnoteReader.FORMAT.looksLike(SourceContent.of(xml)));
        List<ImportedWork> works = EndnoteReader.FORMAT.readWorks(SourceContent.of(xml)).works();
        assertEquals(1, works.size());
        return works.getFirst();
    }

    private static String title(String... titles) {
        var all = new StringBuilder("<titles>");
        for (String title : titles) {
            String name = title.substring(0, title.indexOf('='));
            String text = title.substring(title.indexOf('=') + 1);
            all.append("<%1$s>%2$s</%1$s>".formatted(name, text));
        }
        return all + "</titles>";
    }

    private static String people(String list, String... names) {
        return "<contributors><"
                + list
                + "><author>"
                + String.join("</author><author>", names)
                + "</author></"
                + list
                + "></contributors>";
    }

    private static List<String> names(ImportedWork work, String field) {
        return work.namesOf(field).stream().map(it -> it.displayName()).toList();
    }

    @Test
    void joinsThePiecesOfATextWithTheirLooks() {
        var work =
                one(
                        "Book",
                        title(
                                "title=<style face='normal'>Growth of </style><style"
                                        + " face='italic'>E. coli</style><style face='normal"
                                        + " superscript'>2</style>"));
        assertEquals("Growth of E. coli²", work.plainText(FieldName.TITLE));
    }

    @ParameterizedTest
    @CsvSource({
        "Journal Article, article",
        "Book Section, incollection",
        "Conference Paper, inproceedings",
        "Thesis, thesis",
        "Web Page, online",
        "Never Heard Of, misc"
    })
    void tellsTheTypeByItsName(String name, String type) {
        assertEquals(type, one(name, title("title=T")).type());
    }

    @Test
    void tellsTheTypeByItsNumberWhereItHasNoName() {
        List<ImportedWork> works =
                EndnoteReader.FORMAT
                        .readWorks(
                                SourceContent.of(
                                        "<records><record><ref-type>32</ref-type>"
                                                + title("title=T")
                                                + "</record></records>"))
                        .works();
        assertEquals("thesis", works.getFirst().type());
    }

    @Test
    void theSecondTitleIsWhatTheTypeMakesOfIt() {
        String titles = title("title=T", "secondary-title=Second", "tertiary-title=Third");
        assertEquals("Second", one("Journal Article", titles).plainText(FieldName.JOURNALTITLE));
        assertEquals("Second", one("Book Section", titles).plainText(FieldName.BOOKTITLE));
        assertEquals("Third", one("Book Section", titles).plainText(FieldName.SERIES));
        assertEquals("Second", one("Book", titles).plainText(FieldName.SERIES));
    }

    @Test
    void readsNamesOfPeopleAndBodies() {
        assertEquals(
                List.of("Ann B. Doe", "Jo Roe", "The Tube Group", "World Tube Bank"),
                names(
                        one(
                                "Book",
                                people(
                                        "authors",
                                        "Doe, Ann B.",
                                        "Jo Roe",
                                        "The Tube Group,",
                                        "World Tube Bank")),
                        FieldName.AUTHOR));
        var given = one("Book", people("authors", "Jo van der Roe")).namesOf(FieldName.AUTHOR);
        assertEquals("Roe", given.getFirst().family());
    }

    @Test
    void thoseWhoMadeAnEditedBookAreItsEditors() {
        var edited = one("Edited Book", people("authors", "Doe, Ann"));
        assertEquals(List.of("Ann Doe"), names(edited, FieldName.EDITOR));
        assertFalse(edited.hasField(FieldName.AUTHOR));
        var book = one("Book", people("secondary-authors", "Doe, Ann"));
        assertEquals(List.of("Ann Doe"), names(book, FieldName.EDITOR));
        assertEquals("collection", book.type());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<year>1999</year><pub-dates><date>Mar 3</date></pub-dates>|1999-03-03",
                "<year>1999</year><pub-dates><date>3 March 1999</date></pub-dates>|1999-03-03",
                "<year>1999</year>|1999",
                "<year>1999</year><month>12</month>|1999-12",
                "<pub-dates><date>1999-03</date></pub-dates>|1999-03"
            })
    void joinsTheYearAndTheDay(String inside, String date) {
        assertEquals(
                date,
                one("Journal Article", "<dates>" + inside + "</dates>").plainText(FieldName.DATE));
    }

    @Test
    void takesAddressesOfTheWebAndNoneOfTheWritersFiles() {
        var work =
                one(
                        "Web Page",
                        "<urls><pdf-urls><url>internal-pdf://1/a.pdf</url></pdf-urls><related-urls>"
                                + "<url>file:///a.pdf</url><url>https://example.org/a</url>"
                                + "</related-urls></urls>");
        assertEquals("https://example.org/a", work.plainText(FieldName.URL));
    }

    @Test
    void theSerialNumberIsThatOfTheType() {
        assertEquals(
                "0378-5955",
                one("Journal Article", "<isbn>0378-5955</isbn>").plainText(FieldName.ISSN));
        assertEquals("EP1234", one("Patent", "<isbn>EP1234</isbn>").plainText(FieldName.NUMBER));
    }

    @Test
    void aPageNumberOfABookIsHowManyItHas() {
        assertEquals("32", one("Report", "<pages>32</pages>").plainText(FieldName.PAGETOTAL));
        assertEquals("32–40", one("Book", "<pages>32-40</pages>").plainText(FieldName.PAGES));
    }
}
