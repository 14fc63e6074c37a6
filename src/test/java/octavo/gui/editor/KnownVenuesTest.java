package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class KnownVenuesTest {
    private static final String FILE =
            """
            @article{a, title = {A}, journal = {Proc. VLDB Endow.}, year = 2020}
            @article{b, title = {B}, journal = {PVLDB}, year = 2021}
            @article{c, title = {C}, journal = {Quaint Quarterly}, year = 2021}
            """;
    private static final KnownVenues VENUES =
            KnownVenues.of(
                    Library.of(BibParser.parse(FILE)),
                    VenueRegister.builtIn(),
                    VenueDecisions.NONE);

    @Test
    void aTextIsReadAsASeriesWithItsEdition() {
        var reading =
                VENUES.readVenue(
                                "14th {USENIX} Symposium on Operating Systems Design and"
                                        + " Implementation")
                        .orElseThrow();
        assertEquals("OSDI", reading.venueSeries().names().acronym());
        assertEquals(14, reading.matchResult().venueName().edition().ordinal().orElseThrow());
        assertTrue(reading.preferredForms().contains("OSDI"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    14th USENIX Symposium on Operating Systems Design and Implementation (OSDI 20) | OSDI
                    Proceedings of the VLDB Endowment | Proc. VLDB Endow.
                    Nature | Nature
                    Quaint Quarterly of Things That Nobody Knows | Quaint Quarterly of Things That Nobody Knows
                    CIKM Workshops | CIKM Workshops
                    """)
    void aVenueInShortIsItsAcronymOrItsAbbreviation(String written, String brief) {
        assertEquals(brief, VENUES.shortForm().apply(written));
    }

    @Test
    void howOthersWriteASeriesIsShown() {
        var reading = VENUES.readVenue("Proceedings of the VLDB Endowment").orElseThrow();
        assertEquals(Map.of("PVLDB", 1, "Proc. VLDB Endow.", 1), reading.countsByOther());
        assertFalse(reading.preferredForms().contains("Proceedings of the VLDB Endowment"));
    }

    @Test
    void whatIsNoKnownSeriesIsNotRead() {
        assertTrue(VENUES.readVenue("Quaint Quarterly").isEmpty());
        assertTrue(KnownVenues.NONE.readVenue("PVLDB").isEmpty());
    }

    @Test
    void aTextGoesOnAsTheLibraryOrTheRegisterHasIt() {
        assertEquals("Quaint Quarterly", VENUES.completions("quai").getFirst());
        assertTrue(
                VENUES.completions("osdi").getFirst().contains("Operating Systems Design"),
                VENUES.completions("osdi").toString());
        assertTrue(VENUES.completions("x").isEmpty());
        assertTrue(VENUES.completions("no venue begins so").isEmpty());
    }

    @Test
    void ofSeveralSpellingsOfAVenueTheMostUsedIsOffered() {
        KnownVenues venues =
                KnownVenues.of(
                        Library.of(
                                BibParser.parse(
                                        """
                                        @misc{a, journal = {odd. studies q.}}
                                        @misc{b, journal = {Odd Studies Q.}}
                                        @misc{c, journal = {Odd Studies Q.}}
                                        @misc{d, journal = {{Odd} Studies Q}}
                                        @misc{e, journal = {odd studies q.}}
                                        @misc{f, journal = {Odd Studies Quarterly}}
                                        """)),
                        VenueRegister.of(List.of()),
                        VenueDecisions.NONE);
        assertEquals(List.of("Odd Studies Q.", "Odd Studies Quarterly"), venues.completions("odd"));
    }

    @Test
    void amongVeryManyVenuesThoseThatOccurMoreThanOnceAreOffered() {
        String many =
                IntStream.range(0, 20_100)
                        .mapToObj("@misc{k%1$d, journal = {Venue %1$d}}\n"::formatted)
                        .collect(Collectors.joining());
        String twice = "@misc{a, journal = {Zzz}}\n@misc{b, journal = {Zzz}}";
        Library library = Library.of(BibParser.parse(many + twice));
        KnownVenues venues =
                KnownVenues.of(library, VenueRegister.of(List.of()), VenueDecisions.NONE);
        assertEquals(List.of("Zzz"), venues.completions("zz"));
        assertTrue(venues.completions("venue 1").size() > 1);
    }
}
