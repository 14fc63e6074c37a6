package octavo.check;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import octavo.Sample;
import octavo.bib.BibParser;
import octavo.library.Library;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Whoever sends us a file must not be able to stop us by it.
class CheckScaleTest {
    private static final int TIMES = 5_000;
    private static final int LINKS = 2_000;
    private static final Duration SOON = Duration.ofSeconds(30);

    private static final List<String> FIELDS =
            List.of(
                    "author",
                    "title",
                    "booktitle",
                    "journal",
                    "isbn",
                    "issn",
                    "pages",
                    "doi",
                    "url",
                    "eprint",
                    "date",
                    "year",
                    "month",
                    "crossref",
                    "note");

    private static void check(String text) {
        assertTimeoutPreemptively(
                SOON, () -> CheckCatalogue.allProblems(Library.of(BibParser.parse(text))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A.",
                "A. ",
                "A. B and ",
                ", ",
                "1,",
                "1-",
                "1--2, ",
                "(1, ",
                "\\'",
                "$",
                "&",
                "&#",
                "10.1/",
                "et ",
                "p. ",
                "978 ",
                "a ",
                "A",
                "http://",
                "\\accent23 ",
                "<i",
                "2020-",
                "/",
                "~",
                " and ",
                "=",
                "<<<<<<< ",
                "%conflict-",
                "\\a",
                ".",
                "(",
                "\u00e4",
                "0",
                "{}",
                "-",
                "X ",
                "ca. ",
                "ix",
                "2020/",
                "\\ ",
                "doi:",
                "arXiv:",
                ";"
            })
    @Tag(Sample.TAG)
    @Tag("slow")
    void aLongFieldOfOneThingIsCheckedSoon(String part) {
        String value = part.repeat(Sample.of(TIMES));
        for (String field : FIELDS) {
            check("@inproceedings{k, eprinttype = {arxiv}, " + field + " = {" + value + "}}");
        }
    }

    @Test
    @Tag("slow")
    void aLongCircleOfCrossrefsIsFoundSoon() {
        check(
                IntStream.range(0, LINKS)
                        .mapToObj(
                                i -> "@misc{k%d, crossref = {k%d}}\n".formatted(i, (i + 1) % LINKS))
                        .collect(Collectors.joining()));
    }

    @Test
    @Tag("slow")
    void aLongChainOfCrossrefsIsCheckedSoon() {
        check(
                IntStream.range(0, LINKS)
                        .mapToObj(i -> "@book{k" + i + ", crossref = {k" + (i + 1) + "}}\n")
                        .collect(Collectors.joining()));
    }
}
