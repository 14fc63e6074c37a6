package octavo.servers.jsonrpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

class RpcConnectionTest {
    private static final String ECHO =
            framed(
                    "{\"jsonrpc\": \"2.0\", \"id\": 7, \"method\": \"echo\", \"params\":"
                            + " \"\u00fc\"}");
    private static final String ECHOED = "{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":\"\u00fc\"}";

    /// Answers `echo` with its parameters, and breaks at `bug`.
    private static final class Echo implements RpcHandler {
        private final List<String> taken = new ArrayList<>();
        private boolean isBusy;

        @Override
        public JsonNode answerRequest(String method, JsonNode params) throws RpcError {
            return switch (method) {
                case "echo" -> params;
                case "bug" -> throw new IllegalStateException("broken");
                default -> throw new RpcError(RpcError.METHOD_NOT_FOUND, "no " + method);
            };
        }

        @Override
        public void handleNotification(String method, JsonNode params) {
            taken.add(method);
            if (method.equals("bug")) {
                throw new IllegalStateException("broken");
            }
        }

        @Override
        public boolean handleIdle() {
            return isBusy;
        }

        @Override
        public boolean isDone() {
            return taken.contains("exit");
        }
    }

    private static String framed(String body) {
        int length = body.getBytes(StandardCharsets.UTF_8).length;
        return "Content-Length: " + length + "\r\n\r\n" + body;
    }

    /// What a server says to some bytes, a message an element.
    private static List<String> said(byte[] input, MessageFraming framing) throws IOException {
        var out = new ByteArrayOutputStream();
        new RpcConnection(new ByteArrayInputStream(input), out, framing).serveMessages(new Echo());
        List<String> messages = new ArrayList<>();
        var back = new ByteArrayInputStream(out.toByteArray());
        while (framing.readFrame(back) instanceof IncomingFrame.MessageBody(String text)) {
            messages.add(text);
        }
        return messages;
    }

    private static List<String> said(String input) throws IOException {
        return said(input.getBytes(StandardCharsets.UTF_8), MessageFraming.HEADERS);
    }

    private static int code(String message) {
        return JsonMapper.shared().readTree(message).at("/error/code").asInt(0);
    }

    /// Something may take for ever to load.
    @Test
    @Timeout(60)
    void theEndOfTheInputEndsAConversationWithAHandlerThatIsAlwaysBusy() throws IOException {
        var echo = new Echo();
        echo.isBusy = true;
        var out = new ByteArrayOutputStream();
        var in = new ByteArrayInputStream(ECHO.getBytes(StandardCharsets.UTF_8));
        new RpcConnection(in, out, MessageFraming.HEADERS).serveMessages(echo);
        assertTrue(out.toString(StandardCharsets.UTF_8).contains(ECHOED));
    }

    @Test
    void aRequestIsAnsweredUnderItsId() throws IOException {
        assertEquals(List.of(ECHOED), said(ECHO));
        assertEquals(List.of(ECHOED), said("Content-Type: x\r\n" + ECHO));
        assertEquals(
                List.of(ECHOED),
                said(ECHO.replace("\r\n", "\n").replace("Content-L", "content-l")));
    }

    @Test
    void messagesMayBeLines() throws IOException {
        String line = "{\"id\": 7, \"method\": \"echo\", \"params\": \"\u00fc\"}\r\n\n";
        assertEquals(
                List.of(ECHOED), said(line.getBytes(StandardCharsets.UTF_8), MessageFraming.LINES));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {                                        | -32700
                    nonsense                                 | -32700
                    {"id": 1, "method": "x"} {}              | -32700
                    []                                       | -32600
                    3                                        | -32600
                    {"id": 1}                                | -32600
                    {"id": 1, "method": 3}                   | -32600
                    {"id": 1, "method": "none"}              | -32601
                    {"id": 1, "method": "bug"}               | -32603
                    {"id": "a", "result": 1}                 | -32600
                    """)
    void whatIsNoRequestGetsAnErrorAndTheNextOneIsAnswered(String body, int code)
            throws IOException {
        List<String> said = said(framed(body) + ECHO);
        assertEquals(2, said.size(), said::toString);
        assertEquals(code, code(said.getFirst()));
        assertEquals(ECHOED, said.getLast());
    }

    @ParameterizedTest
    @CsvSource({"3", "30", "0", "-1", "x", "999999999", "99999999999999"})
    void aWrongLengthCostsNoMoreThanItsNeighbours(String length) throws IOException {
        String wrong = "Content-Length: " + length + "\r\n\r\n{\"id\": 1, \"method\": \"echo\"}";
        List<String> said = said(wrong + ECHO + ECHO);
        assertEquals(ECHOED, said.getLast(), said::toString);
        assertTrue(said.stream().anyMatch(it -> code(it) == RpcError.PARSE_ERROR), said::toString);
    }

    @Test
    void aStreamThatEndsWithinAMessageEndsTheConversation() throws IOException {
        for (int i = 1; i < ECHO.length(); i++) {
            List<String> said = said(ECHO + ECHO.substring(0, i));
            assertEquals(ECHOED, said.getFirst());
            assertEquals(RpcError.PARSE_ERROR, code(said.getLast()));
        }
    }

    @Test
    void deepJsonIsAnError() throws IOException {
        List<String> said = said(framed("[".repeat(100_000)) + ECHO);
        assertEquals(RpcError.PARSE_ERROR, code(said.getFirst()));
        assertEquals(ECHOED, said.getLast());
    }

    @Test
    void aNotificationThatFailsIsNotAnswered() throws IOException {
        assertEquals(List.of(ECHOED), said(framed("{\"method\": \"bug\"}") + ECHO));
    }

    @Test
    void nothingIsReadBehindTheLastMessage() throws IOException {
        assertEquals(List.of(), said(framed("{\"method\": \"exit\"}") + ECHO));
    }

    @Test
    void anAnswerGoesToWhoAsked() throws IOException {
        var out = new ByteArrayOutputStream();
        String answer = framed("{\"id\": 1, \"result\": 5}") + framed("{\"id\": 1, \"result\": 6}");
        var connection =
                new RpcConnection(
                        new ByteArrayInputStream(answer.getBytes(StandardCharsets.UTF_8)),
                        out,
                        MessageFraming.HEADERS);
        List<Integer> got = new ArrayList<>();
        connection.requestFromClient(
                "x", JsonNodeFactory.instance.nullNode(), it -> got.add(it.asInt()));
        connection.serveMessages(new Echo());
        assertEquals(List.of(5), got);
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("\"method\":\"x\""));
    }

    @Test
    void anythingIsSurvived() {
        RandomInput.parts(
                        12,
                        ECHO,
                        "Content-Length: 5\r\n\r\n",
                        "Content-Length: ",
                        "\r\n",
                        "\r\n\r\n",
                        "{\"id\": 1, \"method\": \"echo\"}",
                        "{",
                        "\u00fc\0",
                        "99999")
                .check(
                        500,
                        input -> {
                            byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
                            said(bytes, MessageFraming.HEADERS);
                            said(bytes, MessageFraming.LINES);
                        });
    }
}
