package octavo.net;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/// What the stub of the web says, and how badly it says it.
///
/// @param headers `Name: value`
/// @param sent how many bytes of the body are sent before the connection ends
/// @param pause what the server waits before it says anything
/// @param drip what it waits before each byte of the body
@SuppressWarnings("ArrayRecordComponent") // these are never compared
public record StubAnswer(
        int status,
        List<String> headers,
        byte[] body,
        Optional<Integer> sent,
        Duration pause,
        Duration drip) {
    public StubAnswer {
        headers = List.copyOf(headers);
    }

    public static StubAnswer of(int status, String type, String body) {
        return new StubAnswer(
                status,
                List.of("Content-Type: " + type),
                body.getBytes(StandardCharsets.UTF_8),
                Optional.empty(),
                Duration.ZERO,
                Duration.ZERO);
    }

    public static StubAnswer ofJson(String body) {
        return of(200, "application/json", body);
    }

    public static StubAnswer redirect(int status, String location) {
        return of(status, "text/plain", "").with("Location: " + location);
    }

    /// The same with one more header.
    public StubAnswer with(String header) {
        List<String> more = new ArrayList<>(headers);
        more.add(header);
        return new StubAnswer(status, more, body, sent, pause, drip);
    }

    /// Ends the connection after so many bytes of the body.
    public StubAnswer cutAfter(int bytes) {
        return new StubAnswer(status, headers, body, Optional.of(bytes), pause, drip);
    }

    public StubAnswer after(Duration wait) {
        return new StubAnswer(status, headers, body, sent, wait, drip);
    }

    public StubAnswer dripping(Duration perByte) {
        return new StubAnswer(status, headers, body, sent, pause, perByte);
    }

    public StubAnswer gzipped() {
        try (var packed = new ByteArrayOutputStream()) {
            try (var out = new GZIPOutputStream(packed)) {
                out.write(body);
            }
            return withBody(packed.toByteArray()).with("Content-Encoding: gzip");
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    public StubAnswer withBody(byte[] other) {
        return new StubAnswer(status, headers, other, sent, pause, drip);
    }

    /// The media type, without parameters; `?` if there is none.
    String type() {
        return headers.stream()
                .filter(each -> each.regionMatches(true, 0, "Content-Type:", 0, 13))
                .map(each -> each.substring(13).replaceFirst(";.*", "").strip())
                .findFirst()
                .orElse("?");
    }
}
