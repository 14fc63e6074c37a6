package octavo.cli.onlinecommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.OnlineCommand;
import octavo.net.StubAnswer;
import octavo.receipts.ReceiptFile;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.util.stream.Stream;

/// Receipts carry why services do not confirm an entry to computers that know nothing of it.
class DoubtedReceiptsTest extends OnlineCommand {
    private static final String ENTRY =
            "@article{doe, title = {Packages for Programs and Papers}, author = {Eve Poe and Carl"
                    + " Coe}, journal = {Nature}, year = {2019}, doi = {10.1000/1}}\n";
    private static final String REASON =
            "the work with this title is by Ann Doe, Bob Roe, according to Crossref";
    private static final String RECORD =
            """
            {"DOI": "10.1000/1", "prefix": "10.1000",
             "type": "journal-article", "title": ["Packages for Programs and Papers"],
             "author": [{"given": "Ann", "family": "Doe"}, {"given": "Bob", "family": "Roe"}],
             "container-title": ["Nature"], "issued": {"date-parts": [[2019]]}}
            """;

    @BeforeEach
    void serveLibrary() throws IOException {
        Files.writeString(library, ENTRY);
        web.on(
                "api.crossref.org/works",
                StubAnswer.ofJson("{\"message\": {\"items\": [" + RECORD + "]}}"));
        web.on(
                "api.crossref.org/works?filter=updates",
                StubAnswer.ofJson("{\"message\": {\"items\": []}}"));
    }

    /// From now on, nothing is in the cache.
    private void moveToAnotherComputer() {
        System.setProperty("octavo.cache", folder.resolve("other-cache").toString());
    }

    private String receiptText() throws IOException {
        return ReceiptFile.loadFor(library).toText();
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
    void evidenceIsToldOnAnotherComputerThatAsksNobody() throws IOException {
        assertEquals(1, onLibrary("verify"));
        int count = web.asked().size();
        moveToAnotherComputer();
        assertEquals(1, onLibrary("verify", "--offline"));
        assertTrue(out.toString().contains("disputed-entry: doe: " + REASON), out.toString());
        assertTrue(err.toString().contains("1 with evidence against them"), err.toString());
        assertEquals(1, onLibrary("check"));
        assertTrue(out.toString().contains("disputed-entry: doe: " + REASON), out.toString());
        assertEquals(1, onLibrary("why", "doe"));
        assertTrue(out.toString().startsWith("doe: " + REASON + " (asked on "), out.toString());
        assertEquals(1, onLibrary("why", "doe", "--json"));
        assertTrue(out.toString().contains("\"status\" : \"evidence\""), out.toString());
        assertEquals(count, web.asked().size());
    }

    @Test
    void evidenceIsShownWhereThePaperCitesTheEntry() throws IOException {
        assertEquals(1, onLibrary("verify"));
        moveToAnotherComputer();
        assertEquals(1, cited("--check", "--github"));
        assertTrue(out.toString().startsWith("::warning file="), out.toString());
        assertTrue(out.toString().contains("doe: " + REASON), out.toString());
        assertTrue(err.toString().contains("main.tex:1:"), err.toString());
        assertEquals(0, cited("--json"));
        assertTrue(out.toString().contains("\"doubted\" : [ \"the work"), out.toString());
    }

    @Test
    void evidenceGoesAlongWhenTheEntryIsCopiedIntoAPaper() throws IOException {
        assertEquals(1, onLibrary("verify"));
        moveToAnotherComputer();
        var paper = Files.createDirectory(folder.resolve("paper"));
        Files.writeString(
                paper.resolve("main.tex"),
                "\\documentclass{article}\\cite{doe}\\bibliography{refs}");
        int _ =
                run(
                        "cited",
                        paper.resolve("main.tex").toString(),
                        "--library",
                        library.toString(),
                        "--into",
                        paper.resolve("refs.bib").toString());
        assertEquals(1, run("check", paper.resolve("refs.bib").toString()));
        assertTrue(out.toString().contains("disputed-entry: doe: " + REASON), out.toString());
    }

    @Test
    void evidenceEndsWithTheValueThatItSpeaksAgainst() throws IOException {
        assertEquals(1, onLibrary("verify"));
        Files.writeString(library, ENTRY.replace("Eve Poe and Carl Coe", "Ann Doe and Bob Roe"));
        moveToAnotherComputer();
        assertEquals(0, onLibrary("check"));
        assertEquals(0, onLibrary("verify", "--offline"));
        assertTrue(err.toString().contains("1 not asked about yet"), err.toString());
    }

    @Test
    void evidenceSurvivesANewKeyAndAnotherForm() throws IOException {
        assertEquals(1, onLibrary("verify"));
        Files.writeString(
                library,
                ENTRY.replace("{doe,", "{poe2019,").replace("Eve Poe and", "{Poe}, {Eve} and"));
        moveToAnotherComputer();
        assertEquals(1, onLibrary("check"));
        assertTrue(out.toString().contains("poe2019: " + REASON), out.toString());
    }

    @Test
    void whatAPersonAcceptsIsInNoDoubt() throws IOException {
        assertEquals(1, onLibrary("verify"));
        moveToAnotherComputer();
        assertEquals(0, onLibrary("verify", "--accept", "doe"));
        assertEquals(0, onLibrary("check"));
        assertEquals(0, onLibrary("verify", "--offline"));
        assertEquals(0, cited("--check"));
    }

    @Test
    void evidenceGoesWhenTheServiceConfirmsTheEntry() throws IOException {
        assertEquals(1, onLibrary("verify"));
        assertTrue(receiptText().contains(" evidence "), receiptText());
        moveToAnotherComputer();
        web.on(
                "api.crossref.org/works",
                StubAnswer.ofJson(
                        "{\"message\": {\"items\": ["
                                + RECORD.replace("Ann", "Eve")
                                        .replace("Doe", "Poe")
                                        .replace("Bob", "Carl")
                                        .replace("Roe", "Coe")
                                + "]}}"));
        assertEquals(0, onLibrary("verify"));
        assertFalse(receiptText().contains(" evidence "), receiptText());
    }

    @Test
    void aFailureIsNoAllClear() throws IOException {
        assertEquals(1, onLibrary("verify"));
        moveToAnotherComputer();
        web.on("", StubAnswer.of(503, "text/plain", "down"));
        int _ = onLibrary("verify");
        assertTrue(receiptText().contains(" evidence "), receiptText());
        assertEquals(1, onLibrary("check"));
    }

    @Test
    void whatIsStillSaidKeepsTheDateWhenItWasFirstSaid() throws IOException {
        assertEquals(1, onLibrary("verify"));
        Files.writeString(
                ReceiptFile.pathFor(library),
                receiptText().replaceAll(" evidence \\S+ ", " evidence 2020-02-03 "));
        assertEquals(1, onLibrary("verify"));
        assertTrue(receiptText().contains(" evidence 2020-02-03 " + REASON), receiptText());
    }
}
