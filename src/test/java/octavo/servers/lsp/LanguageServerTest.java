package octavo.servers.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.servers.jsonrpc.RpcError;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;

class LanguageServerTest extends ServerFixture {
    @Test
    void itSaysWhatItCanDo() throws IOException {
        JsonNode said = client().initialize(folder, "{}").path("capabilities");
        assertEquals("utf-16", said.path("positionEncoding").asString());
        assertEquals(2, said.path("textDocumentSync").path("change").asInt());
        assertTrue(said.path("completionProvider").path("resolveProvider").asBoolean());
        assertTrue(said.path("renameProvider").path("prepareProvider").asBoolean());
    }

    @Test
    void whatIsAskedTooEarlyOrTooLateGetsAnError() throws IOException {
        EditorClient client = client();
        assertEquals(
                RpcError.NOT_INITIALIZED, client.error("textDocument/hover", client.about(main)));
        client.tell("textDocument/didOpen", client.about(main));
        client.initialize(folder, "{}");
        assertEquals(RpcError.INVALID_REQUEST, client.error("initialize", EditorClient.object()));
        client.result("shutdown", EditorClient.object());
        assertEquals(
                RpcError.INVALID_REQUEST, client.error("textDocument/hover", client.about(main)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "completion",
                "hover",
                "definition",
                "references",
                "prepareRename",
                "rename",
                "documentLink",
                "documentSymbol",
                "foldingRange",
                "formatting",
                "codeAction"
            })
    void parametersThatMakeNoSenseGetAnErrorAndUnknownFilesGetNothing(String feature)
            throws IOException {
        EditorClient client = editor();
        String method = "textDocument/" + feature;
        for (String wrong : List.of("null", "[]", "{}", "3", "{\"textDocument\": 3}")) {
            assertEquals(RpcError.INVALID_PARAMS, client.error(method, EditorClient.json(wrong)));
        }
        for (String unknown :
                List.of("untitled:1", "file:///no/such/file.tex", "::", "file://h/x")) {
            ObjectNode params = EditorClient.object();
            params.putObject("textDocument").put("uri", unknown);
            assertTrue(client.result(method, params).isNull(), unknown);
        }
    }

    @Test
    void anUnknownMethodIsAnErrorAndAnUnknownNotificationIsNothing() throws IOException {
        EditorClient client = editor();
        assertEquals(RpcError.METHOD_NOT_FOUND, client.error("textDocument/x", client.about(main)));
        assertEquals(RpcError.METHOD_NOT_FOUND, client.error("$/x", EditorClient.object()));
        client.tell("$/cancelRequest", EditorClient.object().put("id", 1));
        client.tell("x", EditorClient.object());
        assertEquals(
                RpcError.INVALID_PARAMS,
                client.error("workspace/executeCommand", EditorClient.object()));
    }

    @Test
    void placesThatAreNotInTheDocumentAreTakenForItsEnd() throws IOException {
        EditorClient client = editor();
        ObjectNode params = client.about(main);
        for (int wrong : new int[] {-1, 1_000, Integer.MAX_VALUE}) {
            params.putObject("position").put("line", wrong).put("character", wrong);
            assertTrue(client.result("textDocument/hover", params).isNull());
        }
        ObjectNode change = client.about(main);
        String text = "\\addbibresource{refs.bib}\\cite{lo|ne}";
        ObjectNode edit =
                change.putArray("contentChanges").addObject().put("text", text.replace("|", ""));
        ObjectNode range = edit.putObject("range");
        range.putObject("start").put("line", 99).put("character", 9);
        range.putObject("end").put("line", -4).put("character", 3);
        client.tell("textDocument/didChange", change);
        assertTrue(
                client.result("textDocument/hover", client.at(main, text))
                        .path("contents")
                        .toString()
                        .contains("Poe"));
    }

    @Test
    void editsFollowOneAnotherAsTheEditorMakesThem() throws IOException {
        EditorClient client = editor();
        client.change(main, 2, 6, 13, "l");
        client.change(main, 2, 7, 7, "one");
        JsonNode hover =
                client.result(
                        "textDocument/hover", client.at(main, MAIN.replace("{own2018", "{lo|ne")));
        assertTrue(hover.toString().contains("Poe"), hover::toString);
    }

    @Test
    void aLibraryThatCannotBeReadIsTold() throws IOException {
        EditorClient client = client();
        client.initialize(folder, "{\"libraries\": \"nowhere.bib\"}");
        client.open(main, MAIN);
        JsonNode said = client.awaitTold("window/showMessage", "");
        assertTrue(said.path("message").asString().contains("nowhere.bib"), said::toString);
    }

    @Test
    @Tag("slow")
    void theProcessAnswersAndEndsAsToldTo() throws Exception {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command =
                List.of(
                        java,
                        "-Doctavo.state=" + folder.resolve("state"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "octavo.launch.Main",
                        "lsp",
                        "--library",
                        master.toString());
        for (boolean isInOrder : new boolean[] {true, false}) {
            Process process = new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
            try (var client =
                    new EditorClient(process.getInputStream(), process.getOutputStream())) {
                client.sendRaw("nonsense\r\n\r\n");
                assertEquals(-32700, client.read().at("/error/code").asInt());
                client.initialize(folder, "{}");
                client.open(main, MAIN);
                awaitLibrary(client);
                assertEquals(List.of("li2019"), labels(completed(client, "b.tex", "\\cite{spot|")));
                if (isInOrder) {
                    client.result("shutdown", EditorClient.object());
                    client.tell("exit", EditorClient.object());
                }
            }
            assertEquals(isInOrder ? 0 : 1, process.waitFor());
        }
    }
}
