package octavo.servers.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.EntryReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;
import octavo.receipts.ReceiptSource.AssistantSource;
import octavo.receipts.ReceiptSource.ServiceSource;
import octavo.receipts.ValueReceipt;
import octavo.verify.InventedReferences;
import octavo.verify.InventedReferences.InventedReference;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// An assistant that has the editor add invented references. Issue 53.
class EditorInventionsTest extends ServerFixture {
    private static final int INVENTION_COUNT = 100;

    private void addToPaper(EditorClient client, List<String> keys) throws IOException {
        ObjectNode command = EditorClient.object().put("command", "octavo.addToPaper");
        ArrayNode arguments = command.putArray("arguments").add(EditorClient.uri(main));
        keys.forEach(arguments::add);
        client.result("workspace/executeCommand", command);
        client.result("workspace/symbol", query("kungfu")); // what was applied is answered before
    }

    private EntryReceipts receiptsOf(EditorClient client, String key) throws IOException {
        Library library = Library.of(BibParser.parse(client.text(refs)));
        Work work = library.workAt(library.indexOfKey(key).orElseThrow()).orElseThrow();
        return ReceiptFile.loadFor(refs).receiptsOf(work);
    }

    @Test
    void noInventionReachesThePaperUnmarked() throws IOException {
        List<InventedReference> inventions = InventedReferences.some(INVENTION_COUNT);
        List<String> keys =
                IntStream.range(0, inventions.size()).mapToObj(i -> "made" + i).toList();
        StringBuilder libraryText = new StringBuilder(MASTER);
        for (int i = 0; i < keys.size(); i++) {
            libraryText.append(inventions.get(i).toBibText(keys.get(i)));
        }
        Files.writeString(master, libraryText);
        EditorClient client = editor();
        addToPaper(client, keys);
        for (String key : keys) {
            EntryReceipts receipts = receiptsOf(client, key);
            assertTrue(receipts.proposals().containsKey("title"), key);
            assertEquals(
                    List.copyOf(receipts.proposals().keySet()).size(),
                    receipts.receiptsByField().size());
        }
        Set<String> markedKeys = new HashSet<>();
        while (markedKeys.size() < INVENTION_COUNT) {
            messages(client.awaitTold("textDocument/publishDiagnostics", EditorClient.uri(refs)))
                    .stream()
                    .filter(message -> message.contains("added by an editor"))
                    .forEach(message -> markedKeys.add(message.split(":", 2)[0]));
        }
        assertEquals(Set.copyOf(keys), markedKeys);
    }

    @Test
    void whatAServiceHasConfirmedInTheLibraryIsConfirmedInThePaper() throws IOException {
        Library library = Library.of(BibParser.parse(MASTER));
        Work work = library.workAt(library.indexOfKey("li2019").orElseThrow()).orElseThrow();
        ValueReceipt receipt =
                ValueReceipt.ofAnswer(
                        new ServiceSource("Crossref"), LocalDate.of(2026, 11, 28), "answer");
        LibraryReceipts _ =
                ReceiptFile.updateFor(
                        master,
                        receipts ->
                                receipts.withReceipts(
                                        List.of(
                                                new ConfirmedFields(
                                                        work,
                                                        Set.of("title", "author", "year"),
                                                        receipt))));
        EditorClient client = editor();
        addToPaper(client, List.of("li2019"));
        assertTrue(receiptsOf(client, "li2019").isConfirmed());
        assertEquals(0, receiptsOf(client, "li2019").proposals().size());
    }

    @Test
    void aRetractionThatTheLibraryKnowsOfIsKnownInThePaper() throws IOException {
        Files.writeString(
                master,
                MASTER
                        + "@article{retracted1, author = {Doe, Jane}, title = {Cold Fusion},"
                        + " year = 2019, doi = {10.1000/182}}\n");
        LibraryReceipts libraryReceipts =
                LibraryReceipts.parse(
                        "~10.1000/182 retraction 2023-05-24 10.1000/183 Retraction Watch\n");
        LibraryReceipts _ = ReceiptFile.updateFor(master, _ -> libraryReceipts);
        EditorClient client = editor();
        addToPaper(client, List.of("retracted1"));
        assertEquals(
                libraryReceipts.notices().noticesByDoi(),
                ReceiptFile.loadFor(refs).notices().noticesByDoi());
    }

    @Test
    void theCitationOfAProposalIsMarkedInTheSource() throws IOException {
        Library library = Library.of(BibParser.parse(REFS));
        Work work = library.workAt(library.indexOfKey("own2018").orElseThrow()).orElseThrow();
        ValueReceipt receipt =
                new ValueReceipt(new AssistantSource(), LocalDate.of(2026, 11, 28), "");
        LibraryReceipts _ =
                ReceiptFile.updateFor(
                        refs,
                        receipts ->
                                receipts.withReceipts(
                                        List.of(
                                                new ConfirmedFields(
                                                        work, Set.of("title"), receipt))));
        EditorClient client = editor();
        String expectedMessage =
                "own2018: title proposed by an assistant on 2026-11-28; nobody has confirmed it";
        JsonNode published =
                client.awaitTold("textDocument/publishDiagnostics", EditorClient.uri(main));
        while (!messages(published).contains(expectedMessage)) {
            published = client.awaitTold("textDocument/publishDiagnostics", EditorClient.uri(main));
        }
        JsonNode marked =
                published.path("diagnostics").values().stream()
                        .filter(it -> it.path("code").asString().equals("proposed-entry"))
                        .findFirst()
                        .orElseThrow();
        assertEquals(2, marked.path("range").path("start").path("line").asInt());
        assertEquals(6, marked.path("range").path("start").path("character").asInt());
        assertEquals(13, marked.path("range").path("end").path("character").asInt());
    }

    @Test
    void aLinkInThePlaceOfReceiptsIsNotFollowed() throws IOException {
        Path victim = Files.writeString(folder.resolve("victim"), "");
        Files.createSymbolicLink(ReceiptFile.pathFor(refs), victim);
        EditorClient client = editor();
        addToPaper(client, List.of("li2019"));
        assertTrue(client.text(refs).contains("li2019"));
        assertEquals("", Files.readString(victim));
    }
}
