package octavo.bib;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayList;
import java.util.List;

/// A file's bytes as a stream, read from the items piece by piece: writing and comparing a library
/// of a gigabyte needs no second gigabyte.
final class FileBytes {
    private static final int BUFFER_SIZE = 1 << 20;

    private final List<ByteBuffer> contentBuffers;

    FileBytes(List<ByteBuffer> contentBuffers) {
        this.contentBuffers = contentBuffers;
    }

    /// The bytes of slices; those that were adjacent in the source are merged into one buffer.
    static FileBytes of(List<ByteSlice> slices) {
        List<ByteBuffer> contentBuffers = new ArrayList<>();
        for (int i = 0; i < slices.size(); ) {
            ByteSlice mergedSlice = slices.get(i);
            for (i++; i < slices.size() && slices.get(i).startsAfter(mergedSlice); i++) {
                mergedSlice = mergedSlice.joinedWith(slices.get(i));
            }
            contentBuffers.add(mergedSlice.toByteBuffer());
        }
        return new FileBytes(contentBuffers);
    }

    void writeTo(WritableByteChannel channel) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER_SIZE);
        for (ByteBuffer contentBuffer : contentBuffers) {
            while (contentBuffer.hasRemaining()) {
                if (!buffer.hasRemaining()) {
                    drainBuffer(buffer, channel);
                }
                int chunkLength = Math.min(contentBuffer.remaining(), buffer.remaining());
                buffer.put(buffer.position(), contentBuffer, contentBuffer.position(), chunkLength);
                buffer.position(buffer.position() + chunkLength);
                contentBuffer.position(contentBuffer.position() + chunkLength);
            }
        }
        drainBuffer(buffer, channel);
    }

    private static void drainBuffer(ByteBuffer buffer, WritableByteChannel channel)
            throws IOException {
        buffer.flip();
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        buffer.clear();
    }

    boolean areContentOf(ReadableByteChannel channel) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER_SIZE).limit(0);
        for (ByteBuffer contentBuffer : contentBuffers) {
            while (contentBuffer.hasRemaining()) {
                if (!buffer.hasRemaining() && !fillBuffer(buffer, channel)) {
                    return false;
                }
                int chunkLength = Math.min(contentBuffer.remaining(), buffer.remaining());
                ByteBuffer expectedBytes =
                        contentBuffer.slice(contentBuffer.position(), chunkLength);
                if (!expectedBytes.equals(buffer.slice(buffer.position(), chunkLength))) {
                    return false;
                }
                buffer.position(buffer.position() + chunkLength);
                contentBuffer.position(contentBuffer.position() + chunkLength);
            }
        }
        return !buffer.hasRemaining() && !fillBuffer(buffer, channel);
    }

    /// Reads on; false at the end.
    private static boolean fillBuffer(ByteBuffer buffer, ReadableByteChannel channel)
            throws IOException {
        buffer.clear();
        int byteCount = channel.read(buffer);
        buffer.flip();
        return byteCount > 0;
    }
}
