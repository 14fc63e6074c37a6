package octavo.exporter.cv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

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
    void ofEntriesWithOneKeyTheFirstIsListedOnce() {
        String twice = BIB.replace("{b,", "{a,");
        assertEquals(List.of("Alpha", "Gamma"), found(twice, "{}", "Alpha|Beta|Gamma"));
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
