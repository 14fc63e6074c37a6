package octavo.officedocuments.codes;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/// Texts that managers write in Base64, with line breaks anywhere.
final class Base64Text {
    private Base64Text() {}

    /// The text; empty if it is not in Base64.
    static Optional<String> decode(String encoded) {
        try {
            byte[] bytes = Base64.getDecoder().decode(encoded.replaceAll("\\s+", ""));
            String text = new String(bytes, StandardCharsets.UTF_8);
            return Optional.of(text.replace("\0", "").replaceFirst("^\\uFEFF", ""));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
