package octavo.cv.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cv.Listed;
import octavo.cv.write.CvMarkdown;
import octavo.cv.write.CvText;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The order, numbers and links of the entries of a list.
class CvListTest {
    private static final String BIB =
            """
            @article{a, author = {A, B}, title = {Alpha}, journal = {J}, year = 2024}
            @inproceedings{b, author = {A, B}, title = {Beta}, booktitle = {C}, year = 2023}
            @article{c, author = {A, B}, title = {Gamma}, journal = {J}, year = 2022}
            """;

    private static final String PREPRINTS =
            """
            @misc{p, author = {A, B}, title = {Early}, year = 2020, eprint = {2001.00001},
              eprinttype = {arxiv}, related = {q}, relatedtype = {publishedas}}
            @article{q, author = {A, B}, title = {Early}, journal = {J}, year = 2021}
            """;

    private static String markdown(String bib, String profile) {
        return CvMarkdown.of(Listed.of(bib, profile));
    }

    private static List<String> found(String bib, String profile, String pattern) {
        return CvText.of(Listed.of(bib, profile))
                .lines()
                .map(line -> line.replaceFirst("^(" + pattern + ").*|.*", "$1"))
                .filter(line -> !line.isEmpty())
                .toList();
    }

    @Test
    void numbersCountDownThePageBelowHeadingsToo() {
        String profile = "{\"sections\": [{\"number\": \"-[1]\", \"group\": \"kind, year\"}]}";
        assertEquals(List.of("[3]", "[2]", "[1]"), found(BIB, profile, "\\[\\d]"));
    }

