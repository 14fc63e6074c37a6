package octavo.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryCorrectionTest {
    private static final SearchIndex INDEX =
            SearchIndex.of(
                    Library.of(
                            BibParser.parse(
                                    """
                                    @article{muller2005, author = {M{\\"u}ller, Dominique and Judd, Charles}, title = {When moderation is mediated and mediation is moderated}, year = 2005}
                                    @article{chib1995, author = {Chib, Siddhartha}, title = {Understanding the {Metropolis--Hastings} algorithm}, year = 1995}
                                    @article{miller1990, author = {Miller, Alan}, title = {Subset selection by moderators}, year = 1990}
                                    """)));

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "muler mediation, muller mediation",
        "metropolis hastngs, metropolis hastings",
        "author:mulller 2005, author:muller 2005",
        "miller mediation, muller mediation",
        "Chibb Metropilis, chib metropolis",
        "moderation 1990, ''",
        "zzzzzz, ''",
        "mulerr or miler, ''",
        "muler \"a phrase\", ''",
        "'', ''"
    })
    void misspeltWordsBecomeThoseOfTheLibrary(String query, String corrected) {
        assertEquals(corrected, QueryCorrection.of(INDEX, query).orElse(""));
    }
}
