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
    private static final Duration CONNECTING = Duration.ofSeconds(10);

    /// The client of the process, created by the first request.
    private static final class OneClient {
        private static final HttpClient CLIENT =
                HttpClient.newBuilder()
                        .followRedirects(Redirect.NEVER)
                        .connectTimeout(CONNECTING)
                        .build();
    }

    @Override
    public RawAnswer send(URI target, Map<String, String> headers, WebRequest request)
            throws IOException, InterruptedException {
        WantedContent wanted = request.wanted();
        Future<HttpResponse<LimitedBody.Received>> answer =
                OneClient.CLIENT.sendAsync(
                        built(target, headers, request.body()),
                        LimitedBody.upTo(wanted.mostBytes()));
        try {
            return raw(answer.get(wanted.patience().toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException _) {
            throw new HttpTimeoutException(target.getHost());
        } catch (ExecutionException failed) {
            // The JDK's client lets exceptions of its parsers through: a length that is no number.
            throw failed.getCause() instanceof IOException trouble
                    ? trouble
                    : new IOException(failed.getCause());
        } finally {
            answer.cancel(true);
        }
    }

    private static HttpRequest built(
            URI target, Map<String, String> headers, Optional<WebRequest.PostedBody> body) {
        HttpRequest.Builder building =
                HttpRequest.newBuilder(target)
                        .version(
                                "https".equals(target.getScheme())
                                        ? Version.HTTP_2
                                        : Version.HTTP_1_1);
        headers.forEach(building::setHeader);
        body.ifPresent(it ->
                building.setHeader("Content-Type", it.mediaType())
                        .POST(BodyPublishers.ofString(it.text())));
        return building.build();
    }

    private static RawAnswer raw(HttpResponse<LimitedBody.Received> answer) {
        return new RawAnswer(
                answer.statusCode(),
                answer.headers().map(),
                answer.body().bytes(),
                answer.body().isCut());
    }
}
