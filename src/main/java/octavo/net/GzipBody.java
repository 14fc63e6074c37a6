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
    static RawAnswer decompress(RawAnswer rawAnswer, int mostBytes) throws IOException {
        String contentEncoding =
                rawAnswer.header("Content-Encoding").orElse("").strip().toLowerCase(Locale.ROOT);
        if (contentEncoding.isEmpty()
                || contentEncoding.equals("identity")
                || rawAnswer.bodyBytes().length == 0) {
            return rawAnswer;
        }
        if (!contentEncoding.equals("gzip") && !contentEncoding.equals("x-gzip")) {
            throw new IOException("an encoding that was not asked for: " + contentEncoding);
        }
        try (var gzipStream =
                new GZIPInputStream(new ByteArrayInputStream(rawAnswer.bodyBytes()))) {
            byte[] bytes = gzipStream.readNBytes(mostBytes + 1);
            boolean isCut = rawAnswer.isCut() || bytes.length > mostBytes;
            return new RawAnswer(rawAnswer.statusCode(), rawAnswer.headers(), bytes, isCut);
        }
    }
}
