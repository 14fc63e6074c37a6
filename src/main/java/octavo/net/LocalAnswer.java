package octavo.net;

import java.util.HashMap;
import java.util.Map;

/// The answer to a program on this computer.
///
/// @param statusCode of HTTP
/// @param headers beside those that every answer has; plain text unless they say otherwise
public record LocalAnswer(int statusCode, String bodyText, Map<String, String> headers) {
    public LocalAnswer {
        headers = Map.copyOf(headers);
    }

    /// An answer in plain text.
    public LocalAnswer(int statusCode, String bodyText) {
        this(statusCode, bodyText, Map.of());
    }

    public static LocalAnswer of(String bodyText) {
        return new LocalAnswer(200, bodyText);
    }

    /// An error, with its reason.
    public static LocalAnswer refusal(int statusCode, String reason) {
        return new LocalAnswer(statusCode, reason + "\n");
    }

    /// The answer with more headers.
    public LocalAnswer withHeaders(Map<String, String> furtherHeaders) {
        Map<String, String> allHeaders = new HashMap<>(headers);
        allHeaders.putAll(furtherHeaders);
        return new LocalAnswer(statusCode, bodyText, allHeaders);
    }
}
