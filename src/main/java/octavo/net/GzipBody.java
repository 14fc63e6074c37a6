package octavo.net;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.zip.GZIPInputStream;

/// Decompresses an answer, up to a limit: a few bytes may expand to gigabytes.
final class GzipBody {
    private GzipBody() {}

    /// The decompressed answer.
    ///
    /// @throws IOException if it is damaged, or has an encoding that we did not request
    static RawAnswer unpacked(RawAnswer answer, int most) throws IOException {
        String encoding =
                answer.header("Content-Encoding").orElse("").strip().toLowerCase(Locale.ROOT);
        if (encoding.isEmpty() || encoding.equals("identity") || answer.bytes().length == 0) {
            return answer;
        }
        if (!encoding.equals("gzip") && !encoding.equals("x-gzip")) {
            throw new IOException("an encoding that was not asked for: " + encoding);
        }
        try (var in = new GZIPInputStream(new ByteArrayInputStream(answer.bytes()))) {
            byte[] bytes = in.readNBytes(most + 1);
            boolean isCut = answer.isCut() || bytes.length > most;
            return new RawAnswer(answer.status(), answer.headers(), bytes, isCut);
        }
    }
}
