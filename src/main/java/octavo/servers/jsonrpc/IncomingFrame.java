package octavo.servers.jsonrpc;

/// What is next on a stream of messages.
sealed interface IncomingFrame {

    /// A message, which need not be JSON.
    record MessageBody(String bodyText) implements IncomingFrame {}

    /// Something that is no message.
    record BrokenFrame(String reason) implements IncomingFrame {}

    /// The other side has closed the stream.
    record StreamEnd() implements IncomingFrame {}
}
