package octavo.cv.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;
import octavo.cv.configuration.ProfileReader;
import octavo.cv.write.CvMarkdown;
import octavo.library.Library;
import octavo.library.TitleCapitals;
import octavo.library.Work;
import octavo.richtext.HtmlWriter;
import octavo.richtext.PlainTextWriter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.stream.IntStream;

class CslFormTest {
    private static final String MANY =
            String.join(
                    " and ",
                    IntStream.range(0, 40)
                            .mapToObj(
                                    i -> "Family%c%c, Given".formatted('a' + i / 26, 'a' + i % 26))
                            .toList());

    private static Style style(String id) {
        return BundledStyles.readStyle(id).orElseThrow().style().value().orElseThrow();
    }

    private static CvDocument list(String style, String authors, String marks) {
        String entry =
                """
                @article{k, author = {%s}, author+an = {%s}, title = {On Things}, journal = {Journal of Things},
                  year = 2020, volume = 3, pages = {1--9}}
                """
                        .formatted(authors, marks);
        List<Work> works =
                List.of(
                        Library.of(BibParser.parse(entry))
                                .withTitles(TitleCapitals.AS_WRITTEN)
                                .workAt(0)
                                .orElseThrow());
        String profile = "{\"self\": {\"names\": \"Wagenländer, Marcel\", \"emphasis\": \"bold\"}}";
        return CvList.of(
                ProfileReader.readProfile("p", JsonMapper.shared().readTree(profile)).profile(),
                new CvList.CvSource(works, _ -> works, _ -> false),
                new CslForm(style(style), ""));
    }

    private static String html(CvDocument list) {
        return HtmlWriter.of(list.entries().getFirst().entryLines().lines().getFirst());
    }

    private static String text(String style, String authors) {
        return PlainTextWriter.of(
                list(style, authors, "").entries().getFirst().entryLines().lines().getFirst());
    }

    @Test
    void theLettersOfYearsFollowTheList() {
        String bib =
                """
                @misc{a, author = {Doe, Jo}, title = {Alpha}, date = {2020-01}}
                @misc{b, author = {Doe, Jo}, title = {Beta}, date = {2020-02}}
                @misc{c, author = {Doe, Jo}, title = {Gamma}, date = {2020-03}}
                """;
        List<Work> works =
                Work.allOf(Library.of(BibParser.parse(bib)).withTitles(TitleCapitals.AS_WRITTEN))
                        .toList();
        CvDocument list =
                CvList.of(
                        ProfileReader.readProfile("p", JsonMapper.shared().readTree("{}"))
                                .profile(),
                        new CvList.CvSource(works, _ -> works, _ -> false),
                        new CslForm(style("apa"), ""));
        List<String> entries =
                list.entries().stream()
                        .map(item -> PlainTextWriter.of(item.entryLines().lines().getFirst()))
                        .map(text ->
                                text.replaceFirst("Doe, J. \\((2020.).*\\. (\\w+)\\.$", "$1 $2"))
                        .toList();
        assertEquals(List.of("2020a Gamma", "2020b Beta", "2020c Alpha"), entries);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ieee                | G. Familyaa, [39 more], M. Wagenländer, “On Things,”
                    nature              | Familyaa, G., [39 more], Wagenländer, M. On Things.
                    chicago-author-date | Familyaa, Given, Given Familyab, Given Familyac, [37 more], Marcel Wagenländer. 2020.
                    modern-language-association | Familyaa, Given, [39 more], Marcel Wagenländer. “On Things.”
                    american-medical-association | Familyaa G, Familyab G, Familyac G, [37 more], Wagenländer M. On Things.
                    springer-basic-author-date | Familyaa G, Familyab G, Familyac G, [37 more], Wagenländer M (2020) On Things.
                    harvard-cite-them-right | Familyaa, G., [39 more], Wagenländer, M. (2020) “On Things,”
                    bluebook-law-review | Given Familyaa, [39 more], Marcel Wagenländer, On Things,
                    """)
    void etAlIsNotSaidWhereEverybodyIsNamedOrCounted(String style, String start) {
        String text = text(style, MANY + " and Wagenländer, Marcel");
        assertTrue(text.startsWith(start), text);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ieee                | G. Familyaa, [39 more], M. Wagenländer et al., “On Things,”
                    nature              | Familyaa, G., [39 more], Wagenländer, M. et al. On Things.
                    chicago-author-date | Familyaa, Given, Given Familyab, Given Familyac, [37 more], Marcel Wagenländer, et al. 2020.
                    modern-language-association | Familyaa, Given, [39 more], Marcel Wagenländer, et al. “On Things.”
                    """)
    void etAlStaysWhereSomebodyIsLeftOutBehindOneself(String style, String start) {
        String text = text(style, MANY + " and Wagenländer, Marcel and Mai, Luo");
        assertTrue(text.startsWith(start), text);
    }

