package octavo.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/// Packs, for `gunzip` too, in little time rather than into little space.
public final class QuickGzip extends GZIPOutputStream {
    public QuickGzip(OutputStream out) throws IOException {
        super(out, 1 << 16);
        def.setLevel(Deflater.BEST_SPEED);
    }

    /// Gives back what it holds outside the heap, and leaves open what it writes to.
    public void release() {
        def.end();
    }
}
