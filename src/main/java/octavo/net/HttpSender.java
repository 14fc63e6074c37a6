package octavo.net;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Sends one request to one address and returns whatever comes back. Its threads are those of the
/// JDK's client, which are daemons and start with the first request.
final class HttpSender implements RequestSender {
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);

    /// The client of the process, created by the first request.
    private static final class SharedClient {
        private static final HttpClient CLIENT =
                HttpClient.newBuilder()
                        .followRedirects(Redirect.NEVER)
                        .connectTimeout(CONNECT_TIMEOUT)
                        .build();
    }

    @Override
    public RawAnswer sendRequest(URI targetAddress, Map<String, String> headers, WebRequest request)
            throws IOException, InterruptedException {
        WantedContent wantedContent = request.wantedContent();
        Future<HttpResponse<LimitedBody.ReceivedBody>> pendingResponse =
                SharedClient.CLIENT.sendAsync(
                        buildRequest(targetAddress, headers, request.postedBody()),
                        LimitedBody.upTo(wantedContent.mostBytes()));
        try {
            return toRawAnswer(
                    pendingResponse.get(
                            wantedContent.requestTimeout().toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException _) {
            throw new HttpTimeoutException(targetAddress.getHost());
        } catch (ExecutionException executionFailure) {
            // The JDK's client lets exceptions of its parsers through: a length that is not a
            // number.
            throw executionFailure.getCause() instanceof IOException ioFailure
                    ? ioFailure
                    : new IOException(executionFailure.getCause());
        } finally {
            pendingResponse.cancel(true);
        }
    }

    private static HttpRequest buildRequest(
            URI targetAddress,
            Map<String, String> headers,
            Optional<WebRequest.PostedBody> postedBody) {
        HttpRequest.Builder requestBuilder =
                HttpRequest.newBuilder(targetAddress)
                        .version(
                                "https".equals(targetAddress.getScheme())
                                        ? Version.HTTP_2
                                        : Version.HTTP_1_1);
        headers.forEach(requestBuilder::setHeader);
        postedBody.ifPresent(it ->
                requestBuilder
                        .setHeader("Content-Type", it.mediaType())
                        .POST(BodyPublishers.ofString(it.bodyText())));
        return requestBuilder.build();
    }

    private static RawAnswer toRawAnswer(HttpResponse<LimitedBody.ReceivedBody> response) {
        return new RawAnswer(
                response.statusCode(),
                response.headers().map(),
                response.body().bytes(),
                response.body().isCut());
    }
}
