package octavo.servers.jsonrpc;

import tools.jackson.databind.JsonNode;

/// What a server makes of the messages that it gets, one after the other.
public interface RpcHandler {
    /// Answers a request.
    JsonNode answerRequest(String method, JsonNode params) throws RpcError;

    /// Handles a notification.
    void handleNotification(String method, JsonNode params);

    /// Does deferred work while no message is pending.
    ///
    /// @return whether to call this again soon, even without a message
    boolean handleIdle();

    /// Whether no further message is to be read.
    boolean isDone();
}
