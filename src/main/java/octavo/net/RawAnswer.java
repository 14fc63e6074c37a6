package octavo.net;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A host's answer, not yet classified.
///
/// @param headers by name, case-insensitive
/// @param isCut whether it exceeded the size limit
@SuppressWarnings("ArrayRecordComponent") // never compared
record RawAnswer(int status, Map<String, List<String>> headers, byte[] bytes, boolean isCut) {
    Optional<String> header(String name) {
        return headers.entrySet().stream()
                .filter(each -> each.getKey().equalsIgnoreCase(name))
                .flatMap(each -> each.getValue().stream())
                .findFirst();
    }

    String type() {
        return header("Content-Type").orElse("");
    }
}
