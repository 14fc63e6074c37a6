package octavo.cv.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cv.Listed;
import octavo.cv.write.CvHtml;
import octavo.cv.write.CvMarkdown;
import octavo.cv.write.CvText;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What templates can ask of an entry.
class ListedWorkTest {
    private static final String WORK =
            "author = {Mai, Luo}, title = {Deep}, journaltitle = {J}, date = {2019}";

    private static String text(String bib, String locale, String template) {
        String profile =
                """
                {"locale": "%s", "entry": {"text": "%s"}, "sections": [{"heading": "-"}]}
                """
                        .formatted(locale, template);
        return CvText.of(Listed.of(bib, profile)).replaceFirst("-\\s+", "").strip();
    }

    private static String shipped(String bib, String template) {
        String profile = "{\"entry\": {\"template\": \"" + template + "\"}}";
        return CvText.of(Listed.of(bib, profile))
                .replaceFirst("Publications\\s+", "")
                .strip()
                .replace("\n", "/");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    title = {Deep Learning}, subtitle = {A Survey}                        | Deep Learning: A Survey
                    title = {Deep Learning?}, subtitle = {A Survey}                       | Deep Learning? A Survey
                    title = {{Deep} {Learning!}}, subtitle = {A Survey}                   | Deep Learning! A Survey
                    title = {Deep}, titleaddon = {A Review}                               | Deep. A Review
                    title = {Deep}, subtitle = {Why?}, titleaddon = {A Review}            | Deep: Why? A Review
                    title = {Deep}                                                        | Deep
                    """)
    void theTitleIsAllOfIt(String fields, String title) {
        assertEquals(title, text("@article{a, " + fields + "}", "", "{{title}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @article{a, title = {T}, journaltitle = {J}, journalsubtitle = {S}}              | J: S
                    @inproceedings{a, title = {T}, booktitle = {B (OSDI 20)}, booksubtitle = {S}}    | B: S (OSDI)
                    @unpublished{a, title = {T}, eventtitle = {FOSDEM}, keywords = {talk}}           | FOSDEM
                    @book{a, title = {T}, subtitle = {S}, publisher = {P}}                           | P
                    @misc{a, title = {T}, howpublished = {arXiv preprint arXiv:2101.00001}}          | arXiv
                    """)
    void theVenueIsAllOfIt(String bib, String venue) {
        assertEquals(venue, text(bib, "", "{{venue}}{{#acronym}} ({{acronym}}){{/acronym}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    en | Mai, Luo and Roe, Rick | Luo Mai and Rick Roe (eds.)
                    en | Mai, Luo               | Luo Mai (ed.)
                    de | Mai, Luo and Roe, Rick | Luo Mai und Rick Roe (Hrsg.)
                    fr | Mai, Luo               | Luo Mai (dir.)
                    """)
    void editorsStandForAuthorsOfWhatHasNone(String locale, String editors, String line) {
        String book = "@book{c, editor = {" + editors + "}, title = {Edited}, publisher = {ACM}}";
        assertEquals(line, text(book, locale, "{{authors}}"));
        String both = book.replace("{c,", "{c, author = {Abel, Ann},");
        assertEquals("Ann Abel", text(both, locale, "{{authors}}"));
    }

    @Test
    void onesNameIsBroughtOutAmongEditors() {
        String list =
                CvMarkdown.of(
                        Listed.of(
                                "@book{c, editor = {Mai, Luo and Roe, Rick}, title = {Edited}}",
                                "{\"self\": {\"names\": \"Mai, Luo\", \"emphasis\": \"bold\"}}"));
        assertTrue(list.contains("**Luo Mai** and Rick Roe (eds.)"), list);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    en | 2017?      | 2017?
                    en | 2017~      | ca. 2017
                    fr | 2017~      | env. 2017
                    en | 201X       | 2010–2019
                    en | 19XX       | 1900–1999
                    en | 2018/      | 2018–
                    en | 2018/..    | 2018–
                    en | /2010      | –2010
                    en | 2018/2020  | 2018–2020
                    en | 2018-03/2018-05 | 2018
                    en | -0043      | 44 BC
                    de | -0043      | 44 v. Chr.
                    en | 2018-05-03 | 2018
                    en | {13th Century} | 13th Century
                    en | {2001 [1999]}  | 2001
                    en | n.d.           | ''
                    """)
    void theYearSaysWhatIsKnownOfIt(String locale, String date, String year) {
        assertEquals(year, text("@misc{a, date = {" + date + "}}", locale, "{{year}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    code    | https://github.com/x/y--z     | https://github.com/x/y--z
                    project | https://people.x.edu/~mai/p   | https://people.x.edu/~mai/p
                    slides  | https://x.org/a--b/'q'        | https://x.org/a--b/%27q%27
                    video   | https://x.org/a\\_b           | https://x.org/a_b
                    url     | https://x.org/a\\_b           | https://x.org/a_b
                    url_pdf | https://x.org/~mai/a---b.pdf  | https://x.org/~mai/a---b.pdf
                    """)
    void addressesAreNoLatex(String field, String written, String address) {
        String bib = "@misc{a, title = {T}, " + field + " = {" + written + "}}";
        String name = field.replace("url_", "");
        assertEquals(address, text(bib, "", "{{" + name + "}}"));
        String link = "{{#link " + name + "}}T{{/link}}";
        String html = CvHtml.of(Listed.of(bib, "{\"entry\": {\"text\": \"" + link + "\"}}"));
        assertTrue(html.contains("href=\"" + address.replace("'", "&#39;") + "\""), html);
    }

    @Test
    void theAddressOfADoiLeadsToAllOfIt() {
        String markdown =
                CvMarkdown.of(
                        Listed.of(
                                "@misc{a, title = {T}, doi = {10.1000/ab#c?d}}",
                                "{\"entry\": {\"template\": \"one-line\"}}"));
        assertTrue(markdown.contains("(https://doi.org/10.1000/ab%23c%3Fd)"), markdown);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ', '   | A, A and B, B          | A A, B B
                    ', '   | A, A and B, B and C, C | A A, B B, C C
                    ', and ' | A, A and B, B        | A A and B B
                    '; '   | A, A and B, B          | A A; B B
                    """)
    void twoAuthorsAreJoinedAsTheLastIs(String last, String authors, String line) {
        String profile =
                "{\"names\": {\"last\": \"%s\"}, \"entry\": {\"text\": \"{{authors}}\"}}"
                        .formatted(last);
        String list = CvText.of(Listed.of("@misc{a, author = {" + authors + "}}", profile));
        assertEquals("Publications\n\n" + line + "\n", list);
    }

    @ParameterizedTest
    @CsvSource({"de,A A und B B", "fr,A A et B B", "es,A A y B B", "en,A A and B B"})
    void theWordBetweenNamesIsOfTheListsLanguage(String locale, String line) {
        assertEquals(line, text("@misc{a, author = {A, A and B, B}}", locale, "{{authors}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    names-title-venue | @misc{a, title = {T}, eprint = {2001.00001}, eprinttype = {arxiv}, year = 2020} | T/arXiv:2001.00001, 2020
                    names-title-venue | @unpublished{a, title = {T}, eventtitle = {FOSDEM}, venue = {Brussels}, date = {2020-02-01}, keywords = {talk}} | T/FOSDEM, Brussels, 2020
                    names-title-venue | @patent{a, title = {T}, type = {patentus}, number = {US123}, year = 2020} | T/U.S. patent, US123, 2020
                    names-title-venue | @standard{a, title = {T}, organization = {ISO}, number = {ISO 9001:2015}, year = 2015} | T/ISO, ISO 9001:2015, 2015
                    names-title-venue | @software{a, title = {T}, version = {1.2}, year = 2020}        | T/version 1.2, 2020
                    names-title-venue | @phdthesis{a, title = {T}, school = {ETH Zürich}, year = 2019} | T/PhD thesis, ETH Zürich, 2019
                    names-title-venue | @thesis{a, title = {T}, type = {mathesis}, institution = {ETH}, year = 2019} | T/Master’s thesis, ETH, 2019
                    names-title-venue | @article{a, title = {T}, journal = {J}, volume = 1, number = 2, pages = {3--4}, year = 2019} | T/J, 1(2):3–4, 2019
                    names-title-venue | @article{a, title = {T}, journal = {Journal of Applied Physics}, year = 2019} | T/Journal of Applied Physics, 2019
                    homepage          | @article{a, title = {T}, journal = {Journal of Applied Physics}, year = 2019} | T/Journal of Applied Physics, 2019
                    names-title-venue | @inproceedings{a, title = {T}, booktitle = {B (OSDI 20)}, year = 2020} | T/B (OSDI), 2020
                    homepage          | @inproceedings{a, title = {T}, booktitle = {B (OSDI 20)}, year = 2020} | T/B (OSDI), 2020
                    two-line          | @unpublished{a, title = {T}, year = 2020, keywords = {talk}}   | 2020 T
                    two-line          | @misc{a, title = {T}, eprint = {2001.00001}, eprinttype = {arxiv}, year = 2020} | arXiv ’20 T
                    """)
    void templatesSayWhatTellsAWorkOfAKind(String template, String bib, String entry) {
        assertEquals(entry, shipped(bib, template));
    }

    @Test
    void theKindOfAThesisIsToldInTheListsLanguage() {
        String bib = "@phdthesis{a, title = {T}}";
        assertEquals("Dissertation", text(bib, "de", "{{genre}}"));
        assertEquals("PhD thesis", text(bib, "en", "{{genre}}"));
    }

    @Test
    void thePublisherIsNotSaidTwice() {
        String template = "{{venue}}{{#imprint}}, {{imprint}}{{/imprint}}";
        assertEquals("ACM", text("@book{a, title = {T}, publisher = {ACM}}", "", template));
        assertEquals("J, ACM", text("@article{a, " + WORK + ", publisher = {ACM}}", "", template));
    }
}
