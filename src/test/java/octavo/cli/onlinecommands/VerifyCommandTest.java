package octavo.cli.onlinecommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.OnlineCommand;
import octavo.net.StubAnswer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Asks a stub of the web.
class VerifyCommandTest extends OnlineCommand {
    private static final String ENTRY =
            "@article{doe, title = {Packages for Programs and Papers}, author = {Ann Doe and Bob"
                    + " Roe}, journal = {Nature}, year = {2019}, doi = {10.1000/1}}\n";

    @BeforeEach
    void serveLibrary() throws IOException {
        Files.writeString(library, ENTRY);
        onCrossref("Ann", "Doe");
    }

    private void onCrossref(String given, String family) {
        web.on(
                "api.crossref.org/works",
                StubAnswer.ofJson(
                        """
                        {"message": {"items": [{"DOI": "10.1000/1", "prefix": "10.1000",
                         "type": "journal-article", "title": ["Packages for Programs and Papers"],
                         "author": [{"given": "%s", "family": "%s"}, {"given": "Bob",
                         "family": "Roe"}], "container-title": ["Nature"],
                         "issued": {"date-parts": [[2019]]}}]}}
                        """
                                .formatted(given, family)));
    }

    private int verify(String... more) {
        return onLibrary("verify", more);
    }

    @Test
    void aConfirmedEntryNeedsNoWord() {
        assertEquals(0, verify());
        assertEquals("", out.toString());
        assertTrue(err.toString().contains("1 confirmed"), err.toString());
        assertEquals(3, web.asked().size()); // the record, and what became of the work
    }

    private static String placeOf(String valueBeginning) {
        return ":1:" + (ENTRY.indexOf(valueBeginning) + 1) + ":";
    }

    @Test
    void aDifferenceIsReportedWithItsPlaceAndItsSource() throws IOException {
        onCrossref("Eve", "Poe");
        assertEquals(1, verify());
        assertTrue(
                out.toString()
                        .contains(
                                placeOf("{Ann Doe")
                                        + " differing-field: doe: author: “Ann Doe” here"),
                out.toString());
        assertTrue(out.toString().contains("at Crossref"), out.toString());
        assertEquals(ENTRY, Files.readString(library));
    }

    private Path retractionTable(String kind) throws IOException {
        return Files.writeString(
                folder.resolve("retractions.csv"),
                "RetractionDate,RetractionDOI,OriginalPaperDOI,RetractionNature\n"
                        + "5/24/2023 0:00,10.1000/9,10.1000/1,"
                        + kind
                        + "\n");
    }

    @Test
    void aRetractedWorkIsReportedFromTheTableAndLaterByCheck() throws IOException {
        assertEquals(0, run("check", library.toString()));
        assertEquals(1, verify("--retractions", retractionTable("Retraction").toString()));
        String problem =
                "retracted-work: doe: retracted (Retraction Watch, 2023-05-24, doi:10.1000/9)";
        assertTrue(out.toString().contains(problem), out.toString());
        assertEquals(1, run("check", library.toString()));
        assertTrue(out.toString().contains(problem), out.toString());
        assertEquals(0, run("check", library.toString(), "--skip", "retracted-work"));
    }

    @Test
    void theTableIsFetchedWhenAskedAndKept() throws IOException {
        web.on(
                "gitlab.com/crossref/retraction-watch-data",
                StubAnswer.of(
                        200,
                        "text/plain",
                        Files.readString(retractionTable("Retraction"), StandardCharsets.UTF_8)));
        assertEquals(1, verify("--fetch-retractions"));
        assertTrue(err.toString().contains("table: 1"), err.toString());
        assertTrue(out.toString().contains("retracted-work: doe"), out.toString());
        assertEquals(1, run("check", library.toString()));
        web.on(
                "gitlab.com/crossref/retraction-watch-data",
                StubAnswer.of(200, "text/html", "<html>Log in</html>"));
        assertEquals(3, verify("--fetch-retractions"));
        assertTrue(err.toString().contains("can't be fetched"), err.toString());
        assertEquals(1, run("check", library.toString()));
    }

    @Test
    void aCorrectedWorkIsAHint() throws IOException {
        assertEquals(0, verify("--retractions", retractionTable("Correction").toString()));
        assertTrue(out.toString().contains("corrected-work: doe: corrected later"), out.toString());
    }

    @Test
    void anotherTableIsRefused() {
        assertEquals(3, verify("--retractions", library.toString()));
        assertTrue(err.toString().contains("is not a table of Retraction Watch"), err.toString());
    }

