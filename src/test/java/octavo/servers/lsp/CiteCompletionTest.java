package octavo.servers.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.servers.jsonrpc.RpcError;
import octavo.storage.PathConsents;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

class CiteCompletionTest extends ServerFixture {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '¦',
            quoteCharacter = '~',
            textBlock =
                    """
                    a.tex ¦ \\cite{kungfu|            ¦ mai2020kungfu
                    a.tex ¦ \\cite{own2018,mai|}      ¦ mai2020kungfu
                    a.tex ¦ \\parencite[see][3]{muller|}  ¦ li2019
                    a.tex ¦ \\textcites(a)(b)[c]{x}[d]{spot| ¦ li2019
                    a.tex ¦ \\cite{adaptive mai|      ¦ mai2020kungfu
                    a.tex ¦ \\cite{2019|}             ¦ li2019
                    a.typ ¦ See @kun|                 ¦ mai2020kungfu
                    a.typ ¦ #cite(<spotn|             ¦ li2019
                    a.typ ¦ #cite(<spotn|>)           ¦ li2019
                    a.md  ¦ [see @kung|               ¦ mai2020kungfu
                    a.md  ¦ Text @spot|               ¦ li2019
                    a.qmd ¦ [@a; -@kung|]             ¦ mai2020kungfu
                    a.org ¦ [cite:@kung|              ¦ mai2020kungfu
                    """)
    @Tag("slow")
    void anEntryIsOfferedWhereAKeyIsTyped(String name, String marked, String key)
            throws IOException {
        assertEquals(List.of(key), labels(completed(editor(), name, marked)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            textBlock =
                    """
                    a.tex ; kungfu|
                    a.tex ; \\textbf{kungfu|}
                    a.tex ; \\cite{x} kungfu|
                    a.typ ; kungfu|
                    a.md  ; `@kungfu|`
                    a.md  ; me@kungfu|
                    """)
    @Tag("slow")
    void nothingIsOfferedElsewhere(String name, String marked) throws IOException {
        assertEquals(List.of(), labels(completed(editor(), name, marked)));
    }

    @Test
    void thePapersOwnEntriesComeFirstAndAKeyThatBeginsSoComesBeforeOtherWords() throws IOException {
        EditorClient client = editor();
        String marked = MAIN + "\\cite{|}";
        client.change(main, 4, 0, 0, "\\cite{}");
        JsonNode all = client.result("textDocument/completion", client.at(main, marked));
        assertEquals(
                List.of("own2018", "lone", "osdi2020", "mai2020kungfu", "li2019"), labels(all));
        client.change(main, 4, 6, 6, "li");
        JsonNode some =
                client.result("textDocument/completion", client.at(main, MAIN + "\\cite{li|}"));
        assertEquals(List.of("li2019", "mai2020kungfu"), labels(some));
        assertEquals("li", some.at("/items/0/filterText").asString());
    }

    @Test
    void anOfferIsResolvedToItsReferenceInTheStyle() throws IOException {
        EditorClient client = editor();
        JsonNode item = completed(client, "a.tex", "\\cite{spotnik|").at("/items/0");
        JsonNode resolved = client.result("completionItem/resolve", item);
        assertEquals(
                "Müller, J. (2019). *Spotnik*.",
                resolved.path("documentation").path("value").asString());
    }

    @Test
    void pickingAnEntryOfALibraryAddsItWithItsParentAndStringAndTouchesNothingElse()
            throws IOException {
        EditorClient client = editor();
        client.change(main, 2, 6, 13, "kungfu");
        JsonNode offers =
                client.result(
                        "textDocument/completion",
                        client.at(main, MAIN.replace("{own2018}", "{kungfu|}")));
        JsonNode command = offers.at("/items/0/command");
        client.result("workspace/executeCommand", command);
        String now = client.text(refs);
        int strings = now.indexOf("@string{osdi");
        assertTrue(strings >= 0, now);
        assertTrue(now.indexOf("@inproceedings{mai2020kungfu,") > strings, now);
        assertTrue(now.indexOf("@proceedings{osdi2020") > now.indexOf("@inproceedings{"), now);
        assertEquals(
                REFS,
                client.text(refs).replaceAll("(?s)@string.*?\n\n", "").substring(0, REFS.length()));
        client.result("workspace/executeCommand", command);
        assertEquals(now, client.text(refs), "adding it twice adds it once");
    }

    @Test
    void aFileOfReferencesThatIsNotThereYetIsBegun() throws IOException {
        Files.delete(refs);
        EditorClient client = client();
        client.initialize(folder, "{\"libraries\": [\"papers.bib\"]}");
        client.open(main, MAIN);
        awaitLibrary(client);
        client.result("workspace/executeCommand", addition("li2019"));
        assertTrue(client.text(refs).startsWith("@misc{li2019"), client.text(refs));
    }

    @Test
    void whatIsAddedIsKnownToCitedAsWrittenByOctavo() throws IOException {
        EditorClient client = editor();
        client.result("workspace/executeCommand", addition("li2019"));
        client.result("shutdown", EditorClient.object());
        String kept = octavo.paperprojects.WrittenReferences.of(refs).loadWritten().text();
        assertTrue(kept.contains("@misc{li2019"), kept);
    }

    @Test
    void anEntryThatNoLibraryHasCannotBeAdded() throws IOException {
        assertEquals(
                RpcError.REQUEST_FAILED,
                editor().error("workspace/executeCommand", addition("nobody1999")));
    }

    @Test
    @Tag("slow")
    void whatTheLibraryGetsMeanwhileIsOfferedSoon() throws IOException {
        EditorClient client = editor();
        Files.writeString(master, MASTER + "@misc{late2024, title = {Latecomer}, year = 2024}\n");
        client.open(main, "\\cite{latecomer}\n\\addbibresource{refs.bib}\n");
        JsonNode offers =
                client.result("textDocument/completion", client.at(main, "\\cite{latecomer|"));
        while (labels(offers).isEmpty()) {
            offers = client.result("textDocument/completion", client.at(main, "\\cite{latecomer|"));
        }
        assertEquals(List.of("late2024"), labels(offers));
    }

    @Test
    void theLibraryOfOctavoJsonComesBeforeTheSettings() throws IOException {
        Files.writeString(folder.resolve("mine.bib"), "@misc{mine, title = {KungFu of mine}}\n");
        Files.writeString(folder.resolve("paper/octavo.json"), "{\"library\": [\"../mine.bib\"]}");
        PathConsents.of(folder.resolve("paper/octavo.json"))
                .allowReading(folder.resolve("mine.bib"));
        EditorClient client = editor();
        JsonNode offers = completed(client, "a.tex", "\\cite{kungfu|");
        while (labels(offers).isEmpty()) {
            offers = completed(client, "a.tex", "\\cite{kungfu|");
        }
        assertEquals(List.of("mine"), labels(offers));
    }
}
