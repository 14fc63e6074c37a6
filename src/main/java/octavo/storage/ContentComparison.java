package octavo.storage;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.Arrays;

/// Compares what is written to it with what a channel delivers.
final class ContentComparison implements WritableByteChannel {
    private static final int BUFFER_SIZE = 1 << 16;

    private final InputStream foundBytes;
    private boolean isSame = true;

    ContentComparison(ReadableByteChannel inputChannel) {
        this.foundBytes =
                new BufferedInputStream(Channels.newInputStream(inputChannel), BUFFER_SIZE);
    }

    /// Whether all was the same, and the channel delivers no more.
    boolean isSameToEnd() throws IOException {
        return isSame && foundBytes.read() < 0;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        byte[] writtenBytes = new byte[source.remaining()];
        source.get(writtenBytes);
        isSame = isSame && Arrays.equals(writtenBytes, foundBytes.readNBytes(writtenBytes.length));
        return writtenBytes.length;
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public void close() {
        // Whoever opened the channel closes it.
    }
}
