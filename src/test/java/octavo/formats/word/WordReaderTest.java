package octavo.formats.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class WordReaderTest {
    private static ImportedWork one(String type, String inside) {
        String xml =
                "<b:Sources><b:Source><b:SourceType>"
                        + type
                        + "</b:SourceType>"
                        + inside
                        + "</b:Source></b:Sources>";
        assertTrue(WordReader.FORMAT.looksLike(SourceContent.of(xml)));
        List<ImportedWork> works = WordReader.FORMAT.readWorks(SourceContent.of(xml)).works();
        assertEquals(1, works.size());
        return works.getFirst();
    }

    private static String person(String role, String parts) {
        return "<b:Author><b:%1$s><b:NameList><b:Person>%2$s</b:Person></b:NameList></b:%1$s></b:Author>"
                .formatted(role, parts);
    }

    private static List<String> names(ImportedWork work, String field) {
        return work.namesOf(field).stream().map(it -> it.displayName()).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "JournalArticle, article",
        "ArticleInAPeriodical, article",
        "BookSection, incollection",
        "ConferenceProceedings, inproceedings",
        "InternetSite, online",
        "Film, movie"
    })
    void tellsTheTypeByWordsName(String word, String type) {
        assertEquals(type, one(word, "<b:Title>T</b:Title>").type());
    }

    @Test
    void theTypeOfBibtexBesideItSaysMore() {
        assertEquals(
                "thesis",
                one("Report", "<b:Title>T</b:Title><b:BIBTEX_Entry>phdthesis</b:BIBTEX_Entry>")
                        .type());
    }

    @Test
    void readsPeopleAndBodies() {
        assertEquals(
                List.of("Ann B. van der Berg"),
                names(
                        one(
                                "Book",
                                person(
                                        "Author",
                                        "<b:Last>van der Berg</b:Last><b:First>Ann</b:First>"
                                                + "<b:Middle>B.</b:Middle>")),
                        FieldName.AUTHOR));
        assertEquals(
                List.of("Tube Union of Bern"),
                names(
                        one(
                                "Book",
                                "<b:Author><b:Author><b:Corporate>Tube Union of Bern"
                                        + "</b:Corporate></b:Author></b:Author>"),
                        FieldName.AUTHOR));
        assertEquals(
                List.of("Ann"),
                names(one("Patent", person("Inventor", "<b:Last>Ann</b:Last>")), FieldName.AUTHOR));
        assertEquals(
                List.of("Ann"),
                names(one("Book", person("Editor", "<b:Last>Ann</b:Last>")), FieldName.EDITOR));
    }

    @ParameterizedTest
    @CsvSource({
        "<b:Year>1999</b:Year><b:Month>March</b:Month><b:Day>3</b:Day>, 1999-03-03",
        "<b:Year>1999</b:Year><b:Month>03</b:Month>, 1999-03",
        "<b:Year>1999</b:Year><b:Month>never</b:Month>, 1999"
    })
    void readsTheDateByItsParts(String inside, String date) {
        assertEquals(date, one("Book", inside).plainText(FieldName.DATE));
    }

    @Test
    void tellsTheDayOfTheVisitFromThatOfThePage() {
        var work =
                one(
                        "InternetSite",
                        "<b:YearAccessed>2021</b:YearAccessed><b:MonthAccessed>January"
                                + "</b:MonthAccessed><b:DayAccessed>4</b:DayAccessed>");
        assertEquals("2021-01-04", work.plainText(FieldName.URLDATE));
        assertEquals("", work.plainText(FieldName.DATE));
    }

    @Test
    void cityStateAndCountryMakeOnePlace() {
        assertEquals(
                "Springfield, IL, USA",
                one(
                                "Book",
                                "<b:City>Springfield</b:City><b:StateProvince>IL</b:StateProvince>"
                                        + "<b:CountryRegion>USA</b:CountryRegion>")
                        .plainText(FieldName.LOCATION));
    }

    @Test
    void readsNumbersOfAllKindsFromOneField() {
        var work =
                one(
                        "Book",
                        "<b:StandardNumber>ISBN: 9780306406157 DOI:"
                                + " 10.1000/182</b:StandardNumber>");
        assertEquals("9780306406157", work.plainText(FieldName.ISBN));
        assertEquals("10.1000/182", work.plainText(FieldName.DOI));
        assertEquals(
                "0378-5955",
                one("Book", "<b:StandardNumber>:ISSN:0378-5955</b:StandardNumber>")
                        .plainText(FieldName.ISSN));
    }

    @Test
    void readsTheLanguageFromTheLocale() {
        assertEquals("german", one("Book", "<b:LCID>1031</b:LCID>").plainText(FieldName.LANGUAGE));
        assertEquals(
                "",
                one("Book", "<b:Title>T</b:Title><b:LCID>0</b:LCID>")
                        .plainText(FieldName.LANGUAGE));
    }
}
