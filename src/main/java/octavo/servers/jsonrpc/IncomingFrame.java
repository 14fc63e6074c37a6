package octavo.servers.jsonrpc;

/// What is next on a stream of messages.
sealed interface IncomingFrame {

    /// A message, which need not be JSON.
    record Body(String text) implements IncomingFrame {}

    /// Something that is no message.
    record Broken(String why) implements IncomingFrame {}

    /// The other side has closed the stream.
    record End() implements IncomingFrame {}
}
