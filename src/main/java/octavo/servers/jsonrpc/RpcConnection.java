package octavo.servers.jsonrpc;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/// Speaks JSON-RPC 2.0 with one program. Whatever that sends, it gets an answer or an error; only
/// the end of the stream ends the conversation. For one thread.
public final class RpcConnection {
    private static final String VERSION = "2.0";

    /// In nanoseconds: how often a handler that waits for something looks again.
    private static final long PAUSE = 20_000_000;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final InputStream in;
    private final OutputStream out;
    private final MessageFraming framing;
    private final Map<Integer, Consumer<JsonNode>> open = new HashMap<>();

    /// Its threads do not keep the program alive.
    private final ForkJoinPool waiting = new ForkJoinPool(1);

    private int lastId;

    public RpcConnection(InputStream in, OutputStream out, MessageFraming framing) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.out = new BufferedOutputStream(out, 1 << 16);
        this.framing = framing;
    }

    /// Handles messages until the other side closes the stream or the handler is done.
    public void serve(RpcHandler handler) throws IOException {
        while (!handler.isDone()) {
            switch (next(handler)) {
                case IncomingFrame.Body(String text) -> handle(text, handler);
                case IncomingFrame.Broken(String why) ->
                        send(error(NODES.nullNode(), RpcError.PARSE_ERROR, why));
                case IncomingFrame.End _ -> {
                    return;
                }
            }
        }
    }

    /// The next message. While the handler is busy, another thread waits for it: only reading tells
    /// that the other side has gone.
    private IncomingFrame next(RpcHandler handler) throws IOException {
        if (in.available() > 0 || !isBusy(handler)) {
            return framing.read(in);
        }
        ForkJoinTask<IncomingFrame> reading = waiting.submit(() -> framing.read(in));
        while (!reading.isDone() && isBusy(handler)) {
            LockSupport.parkNanos(PAUSE);
        }
        reading.quietlyJoin();
        Throwable trouble = reading.getException();
        if (trouble != null) {
            throw new IOException(trouble.getMessage(), trouble);
        }
        return reading.join();
    }

    private static boolean isBusy(RpcHandler handler) {
        boolean[] isBusy = {false};
        guarded(() -> isBusy[0] = handler.idle());
        return isBusy[0];
    }

    private void handle(String text, RpcHandler handler) throws IOException {
        JsonNode message;
        try {
            message = JsonMapper.shared().readTree(text);
        } catch (JacksonException wrong) {
            String why = String.valueOf(wrong.getOriginalMessage());
            send(error(NODES.nullNode(), RpcError.PARSE_ERROR, why));
            return;
        }
        JsonNode id = message.path("id");
        if (message.path("method").isString()) {
            String method = message.path("method").stringValue();
            JsonNode params = message.path("params");
            if (id.isMissingNode()) {
                guarded(() -> handler.take(method, params));
            } else {
                send(answered(id, method, params, handler));
            }
        } else if (id.isInt() && (message.has("result") || message.has("error"))) {
            Optional.ofNullable(open.remove(id.intValue()))
                    .ifPresent(asked -> guarded(() -> asked.accept(message.path("result"))));
        } else if (!message.isMissingNode()) {
            JsonNode whose = id.isString() || id.isNumber() ? id : NODES.nullNode();
            send(error(whose, RpcError.INVALID_REQUEST, "this is not a request"));
        }
    }

    private static ObjectNode answered(
            JsonNode id, String method, JsonNode params, RpcHandler handler) {
        try {
            ObjectNode answer = message();
            answer.set("id", id);
            answer.set("result", handler.answer(method, params));
            return answer;
        } catch (RpcError wrong) {
            return error(id, wrong.code(), wrong.words());
        } catch (RuntimeException | StackOverflowError bug) {
            log(bug);
            return error(id, RpcError.INTERNAL_ERROR, "a bug in Octavo: " + bug);
        }
    }

    /// A bug costs one message, and not the session.
    private static void guarded(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException | StackOverflowError bug) {
            log(bug);
        }
    }

    private static void log(Throwable bug) {
        System.getLogger(RpcConnection.class.getName())
                .log(System.Logger.Level.ERROR, "a message could not be handled", bug);
    }

    private static ObjectNode message() {
        return NODES.objectNode().put("jsonrpc", VERSION);
    }

    private static ObjectNode error(JsonNode id, int code, String words) {
        ObjectNode answer = message();
        answer.set("id", id);
        answer.putObject("error").put("code", code).put("message", words);
        return answer;
    }

    /// Tells the other side something.
    public void tell(String method, JsonNode params) {
        ObjectNode told = message().put("method", method);
        told.set("params", params);
        sendQuietly(told);
    }

    /// Asks the other side.
    ///
    /// @param answered gets the result; a missing node if there is an error instead
    public void ask(String method, JsonNode params, Consumer<JsonNode> answered) {
        int id = ++lastId;
        open.put(id, answered);
        ObjectNode asked = message().put("id", id).put("method", method);
        asked.set("params", params);
        sendQuietly(asked);
    }

    /// Whoever has gone needs no message; reading then finds the end.
    private void sendQuietly(ObjectNode message) {
        try {
            send(message);
        } catch (IOException gone) {
            System.getLogger(RpcConnection.class.getName())
                    .log(System.Logger.Level.DEBUG, "nobody reads", gone);
        }
    }

    private void send(ObjectNode message) throws IOException {
        framing.write(out, JsonMapper.shared().writeValueAsBytes(message));
    }
}
