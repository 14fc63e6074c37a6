package octavo.net;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// What a program on this computer asks for.
public final class LocalRequest {
    private final String path;
    private final Map<String, String> parameters;
    private final Map<String, String> headers;
    private final Optional<byte[]> sent;

    /// @param headers by name in lower case
    /// @param sent what came with it; empty if it only asks
    public LocalRequest(
            String path,
            Map<String, String> parameters,
            Map<String, String> headers,
            Optional<byte[]> sent) {
        this.path = path;
        this.parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        this.headers = Map.copyOf(headers);
        this.sent = sent.map(byte[]::clone);
    }

    /// @throws IllegalArgumentException if the address is badly encoded
    static LocalRequest of(URI address, Map<String, String> headers, Optional<byte[]> sent) {
        Map<String, String> parameters = new LinkedHashMap<>();
        String query = address.getRawQuery();
        for (String each : query == null ? new String[0] : query.split("&", -1)) {
            int equals = each.indexOf('=');
            String name = equals < 0 ? each : each.substring(0, equals);
            String value = equals < 0 ? "" : each.substring(equals + 1);
            parameters.putIfAbsent(decoded(name), decoded(value));
        }
        String path = address.getPath();
        return new LocalRequest(path == null ? "" : path, parameters, headers, sent);
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    public String path() {
        return path;
    }

    /// By name, decoded; of several with one name the first counts.
    public Map<String, String> parameters() {
        return parameters;
    }

    /// A header; empty if it is missing.
    ///
    /// @param name in lower case
    public String header(String name) {
        return headers.getOrDefault(name, "");
    }

    /// What came with it; empty if it only asks.
    public Optional<byte[]> sent() {
        return sent.map(byte[]::clone);
    }
}
