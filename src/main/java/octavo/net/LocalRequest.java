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
    private final String requestPath;
    private final Map<String, String> parameters;
    private final Map<String, String> headers;
    private final Optional<byte[]> sentBytes;

    /// @param headers by name in lower case
    /// @param sentBytes what came with it; empty if it only asks
    public LocalRequest(
            String requestPath,
            Map<String, String> parameters,
            Map<String, String> headers,
            Optional<byte[]> sentBytes) {
        this.requestPath = requestPath;
        this.parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        this.headers = Map.copyOf(headers);
        this.sentBytes = sentBytes.map(byte[]::clone);
    }

    /// @throws IllegalArgumentException if the address is badly encoded
    static LocalRequest of(URI address, Map<String, String> headers, Optional<byte[]> sentBytes) {
        Map<String, String> parameters = new LinkedHashMap<>();
        String queryText = address.getRawQuery();
        for (String parameterText : queryText == null ? new String[0] : queryText.split("&", -1)) {
            int equalsIndex = parameterText.indexOf('=');
            String name = equalsIndex < 0 ? parameterText : parameterText.substring(0, equalsIndex);
            String value = equalsIndex < 0 ? "" : parameterText.substring(equalsIndex + 1);
            parameters.putIfAbsent(decodeText(name), decodeText(value));
        }
        String path = address.getPath();
        return new LocalRequest(path == null ? "" : path, parameters, headers, sentBytes);
    }

    private static String decodeText(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    public String path() {
        return requestPath;
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
    public Optional<byte[]> sentBytes() {
        return sentBytes.map(byte[]::clone);
    }
}
