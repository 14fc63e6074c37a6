package octavo.duplicates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Collectors;

class PublishedPairsTest {
    private static final String PREPRINT =
            """
            @misc{p, author = {Mai, Luo and Li, Guo and M{\\"u}ller, Jo}, year = 2020,
              title = {KungFu: Making Training in Machine Learning Adaptive},
              eprint = {2001.00001}, archiveprefix = {arXiv}}
            """;

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    static String told(Library library, List<EntryMatch> matches) {
        return matches.stream()
                .map(match ->
                        match.matchLevel()
                                + " "
                                + library.workAt(match.firstIndex()).orElseThrow().key()
                                + " "
                                + library.workAt(match.secondIndex()).orElseThrow().key())
                .collect(Collectors.joining(", "));
    }

    private static String twins(String text) {
        Library library = library(text);
        return told(library, PublishedPairs.findAll(library, DistinctPairs.NONE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    author = {L. Mai and G. Li and J. Mueller}, title = {KungFu: making training in machine learning adaptive}, year = 2021 | CERTAIN p q
                    author = {Mai, L. and Li, G. and M{\\"u}ller, J.}, title = {Kungfu: Adaptive Training for Machine Learning}, year = 2021 | CERTAIN p q
                    author = {Mai, L. and Li, G. and M{\\"u}ller, J.}, title = {A New Way of Making Training in Machine Learning Adaptive}, year = 2021 | LIKELY p q
                    author = {Mai, L.}, title = {Something Else}, year = 2021, eprint = {2001.00001v2} | CERTAIN p q
                    author = {Mai, L. and Li, G. and M{\\"u}ller, J.}, title = {KungFu: Making Training in Machine Learning Adaptive}, eprint = {2003.00007} | ``
                    author = {Mai, L. and Li, G. and M{\\"u}ller, J.}, title = {KungFu: Making Training in Machine Learning Adaptive, Part II}, year = 2021 | ``
                    author = {Mai, L. and Li, G. and M{\\"u}ller, J.}, title = {KungFu: Making Training in Machine Learning Adaptive}, year = 2027 | ``
                    author = {Mai, L. and Li, G. and M{\\"u}ller, J.}, title = {KungFu: Making Training in Machine Learning Adaptive}, year = 2018 | ``
                    author = {Mai, L. and Li, G. and M{\\"u}ller, J.}, title = {Elastic Schedulers for Clusters}, year = 2020 | ``
                    author = {Mai, L. and Li, G. and M{\\"u}ller, J.}, title = {KungFu: Elastic Schedulers for Clusters}, year = 2020 | ``
                    author = {Smith, A. and Lee, B.}, title = {KungFu: Making Training in Machine Learning Adaptive}, year = 2021 | ``
                    author = {Mai, L. and Li, G. and M{\\"u}ller, J. and Lee, B.}, title = {KungFu: Making Training in Machine Learning Adaptive}, year = 2021 | LIKELY p q
                    """)
    void aPreprintFindsWhatItWasPublishedAs(String published, String expected) {
        assertEquals(
                expected,
                twins(PREPRINT + "@inproceedings{q, booktitle = {OSDI}, " + published + "}"));
    }

    @Test
    void theDoiOfWhatIsPublishedLinksAPreprintThatNamesIt() {
        assertEquals(
                "CERTAIN p q",
                twins(
                        """
                        @misc{p, author = {A, B}, title = {One}, eprint = {2001.00001},
                          doi = {10.1145/1234.5}}
                        @article{q, author = {A, B}, title = {Quite Another}, journal = {J},
                          doi = {https://doi.org/10.1145/1234.5}}
                        """));
    }

    @Test
    void ofAConferencePaperAndItsExtendedVersionNeitherIsCertain() {
        String authors = "author = {A, B and C, D}, title = {A Title That Tells Enough}, ";
        assertEquals(
                "LIKELY p q",
                twins(
                        "@misc{p, eprint = {2001.00001}, year = 2020, "
                                + authors
                                + "}@inproceedings{q, booktitle = {X}, year = 2020, "
                                + authors
                                + "}@article{r, journal = {J}, year = 2022, "
                                + authors
                                + "}"));
    }

    @Test
    void anArticleByANamesakeIsNotCertain() {
        assertEquals(
                "LIKELY p q",
                twins(
                        """
                        @misc{p, author = {Smith, Jane Q.}, title = {A survey of graph networks},
                          year = 2015, eprint = {1501.00001}}
                        @article{q, author = {Smith, John R.}, title = {A survey of graph networks},
                          year = 2015, journal = {Nature}}
                        """));
    }

    @Test
    void reasonsAreGivenInWords() {
        Library library =
                library(
                        PREPRINT
                                + "@inproceedings{q, booktitle = {OSDI}, year = 2021, author ="
                                + " {Mai, L. and Li, G. and Müller, J.}, title = {KungFu: Adaptive"
                                + " Machine Learning}}");
        assertEquals(
                List.of(
                        "the same 3 authors",
                        "both titles begin with “kungfu:”",
                        "titles share 4 of 6 words",
                        "of 2020 and 2021"),
                PublishedPairs.findAll(library, DistinctPairs.NONE).getFirst().reasons().stream()
                        .map(Object::toString)
                        .toList());
    }

    @Test
    void pairsThatSomebodySaidAreDistinctAreNotFound() {
        Library library =
                library(PREPRINT + PREPRINT.replace("@misc{p", "@article{q, journal = J"));
        assertEquals(1, PublishedPairs.findAll(library, DistinctPairs.NONE).size());
        assertEquals(
                0, PublishedPairs.findAll(library, DistinctPairs.NONE.withPair("q", "p")).size());
    }

    /// The fields that name kinds and twins are taken out, so that nothing is known beforehand.
    @Test
    void theThreeTwinsOfTheReferenceUserAreFoundAndNoOthers() throws IOException {
        String text =
                Files.readString(SharedData.path("octavo.cv", "cv").resolve("papers.bib"))
                        .replaceAll("(?m)^ *(x-[a-z-]*|keywords) *=.*\\R", "");
        assertTrue(!text.contains("x-super") && !text.contains("keywords"));
        assertEquals(
                "CERTAIN wagenlander2023tenplexarxiv wagenlander2024tenplex,"
                        + " LIKELY renzwieland2021nupsarxiv renzwieland2022nups,"
                        + " CERTAIN renzwieland2022adapsarxiv renzwieland2023adapm",
                twins(text));
    }

    @Test
    void aLinkStandsInThePreprintAsBiblatexHasIt() {
        Library library = library(PREPRINT + "@article{q, title = {T}}");
        EntryMatch twins = new EntryMatch(0, 2, MatchLevel.CERTAIN, List.of());
        Library linked = library.applyEdit(TwinLink.linkTwins(library, twins).orElseThrow());
        assertTrue(
                linked.file()
                        .text()
                        .contains(
                                "archiveprefix = {arXiv}, related = {q}, relatedtype ="
                                        + " {publishedas}}"),
                () -> linked.file().text());
        assertTrue(TwinLink.isLinked(linked, twins));
        assertTrue(TwinLink.isLinked(linked, new EntryMatch(2, 0, MatchLevel.CERTAIN, List.of())));
    }

    @Test
    void anEntryThatIsRelatedOtherwiseKeepsThatAndTheOtherTakesTheLink() {
        Library library =
                library(
                        "@misc{p, related = {x}, relatedtype = {reviewof}} @article{q, title ="
                                + " {T}}");
        EntryMatch twins = new EntryMatch(0, 2, MatchLevel.CERTAIN, List.of());
        Library linked = library.applyEdit(TwinLink.linkTwins(library, twins).orElseThrow());
        assertEquals(
                "@misc{p, related = {x}, relatedtype = {reviewof}} "
                        + "@article{q, title = {T}, related = {p}, relatedtype = {preprint}}",
                linked.file().text());
        assertTrue(TwinLink.isLinked(linked, twins));
    }
}
