package octavo.servers.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.servers.jsonrpc.MessageFraming;
import octavo.servers.jsonrpc.RpcConnection;
import octavo.servers.jsonrpc.RpcError;
import octavo.servers.jsonrpc.RpcHandler;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

class LoadingProgressTest {
    private static final Path LIBRARY = Path.of("papers.bib");

    /// What the editor is sent while the library is 0, 40, 40 and 90 percent read, and then whole.
    private static List<String> sentTo(String... editorMessages) throws IOException {
        var input =
                new ByteArrayInputStream(
                        (String.join("\n", editorMessages) + "\n")
                                .getBytes(StandardCharsets.UTF_8));
        var output = new ByteArrayOutputStream();
        var connection = new RpcConnection(input, output, MessageFraming.LINES);
        var progress = new LoadingProgress(connection);
        progress.showLoading(Map.of(LIBRARY, 0));
        connection.serveMessages(new SilentHandler());
        for (int percentage : List.of(0, 40, 40, 90)) {
            progress.showLoading(Map.of(LIBRARY, percentage));
        }
        progress.showLoading(Map.of());
        progress.showLoading(Map.of());
        return output.toString(StandardCharsets.UTF_8)
                .lines()
                .map(EditorClient::json)
                .map(LoadingProgressTest::shortened)
                .toList();
    }

    private static String shortened(JsonNode message) {
        JsonNode value = message.path("params").path("value");
        return value.isMissingNode()
                ? message.path("method").asString()
                : (value.path("kind").asString()
                                + " "
                                + value.path("percentage").asString("")
                                + " "
                                + value.path("title").asString(""))
                        .strip();
    }

    @Test
    void anEditorThatAcceptsSeesTheBeginningEachStepAndTheEnd() throws IOException {
        assertEquals(
                List.of(
                        "window/workDoneProgress/create",
                        "begin 0 Octavo reads papers.bib",
                        "report 40",
                        "report 90",
                        "end"),
                sentTo("{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": null}"));
    }

    @Test
    void anEditorThatRefusesOrDoesNotAnswerSeesNothing() throws IOException {
        List<String> request = List.of("window/workDoneProgress/create");
        assertEquals(
                request,
                sentTo(
                        "{\"jsonrpc\": \"2.0\", \"id\": 1, \"error\": {\"code\": -32601,"
                                + " \"message\": \"\"}}"));
        assertEquals(request, sentTo());
    }

    /// Handles no message of the editor's own.
    private static final class SilentHandler implements RpcHandler {
        @Override
        public JsonNode answerRequest(String method, JsonNode params) throws RpcError {
            throw new RpcError(RpcError.METHOD_NOT_FOUND, method);
        }

        @Override
        public void handleNotification(String method, JsonNode params) {}

        @Override
        public boolean handleIdle() {
            return false;
        }

        @Override
        public boolean isDone() {
            return false;
        }
    }
}
