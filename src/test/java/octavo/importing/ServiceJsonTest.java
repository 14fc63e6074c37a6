package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.names.PersonName;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/// What DataCite, OpenAlex, Crossref, ADS and Zotero answer.
class ServiceJsonTest {
    private static ImportedWork one(String format, String json) {
        SourceReading reading = SourceFormats.readSource(SourceContent.of(json.replace('\'', '"')));
        var works = (SourceReading.ForeignWorks) reading;
        assertEquals(format, works.format().name());
        assertEquals(List.of(), works.works().damagedRecords());
        assertEquals(1, works.works().works().size());
        return works.works().works().getFirst();
    }

    private static ImportedWork datacite(String more) {
        return one("DataCite JSON", "{'doi': '10.1000/x', 'titles': [{'title': 'T'}]" + more + "}");
    }

    private static List<String> authors(ImportedWork work) {
        return work.namesOf(FieldName.AUTHOR).stream().map(PersonName::displayName).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "JournalArticle, '', '', article",
        "Text, Journal article, '', article",
        "Text, BlogPosting, article-journal, online",
        "Text, '', report, report",
        "Dissertation, Masterarbeit, '', thesis",
        "'', '', article, online",
        "'', '', '', misc"
    })
    void dataciteTypesAreReadFromTheGeneralToTheRest(
            String general, String free, String csl, String expected) {
        assertEquals(
                expected,
                datacite(
                                ", 'types': {'resourceTypeGeneral': '%s', 'resourceType': '%s', 'citeproc': '%s'}"
                                        .formatted(general, free, csl))
                        .type());
    }

    @Test
    void datacitePeopleComeWithOrWithoutParts() {
        assertEquals(
                List.of("Ann Other", "Bo Second", "Cy Third", "An Institute"),
                authors(
                        datacite(
                                ", 'creators': [{'familyName': 'Other', 'givenName': 'Ann'},"
                                    + " {'name': 'Second, Bo; Third, Cy'}, {'name': '(:Unav)'},"
                                    + " {'name': 'An Institute', 'nameType': 'Organizational'}]")));
    }

    @Test
    void dataciteDatesPreferTheIssueAndItsDay() {
        String dates =
                ", 'publicationYear': 2017, 'dates': [{'dateType': 'Updated', 'date':"
                        + " '2019-05-06'}, {'dateType': 'Created', 'date': '2017-08-24T01:02:03Z'},"
                        + " {'dateType': 'Issued', 'date': '2017'}]";
        assertEquals("2017-08-24", datacite(dates).plainText(FieldName.DATE));
    }

    @Test
    void dataciteAnswersInTwoShells() {
        assertEquals(
                "T",
                one(
                                "DataCite JSON",
                                "{'data': {'id': 'x', 'attributes': {'doi': '10.1000/x', 'titles':"
                                        + " [{'title': 'T'}]}}}")
                        .plainText(FieldName.TITLE));
        assertEquals(
                "T",
                one(
                                "DataCite JSON",
                                "{'data': [{'attributes': {'doi': '10.1000/x', 'titles': [{'title':"
                                        + " 'T'}]}}], 'meta': {'total': 1}}")
                        .plainText(FieldName.TITLE));
    }

    @Test
    void dataciteTellsWhereItAppearedAndInWhichLanguage() {
        ImportedWork work =
                datacite(
                        ", 'types': {'resourceTypeGeneral': 'BookChapter'}, 'language': 'ger',"
                            + " 'sizes': ['42-79 Seiten'], 'relatedItems': [{'relationType':"
                            + " 'IsPublishedIn', 'titles': [{'title': 'B'}], 'publisher': 'P'}],"
                            + " 'publisher': 'A repository', 'descriptions': [{'lang': 'en',"
                            + " 'description': 'E'}, {'lang': 'ger', 'description': 'D'}]");
        assertEquals("B", work.plainText(FieldName.BOOKTITLE));
        assertEquals("P", work.plainText(FieldName.PUBLISHER));
        assertEquals("de", work.plainText(FieldName.LANGUAGE));
        assertEquals("D", work.plainText(FieldName.ABSTRACT));
        assertEquals("42–79", work.plainText(FieldName.PAGES).replace("--", "–"));
    }

    @Test
    void openAlexHasItsAbstractAsAnIndexOfWords() {
        ImportedWork work =
                one(
                        "OpenAlex JSON",
                        """
                        {'id': 'https://openalex.org/W1', 'type': 'article', 'type_crossref':
                         'proceedings-article', 'title': 'T', 'authorships': [{'author':
                         {'display_name': 'Ann van Other'}}], 'publication_date': '2018-05-01',
                         'biblio': {'volume': '3', 'issue': null, 'first_page': '5', 'last_page': '9'},
                         'primary_location': {'source': {'display_name': 'C', 'type': 'conference'}},
                         'abstract_inverted_index': {'again': [3], 'Again': [0], 'and': [1, 2]}}\
                        """);
        assertEquals("inproceedings", work.type());
        assertEquals("Again and and again", work.plainText(FieldName.ABSTRACT));
        assertEquals("C", work.plainText(FieldName.BOOKTITLE));
        assertEquals(List.of("Ann van Other"), authors(work));
        assertFalse(work.hasField(FieldName.NUMBER));
    }

    @Test
    void openAlexSaysWhereItCutTheAuthors() {
        ImportedWork work =
                one(
                        "OpenAlex JSON",
                        "{'title': 'T', 'is_authors_truncated': true, 'authorships': [{'author':"
                                + " {'display_name': 'A B'}}]}");
        assertTrue(work.plainText(FieldName.AUTHOR).endsWith("et al."));
    }

    @Test
    void crossrefAnswersTextsAsLists() {
        ImportedWork work =
                one(
                        "Crossref JSON",
                        """
                        {'status': 'ok', 'message-type': 'work', 'message': {'DOI': '10.1000/x',
                         'prefix': '10.1000', 'type': 'book-chapter', 'title': ['On <i>x</i>'],
                         'subtitle': ['More'], 'container-title': ['B', 'S'], 'author':
                         [{'name': 'A Body'}, {'family': 'F', 'given': 'G.'}], 'issued':
                         {'date-parts': [[null]]}, 'published': {'date-parts': [[2001, 2]]}}}\
                        """);
        assertEquals("incollection", work.type());
        assertEquals("On x", work.plainText(FieldName.TITLE));
        assertEquals("More", work.plainText(FieldName.SUBTITLE));
        assertEquals("B", work.plainText(FieldName.BOOKTITLE));
        assertEquals("S", work.plainText(FieldName.SERIES));
        assertEquals("2001-02", work.plainText(FieldName.DATE));
        assertEquals(List.of("A Body", "G. F"), authors(work));
    }

    @Test
    void zoteroCallsTheSameByManyNames() {
        ImportedWork work =
                one(
                        "Zotero JSON",
                        """
                        [{'key': 'K', 'version': 1, 'data': {'itemType': 'thesis', 'title': 'T',
                          'creators': [{'creatorType': 'author', 'firstName': 'A.', 'lastName': 'B'},
                            {'creatorType': 'contributor', 'name': 'C'}], 'university': 'U',
                          'thesisType': 'PhD thesis', 'date': 'May 2001', 'accessDate':
                          '2020-01-02T03:04:05Z', 'extra': 'PMID: 7', 'tags': [{'tag': 'k'}]}},
                         {'data': {'itemType': 'attachment', 'title': 'a.pdf'}}]\
                        """);
        assertEquals("thesis", work.type());
        assertEquals("U", work.plainText(FieldName.INSTITUTION));
        assertEquals("phdthesis", work.plainText(FieldName.TYPE));
        assertEquals("2001-05", work.plainText(FieldName.DATE));
        assertEquals("2020-01-02", work.plainText(FieldName.URLDATE));
        assertEquals("7", work.plainText(FieldName.PMID));
        assertEquals("Contributor: C", work.plainText(FieldName.NOTE));
    }

    @Test
    void aPaperOfAConferenceInOpenAlexMayOnlySayWhatItWasPrintedIn() {
        ImportedWork work =
                one(
                        "OpenAlex JSON",
                        """
                        {'id': 'https://openalex.org/W1', 'type': 'conference-paper', 'title': 'T',
                         'authorships': [{'author': {'display_name': 'Ann Other (15649)'}}],
                         'primary_location': {'source': null, 'raw_source_name': 'Proceedings of X'}}
                        """);
        assertEquals("inproceedings", work.type());
        assertEquals("Proceedings of X", work.plainText(FieldName.BOOKTITLE));
        assertEquals(List.of("Ann Other"), authors(work));
    }

    @Test
    void aRepositoryInOpenAlexPublishesWhatItKeeps() {
        ImportedWork work =
                one(
                        "OpenAlex JSON",
                        """
                        {'id': 'https://openalex.org/W1', 'type': 'dataset', 'title': 'T',
                         'authorships': [], 'primary_location': {'source':
                         {'type': 'repository', 'display_name': 'An Archive'}}}
                        """);
        assertEquals("An Archive", work.plainText(FieldName.PUBLISHER));
        assertEquals("", work.plainText(FieldName.JOURNALTITLE));
    }

    @Test
    void circularsOfAdsAreArticlesAndProgramsHaveTheNumberOfTheirLibrary() {
        ImportedWork circular =
                one(
                        "ADS",
                        "{'bibcode': 'b', 'title': ['T'], 'doctype': 'circular', 'pub':"
                                + " 'Telegrams', 'author': ['., S. N. Agbo', ', . . .']}");
        assertEquals("article", circular.type());
        assertEquals("Telegrams", circular.plainText(FieldName.JOURNALTITLE));
        assertEquals(List.of("S. N. Agbo"), authors(circular));
        ImportedWork program =
                one(
                        "ADS",
                        "{'bibcode': 'b', 'title': ['T'], 'doctype': 'software', 'pub': 'A"
                                + " Library', 'identifier': ['ascl:1706.009']}");
        assertEquals("1706.009", program.plainText(FieldName.EPRINT));
        assertEquals("ascl", program.plainText(FieldName.EPRINTTYPE));
        assertEquals("A Library", program.plainText(FieldName.PUBLISHER));
    }
}
