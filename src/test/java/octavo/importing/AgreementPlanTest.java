package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibParser;
import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.KeyFormula;
import octavo.library.Library;
import octavo.people.DecisionsJson;
import octavo.people.PersonDecisions;
import octavo.sidecar.Sidecar;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.Stream;

class AgreementPlanTest {
    private static final Sidecar NOTHING = Sidecar.empty();

    private static Library library(String entries) {
        return Library.of(BibParser.parse(entries));
    }

    private static AgreementPlan agreement(String ours, String theirs, Sidecar sidecar) {
        Library library = library(ours);
        ImportPlan plan =
                ImportPlan.of(library, List.of(BibParser.parse(theirs)), DistinctPairs.NONE);
        return AgreementPlan.of(plan, sidecar, VenueRegister.builtIn());
    }

    private static BibEntry adapted(String ours, String theirs, Sidecar sidecar) {
        return agreement(ours, theirs, sidecar).planWithAll().candidates().getFirst().entry();
    }

    private static String authors(String ours, String theirs, Sidecar sidecar) {
        BibEntry entry =
                adapted(
                        "@book{a, title = {Old ways}, author = {" + ours + "}, year = 2001}\n",
                        "@book{b, title = {New paths}, author = {" + theirs + "}, year = 2022}\n",
                        sidecar);
        return entry.valueSource("author").orElseThrow();
    }

    @ParameterizedTest(name = "{1} beside {0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Wagenländer, Marcel             | Wagenlander, Marcel             | {Wagenländer, Marcel}
                    Wagenländer, Marcel             | Marcel Wagenlaender and Roe, Al | {Marcel Wagenländer and Roe, Al}
                    Lü, Wei and Roe, Al             | Lu, Wei and Roe, Al             | {Lü, Wei and Roe, Al}
                    Lü, Wei                         | Lu, Wei                         | {Lu, Wei}
                    Wagenländer, Marcel             | Wagenlander, M.                 | {Wagenlander, M.}
                    Wagenländer, Marcel             | Wagenlander, Martin             | {Wagenlander, Martin}
                    Wagenländer, M.                 | Wagenlander, Marcel             | {Wagenlander, Marcel}
                    Smith, Jonathan Peter           | Smith, Jonathan Peter, Jr.      | {Smith, Jonathan Peter, Jr.}
                    """)
    void onlyACertainPersonIsWrittenAsTheLibraryDoes(String ours, String theirs, String written) {
        assertEquals(written, authors(ours, theirs, NOTHING));
    }

    @Test
    void aNewEntryIsLaidOutAndKeyedLikeTheLibrary() {
        String ours =
                """
                @misc{mai2020kungfu,
                  author = {Mai, Luo},
                  title  = {KungFu},
                  year   = {2020},
                }
                """;
        Library library =
                library(
                        ours
                                + ours.replace("KungFu", "Spotnik").replace("kungfu", "spotnik")
                                + ours.replace("KungFu", "Crossbow").replace("kungfu", "crossbow"));
        String theirs =
                "@misc{10.1145/1, year=\"2022\", title = \"Paths {of} A\",\n author={Roe, Al}}";
        ImportPlan plan =
                ImportPlan.of(library, List.of(BibParser.parse(theirs)), DistinctPairs.NONE);
        AgreementPlan agreement =
                AgreementPlan.of(
                        plan,
                        KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                        NOTHING,
                        VenueRegister.builtIn());
        assertEquals(
                """
                @misc{roe2022paths,
                  author = {Roe, Al},
                  title  = {Paths {of} A},
                  year   = {2022},
                }\
                """,
                agreement.planWithAll().candidates().getFirst().entry().text());
        assertEquals("10.1145/1", agreement.with(_ -> false).candidates().getFirst().entry().key());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    doi = {https://doi.org/10.1145/1} | doi = {10.1145/1}       | the DOI alone, without an address
                    DOI = "10.1145/1"                 | doi = {10.1145/1}       |
                    doi = {see 10.1145/1 and 10.1/2}  | doi = {see 10.1145/1 and 10.1/2} |
                    pages = {510-519}                 | pages = {510--519}      | page ranges in full, with two hyphens
                    pages = "510-19"                  | pages = {510--519}      | page ranges in full, with two hyphens
                    pages = {1--9}                    | pages = {1--9}          |
                    pages = {052301-1}                | pages = {052301-1}      |
                    pages = {C4-605}                  | pages = {C4-605}        |
                    pages = first                     | pages = first           |
                    """)
    void aDoiAndPagesComeInAsIfTheyWereTyped(String theirs, String written, String reason) {
        AgreementPlan plan =
                agreement(
                        "@book{a, title = {Old}}\n",
                        "@book{b, title = {New}, " + theirs + "}",
                        NOTHING);
        assertEquals(
                "@book{b, title = {New}, " + written + "}",
                plan.planWithAll().candidates().getFirst().entry().text());
        assertEquals(
                Stream.ofNullable(reason).toList(),
                plan.adaptations().stream().map(each -> each.reason().toString()).toList());
    }

