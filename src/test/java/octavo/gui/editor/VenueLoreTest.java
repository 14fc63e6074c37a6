package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class VenueLoreTest {
    private static final String FILE =
            """
            @article{a, title = {A}, journal = {Proc. VLDB Endow.}, year = 2020}
            @article{b, title = {B}, journal = {PVLDB}, year = 2021}
            @article{c, title = {C}, journal = {Quaint Quarterly}, year = 2021}
            """;
    private static final VenueLore LORE =
            VenueLore.of(
                    Library.of(BibParser.parse(FILE)),
                    VenueRegister.builtIn(),
                    VenueDecisions.NONE);

    @Test
    void aTextIsReadAsASeriesWithItsEdition() {
        var reading =
                LORE.read("14th {USENIX} Symposium on Operating Systems Design and Implementation")
                        .orElseThrow();
        assertEquals("OSDI", reading.series().names().acronym());
        assertEquals(14, reading.placed().name().edition().ordinal().orElseThrow());
        assertTrue(reading.forms().contains("OSDI"));
    }

    @Test
    void howOthersWriteASeriesIsShown() {
        var reading = LORE.read("Proceedings of the VLDB Endowment").orElseThrow();
        assertEquals(Map.of("PVLDB", 1, "Proc. VLDB Endow.", 1), reading.others());
        assertFalse(reading.forms().contains("Proceedings of the VLDB Endowment"));
    }

    @Test
    void whatIsNoKnownSeriesIsNotRead() {
        assertTrue(LORE.read("Quaint Quarterly").isEmpty());
        assertTrue(VenueLore.NONE.read("PVLDB").isEmpty());
    }

    @Test
    void aTextGoesOnAsTheLibraryOrTheRegisterHasIt() {
        assertEquals("Quaint Quarterly", LORE.completions("quai").getFirst());
        assertTrue(
                LORE.completions("osdi").getFirst().contains("Operating Systems Design"),
                LORE.completions("osdi").toString());
        assertTrue(LORE.completions("x").isEmpty());
        assertTrue(LORE.completions("no venue begins so").isEmpty());
    }

    @Test
    void amongVeryManyVenuesThoseThatOccurMoreThanOnceAreOffered() {
        String many =
                IntStream.range(0, 20_100)
                        .mapToObj("@misc{k%1$d, journal = {Venue %1$d}}\n"::formatted)
                        .collect(Collectors.joining());
        String twice = "@misc{a, journal = {Zzz}}\n@misc{b, journal = {Zzz}}";
        Library library = Library.of(BibParser.parse(many + twice));
        VenueLore lore = VenueLore.of(library, VenueRegister.of(List.of()), VenueDecisions.NONE);
        assertEquals(List.of("Zzz"), lore.completions("zz"));
        assertTrue(lore.completions("venue 1").size() > 1);
    }
}
