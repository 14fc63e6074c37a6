package octavo.cli.onlinecommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.OnlineCommand;
import octavo.net.StubAnswer;
import octavo.receipts.ReceiptFile;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.util.stream.Stream;

/// Receipts carry what became of a work to computers that know nothing else of it.
class RetractedReceiptsTest extends OnlineCommand {
    private static final String ENTRY =
            "@article{doe, title = {Packages for Programs and Papers}, author = {Ann Doe and Bob"
                    + " Roe}, journal = {Nature}, year = {2019}, doi = {10.1000/1}}\n";
    private static final String SENTENCE = "retracted (Crossref, 2023-05-24, doi:10.1000/9)";

    @BeforeEach
    void serveLibrary() throws IOException {
        Files.writeString(library, ENTRY);
        web.on(
                "api.crossref.org/works",
                StubAnswer.ofJson(
                        """
                        {"message": {"items": [{"DOI": "10.1000/1", "prefix": "10.1000",
                         "type": "journal-article", "title": ["Packages for Programs and Papers"],
                         "author": [{"given": "Ann", "family": "Doe"}, {"given": "Bob", "family":
                         "Roe"}], "container-title": ["Nature"],
                         "issued": {"date-parts": [[2019]]}}]}}
                        """));
        announce("retraction");
    }

    private void announce(String kind) {
        web.on(
                "api.crossref.org/works?filter=updates",
                StubAnswer.ofJson(
                        """
                        {"message": {"items": [{"DOI": "10.1000/9", "update-to": [
                         {"DOI": "10.1000/1", "type": "%s", "source": "publisher",
                          "updated": {"date-parts": [[2023, 5, 24]]}}]}]}}
                        """
                                .formatted(kind)));
    }

    /// From now on, nothing is in the cache.
    private void moveToAnotherComputer() {
        System.setProperty("octavo.cache", folder.resolve("other-cache").toString());
    }

    @Test
    void aRetractionIsToldOnAnotherComputerThatAsksNobody() throws IOException {
        assertEquals(1, onLibrary("verify"));
        int count = web.asked().size();
        moveToAnotherComputer();
        assertEquals(1, onLibrary("verify", "--offline", "--require", "confirmed"));
        assertTrue(out.toString().contains("retracted-work: doe: " + SENTENCE), out.toString());
        assertFalse(out.toString().contains("unconfirmed-entry"), out.toString());
        assertEquals(1, onLibrary("check"));
        assertTrue(out.toString().contains("retracted-work: doe: " + SENTENCE), out.toString());
        assertEquals(1, onLibrary("why", "doe"));
        assertTrue(out.toString().startsWith("doe: " + SENTENCE), out.toString());
        assertEquals(1, onLibrary("why", "doe", "--json"));
        assertTrue(out.toString().contains("\"status\" : \"retraction\""), out.toString());
        assertEquals(count, web.asked().size());
    }

    private int cited(String... more) throws IOException {
        Files.writeString(
                folder.resolve("main.tex"),
                "\\documentclass{article}\\cite{doe}\\bibliography{papers}");
        return run(
                Stream.concat(Stream.of("cited", folder.toString()), Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void checkVerifyAndCitedAgreeThatARetractionIsAWarning() throws IOException {
        assertEquals(1, onLibrary("verify", "--format", "github"));
        assertTrue(out.toString().startsWith("::warning file="), out.toString());
        moveToAnotherComputer();
        assertEquals(1, onLibrary("check", "--format", "github"));
        assertTrue(out.toString().startsWith("::warning file="), out.toString());
        assertEquals(1, cited("--check", "--github"));
        assertTrue(out.toString().startsWith("::warning file="), out.toString());
        assertTrue(out.toString().contains("doe: " + SENTENCE), out.toString());
        assertEquals(0, cited());
        assertEquals(0, cited("--json"));
        assertTrue(out.toString().contains("\"retracted\" : [ \"retracted (C"), out.toString());
    }

    @Test
    void noneReportsARetractionThatTheOwnerIgnores() throws IOException {
        assertEquals(1, onLibrary("verify"));
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                "{\"version\": 1, \"checks\": {\"ignoredIn\": {\"doe\": [\"retracted-work\"]}}}");
        assertEquals(0, onLibrary("check"));
        assertEquals(0, onLibrary("verify", "--offline"));
        assertEquals(0, cited("--check"));
    }

    @ParameterizedTest
    @CsvSource({"expression_of_concern, 1", "correction, 0"})
    void otherNoticesAreCarriedToo(String kind, int exitStatus) throws IOException {
        announce(kind);
        assertEquals(exitStatus, onLibrary("verify"));
        moveToAnotherComputer();
        assertEquals(exitStatus, onLibrary("verify", "--offline"));
        assertTrue(out.toString().contains("(Crossref, 2023-05-24, doi:"), out.toString());
        assertEquals(exitStatus, cited("--check"));
    }

    @Test
    void aNoticeGoesWhenItsServiceNoLongerHasIt() throws IOException {
        assertEquals(1, onLibrary("verify"));
        assertTrue(ReceiptFile.loadFor(library).toText().contains("~10.1000/1 retraction"));
        moveToAnotherComputer();
        web.on(
                "api.crossref.org/works?filter=updates",
                StubAnswer.ofJson("{\"message\": {\"items\": []}}"));
        assertEquals(0, onLibrary("verify"));
        assertFalse(ReceiptFile.loadFor(library).toText().contains("~"));
    }

    @Test
    void aFailureIsNoAllClear() throws IOException {
        assertEquals(1, onLibrary("verify"));
        moveToAnotherComputer();
        web.on("", StubAnswer.of(503, "text/plain", "down"));
        assertEquals(1, onLibrary("verify"));
        assertTrue(out.toString().contains("retracted-work: doe: " + SENTENCE), out.toString());
    }
}
