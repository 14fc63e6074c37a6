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
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;

/// Receipts from the answers of a stub of the web.
class WhyCommandTest extends OnlineCommand {
    private static final String ENTRY =
            "@article{doe.2019, title = {Packages for Programs and Papers}, author = {Ann Doe and"
                    + " Bob Roe}, journal = {Nature}, year = {2019}, doi = {10.1000/1}, note = {To"
                    + " read}}\n";
    private static final String INVENTED =
            "@article{poe, title = {An Invention}, author = {Poe, Eve}, year = 2020}\n";

    @BeforeEach
    void serveLibrary() throws IOException {
        Files.writeString(library, ENTRY);
        web.on(
                "api.crossref.org/works",
                StubAnswer.ofJson(
                        """
                        {"message": {"items": [{"DOI": "10.1000/1", "prefix": "10.1000",
                         "type": "journal-article", "title": ["Packages for Programs and Papers"],
                         "author": [{"given": "Ann", "family": "Doe"}, {"given": "Bob",
                         "family": "Roe"}], "container-title": ["Nature"], "volume": "7",
                         "issued": {"date-parts": [[2019, 3]]}}]}}
                        """));
    }

    private static String today() {
        return LocalDate.now(ZoneId.systemDefault()).toString();
    }

    @Test
    void beforeVerifyingNobodyHasConfirmedAnything() {
        assertEquals(1, onLibrary("why", "doe.2019.year"));
        assertEquals("doe.2019.year: 2019: nobody has confirmed it\n", out.toString());
    }

    @Test
    void verifyingGivesEachConfirmedValueAReceipt() {
        assertEquals(0, onLibrary("verify"));
        assertEquals(0, onLibrary("why", "doe.2019"));
        String confirmed = ": confirmed by Crossref on " + today() + "\n";
        assertEquals(
                "doe.2019.title: Packages for Programs and Papers"
                        + confirmed
                        + "doe.2019.author: Ann Doe and Bob Roe"
                        + confirmed
                        + "doe.2019.journal: Nature"
                        + confirmed
                        + "doe.2019.year: 2019"
                        + confirmed
                        + "doe.2019.doi: 10.1000/1"
                        + confirmed
                        + "doe.2019.note: To read: nobody has confirmed it\n",
                out.toString());
    }

    @Test
    void theReceiptsAreJsonToo() {
        assertEquals(0, onLibrary("verify"));
        assertEquals(1, onLibrary("why", "doe.2019.doi", "doe.2019.note", "--json"));
        JsonNode valuesJson = JsonMapper.shared().readTree(out.toString());
        JsonNode doiJson = valuesJson.path(0);
        assertEquals("doe.2019", doiJson.path("key").asString());
        assertEquals("doi", doiJson.path("field").asString());
        assertEquals("service", doiJson.path("by").asString());
        assertEquals("Crossref", doiJson.path("service").asString());
        assertEquals(today(), doiJson.path("date").asString());
        assertEquals(6, doiJson.path("answer").asString().length());
        assertFalse(valuesJson.path(1).path("confirmed").asBoolean());
    }

    @Test
    void receiptsSurviveEditsKeysAndCleanUpsAndEndWithTheirValue() throws IOException {
        assertEquals(0, onLibrary("verify"));
        assertEquals(0, onLibrary("edit", "doe.2019", "note=Read"));
        assertEquals(0, onLibrary("keys", "--pattern", "[auth][year]", "--apply"));
        assertTrue(Files.readString(library).contains("{Doe2019"), Files.readString(library));
        assertEquals(0, onLibrary("tidy", "--apply", "braces,names,page-dashes,month-macros"));
        assertEquals(0, onLibrary("why", "Doe2019"));
        assertEquals(0, onLibrary("edit", "Doe2019", "year=2020"));
        assertEquals(1, onLibrary("why", "Doe2019.year"));
        assertEquals(0, onLibrary("why", "Doe2019.title", "Doe2019.journal"));
    }

    @Test
    void offlineReceiptsSufficeWithoutAnyKeptAnswer() throws IOException {
        assertEquals(0, onLibrary("verify"));
        int askedCount = web.asked().size();
        assertEquals(0, onLibrary("verify", "--offline", "--require", "confirmed"));
        assertEquals(askedCount, web.asked().size());
        assertTrue(err.toString().contains("1 confirmed"), err.toString());
    }

    @Test
    void whatMustBeConfirmedAndIsNotFailsUntilAPersonAcceptsIt() throws IOException {
        Files.writeString(library, ENTRY + INVENTED);
        onLibrary("verify");
        assertEquals(1, onLibrary("verify", "--offline", "--require", "confirmed"));
        String problem = "unconfirmed-entry: poe: nobody has confirmed title, author, year";
        assertTrue(out.toString().contains(problem), out.toString());
        assertEquals(0, onLibrary("verify", "--accept", "poe"));
        assertEquals(0, onLibrary("verify", "--offline", "--require", "confirmed"));
        assertEquals(0, onLibrary("why", "poe.title"));
        assertEquals(
                "poe.title: An Invention: accepted by hand on " + today() + "\n", out.toString());
    }

