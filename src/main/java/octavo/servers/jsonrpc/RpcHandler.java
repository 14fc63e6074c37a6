package octavo.servers.jsonrpc;

import tools.jackson.databind.JsonNode;

/// What a server makes of the messages that it gets, one after the other.
public interface RpcHandler {
    /// Answers a request.
    JsonNode answerRequest(String method, JsonNode params) throws RpcError;

    /// Takes note of something, to which nobody wants an answer.
    void handleNotification(String method, JsonNode params);

    /// Does what could wait until no message did.
    ///
    /// @return whether to be asked again soon, even if no message comes
    boolean handleIdle();

    /// Whether no further message is to be read.
    boolean isDone();
}