    @Test
    void namesOfFieldsOfANewEntryHaveTheCaseOfTheLibrary() {
        Library library = library("@misc{a,\n  Author = {Mai, Luo},\n  TITLE = {KungFu}\n}\n");
        String theirs = "@misc{b, title = {Paths}, author = {Roe, Al}, year = 2022, myNote = {x}}";
        ImportPlan plan =
                ImportPlan.of(library, List.of(BibParser.parse(theirs)), DistinctPairs.NONE);
        AgreementPlan agreement =
                AgreementPlan.of(
                        plan,
                        KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                        NOTHING,
                        VenueRegister.builtIn());
        assertEquals(
                List.of("Author", "TITLE", "Year", "myNote"),
                agreement.planWithAll().candidates().getFirst().entry().fields().stream()
                        .map(BibField::name)
                        .toList());
    }

    @Test
    void aDecisionAboutAPersonCounts() {
        PersonDecisions same =
                PersonDecisions.none()
                        .decideSame("Wagenländer, Marcel", "Wagenlander, M.")
                        .preferName("Wagenländer, Marcel", "Wagenländer, Marcel");
        Sidecar sidecar = DecisionsJson.write(same, NOTHING);
        assertEquals(
                "{Wagenländer, Marcel}",
                authors("Wagenländer, Marcel", "Wagenlander, M.", sidecar));
    }

    @Test
    void whoWasSaidToBeSomebodyElseStays() {
        PersonDecisions apart =
                PersonDecisions.none()
                        .decideDifferent("Wagenländer, Marcel", "Wagenlander, Marcel");
        Sidecar sidecar = DecisionsJson.write(apart, NOTHING);
        assertEquals(
                "{Wagenlander, Marcel}",
                authors("Wagenländer, Marcel", "Wagenlander, Marcel", sidecar));
    }

    @Test
    void aNameThatTwoOfTheLibraryMayBeStays() {
        String two = "Wagenländer, Marcel and Wagenlánder, Marcel";
        assertEquals("{Wagenlander, Marcel}", authors(two, "Wagenlander, Marcel", NOTHING));
    }

    private static final String SOSP =
            """
            @inproceedings{a, title = {Ferns}, author = {Doe, Jane}, booktitle = {SOSP}, year = 2019}
            @inproceedings{b, title = {Mosses}, author = {Roe, Al}, booktitle = {SOSP}, year = 2021}
            """;

    private static final String PAPER =
            "@inproceedings{c, title = {Tensors}, author = {Lee, Bo}, year = 2024, booktitle ="
                    + " {Symposium on Operating Systems Principles}}\n";

    @Test
    void aVenueIsWrittenAsMostEntriesOfTheLibraryDo() {
        AgreementPlan plan = agreement(SOSP, PAPER, NOTHING);
        assertEquals(1, plan.adaptations().size(), plan::toString);
        assertEquals("{SOSP}", plan.adaptations().getFirst().textAfter());
        assertEquals(
                "SOSP, as this library writes it",
                plan.adaptations().getFirst().reason().toString());
    }

    @Test
    void aVenueIsWrittenAsPreferred() {
        Sidecar sidecar =
                VenueDecisions.of(NOTHING)
                        .preferForm("SOSP", "Proc. SOSP '{year2}")
                        .writtenTo(NOTHING);
        assertEquals(
                "{Proc. SOSP '24}",
                adapted(SOSP, PAPER, sidecar).valueSource("booktitle").orElseThrow());
    }

    @Test
    void anEditionGetsItsOwnNumbers() {
        String ours =
                SOSP.replace("{SOSP}", "{SOSP 2019}")
                        .replaceFirst("SOSP 2019\\}, year = 2021", "SOSP 2021}, year = 2021");
        assertEquals(
                "{SOSP 2024}",
                adapted(ours, PAPER, NOTHING).valueSource("booktitle").orElseThrow());
    }

    @Test
    void aVenueThatTheLibraryDoesNotNameStays() {
        String other =
                PAPER.replace("Symposium on Operating Systems Principles", "Workshop on Ferns");
        assertTrue(agreement(SOSP, other, NOTHING).adaptations().isEmpty());
    }

    @Test
    void eachValueCanBeLeftAsItIs() {
        AgreementPlan plan = agreement(SOSP, PAPER, NOTHING);
        BibEntry entry = plan.with(_ -> false).candidates().getFirst().entry();
        for (String field : List.of("title", "author", "year", "booktitle")) {
            assertEquals(
                    plan.importPlan().candidates().getFirst().entry().valueSource(field),
                    entry.valueSource(field));
        }
    }

    @Test
    void anEntryThatTheLibraryHasIsComparedAsItIs() {
        assertTrue(agreement(PAPER + SOSP, PAPER, NOTHING).adaptations().isEmpty());
    }
}
