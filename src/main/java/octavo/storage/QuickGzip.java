package octavo.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/// Gzip that favours speed over size.
public final class QuickGzip extends GZIPOutputStream {
    public QuickGzip(OutputStream outputStream) throws IOException {
        super(outputStream, 1 << 16);
        def.setLevel(Deflater.BEST_SPEED);
    }

    /// Releases native memory without closing the underlying stream.
    public void releaseNative() {
        def.end();
    }
}
