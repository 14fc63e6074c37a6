package octavo.venuenames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.values.Issn;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

class VenueRegisterTest {
    private static final VenueRegister REGISTER = VenueRegister.builtIn();

    static Stream<Series> rows() {
        return REGISTER.allSeries().stream();
    }

    @Test
    void noTwoRowsHaveOneId() {
        Set<String> ids = new HashSet<>();
        rows().forEach(row -> assertTrue(ids.add(row.id()), row.id()));
        assertTrue(ids.size() > 900, () -> ids.size() + " rows");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void everyRowFindsItselfByItsNames(Series row) {
        row.names().allNames().forEach(name -> assertFinds(row, name));
        String shouted = row.names().fullName().toUpperCase(Locale.ROOT);
        assertTrue(finds(row, shouted), shouted);
        assertFinds(row, "{" + row.names().fullName().replace("&", "\\&") + "}");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void everyEventIsFoundBehindEditionsAndBeforePlaces(Series row) {
        if (row.kind().isEvent()) {
            String name = row.names().fullName();
            assertEdition(row, "Proceedings of the 17th " + name, 17, 0);
            assertEdition(row, "Proc. of the Twenty-Third Annual " + name, 23, 0);
            assertEdition(row, "XXIV " + name + ", Lisbon, Portugal, May 3--5, 2011", 24, 2011);
            assertEdition(row, "2019 IEEE " + name, 0, 2019);
            assertEdition(row, name + " '98", 0, 1998);
        }
    }

    private static void assertEdition(Series row, String written, int ordinal, int year) {
        assertTrue(
                finds(row, written), written + " is " + REGISTER.resolveVenue(written).matches());
        VenueEdition edition = VenueName.parse(written).edition();
        assertEquals(ordinal, edition.ordinal().orElse(0), written);
        assertEquals(year, edition.year().orElse(0), written);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void everyAcronymFindsItsRowOrSaysThatItIsAmbiguous(Series row) {
        row.names()
                .allAcronyms()
                .forEach(acronym -> {
                    boolean shared =
                            rows().filter(other ->
                                            other.names()
                                                    .allAcronyms()
                                                    .anyMatch(it -> same(it, acronym)))
                                            .count()
                                    > 1;
                    String written = row.kind().isEvent() ? acronym + " '07" : acronym;
                    VenueMatchResult placed = REGISTER.resolveVenue(written);
                    assertTrue(
                            placed.matches().stream()
                                    .anyMatch(it -> it.series().id().equals(row.id())),
                            () -> written + " is " + placed);
                    assertEquals(
                            shared,
                            placed.certainMatch().isEmpty(),
                            () -> written + " is " + placed);
                });
    }

    private static boolean same(String one, String other) {
        return AcronymFolding.foldAcronym(one).equals(AcronymFolding.foldAcronym(other));
    }

    private static void assertFinds(Series row, String written) {
        assertEquals(
                row.id(),
                REGISTER.resolveVenue(written).certainSeries().map(Series::id).orElse("nothing"),
                () -> written + " is " + REGISTER.resolveVenue(written).matches());
    }

    /// Whether a row is among the likeliest.
    private static boolean finds(Series row, String written) {
        List<SeriesMatch> matches = REGISTER.resolveVenue(written).matches();
        return matches.stream()
                .filter(it -> it.score() >= matches.getFirst().score())
                .anyMatch(it -> it.series().id().equals(row.id()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void theIssnsOfEveryRowAreValid(Series row) {
        row.issns().forEach(issn -> assertTrue(Issn.parse(issn).diagnostics().isEmpty(), issn));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    PACT | 2
                    Proceedings of PACT '12 | 2
                    ISCA 2019 | 1
                    SAC '05 | 2
                    """)
    void anAcronymOfSeveralSeriesIsLeftOpen(String written, int candidates) {
        VenueMatchResult placed = REGISTER.resolveVenue(written);
        assertEquals(candidates, placed.matches().size());
        assertEquals(candidates == 1, placed.certainSeries().isPresent());
    }

    @Test
    void aNameThatIsLikeThatOfASeriesBesideAnotherAcronymIsLeftOpen() {
        assertFalse(
                REGISTER.resolveVenue("Joint Conference on Logic Programming (JICSLP'96)")
                        .certainSeries()
                        .isPresent());
    }
}
