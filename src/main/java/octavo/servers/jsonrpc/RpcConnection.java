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
    private static final String PROTOCOL_VERSION = "2.0";

    /// In nanoseconds: how often a handler that waits for something looks again.
    private static final long PAUSE_NANOS = 20_000_000;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final InputStream input;
    private final OutputStream output;
    private final MessageFraming messageFraming;
    private final Map<Integer, Consumer<JsonNode>> pendingRequests = new HashMap<>();

    /// Its threads do not keep the program alive.
    private final ForkJoinPool readerPool = new ForkJoinPool(1);

    private int lastRequestId;

    public RpcConnection(InputStream in, OutputStream out, MessageFraming framing) {
        this.input = new BufferedInputStream(in, 1 << 16);
        this.output = new BufferedOutputStream(out, 1 << 16);
        this.messageFraming = framing;
    }

    /// Handles messages until the other side closes the stream or the handler is done.
    public void serveMessages(RpcHandler rpcHandler) throws IOException {
        while (!rpcHandler.isDone()) {
            switch (nextFrame(rpcHandler)) {
                case IncomingFrame.MessageBody(String text) -> handleMessage(text, rpcHandler);
                case IncomingFrame.BrokenFrame(String reason) ->
                        sendMessage(errorResponse(NODES.nullNode(), RpcError.PARSE_ERROR, reason));
                case IncomingFrame.StreamEnd _ -> {
                    return;
                }
            }
        }
    }

    /// The next message. While the handler is busy, another thread waits for it: only reading tells
    /// that the other side has gone.
    private IncomingFrame nextFrame(RpcHandler rpcHandler) throws IOException {
        if (input.available() > 0 || !isBusy(rpcHandler)) {
            return messageFraming.readFrame(input);
        }
        ForkJoinTask<IncomingFrame> frameTask =
                readerPool.submit(() -> messageFraming.readFrame(input));
        while (!frameTask.isDone() && isBusy(rpcHandler)) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        frameTask.quietlyJoin();
        Throwable trouble = frameTask.getException();
        if (trouble != null) {
            throw new IOException(trouble.getMessage(), trouble);
        }
        return frameTask.join();
    }

    private static boolean isBusy(RpcHandler rpcHandler) {
        boolean[] isBusy = {false};
        runGuarded(() -> isBusy[0] = rpcHandler.handleIdle());
        return isBusy[0];
    }

    private void handleMessage(String messageText, RpcHandler rpcHandler) throws IOException {
        JsonNode message;
        try {
            message = JsonMapper.shared().readTree(messageText);
        } catch (JacksonException parseError) {
            String reason = String.valueOf(parseError.getOriginalMessage());
            sendMessage(errorResponse(NODES.nullNode(), RpcError.PARSE_ERROR, reason));
            return;
        }
        JsonNode requestId = message.path("id");
        if (message.path("method").isString()) {
            String method = message.path("method").stringValue();
            JsonNode params = message.path("params");
            if (requestId.isMissingNode()) {
                runGuarded(() -> rpcHandler.handleNotification(method, params));
            } else {
                sendMessage(answerRequest(requestId, method, params, rpcHandler));
            }
        } else if (requestId.isInt() && (message.has("result") || message.has("error"))) {
            Optional.ofNullable(pendingRequests.remove(requestId.intValue()))
                    .ifPresent(responseHandler ->
                            runGuarded(() -> responseHandler.accept(message.path("result"))));
        } else if (!message.isMissingNode()) {
            JsonNode responseId =
                    requestId.isString() || requestId.isNumber() ? requestId : NODES.nullNode();
            sendMessage(
                    errorResponse(responseId, RpcError.INVALID_REQUEST, "this is not a request"));
        }
    }

    private static ObjectNode answerRequest(
            JsonNode id, String method, JsonNode params, RpcHandler rpcHandler) {
        try {
            ObjectNode response = newMessage();
            response.set("id", id);
            response.set("result", rpcHandler.answerRequest(method, params));
            return response;
        } catch (RpcError rpcError) {
            return errorResponse(id, rpcError.code(), rpcError.errorMessage());
        } catch (RuntimeException | StackOverflowError bug) {
            logBug(bug);
            return errorResponse(id, RpcError.INTERNAL_ERROR, "a bug in Octavo: " + bug);
        }
    }

    /// A bug costs one message, and not the session.
    private static void runGuarded(Runnable guardedStep) {
        try {
            guardedStep.run();
        } catch (RuntimeException | StackOverflowError bug) {
            logBug(bug);
        }
    }

    private static void logBug(Throwable bug) {
        System.getLogger(RpcConnection.class.getName())
                .log(System.Logger.Level.ERROR, "a message could not be handled", bug);
    }

    private static ObjectNode newMessage() {
        return NODES.objectNode().put("jsonrpc", PROTOCOL_VERSION);
    }

    private static ObjectNode errorResponse(JsonNode id, int code, String errorMessage) {
        ObjectNode response = newMessage();
        response.set("id", id);
        response.putObject("error").put("code", code).put("message", errorMessage);
        return response;
    }

    /// Tells the other side something.
    public void notifyClient(String method, JsonNode params) {
        ObjectNode notification = newMessage().put("method", method);
        notification.set("params", params);
        sendQuietly(notification);
    }

    /// Asks the other side.
    ///
    /// @param responseHandler gets the result; a missing node if there is an error instead
    public void requestFromClient(
            String method, JsonNode params, Consumer<JsonNode> responseHandler) {
        int requestId = ++lastRequestId;
        pendingRequests.put(requestId, responseHandler);
        ObjectNode request = newMessage().put("id", requestId).put("method", method);
        request.set("params", params);
        sendQuietly(request);
    }

    /// Ignores that the peer has closed the stream: the next read returns EOF.
    private void sendQuietly(ObjectNode message) {
        try {
            sendMessage(message);
        } catch (IOException ioException) {
            System.getLogger(RpcConnection.class.getName())
                    .log(System.Logger.Level.DEBUG, "nobody reads", ioException);
        }
    }

    private void sendMessage(ObjectNode message) throws IOException {
        messageFraming.writeFrame(output, JsonMapper.shared().writeValueAsBytes(message));
    }
}