    @Test
    void andOthersKeepsEtAl() {
        String text = text("ieee", MANY + " and Wagenländer, Marcel and others");
        assertTrue(text.startsWith("G. Familyaa, [39 more], M. Wagenländer et al., “On"), text);
    }

    @Test
    void aStyleWithoutReferencesWritesCitations() {
        CvDocument list =
                list("bluebook-law-review", "Familyaa, Given and Wagenländer, Marcel", "");
        String text = PlainTextWriter.of(list.entries().getFirst().entryLines().lines().getFirst());
        assertTrue(text.startsWith("Given Familyaa & Marcel Wagenländer, On Things"), text);
    }

    @Test
    void numbersAndRepeatedAuthorsAreNotTheStyles() {
        assertEquals(
                1, list("nature", "Mai, Luo", "").entries().getFirst().entryLines().lines().size());
        assertTrue(html(list("nature", "Mai, Luo", "")).startsWith("Mai, L. On Things."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2018/     | (2018–)
                    /2010     | (–2010)
                    201X      | (2010–2019)
                    2018/2020 | (2018–2020)
                    2017      | (2017)
                    """)
    void stylesSayWhatIsKnownOfADate(String date, String year) {
        String bib =
                "@book{k, author = {Mai, Luo}, title = {On Things}, date = {%s}}".formatted(date);
        List<Work> works =
                List.of(
                        Library.of(BibParser.parse(bib))
                                .withTitles(TitleCapitals.AS_WRITTEN)
                                .workAt(0)
                                .orElseThrow());
        CvDocument list =
                CvList.of(
                        ProfileReader.readProfile("p", JsonMapper.shared().readTree("{}"))
                                .profile(),
                        new CvList.CvSource(works, _ -> works, _ -> false),
                        new CslForm(style("apa"), ""));
        String text = PlainTextWriter.of(list.entries().getFirst().entryLines().lines().getFirst());
        assertTrue(text.contains(year), text);
    }

    @Test
    void onesNameIsBroughtOutInMarkdownWithoutHtml() {
        CvDocument list = list("apa", "Wagenländer, Marcel and Li, Guo", "");
        String markdown = CvMarkdown.of(list);
        assertTrue(markdown.contains("**Wagenländer, M.**, & Li"), markdown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ieee", "apa"})
    void entriesThatSayNothingAreNotListed(String style) {
        String bib = "@misc{e, keywords = {x}} @misc{f, title = {}} @misc{g, title = {On Things}}";
        Library library = Library.of(BibParser.parse(bib)).withTitles(TitleCapitals.AS_WRITTEN);
        List<Work> works = Work.allOf(library).toList();
        CvDocument list =
                CvList.of(
                        ProfileReader.readProfile("p", JsonMapper.shared().readTree("{}"))
                                .profile(),
                        new CvList.CvSource(works, _ -> works, _ -> false),
                        new CslForm(style(style), ""));
        assertEquals(List.of("g"), list.entries().stream().map(item -> item.key()).toList());
    }
}
