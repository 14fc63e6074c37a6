package octavo.formats.pubmed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class PubmedReaderTest {
    private static ImportedWork article(String inside) {
        return one(
                "<PubmedArticle><MedlineCitation><PMID>1</PMID><Article>"
                        + inside
                        + "</Article></MedlineCitation></PubmedArticle>");
    }

    private static ImportedWork one(String xml) {
        List<ImportedWork> works = PubmedReader.FORMAT.readWorks(SourceContent.of(xml)).works();
        assertEquals(1, works.size());
        return works.getFirst();
    }

    private static List<String> authors(ImportedWork work) {
        return work.namesOf(FieldName.AUTHOR).stream().map(it -> it.displayName()).toList();
    }

    @Test
    void readsNamesByTheirParts() {
        var work =
                article(
                        """
                        <AuthorList><Author><LastName>van der Berg</LastName>\
                        <ForeName>Ann B</ForeName><Suffix>Jr</Suffix></Author>\
                        <Author><LastName>Roe</LastName><Initials>FG</Initials></Author>\
                        <Author><CollectiveName>The Tube Group</CollectiveName></Author>\
                        <Author ValidYN="N"><LastName>Reo</LastName></Author></AuthorList>
                        """);
        assertEquals(List.of("Ann B. van der Berg, Jr", "FG Roe", "The Tube Group"), authors(work));
    }

    @Test
    void saysThatThereAreOthersOnlyIfTheListIsIncomplete() {
        String list =
                "<AuthorList"
                        + " CompleteYN='%s'><Author><LastName>Roe</LastName></Author></AuthorList>";
        assertEquals("Roe et al.", article(list.formatted("N")).plainText(FieldName.AUTHOR));
        assertEquals("Roe", article(list.formatted("Y")).plainText(FieldName.AUTHOR));
    }

    @Test
    void dropsTheFullStopThatPubmedPuts() {
        assertEquals(
                "E. coli in 10³ tubes",
                article("<ArticleTitle><i>E. coli</i> in 10<sup>3</sup> tubes.</ArticleTitle>")
                        .plainText(FieldName.TITLE));
    }

    @Test
    void aTranslatedTitleStandsBesideThePrintedOne() {
        var work =
                article(
                        "<ArticleTitle>[On tubes].</ArticleTitle>"
                                + "<VernacularTitle>Über Rohre.</VernacularTitle>");
        assertEquals("Über Rohre", work.plainText(FieldName.TITLE));
        assertEquals("On tubes", work.plainText(FieldName.TITLEADDON));
        assertEquals(
                "On tubes",
                article("<ArticleTitle>[On tubes].</ArticleTitle>").plainText(FieldName.TITLE));
    }

    @ParameterizedTest
    @CsvSource({
        "<Year>1999</Year><Month>Mar</Month>, 1999-03",
        "<Year>1999</Year><Month>03</Month><Day>7</Day>, 1999-03-07",
        "<Year>1999</Year><Season>Spring</Season>, 1999-21",
        "<MedlineDate>1998 Dec-1999 Jan</MedlineDate>, 1998-12/1999-01",
        "<MedlineDate>1999 Spring</MedlineDate>, 1999-21"
    })
    void readsTheDateOfTheIssue(String inside, String date) {
        var work =
                article(
                        "<Journal><JournalIssue><PubDate>"
                                + inside
                                + "</PubDate></JournalIssue></Journal><ArticleDate><Year>1900"
                                + "</Year></ArticleDate>");
        assertEquals(date, work.plainText(FieldName.DATE));
    }

    @Test
    void writesTheLastPageInFull() {
        assertEquals(
                "132–142",
                article("<Pagination><MedlinePgn>132-42</MedlinePgn></Pagination>")
                        .plainText(FieldName.PAGES));
    }

    @Test
    void takesAnArticleNumberForThePages() {
        String location = "<ELocationID EIdType='pii'>%s</ELocationID>";
        assertEquals("e426", article(location.formatted("e426")).plainText(FieldName.PAGES));
        assertFalse(article(location.formatted("S0732-8893(15)00432-0")).hasField(FieldName.PAGES));
    }

    @Test
    void takesIdentifiersOfTheArticleAndNotOfItsReferences() {
        var work =
                one(
                        """
                        <PubmedArticle><MedlineCitation><PMID>7</PMID><Article>
                        <ELocationID EIdType="doi" ValidYN="N">10.1000/bad</ELocationID></Article>
                        </MedlineCitation><PubmedData><ReferenceList><Reference><ArticleIdList>
                        <ArticleId IdType="doi">10.1000/other</ArticleId></ArticleIdList></Reference>
                        </ReferenceList><ArticleIdList><ArticleId IdType="doi">10.1000/182</ArticleId>
                        <ArticleId IdType="pmc">PMC55</ArticleId></ArticleIdList></PubmedData></PubmedArticle>
                        """);
        assertEquals("10.1000/182", work.plainText(FieldName.DOI));
        assertEquals("7", work.plainText(FieldName.PMID));
        assertEquals("PMC55", work.plainText(FieldName.PMCID));
    }

    @Test
    void aPreprintIsInNoJournal() {
        String preprint =
                "<Journal><Title>%s</Title></Journal><ELocationID EIdType='pii'>%s</ELocationID>"
                        + "<PublicationTypeList><PublicationType>Preprint</PublicationType>"
                        + "</PublicationTypeList>";
        var arxiv = article(preprint.formatted("ArXiv", "arXiv:2101.00001v2"));
        assertEquals("2101.00001v2", arxiv.plainText(FieldName.EPRINT));
        assertFalse(arxiv.hasField(FieldName.JOURNALTITLE));
        var other = article(preprint.formatted("Some archive", "rs-12"));
        assertEquals("Some archive", other.plainText(FieldName.ORGANIZATION));
        assertEquals("rs-12", other.plainText(FieldName.NUMBER));
        assertEquals("online", other.type());
    }

    @Test
    void labelsThePartsOfAStructuredAbstract() {
        assertEquals(
                "AIM: We grew it. RESULT: It grew.",
                article(
                                "<Abstract><AbstractText Label='AIM'>We grew"
                                        + " it.</AbstractText><AbstractText Label='RESULT'>It"
                                        + " grew.</AbstractText></Abstract>")
                        .plainText(FieldName.ABSTRACT));
    }

    @Test
    void writesFormulasAsMath() {
        var title =
                article(
                                "<ArticleTitle>On <math><msup><mi>α</mi><mn>2</mn></msup>"
                                        + "<mo>≤</mo><mi>x</mi></math> &amp; co.</ArticleTitle>")
                        .findValue(FieldName.TITLE)
                        .orElseThrow();
        assertEquals(new ImportedValue.LatexValue("On $\\alpha ^{2}\\leq x$ \\& co"), title);
    }

    @Test
    void aChapterNamesItsBookAndTheBooksEditors() {
        String book =
                """
                <PubmedBookArticle><BookDocument><PMID>2</PMID><Book>
                <Publisher><PublisherName>Example Press</PublisherName></Publisher>
                <BookTitle>All about tubes</BookTitle><PubDate><Year>2011</Year></PubDate>
                <AuthorList Type="editors"><Author><LastName>Doe</LastName></Author></AuthorList>
                </Book>%s</BookDocument></PubmedBookArticle>
                """;
        var whole = one(book.formatted(""));
        assertEquals("book", whole.type());
        assertEquals("All about tubes", whole.plainText(FieldName.TITLE));
        var chapter = one(book.formatted("<ArticleTitle>Long tubes</ArticleTitle>"));
        assertEquals("incollection", chapter.type());
        assertEquals("All about tubes", chapter.plainText(FieldName.BOOKTITLE));
        assertEquals("Doe", chapter.plainText(FieldName.EDITOR));
        assertEquals("2011", chapter.plainText(FieldName.DATE));
    }
}