    @Test
    void preprintsOfOneYearAreInTheOrderOfTheirArxivMonths() {
        String preprint =
                "@misc{%s, title = {%s}, year = 2021, eprint = {%s}, eprinttype = {arxiv}}";
        String bib =
                preprint.formatted("a", "Alpha", "2102.00001")
                        + preprint.formatted("b", "Beta", "2111.00001")
                        + preprint.formatted("c", "Gamma", "2106.00001");
        String profile = "{\"sections\": [{\"sort\": \"-date\"}]}";
        assertEquals(List.of("Beta", "Gamma", "Alpha"), found(bib, profile, "Alpha|Beta|Gamma"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", ""})
    void entriesWithOneKeyOrNoneAreAllListed(String key) {
        String bib = BIB.replaceAll("\\{[abc],", "{" + key + ",");
        assertEquals(List.of("Alpha", "Beta", "Gamma"), found(bib, "{}", "Alpha|Beta|Gamma"));
        List<String> keys =
                Listed.of(bib, "{}").entries().stream().map(item -> item.key()).toList();
        assertEquals(3, Set.copyOf(keys).size(), keys::toString);
    }

    @Test
    void whatIsNoWorkOfItsOwnIsNotListed() {
        String bib =
                BIB
                        + "@xdata{x, title = {Shared}, publisher = {ACM}}\n"
                        + "@set{s, title = {Both}, entryset = {a, b}}";
        assertEquals(
                List.of("Alpha", "Beta", "Gamma"),
                found(bib, "{}", "Alpha|Beta|Gamma|Shared|Both"));
    }

    @Test
    void aSectionGoesOnFromTheOneBeforeWithTheSameLetters() {
        String profile =
                """
                {"sections": [{"where": "type:journal", "number": "[J1]"},
                  {"where": "type:conference", "number": "-[C1]"},
                  {"where": "type:journal", "number": "+[C1]"},
                  {"where": "type:journal", "number": "+[P1]"}]}
                """;
        assertEquals(
                List.of("[J1]", "[J2]", "[C1]", "[C2]", "[C3]", "[P1]", "[P2]"),
                found(BIB, profile, "\\[\\w+]"));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    year | -title | 2024 2023 2022
                    year | title  | 2024 2023 2022
                    year | date   | 2022 2023 2024
                    kind | date   | Journal Conference
                    kind | -date  | Journal Conference
                    kind | -kind  | Conference Journal
                    """)
    void groupsHaveAnOrderOfTheirOwn(String group, String sort, String headings) {
        String profile =
                "{\"sections\": [{\"heading\": \"All\", \"group\": \"%s\", \"sort\": \"%s\"}]}"
                        .formatted(group, sort);
        String found =
                markdown(BIB, profile)
                        .lines()
                        .filter(line -> line.startsWith("### "))
                        .map(line -> line.split(" ", -1)[1])
                        .collect(Collectors.joining(" "));
        assertEquals(headings, found);
    }

    @Test
    void worksWithoutAYearStandLast() {
        String bib = BIB.replace(", year = 2023", "");
        String profile = "{\"sections\": [{\"group\": \"year\", \"sort\": \"title\"}]}";
        assertEquals(List.of("2024", "2022", "Undated"), found(bib, profile, "2024|2022|Undated"));
    }

    @Test
    void aPreprintIsListedWhereWhatWasPublishedIsNot() {
        assertEquals(List.of("J, 2021"), found(PREPRINTS, "{}", "J, 2021|arXiv"));
        assertEquals(List.of("arXiv"), found(PREPRINTS, "{\"hide\": \"q\"}", "J, 2021|arXiv"));
        assertEquals(
                List.of("arXiv"),
                found(
                        PREPRINTS,
                        "{\"sections\": [{\"where\": \"type:preprint\"}]}",
                        "J, 2021|arXiv"));
    }

    @Test
    void headingsOfEntriesStandBelowThoseOfTheirYear() {
        String grouped =
                markdown(
                        BIB,
                        """
                        {"entry": {"template": "homepage"},
                          "sections": [{"heading": "All", "group": "kind, year"}]}
                        """);
        String start = "## All\n\n### Journal articles\n\n#### 2024\n\n##### Alpha";
        assertTrue(grouped.startsWith(start), grouped);
        String flat = markdown(BIB, "{\"entry\": {\"template\": \"homepage\"}}");
        assertTrue(flat.contains("\n\n### Alpha"), flat);
    }

    @ParameterizedTest
    @CsvSource({
        "template, names-title-venue",
        "template, homepage",
        "template, one-line",
        "template, title-first",
        "template, two-line",
        "text, {{title}} {{#bold}}{{links}}{{/bold}}"
    })
    void whatWasPublishedLeadsToItsPreprintOnceIfAsked(String kind, String form) {
        String profile =
                "{\"superseded\": \"%s\", \"entry\": {\"" + kind + "\": \"" + form + "\"}}";
        String link = "[Preprint](https://arxiv.org/abs/2001.00001)";
        String linked = markdown(PREPRINTS, profile.formatted("link"));
        assertTrue(linked.contains(link), linked);
        assertEquals(linked.indexOf(link), linked.lastIndexOf(link), linked);
        assertFalse(markdown(PREPRINTS, profile.formatted("hide")).contains(link));
    }

    @Test
    void whatIsStillToAppearIsNewestHoweverThatIsSaid() {
        String bib =
                BIB
                        + """
                        @article{d, author = {A, B}, title = {Delta}, journal = {J}, pubstate = {inpress}}
                        @article{e, author = {A, B}, title = {Nothing}, journal = {J}}
                        """;
        assertEquals(
                List.of("Delta", "Alpha", "Beta", "Gamma", "Nothing"),
                found(
                        bib,
                        "{\"sections\": [{\"sort\": \"-date\"}]}",
                        "Alpha|Beta|Gamma|Delta|Nothing"));
    }

    @Test
    void formulasOfTitlesStayWhatTheyAre() {
        assertEquals(
                "## Publications\n\n*On* e<sup>-x<sup>2</sup></sup>\n",
                markdown(
                        "@misc{a, title = {\\emph{On} $e^{-x^2}$}}",
                        "{\"entry\": {\"template\": \"{title}\"}, \"sections\": [{}]}"));
    }
}
