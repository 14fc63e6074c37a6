package octavo.net;

import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.Offline;
import octavo.net.WebFailure.RefusalReason;
import octavo.net.WebFailure.Refused;
import octavo.net.WebFailure.SwitchedOff;
import octavo.net.WebFailure.TooSlow;
import octavo.net.WebFailure.Unreachable;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// Asks the web. It may be used by several threads at once; each waits for its own answer.
public final class WebClient {
    private static final int MOST_REDIRECTS = 5;
    private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);
    private static final Set<Integer> KEEPING_METHOD = Set.of(307, 308);

    private final Supplier<WebOptions> options;
    private final HttpSender sender = new HttpSender();

    /// @param options what is allowed, asked anew for each request
    public WebClient(Supplier<WebOptions> options) {
        this.options = options;
    }

    /// Asks, and waits for the answer.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public WebAnswer fetch(WebRequest request) throws InterruptedException {
        WebOptions now = options.get();
        if (!now.isOn()) {
            return new SwitchedOff();
        }
        WebRequest next = request;
        for (int i = 0; i <= MOST_REDIRECTS; i++) {
            URI address = next.address();
            Optional<WebFailure> refused = refusal(address, now.hosts());
            if (refused.isPresent()) {
                return refused.get();
            }
            RawAnswer answer;
            try {
                answer = sender.send(target(address, now.hosts()), headers(next, now), next);
            } catch (IOException trouble) {
                return failure(address.getHost(), trouble);
            }
            Optional<String> location = answer.header("Location");
            if (location.isEmpty() || !REDIRECTS.contains(answer.status())) {
                return AnswerJudgement.of(next, address, answer, Instant.now());
            }
            Optional<URI> led = WebAddress.parse(location.get(), address);
            if (led.isEmpty()) {
                return new Refused(location.get(), RefusalReason.NOT_WEB);
            }
            if (isSecure(address) && !isSecure(led.get())) {
                return new Refused(location.get(), RefusalReason.LESS_SECURE);
            }
            next = redirected(next, led.get(), answer.status());
        }
        return new Refused(request.address().toString(), RefusalReason.TOO_MANY);
    }

    private static boolean isSecure(URI address) {
        return "https".equalsIgnoreCase(address.getScheme());
    }

    private static WebRequest redirected(WebRequest request, URI led, int status) {
        return new WebRequest(
                led,
                request.accept(),
                request.wanted(),
                KEEPING_METHOD.contains(status) ? request.body() : Optional.empty());
    }

    private static Optional<WebFailure> refusal(URI address, HostMap hosts) {
        if (!WebAddress.isOfWeb(address)) {
            return Optional.of(new Refused(address.toString(), RefusalReason.NOT_WEB));
        }
        if (!hosts.isEmpty()) {
            return hosts.mapped(address).isPresent()
                    ? Optional.empty()
                    : Optional.of(new Refused(address.toString(), RefusalReason.NOT_MAPPED));
        }
        try {
            boolean isPrivate =
                    Arrays.stream(InetAddress.getAllByName(address.getHost()))
                            .anyMatch(PrivateNetwork::holds);
            return isPrivate
                    ? Optional.of(new Refused(address.toString(), RefusalReason.PRIVATE))
                    : Optional.empty();
        } catch (UnknownHostException _) {
            return Optional.of(new Offline());
        }
    }

    private static URI target(URI address, HostMap hosts) {
        return hosts.mapped(address).orElse(address);
    }

    private static Map<String, String> headers(WebRequest request, WebOptions options) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Accept", request.accept());
        headers.put("Accept-Encoding", "gzip");
        headers.put("User-Agent", "Octavo");
        if (!options.hosts().isEmpty()) {
            headers.put("X-Forwarded-Host", request.address().getHost());
        }
        return headers;
    }

    private static WebFailure failure(String host, IOException trouble) {
        return switch (trouble) {
            case HttpConnectTimeoutException _ -> new Unreachable(host);
            case HttpTimeoutException _ -> new TooSlow(host);
            case ConnectException it ->
                    it.getCause() instanceof UnresolvedAddressException
                            ? new Offline()
                            : new Unreachable(host);
            default -> new BrokenAnswer(host);
        };
    }
}
