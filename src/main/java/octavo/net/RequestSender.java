package octavo.net;

import java.io.IOException;
import java.net.URI;
import java.util.Map;

/// Sends one request to one address. Tests have another one.
@FunctionalInterface
interface RequestSender {
    /// Sends a request.
    ///
    /// @throws IOException if no complete answer arrived, or none that the client understands
    /// @throws InterruptedException if the request was cancelled; the connection is closed
    RawAnswer sendRequest(URI targetAddress, Map<String, String> headers, WebRequest request)
            throws IOException, InterruptedException;
}
