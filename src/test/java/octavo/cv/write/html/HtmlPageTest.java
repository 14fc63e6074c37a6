package octavo.cv.write.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cslreferences.ListWords;
import octavo.cv.Listed;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class HtmlPageTest {
    private static final String ONE =
            """
            @string{osdi = {Symposium on <Operating> Systems (OSDI 20)}}
            @inproceedings{a"b, title = {</script><b>&"'}, author = {Mai, Luo and {R&D}}, month = nov, day = 3,
              booktitle = osdi, year = 2020, abstract = {secret}, pages = {1--2}, file = {/home/me/x.pdf}}
            """;
    private static final String TWO = ONE + "@book{c, title = {C}, author = {Li, G.}, year = 2018}";

    private static String page(String bib) {
        return HtmlPage.of(Listed.of(bib, "{\"self\": {\"names\": \"Mai, Luo\"}}"));
    }

    @Test
    void fieldsMakeNoElements() {
        String page = page(ONE);
        assertEquals(2, Pattern.compile("<script").matcher(page).results().count());
        assertTrue(page.contains("id=\"entry-a&quot;b\""), page);
        assertTrue(page.contains("&#60;/script&#62;&#60;b&#62;&#38;"), page);
    }

    @Test
    void anEntryThatIsCopiedMeansTheSameElsewhereAndTellsNothingPrivate() {
        String page = page(ONE);
        assertTrue(page.contains("@string{osdi = {Symposium on &lt;Operating&gt;"), page);
        assertTrue(page.contains("month = nov"), page);
        assertFalse(page.contains("secret") || page.contains("/home/me"), page);
    }

    @Test
    void aPageOfOneWorkSaysSoToSearchEngines() {
        String page = page(ONE);
        assertTrue(page.contains("<meta name=\"citation_author\" content=\"Mai, Luo\">"), page);
        assertTrue(page.contains("<meta name=\"citation_firstpage\" content=\"1\">"), page);
        String date = "<meta name=\"citation_publication_date\" content=\"2020/11/03\">";
        assertTrue(page.contains(date), page);
        assertFalse(page(TWO).contains("citation_"));
    }

    @Test
    void worksAreThereInTheWordsOfSchemaOrg() {
        Matcher data = Pattern.compile("(?s)ld\\+json\">(.*?)</script>").matcher(page(TWO));
        assertTrue(data.find());
        JsonNode work = new ObjectMapper().readTree(data.group(1)).path("@graph").path(0);
        assertEquals("</script><b>&\"'", work.path("name").asString());
        assertEquals("2020-11-03", work.path("datePublished").asString());
        assertEquals("Organization", work.path("author").path(1).path("@type").asString());
    }

    @Test
    void referenceManagersReadAnElement() {
        String page = page(TWO);
        assertTrue(page.contains("class=\"Z3988\" title=\"ctx_ver=Z39.88-2004&amp;"), page);
        assertTrue(page.contains("rft.au=Luo+Mai&amp;rft.au=R%26D"), page);
    }

    private static String picture(Map<Integer, Integer> counts) {
        return YearChart.of(new TreeMap<>(counts), ListWords.of("en"));
    }

    @Test
    void yearsWithoutPublicationsAreInThePicture() {
        String picture = picture(Map.of(2018, 1, 2020, 3));
        assertTrue(picture.contains("<title>2019: 0</title>"), picture);
        assertEquals("", picture(Map.of()));
        assertTrue(picture(Map.of(-349, 1, -348, 1)).contains("<title>350 BC: 1</title>"));
    }

    @Test
    void thePictureShowsTheTimeInWhichThereIsMost() {
        String picture = picture(Map.of(-349, 1, 1990, 1, 2020, 3, 999_999, 1));
        assertEquals(31, picture.split("<rect", -1).length - 1);
        assertTrue(picture.contains("<title>1990: 1</title>"), picture);
    }

    @Test
    void aDecadeIsNoYear() {
        String page = page(TWO.replace("year = 2018", "date = {201X}"));
        assertTrue(page.contains("data-kind=\"book\" data-year=\"\""), page);
        assertFalse(page.contains(">2010<"), page);
    }
}