    @Test
    void aRetractedWorkIsReportedByCrossref() {
        web.on(
                "api.crossref.org/works?filter=updates",
                StubAnswer.ofJson(
                        """
                        {"message": {"items": [{"DOI": "10.1000/9", "update-to": [
                         {"DOI": "10.1000/1", "type": "retraction", "source": "publisher",
                          "updated": {"date-parts": [[2023, 5, 24]]}}]}]}}
                        """));
        assertEquals(1, verify());
        assertTrue(
                out.toString().contains("doe: retracted (Crossref, 2023-05-24, doi:10.1000/9)"),
                out.toString());
    }

    @Test
    void aRetractionThatCrossrefNamedIsKnownToCheckAfterwards() {
        web.on(
                "api.crossref.org/works?filter=updates",
                StubAnswer.ofJson(
                        """
                        {"message": {"items": [{"DOI": "10.1000/9", "update-to": [
                         {"DOI": "10.1000/1", "type": "retraction", "source": "publisher",
                          "updated": {"date-parts": [[2023, 5, 24]]}}]}]}}
                        """));
        assertEquals(0, run("check", library.toString()));
        verify();
        int count = web.asked().size();
        assertEquals(1, run("check", library.toString()));
        assertTrue(
                out.toString().contains("doe: retracted (Crossref, 2023-05-24, doi:10.1000/9)"),
                out.toString());
        assertEquals(count, web.asked().size());
    }

    @Test
    void aSecondRunAsksNothing() {
        assertEquals(0, verify());
        int count = web.asked().size();
        assertEquals(0, verify());
        assertEquals(0, verify("--offline"));
        assertEquals(count, web.asked().size());
        assertTrue(err.toString().contains("1 confirmed"), err.toString());
    }

    @Test
    void withoutAnswersNothingCanBeSaid() {
        assertEquals(0, verify("--offline"));
        assertTrue(out.toString().contains("undecided-entry"), out.toString());
        assertEquals(0, web.asked().size());
    }

    @Test
    void aFailureIsNoVerdict() {
        web.on("", StubAnswer.of(403, "text/plain", "no"));
        assertEquals(0, verify());
        assertTrue(out.toString().contains("undecided-entry"), out.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "json, '\"code\" : \"differing-field\"'",
        "github, ::warning file=",
        "sarif, 2.1.0"
    })
    void programsReadTheReport(String format, String part) {
        onCrossref("Eve", "Poe");
        assertEquals(1, verify("--format", format));
        assertTrue(out.toString().contains(part), out.toString());
    }

    @Test
    void aQueryLimitsWhatIsAskedAbout() {
        assertEquals(0, verify("year:1990"));
        assertEquals(0, web.asked().size());
    }

    private static final String WRONG =
            """
            @article{doe,
              title   = "Packages for Programs and Papers",
              author  = {Doe, A. and Poe, Eve},  % from memory
              journal = {Nature},
              year    = 2009,
              doi     = {10.1000/1}
            }
            """;

    @Test
    void whatARecordHasOtherwiseIsMendedExactly() throws IOException {
        Files.writeString(library, WRONG);
        assertEquals(1, verify("--apply", "--dry-run"));
        assertEquals(WRONG, Files.readString(library));
        assertTrue(out.toString().contains("doe: year: 2009 → 2019 (Crossref, 20"), out.toString());
        assertEquals(1, verify("--apply"));
        assertEquals(
                WRONG.replace("2009", "2019").replace("Poe, Eve", "Roe, Bob"),
                Files.readString(library));
        assertEquals(0, verify());
    }

    @Test
    void whatIsMendedHasTheReceiptOfTheServiceThatHasIt() throws IOException {
        Files.writeString(library, WRONG);
        assertEquals(1, verify("--apply", "--fields", "year"));
        assertEquals(0, run("why", library.toString(), "doe.year"));
        assertTrue(
                out.toString().contains("doe.year: 2019: confirmed by Crossref on 20"),
                out.toString());
    }

    @Test
    void onlyTheNamedFieldsAreMended() throws IOException {
        Files.writeString(library, WRONG);
        assertEquals(1, verify("--apply", "--fields", "year"));
        assertEquals(WRONG.replace("2009", "2019"), Files.readString(library));
    }

    @Test
    void aYearInTheFutureIsMendedWhereARecordOfTheWorkHasAnother() throws IOException {
        Files.writeString(library, ENTRY.replace("2019", "2091"));
        assertEquals(1, verify("--apply"));
        assertTrue(out.toString().contains("doe: year: {2091} → {2019}"), out.toString());
        assertEquals(ENTRY, Files.readString(library));
    }

