package octavo.net;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What a program on this computer asks for.
///
/// @param parameters by name, decoded; of several with one name the first counts
public record LocalRequest(String path, Map<String, String> parameters) {
    public LocalRequest {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }

    /// @throws IllegalArgumentException if the address is badly encoded
    static LocalRequest of(URI address) {
        Map<String, String> parameters = new LinkedHashMap<>();
        String query = address.getRawQuery();
        for (String each : query == null ? new String[0] : query.split("&", -1)) {
            int equals = each.indexOf('=');
            String name = equals < 0 ? each : each.substring(0, equals);
            String value = equals < 0 ? "" : each.substring(equals + 1);
            parameters.putIfAbsent(decoded(name), decoded(value));
        }
        String path = address.getPath();
        return new LocalRequest(path == null ? "" : path, parameters);
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
}
