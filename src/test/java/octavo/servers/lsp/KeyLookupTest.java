package octavo.servers.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.servers.jsonrpc.RpcError;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class KeyLookupTest extends ServerFixture {
    @Test
    void hoveringShowsTheReferenceAndWhereItIs() throws IOException {
        EditorClient client = editor();
        String own = MAIN.replace("own2018}", "own|2018}");
        JsonNode hover = client.result("textDocument/hover", client.at(main, own));
        assertEquals("Roe, J. (2018). *An own entry*.", hover.at("/contents/value").asString());
        JsonNode other =
                client.result(
                        "textDocument/hover", client.at(main, MAIN.replace("li2019", "li|2019")));
        assertTrue(other.at("/contents/value").asString().endsWith("Only in `papers.bib`."));
        assertTrue(client.result("textDocument/hover", client.at(main, "|" + MAIN)).isNull());
    }

    @Test
    void theDefinitionIsTheEntryInThePaperOrElseInTheLibrary() throws IOException {
        EditorClient client = editor();
        JsonNode own =
                client.result(
                        "textDocument/definition",
                        client.at(main, MAIN.replace("own2018}", "|own2018}")));
        assertEquals(EditorClient.uri(refs), own.path("uri").asString());
        assertEquals(1, own.at("/range/start/line").asInt());
        assertEquals(6, own.at("/range/start/character").asInt());
        JsonNode other =
                client.result(
                        "textDocument/definition",
                        client.at(main, MAIN.replace("{li2019", "{li|2019")));
        assertEquals(EditorClient.uri(master), other.path("uri").asString());
        assertEquals(4, other.at("/range/start/line").asInt());
    }

    @Test
    void referencesAreFoundInAllSourcesAndTheBib() throws IOException {
        EditorClient client = editor();
        ObjectNode params = client.at(refs, REFS.replace("own2018", "own|2018"));
        params.putObject("context").put("includeDeclaration", true);
        JsonNode all = client.result("textDocument/references", params);
        assertEquals(
                List.of("main.tex", "chapter.tex", "refs.bib"),
                all.values().stream()
                        .map(it -> it.path("uri").asString().replaceAll(".*/", ""))
                        .toList());
        assertEquals(8, all.at("/1/range/start/character").asInt());
        params.putObject("context").put("includeDeclaration", false);
        assertEquals(2, client.result("textDocument/references", params).size());
    }

    @Test
    void renamingChangesTheKeyInTheBibAndInAllSources() throws IOException {
        EditorClient client = editor();
        client.open(chapter, Files.readString(chapter));
        ObjectNode params = client.at(main, MAIN.replace("own2018}", "own|2018}"));
        JsonNode prepared = client.result("textDocument/prepareRename", params);
        assertEquals("own2018", prepared.path("placeholder").asString());
        client.apply(client.result("textDocument/rename", params.put("newName", "roe2018")));
        assertEquals(MAIN.replace("own2018", "roe2018"), client.text(main));
        assertEquals(REFS.replace("own2018", "roe2018"), client.text(refs));
        assertEquals("é \\cite{roe2018}\n", client.text(chapter));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = "lone\na b\n''\na,b")
    void aNameThatIsTakenOrNoKeyIsRefused(String name) throws IOException {
        EditorClient client = editor();
        ObjectNode params = client.at(main, MAIN.replace("own2018}", "own|2018}"));
        assertEquals(
                RpcError.REQUEST_FAILED,
                client.error("textDocument/rename", params.put("newName", name)));
    }

    @Test
    void whatIsOnlyInALibraryIsNotRenamed() throws IOException {
        EditorClient client = editor();
        ObjectNode params = client.at(main, MAIN.replace("{li2019", "{li|2019"));
        assertEquals(RpcError.REQUEST_FAILED, client.error("textDocument/prepareRename", params));
    }

    @Test
    void entriesOfTheLibraryAreFoundAsSymbolsOfTheWorkspace() throws IOException {
        JsonNode found = editor().result("workspace/symbol", query("spotnik"));
        assertEquals("li2019", found.at("/0/name").asString());
        assertEquals(EditorClient.uri(master), found.at("/0/location/uri").asString());
        assertEquals(4, found.at("/0/location/range/start/line").asInt());
    }

    @Test
    void positionsAreUtf8WhereTheEditorWantsThat() throws IOException {
        EditorClient client = client();
        ObjectNode params = EditorClient.object().put("rootUri", EditorClient.uri(folder));
        params.set(
                "capabilities",
                EditorClient.json("{\"general\": {\"positionEncodings\": [\"utf-8\"]}}"));
        JsonNode said = client.result("initialize", params);
        assertEquals("utf-8", said.at("/capabilities/positionEncoding").asString());
        client.open(chapter, "é😀 \\cite{own2018}\n");
        ObjectNode at = client.about(chapter);
        at.putObject("position").put("line", 0).put("character", 14);
        at.putObject("context").put("includeDeclaration", false);
        JsonNode found = client.result("textDocument/references", at);
        JsonNode here =
                found.values().stream()
                        .filter(it -> it.path("uri").asString().equals(EditorClient.uri(chapter)))
                        .findFirst()
                        .orElseThrow();
        assertEquals(13, here.at("/range/start/character").asInt());
        assertEquals(20, here.at("/range/end/character").asInt());
    }

    @Test
    void severalRootsHaveTheirOwnPapers() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Path notes =
                Files.writeString(other.resolve("n.md"), "---\nbibliography: n.bib\n---\n@a\n");
        Files.writeString(other.resolve("n.bib"), "@misc{a, title = {Alone}}\n");
        EditorClient client = client();
        client.initialize(folder.resolve("paper"), "{}");
        ObjectNode change = EditorClient.object();
        ObjectNode event = change.putObject("event");
        event.putArray("removed");
        event.putArray("added")
                .addObject()
                .put("uri", EditorClient.uri(other))
                .put("name", "other");
        client.tell("workspace/didChangeWorkspaceFolders", change);
        client.open(main, MAIN.replace("onw", "o"));
        client.open(notes, Files.readString(notes));
        String marked = "---\nbibliography: n.bib\n---\n@a|\n";
        assertEquals(
                List.of("a"),
                labels(client.result("textDocument/completion", client.at(notes, marked))));
    }
}
