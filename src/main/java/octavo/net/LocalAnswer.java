package octavo.net;

import java.util.HashMap;
import java.util.Map;

/// The answer to a program on this computer.
///
/// @param status of HTTP
/// @param headers beside those that every answer has; plain text unless they say otherwise
public record LocalAnswer(int status, String text, Map<String, String> headers) {
    public LocalAnswer {
        headers = Map.copyOf(headers);
    }

    /// An answer in plain text.
    public LocalAnswer(int status, String text) {
        this(status, text, Map.of());
    }

    public static LocalAnswer of(String text) {
        return new LocalAnswer(200, text);
    }

    /// An error, with its reason.
    public static LocalAnswer refusal(int status, String why) {
        return new LocalAnswer(status, why + "\n");
    }

    /// The answer with more headers.
    public LocalAnswer with(Map<String, String> more) {
        Map<String, String> all = new HashMap<>(headers);
        all.putAll(more);
        return new LocalAnswer(status, text, all);
    }
}
