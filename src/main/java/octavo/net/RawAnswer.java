package octavo.net;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A host's answer, not yet classified.
///
/// @param headers by name, case-insensitive
/// @param isCut whether it exceeded the size limit
@SuppressWarnings("ArrayRecordComponent") // never compared
record RawAnswer(
        int statusCode, Map<String, List<String>> headers, byte[] bodyBytes, boolean isCut) {
    Optional<String> header(String headerName) {
        return headers.entrySet().stream()
                .filter(headerField -> headerField.getKey().equalsIgnoreCase(headerName))
                .flatMap(headerField -> headerField.getValue().stream())
                .findFirst();
    }

    String contentType() {
        return header("Content-Type").orElse("");
    }
}