    @Test
    void anImportedValueHasTheReceiptOfItsService() throws IOException {
        Files.writeString(library, INVENTED);
        assertEquals(0, onLibrary("import", "doi:10.1000/1"));
        String key =
                Files.readString(library)
                        .replaceFirst("(?s).*@article\\{(?!poe)", "")
                        .replaceFirst("(?s),.*", "");
        assertEquals(0, onLibrary("why", key), Files.readString(library) + out);
        assertTrue(
                out.toString().contains(key + ".volume: 7: confirmed by Crossref"), out::toString);
        assertEquals(1, onLibrary("why", "poe"));
    }

    @Test
    void whatAnAssistantAddsIsMarkedAndWhatAPersonAddsIsNot() {
        assertEquals(
                0,
                onLibrary("add", "misc", "title=A Dream", "year=2021", "--key", "dream")
                        + onLibrary(
                                "add",
                                "misc",
                                "title=A Guess",
                                "year=2021",
                                "--key",
                                "guess",
                                "--proposed"));
        assertEquals(1, onLibrary("why", "guess.title"));
        assertEquals(
                "guess.title: A Guess: proposed by an assistant on "
                        + today()
                        + "; nobody has confirmed it\n",
                out.toString());
        assertEquals(1, onLibrary("why", "dream.title"));
        assertEquals("dream.title: A Dream: nobody has confirmed it\n", out.toString());
    }

    @Test
    void receiptsOfTwoBranchesMergeWithoutConflict() throws IOException {
        onLibrary("verify");
        Path receipts = ReceiptFile.pathFor(library);
        Path ours = Files.copy(receipts, folder.resolve("ours"));
        Files.delete(receipts);
        Files.writeString(library, ENTRY + INVENTED);
        onLibrary("verify", "--accept", "poe");
        assertEquals(
                0,
                run(
                        "merge",
                        "--name",
                        "papers.octavo.receipts",
                        "-",
                        receipts.toString(),
                        ours.toString()));
        assertEquals(0, onLibrary("why", "poe", "doe.2019"));
    }

    @Test
    void anUnknownKeyOrFieldIsRefused() {
        assertEquals(1, onLibrary("why", "doe"));
        assertTrue(err.toString().contains("There is no entry with the key doe"), err::toString);
        assertEquals(1, onLibrary("why", "doe.2019.pages"));
        assertTrue(err.toString().contains("doe.2019 has no field pages"), err::toString);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "year = {2019}, booktitle = {Packages and Papers}",
                "date = {2019-05-17}",
                "date = {2019-05-17}, year = {2019}",
                "year = {2020}", // in print
                "year = {2019}, eprint = {https://papers.example.org/doe.pdf}"
            })
    void whatIsBesideTheReferenceNeedsNoConfirmation(String fields) throws IOException {
        web.on(
                "api.crossref.org/works",
                StubAnswer.ofJson(
                        """
                        {"message": {"items": [{"DOI": "10.1000/1", "prefix": "10.1000",
                         "type": "journal-article", "title": ["Packages for Programs and Papers"],
                         "author": [{"given": "Ann", "family": "Doe"}, {"given": "Bob",
                         "family": "Roe"}], "container-title": ["Nature"],
                         "issued": {"date-parts": [[2019, 3]]},
                         "published-online": {"date-parts": [[2019, 3]]},
                         "published-print": {"date-parts": [[2020, 1]]}}]}}
                        """));
        Files.writeString(library, ENTRY.replace("year = {2019}", fields));
        assertEquals(0, onLibrary("verify", "--require", "confirmed"), out::toString);
        assertEquals("", out.toString());
        assertEquals(0, onLibrary("verify", "--offline", "--require", "confirmed"));
        assertTrue(err.toString().contains("1 confirmed"), err.toString());
    }

    @Test
    void aDateWhoseYearAloneIsConfirmedIsNotConfirmedItself() throws IOException {
        Files.writeString(library, ENTRY.replace("year = {2019}", "date = {2019-05-17}"));
        assertEquals(0, onLibrary("verify", "--require", "confirmed"));
        assertEquals(1, onLibrary("why", "doe.2019.date"));
        assertEquals(0, onLibrary("verify", "--accept", "doe.2019"));
        assertEquals(0, onLibrary("why", "doe.2019.date"));
    }

    @Test
    void anotherYearOfADateIsNotConfirmed() throws IOException {
        Files.writeString(library, ENTRY.replace("year = {2019}", "date = {2011-05-17}"));
        assertEquals(1, onLibrary("verify", "--require", "confirmed"));
        assertTrue(out.toString().contains("nobody has confirmed year"), out.toString());
    }
}
