package octavo.venuenames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.text.Parsed;

import org.junit.jupiter.api.Test;

import java.util.List;

class VenueListTest {
    private static final VenueRegister REGISTER = VenueRegister.builtIn();

    private static VenueRegister with(String csv) {
        Parsed<VenueList> list = VenueList.parse(csv);
        assertEquals(List.of(), list.diagnostics());
        return list.value().addTo(REGISTER);
    }

    @Test
    void aJournalIsFoundByItsAbbreviations() {
        VenueRegister register =
                with(
                        """
                        "Journal of Ferns, Mosses and Lichens","J. Ferns Mosses Lichens","JFML"
                        """
                                .replace(",\"JFML\"", ",\"J. Fern. Moss. Lich.\""));
        for (String written :
                List.of(
                        "Journal of Ferns, Mosses and Lichens",
                        "{J. Ferns Mosses Lichens}",
                        "J Fern Moss Lich")) {
            assertEquals(
                    "Journal of Ferns, Mosses and Lichens",
                    register.resolveVenue(written)
                            .certainSeries()
                            .orElseThrow()
                            .names()
                            .fullName());
        }
    }

    @Test
    void anAbbreviationOfAKnownJournalIsAddedToIt() {
        Series jmlr =
                with("Journal of Machine Learning Research,J. Mach. Learn. Res.\n")
                        .findById("jmlr")
                        .orElseThrow();
        assertEquals("J. Mach. Learn. Res.", jmlr.names().abbreviation());
    }

    @Test
    void aRankIsKeptWithItsYear() {
        VenueRegister register =
                with(
                        """
                        523,ACM Symposium on Operating Systems Principles,SOSP,CORE2023,A*,Yes,4606
                        523,ACM Symposium on Operating Systems Principles,SOSP,CORE2018,A,Yes,4606
                        """);
        assertEquals(
                List.of(
                        new Series.VenueRank("CORE2023", "A*"),
                        new Series.VenueRank("CORE2018", "A")),
                register.findById("sosp").orElseThrow().ranks());
    }

    @Test
    void aRowThatSharesAnAcronymMakesItAmbiguous() {
        VenueRegister register =
                with("1,\"Symposium on Orchids, Soils and Plants\",SOSP,CORE2023,C,Yes,1\n");
        VenueMatchResult placed = register.resolveVenue("SOSP '24");
        assertTrue(placed.certainSeries().isEmpty());
        assertEquals(2, placed.matches().size());
        assertEquals(
                "sosp",
                register.resolveVenue("Symposium on Operating Systems Principles")
                        .certainSeries()
                        .orElseThrow()
                        .id());
    }

    @Test
    void rowsThatAreNoVenuesAreReportedWithTheirLines() {
        Parsed<VenueList> list =
                VenueList.parse("full,abbrev\nNature,Cah Rev The\nJournal of Mud,J. Mud\n,x\n");
        assertEquals(1, list.value().journalRows().size());
        assertEquals(
                List.of(
                        "line 2: Cah Rev The does not abbreviate Nature",
                        "line 4: expected a name and an abbreviation, or a row of CORE's export"),
                list.diagnostics().stream().map(what -> what.message().toString()).toList());
    }

    @Test
    void quotesHoldCommasQuotesAndLineEnds() {
        VenueRegister register =
                with("\"Journal of \"\"Quotes\"\",\nand Lines\",J. Quotes Lines\r\n");
        assertTrue(register.resolveVenue("J. Quotes Lines").certainSeries().isPresent());
    }
}
