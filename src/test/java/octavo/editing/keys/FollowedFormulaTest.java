package octavo.editing.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class FollowedFormulaTest {
    /// A library of entries from 1970 on, each with a key.
    private static Library library(int entries, String key) {
        return Library.of(BibParser.parse(entries(entries, key)));
    }

    private static String entries(int number, String key) {
        return IntStream.range(1970, 1970 + number)
                .mapToObj(year -> entry(key, year))
                .collect(Collectors.joining());
    }

    private static String entry(String key, int year) {
        String own =
                key.replace("YEAR", String.valueOf(year))
                        .replace("YY", String.valueOf(year - 1900));
        return "@article{%s, author = {Zouaghi, Ali and Roe, Jo}, title = {The Fast Way}, year = %d}"
                .formatted(own, year);
    }

    private static Optional<String> formula(String file) {
        return FollowedFormula.detectFormula(Library.of(BibParser.parse(file)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Zouaghi_YEAR, [auth]_[year]",
        "ZouaghiYEAR, [auth][year]",
        "zouaghi:YEAR, [auth:lower]:[year]",
        "ZouaghiYY, [auth][shortyear]",
        "ZouaghiYEARFastWay, [auth][year][shorttitle]",
        "zouaghi_YEAR_fast, [auth:lower]_[year]_[veryshorttitle:lower]",
        "zouaghiYEARfast, '[auth:lower][year][veryshorttitle:lower]'",
        "Zouaghi-Roe-YY, [authors:dash]-[shortyear]",
        "Zouaghi_YEARb, [auth]_[year]",
    })
    void mostKeysOfALibraryTellTheirFormula(String key, String formula) {
        assertEquals(Optional.of(formula), FollowedFormula.detectFormula(library(12, key)));
    }

    @Test
    void hyphensOfNamesAndEndsOfOnesOwnDoNotMatter() {
        String hyphens = entries(40, "Abu-Zeid_YEAR").replace("Zouaghi", "Abu-Zeid");
        assertEquals(Optional.of("[auth]_[year]"), formula(hyphens));
        assertEquals(
                Optional.of("[auth]_[year]"),
                FollowedFormula.detectFormula(library(12, "Zouaghi_YEAR_B")));
        assertEquals(
                Optional.of("[authors:dash]-[year]"),
                FollowedFormula.detectFormula(library(12, "Zouaghi-Roe-YEAR")));
    }

    @Test
    void commentsBetweenEntriesDoNotKeepItFromBeingSeen() {
        String apart = entries(250, "Zouaghi_YEAR").replace("@article", "\n% text\n@article");
        assertEquals(Optional.of("[auth]_[year]"), formula(apart));
    }

    @Test
    void aFewKeysOfOthersDoNotMatter() {
        assertEquals(
                Optional.of("[auth]_[year]"),
                formula(entries(12, "Zouaghi_YEAR") + entries(3, "otherYEAR")));
    }

    @Test
    void aMixtureFollowsNone() {
        assertEquals(
                Optional.empty(), formula(entries(12, "Zouaghi_YEAR") + entries(8, "otherYEAR")));
    }

    @Test
    void nineKeysAreTooFew() {
        assertEquals(Optional.empty(), FollowedFormula.detectFormula(library(9, "Zouaghi_YEAR")));
    }

    @Test
    void whatTheUserHasSetComesFirst() {
        Library library = library(12, "Zouaghi_YEAR");
        assertEquals("[year]", FollowedFormula.chosenOrDetected("[year]", library));
        assertEquals("[auth]_[year]", FollowedFormula.chosenOrDetected("", library));
        assertEquals(
                KeyFormula.DEFAULT_FORMULA,
                FollowedFormula.chosenOrDetected("", library(2, "Zouaghi_YEAR")));
    }
}
