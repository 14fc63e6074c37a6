package octavo.net;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a host said, before it is judged.
///
/// @param headers by their names, whatever their capitals
/// @param isCut whether it was larger than what is taken
@SuppressWarnings("ArrayRecordComponent") // these are never compared
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
