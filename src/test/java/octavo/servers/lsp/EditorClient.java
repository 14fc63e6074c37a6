package octavo.servers.lsp;

import static org.junit.jupiter.api.Assertions.assertTrue;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// An editor as a script: speaks the protocol, keeps the texts that it has open, and applies the
/// edits that it is asked to.
final class EditorClient implements Closeable {
    private final InputStream in;
    private final OutputStream out;
    private final Map<String, String> texts = new TreeMap<>();
    private final Deque<JsonNode> told = new ArrayDeque<>();
    private final List<JsonNode> asked = new ArrayList<>();
    private int lastId;

    EditorClient(InputStream in, OutputStream out) {
        this.in = in;
        this.out = out;
    }

    static ObjectNode object() {
        return JsonMapper.shared().createObjectNode();
    }

    static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }

    static String uri(Path path) {
        return path.toUri().toString();
    }

    void sendRaw(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    void send(JsonNode message) throws IOException {
        byte[] body = JsonMapper.shared().writeValueAsBytes(message);
        out.write(("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
        out.write(body);
        out.flush();
    }

    void tell(String method, JsonNode params) throws IOException {
        ObjectNode message = object().put("jsonrpc", "2.0").put("method", method);
        message.set("params", params);
        send(message);
    }

    /// The whole answer, with its result or error.
    JsonNode ask(String method, JsonNode params) throws IOException {
        int id = ++lastId;
        ObjectNode message = object().put("jsonrpc", "2.0").put("id", id).put("method", method);
        message.set("params", params);
        send(message);
        JsonNode answer = read();
        while (answer.path("id").asInt(-1) != id || answer.has("method")) {
            handle(answer);
            answer = read();
        }
        return answer;
    }

    JsonNode result(String method, JsonNode params) throws IOException {
        JsonNode answer = ask(method, params);
        assertTrue(answer.has("result"), answer::toString);
        return answer.path("result");
    }

    int error(String method, JsonNode params) throws IOException {
        return ask(method, params).path("error").path("code").asInt(0);
    }

    /// The next message, whatever it is.
    JsonNode read() throws IOException {
        int length = -1;
        String line = line();
        while (!line.isEmpty()) {
            assertTrue(line.startsWith("Content-Length: "), line);
            length = Integer.parseInt(line.substring(16));
            line = line();
        }
        return JsonMapper.shared().readTree(in.readNBytes(length));
    }

    private String line() throws IOException {
        var line = new ByteArrayOutputStream();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                throw new EOFException();
            }
            if (b != '\r') {
                line.write(b);
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    private void handle(JsonNode message) throws IOException {
        if (!message.has("id")) {
            told.add(message);
            return;
        }
        asked.add(message);
        ObjectNode answer = object().put("jsonrpc", "2.0");
        answer.set("id", message.path("id"));
        if (message.path("method").asString().equals("workspace/applyEdit")) {
            apply(message.path("params").path("edit"));
            tellTexts();
            answer.putObject("result").put("applied", true);
        } else {
            answer.putNull("result");
        }
        send(answer);
    }

    /// Tells what open documents have become by edits of the server.
    private void tellTexts() throws IOException {
        for (Map.Entry<String, String> each : texts.entrySet()) {
            ObjectNode params = object();
            params.putObject("textDocument").put("uri", each.getKey()).put("version", 2);
            params.putArray("contentChanges").addObject().put("text", each.getValue());
            tell("textDocument/didChange", params);
        }
    }

    /// What the server has asked for.
    List<JsonNode> asked() {
        return asked;
    }

    /// Waits for the next notification of a method about a document.
    JsonNode awaitTold(String method, String uri) throws IOException {
        while (true) {
            while (!told.isEmpty()) {
                JsonNode next = told.removeFirst();
                JsonNode params = next.path("params");
                if (next.path("method").asString().equals(method)
                        && (uri.isEmpty() || params.path("uri").asString("").equals(uri))) {
                    return params;
                }
            }
            handle(read());
        }
    }

    JsonNode initialize(Path root, String options) throws IOException {
        ObjectNode params = object();
        params.putNull("processId").put("rootUri", uri(root));
        params.set("initializationOptions", json(options));
        params.set(
                "capabilities",
                json(
                        """
                        {"workspace": {"workspaceEdit": {"documentChanges": true,
                          "resourceOperations": ["create"]},
                          "didChangeWatchedFiles": {"dynamicRegistration": true}}}
                        """));
        JsonNode result = result("initialize", params);
        tell("initialized", object());
        return result;
    }

    void open(Path path, String text) throws IOException {
        texts.put(uri(path), text);
        ObjectNode params = object();
        params.putObject("textDocument")
                .put("uri", uri(path))
                .put("languageId", "x")
                .put("version", 1)
                .put("text", text);
        tell("textDocument/didOpen", params);
    }

    String text(Path path) {
        return texts.getOrDefault(uri(path), "");
    }

    /// Parameters about a place, which `|` marks in a text that is the document's otherwise.
    ObjectNode at(Path path, String marked) {
        int offset = marked.indexOf('|');
        String before = marked.substring(0, offset);
        ObjectNode params = object();
        params.putObject("textDocument").put("uri", uri(path));
        params.putObject("position")
                .put("line", before.chars().filter(c -> c == '\n').count())
                .put("character", offset - before.lastIndexOf('\n') - 1);
        return params;
    }

    ObjectNode about(Path path) {
        ObjectNode params = object();
        params.putObject("textDocument").put("uri", uri(path));
        return params;
    }

    /// Replaces what is between two places of a line.
    void change(Path path, int line, int from, int to, String text) throws IOException {
        ObjectNode params = about(path);
        ObjectNode change = params.putArray("contentChanges").addObject().put("text", text);
        ObjectNode range = change.putObject("range");
        range.putObject("start").put("line", line).put("character", from);
        range.putObject("end").put("line", line).put("character", to);
        ArrayNode edits = JsonMapper.shared().createArrayNode();
        edits.addObject().put("newText", text).set("range", range);
        texts.put(uri(path), applied(text(path), edits));
        tell("textDocument/didChange", params);
    }

    /// Applies an edit of the workspace to the texts that are open here.
    void apply(JsonNode edit) {
        for (JsonNode change : edit.path("documentChanges").values()) {
            String uri =
                    change.has("kind")
                            ? change.path("uri").asString()
                            : change.path("textDocument").path("uri").asString();
            texts.putIfAbsent(uri, "");
            texts.computeIfPresent(uri, (_, text) -> applied(text, change.path("edits")));
        }
    }

    /// A text after edits, none of which sees what the others do.
    static String applied(String text, JsonNode edits) {
        StringBuilder result = new StringBuilder(text);
        for (int i = edits.size() - 1; i >= 0; i--) {
            JsonNode edit = edits.get(i);
            int start = offset(text, edit.path("range").path("start"));
            int end = offset(text, edit.path("range").path("end"));
            result.replace(start, end, edit.path("newText").asString());
        }
        return result.toString();
    }

    private static int offset(String text, JsonNode position) {
        int start = 0;
        for (int i = 0; i < position.path("line").asInt(); i++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start + position.path("character").asInt();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