    @Test
    void whatIsDisputedAndNotMendedHasAReason() throws IOException {
        Files.writeString(library, ENTRY.replace("Ann Doe and Bob Roe", "Eve Poe and Max Noe"));
        assertEquals(1, verify("--apply"));
        assertTrue(
                err.toString()
                        .contains(
                                "doe is not mended: records don't tell whether its people or its"
                                        + " title are wrong"),
                err.toString());
    }

    @Test
    void nothingIsMendedUnasked() throws IOException {
        Files.writeString(library, WRONG);
        assertEquals(1, verify());
        assertEquals(WRONG, Files.readString(library));
        assertTrue(err.toString().contains("--apply --dry-run shows"), err.toString());
        assertEquals(2, verify("--apply", "--format", "json"));
        assertEquals(2, verify("--fields", "year"));
    }

    private static final String OWN =
            "@misc{own, title = {Notes on the Garden Wall}, author = {Eve Poe}, year = {2020}}\n";

    @Test
    void anAcceptanceSaysWhatItAcceptedAndCountsAsOneAfterwards() throws IOException {
        Files.writeString(library, OWN);
        assertEquals(0, verify("--accept", "own.year"));
        assertEquals("own: accepted: year\n", out.toString());
        assertEquals(0, verify("--accept", "own"));
        assertEquals("own: accepted: author, title, year\n", out.toString());
        assertEquals(0, verify("--offline", "--require", "confirmed"));
        assertEquals("", out.toString());
        assertTrue(err.toString().contains("octavo: 1 accepted by hand\n"), err.toString());
        assertEquals(0, verify());
        assertEquals("", out.toString());
        assertTrue(err.toString().contains("octavo: 1 accepted by hand\n"), err.toString());
        assertEquals(0, onLibrary("why", "own.year", "--json"));
        assertTrue(out.toString().contains("\"confirmed\" : false"), out.toString());
        assertTrue(out.toString().contains("\"accepted\" : true"), out.toString());
    }

    @Test
    void anAcceptanceKeepsAServicesWordAndSaysSo() {
        assertEquals(0, verify());
        assertEquals(0, verify("--accept", "doe"));
        assertEquals(
                "doe: confirmed before by a service: author, doi, journal, title, year\n",
                out.toString());
        assertEquals(0, verify("--offline"));
        assertTrue(err.toString().contains("octavo: 1 confirmed\n"), err.toString());
    }

    @Test
    void anAcceptanceSilencesNothingThatServicesHaveOtherwise() throws IOException {
        Files.writeString(library, WRONG);
        assertEquals(0, verify("--accept", "doe"));
        assertEquals(1, verify());
        assertTrue(err.toString().contains("octavo: 1 differing\n"), err.toString());
    }

    @Test
    void aRetractedWorkIsNotCountedAsPlainlyConfirmed() throws IOException {
        assertEquals(1, verify("--retractions", retractionTable("Retraction").toString()));
        assertTrue(err.toString().contains("octavo: 1 confirmed, but retracted\n"), err.toString());
        assertEquals(1, verify("--offline"));
        assertTrue(err.toString().contains("octavo: 1 confirmed, but retracted\n"), err.toString());
    }

    @Test
    void afterMendingTheSummaryCountsWhatIsThereNow() throws IOException {
        Files.writeString(library, WRONG);
        assertEquals(1, verify("--apply", "--dry-run"));
        assertTrue(err.toString().contains("octavo: 1 differing\n"), err.toString());
        assertEquals(1, verify("--apply", "--fields", "year"));
        assertTrue(err.toString().contains("octavo: 1 differing\n"), err.toString());
        assertEquals(1, verify("--apply"));
        assertTrue(err.toString().contains("octavo: 1 confirmed\n"), err.toString());
        assertEquals(0, verify());
    }

    @Test
    void onAFreshComputerItSaysThatNobodyHasBeenAskedYet() {
        assertEquals(0, verify("--offline"));
        assertTrue(
                out.toString().contains("undecided-entry: doe: nobody has been asked about it yet"),
                out.toString());
        assertTrue(err.toString().contains("octavo: 1 not asked about yet\n"), err.toString());
        assertTrue(
                err.toString().contains("octavo verify " + library + " asks about them"),
                err.toString());
        assertFalse(err.toString().contains("not every service"), err.toString());
    }
}
