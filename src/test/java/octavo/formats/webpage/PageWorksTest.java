package octavo.formats.webpage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;

import org.junit.jupiter.api.Test;

/// What pages say of the works that they show.
class PageWorksTest {
    private static final String ADDRESS = "https://example.org/papers/1?from=search";
    private static final String TITLE = "<meta name=citation_title content='A Paper'>";

    private static ImportedWork read(String head, String body) {
        String html = "<!doctype html><head>" + head + "</head><body>" + body + "</body>";
        return PageWorks.readPage(html, ADDRESS).orElseThrow();
    }

    @Test
    void aPageIsKnownByTheAddressThatItGivesItself() {
        String canonical = "<link rel=canonical href='https://example.org/papers/1'>";
        assertEquals(
                "https://example.org/papers/1",
                read(TITLE + canonical, "").plainText(FieldName.URL));
        assertEquals(ADDRESS, read(TITLE, "").plainText(FieldName.URL));
    }

    @Test
    void anAddressThatIsNoneOfTheWebIsNotTaken() {
        String canonical = "<link rel=canonical href='javascript:alert(1)'>";
        String open = "<meta property='og:url' content='file:///etc/passwd'>";
        assertEquals(ADDRESS, read(TITLE + canonical + open, "").plainText(FieldName.URL));
    }

    @Test
    void aPreprintHasItsNumberInsteadOfAnAddress() {
        ImportedWork work = read(TITLE + "<meta name=citation_arxiv_id content='1902.02534'>", "");
        assertEquals("1902.02534", work.plainText(FieldName.EPRINT));
        assertEquals("", work.plainText(FieldName.URL));
    }

    @Test
    void whatDescribesTheSiteIsNoAbstract() {
        String site = "<meta name=description content='We are a society.'>";
        assertEquals("", read(TITLE + site, "").plainText(FieldName.ABSTRACT));
        String page = "<meta property='og:description' content='We show that it works.'>";
        assertEquals(
                "We show that it works.",
                read(TITLE + site + page, "").plainText(FieldName.ABSTRACT));
    }

    @Test
    void bibtexThatThePagePrintsOfItselfSaysWhatItsHeadLeavesOut() {
        ImportedWork work =
                read(
                        TITLE + "<meta name=citation_publication_date content=2022>",
                        "<pre>@inproceedings{x,<br>title = {A {Paper}},<br>month = aug,"
                                + " year = 2022, address = {Boston, MA}}</pre>");
        assertEquals("Boston, MA", work.plainText(FieldName.LOCATION));
        assertEquals("2022-08", work.plainText(FieldName.DATE));
    }

    @Test
    void bibtexOfAnotherPaperIsNotThePages() {
        ImportedWork work =
                read(TITLE, "<pre>@article{x, title = {Another}, address = {Boston}}</pre>");
        assertEquals("", work.plainText(FieldName.LOCATION));
    }

    @Test
    void scriptsOfAPageAreNeitherRunNorRead() {
        ImportedWork work =
                read(
                        "<meta name=citation_title content='A <script>alert(1)</script>Paper'>"
                                + "<script>document.title = 'Other'</script>",
                        "<script>@article{x, title = {A Paper}, address = {Nowhere}}</script>");
        assertEquals("A Paper", work.plainText(FieldName.TITLE));
        assertEquals("", work.plainText(FieldName.LOCATION));
    }
}
