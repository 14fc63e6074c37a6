package octavo.formats.crossrefxml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class CrossrefXmlReaderTest {
    private static final String TITLE = "<titles><title>T</title></titles>";

    private static ImportedWork one(String publication) {
        List<ImportedWork> works =
                CrossrefXmlReader.FORMAT
                        .readWorks(
                                SourceContent.of(
                                        "<doi_records><doi_record><crossref>"
                                                + publication
                                                + "</crossref></doi_record></doi_records>"))
                        .works();
        assertEquals(1, works.size());
        return works.getFirst();
    }

    private static ImportedWork article(String inside) {
        return one(
                "<journal><journal_metadata><full_title>J</full_title></journal_metadata>"
                        + "<journal_article>"
                        + inside
                        + "</journal_article></journal>");
    }

    private static List<String> names(ImportedWork work, String field) {
        return work.namesOf(field).stream().map(it -> it.displayName()).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    <journal><journal_article>%s</journal_article></journal>|article
                    <book book_type='monograph'><book_metadata>%s</book_metadata></book>|book
                    <book><book_metadata/><content_item>%s</content_item></book>|incollection
                    <conference><conference_paper>%s</conference_paper></conference>|inproceedings
                    <dissertation>%s</dissertation>|thesis
                    <report-paper><report-paper_metadata>%s</report-paper_metadata></report-paper>|report
                    <database><dataset>%s</dataset></database>|dataset
                    <posted_content type='preprint'>%s</posted_content>|online
                    """)
    void tellsTheTypeByThePublication(String publication, String type) {
        assertEquals(type, one(publication.formatted(TITLE)).type());
    }

    @Test
    void readsPeopleBodiesAndTheirRoles() {
        var work =
                article(
                        "<contributors><person_name"
                            + " contributor_role='author'><given_name>Ann</given_name><surname>van"
                            + " der Berg</surname><suffix>Jr</suffix></person_name><organization"
                            + " contributor_role='author'>Tube Union</organization><anonymous"
                            + " contributor_role='author'/><person_name"
                            + " contributor_role='translator'><surname>Roe</surname></person_name>"
                            + "</contributors>");
        assertEquals(List.of("Ann van der Berg, Jr", "Tube Union"), names(work, FieldName.AUTHOR));
        assertEquals(List.of("Roe"), names(work, FieldName.TRANSLATOR));
    }

    @Test
    void prefersTheDateInPrint() {
        assertEquals(
                "1999-03",
                article(
                                "<publication_date media_type='online'><month>12</month><year>1998"
                                        + "</year></publication_date><publication_date"
                                        + " media_type='print'><month>03</month><year>1999</year>"
                                        + "</publication_date>")
                        .plainText(FieldName.DATE));
    }

    @Test
    void separatesTitleAndSubtitle() {
        var work =
                article(
                        "<titles><title>Growth of <i>E. coli</i>:</title><subtitle>A"
                                + " study</subtitle></titles>");
        assertEquals("Growth of E. coli", work.plainText(FieldName.TITLE));
        assertEquals("A study", work.plainText(FieldName.SUBTITLE));
    }

    @Test
    void aChapterNamesTheBookItsEditorsAndItsSeries() {
        var work =
                one(
                        "<book><book_series_metadata><series_metadata><titles><title>Series</title>"
                            + "</titles><issn>0378-5955</issn></series_metadata><contributors><person_name"
                            + " contributor_role='editor'><surname>Doe</surname>"
                            + "</person_name></contributors><titles><title>Book</title></titles><volume>7</volume><publisher><publisher_name>Example"
                            + " Press"
                            + "</publisher_name></publisher></book_series_metadata><content_item>"
                                + TITLE
                                + "<pages><first_page>5</first_page><last_page>9</last_page></pages>"
                                + "</content_item></book>");
        assertEquals("Book", work.plainText(FieldName.BOOKTITLE));
        assertEquals("Series", work.plainText(FieldName.SERIES));
        assertEquals(List.of("Doe"), names(work, FieldName.EDITOR));
        assertEquals("Example Press", work.plainText(FieldName.PUBLISHER));
        assertEquals("5–9", work.plainText(FieldName.PAGES));
    }

    @Test
    void takesTheNumberOfAnArticleAndNoNumberOfTheArchive() {
        String number =
                "<publisher_item><item_number"
                        + " item_number_type='%s'>77</item_number></publisher_item>";
        assertEquals(
                "77",
                article(TITLE + number.formatted("article-number")).plainText(FieldName.PAGES));
        assertFalse(article(TITLE + number.formatted("sequence-number")).hasField(FieldName.PAGES));
    }

    @Test
    void readsEveryWorkOfADeposit() {
        var read =
                CrossrefXmlReader.FORMAT.readWorks(
                        SourceContent.of(
                                "<doi_batch><head/><body><journal><journal_article>"
                                        + TITLE
                                        + "</journal_article><journal_article>"
                                        + TITLE
                                        + "</journal_article></journal></body></doi_batch>"));
        assertEquals(2, read.works().size());
    }

    @Test
    void aThesisIsOfItsKindAndItsUniversity() {
        var work =
                one(
                        "<dissertation>"
                                + TITLE
                                + "<institution><institution_name>Tube"
                                + " University</institution_name></institution><degree>PhD (Doctor"
                                + " of Philosophy)</degree></dissertation>");
        assertEquals("phdthesis", work.plainText(FieldName.TYPE));
        assertEquals("Tube University", work.plainText(FieldName.INSTITUTION));
    }
}
