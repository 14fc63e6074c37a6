package octavo.formats.marc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class ModsReaderTest {
    private static ImportedWork one(String inside) {
        String xml = "<mods><titleInfo><title>T</title></titleInfo>" + inside + "</mods>";
        List<ImportedWork> works = ModsReader.FORMAT.readWorks(SourceContent.of(xml)).works();
        assertEquals(1, works.size());
        return works.getFirst();
    }

    private static String host(String inside) {
        return "<relatedItem type='host'><titleInfo><title>Host</title></titleInfo>"
                + inside
                + "</relatedItem>";
    }

    private static List<String> names(ImportedWork work, String field) {
        return work.namesOf(field).stream().map(it -> it.displayName()).toList();
    }

    private static String name(String type, String parts, String role) {
        return "<name type='%s'>%s<role><roleTerm>%s</roleTerm></role></name>"
                .formatted(type, parts, role);
    }

    @Test
    void joinsTheArticleThatDoesNotCountForSorting() {
        var work =
                ModsReader.FORMAT
                        .readWorks(
                                SourceContent.of(
                                        "<mods><titleInfo type='alternative'><title>X</title>"
                                            + "</titleInfo><titleInfo><nonSort>L'</nonSort><title>étude"
                                            + " :</title><subTitle>un essai</subTitle>"
                                            + "</titleInfo></mods>"))
                        .works()
                        .getFirst();
        assertEquals("L'étude", work.plainText(FieldName.TITLE));
        assertEquals("un essai", work.plainText(FieldName.SUBTITLE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    <genre>book chapter</genre>|incollection
                    <genre authority='marcgt'>technical report</genre>|report
                    <typeOfResource>sound recording-musical</typeOfResource>|audio
                    <typeOfResource>cartographic</typeOfResource>|image
                    <typeOfResource>text</typeOfResource><originInfo><publisher>P</publisher></originInfo>|book
                    <typeOfResource manuscript='yes'>text</typeOfResource>|unpublished
                    <genre>never heard of</genre>|misc
                    """)
    void tellsTheTypeByGenreAndResource(String inside, String type) {
        assertEquals(type, one(inside).type());
    }

    @Test
    void whatIsInASerialIsAnArticleAndElseAChapter() {
        var article = one(host("<originInfo><issuance>continuing</issuance></originInfo>"));
        assertEquals("article", article.type());
        assertEquals("Host", article.plainText(FieldName.JOURNALTITLE));
        var chapter = one(host(""));
        assertEquals("incollection", chapter.type());
        assertEquals("Host", chapter.plainText(FieldName.BOOKTITLE));
        assertEquals(
                "inproceedings", one("<genre>conference publication</genre>" + host("")).type());
    }

    @Test
    void readsNamesWithAndWithoutTypesOfTheirParts() {
        var work =
                one(
                        name(
                                        "personal",
                                        "<namePart type='given'>Ann B.</namePart><namePart"
                                                + " type='family'>van der Berg</namePart><namePart"
                                                + " type='date'>1950-</namePart><namePart"
                                                + " type='termsOfAddress'>Jr.</namePart>",
                                        "author")
                                + name("personal", "<namePart>Roe, Flo, 1953-</namePart>", "aut")
                                + name(
                                        "corporate",
                                        "<namePart>Tube Union.</namePart><namePart>Small"
                                                + " Tubes</namePart>",
                                        "cre"));
        assertEquals(
                List.of("Ann B. van der Berg, Jr.", "Flo Roe", "Tube Union. Small Tubes"),
                names(work, FieldName.AUTHOR));
    }

    @Test
    void rolesDecideWhereANameBelongs() {
        String part = "<namePart>Doe, Ann</namePart>";
        assertEquals(List.of("Ann Doe"), names(one(name("", part, "edt")), FieldName.EDITOR));
        assertEquals(
                List.of("Ann Doe"), names(one(name("", part, "Translator")), FieldName.TRANSLATOR));
        assertEquals("Recipient: Ann Doe", one(name("", part, "rcp")).plainText(FieldName.NOTE));
        assertFalse(one(name("", part, "publisher")).hasField(FieldName.AUTHOR));
        assertEquals(
                List.of("Ann Doe"), names(one(host(name("", part, "editor"))), FieldName.EDITOR));
        assertEquals(
                List.of("Ann Doe"),
                names(one(host(name("", part, "author"))), FieldName.BOOKAUTHOR));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    <dateIssued>c1984</dateIssued>|1984
                    <dateIssued>[1982?]</dateIssued>|1982
                    <dateIssued>1998-]</dateIssued><dateIssued encoding='marc' point='end'>9999</dateIssued>|1998
                    <dateIssued>May 5, 1999</dateIssued><dateIssued encoding='w3cdtf'>1999-05-05</dateIssued>|1999-05-05
                    <dateIssued>2021</dateIssued><dateCreated keyDate='yes'>1930-01-14</dateCreated>|1930-01-14
                    """)
    void takesTheDateThatIsTheKeyOrThatOfIssue(String dates, String date) {
        assertEquals(date, one("<originInfo>" + dates + "</originInfo>").plainText(FieldName.DATE));
    }

    @Test
    void takesThePartOfWhatTheWorkIsIn() {
        var work =
                one(
                        host(
                                "<part><detail type='volume'><number>7</number></detail><detail"
                                        + " type='issue'><number>2</number></detail><extent"
                                        + " unit='page'><start>5</start><end>9</end></extent>"
                                        + "<date>1999</date></part>"));
        assertEquals("7", work.plainText(FieldName.VOLUME));
        assertEquals("2", work.plainText(FieldName.NUMBER));
        assertEquals("5–9", work.plainText(FieldName.PAGES));
        assertEquals("1999", work.plainText(FieldName.DATE));
    }

    @Test
    void writesPlacesByTheirNamesAndNotByTheirCodes() {
        String place = "<place><placeTerm type='%s'>%s</placeTerm></place>";
        assertEquals(
                "Bern",
                one("<originInfo>"
                                + place.formatted("code", "sz")
                                + place.formatted("text", "Bern :")
                                + "</originInfo>")
                        .plainText(FieldName.LOCATION));
    }

    @Test
    void takesIdentifiersThatAreValid() {
        var work =
                one(
                        "<identifier type='isbn' invalid='yes'>123</identifier><identifier"
                                + " type='isbn'>9780306406157</identifier><identifier"
                                + " type='doi'>10.1000/182</identifier><identifier"
                                + " type='citekey'>Doe1999</identifier>");
        assertEquals("9780306406157", work.plainText(FieldName.ISBN));
        assertEquals("10.1000/182", work.plainText(FieldName.DOI));
        assertEquals("Doe1999", work.key().orElseThrow());
    }
}
