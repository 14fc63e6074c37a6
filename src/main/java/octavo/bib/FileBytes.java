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
    private static final int BUFFER = 1 << 20;

    private final List<ByteBuffer> pieces;

    FileBytes(BibFile file) {
        this.pieces =
                file.encoding() == FileEncoding.EXTENDED_ASCII
                        ? joined(file.items())
                        : List.of(ByteBuffer.wrap(file.bytes()));
    }

    /// The bytes of items; slices that were adjacent in the source are merged into one buffer.
    private static List<ByteBuffer> joined(List<BibItem> items) {
        List<ByteBuffer> pieces = new ArrayList<>();
        for (int i = 0; i < items.size(); ) {
            ByteSlice run = items.get(i).slice();
            for (i++; i < items.size() && items.get(i).slice().follows(run); i++) {
                run = run.joinedWith(items.get(i).slice());
            }
            pieces.add(run.buffer());
        }
        return pieces;
    }

    void writeTo(WritableByteChannel out) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
        for (ByteBuffer piece : pieces) {
            while (piece.hasRemaining()) {
                if (!buffer.hasRemaining()) {
                    drain(buffer, out);
                }
                int length = Math.min(piece.remaining(), buffer.remaining());
                buffer.put(buffer.position(), piece, piece.position(), length);
                buffer.position(buffer.position() + length);
                piece.position(piece.position() + length);
            }
        }
        drain(buffer, out);
    }

    private static void drain(ByteBuffer buffer, WritableByteChannel out) throws IOException {
        buffer.flip();
        while (buffer.hasRemaining()) {
            out.write(buffer);
        }
        buffer.clear();
    }

    boolean areIn(ReadableByteChannel in) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER).limit(0);
        for (ByteBuffer piece : pieces) {
            while (piece.hasRemaining()) {
                if (!buffer.hasRemaining() && !fill(buffer, in)) {
                    return false;
                }
                int length = Math.min(piece.remaining(), buffer.remaining());
                ByteBuffer expected = piece.slice(piece.position(), length);
                if (!expected.equals(buffer.slice(buffer.position(), length))) {
                    return false;
                }
                buffer.position(buffer.position() + length);
                piece.position(piece.position() + length);
            }
        }
        return !buffer.hasRemaining() && !fill(buffer, in);
    }

    /// Reads on; false at the end.
    private static boolean fill(ByteBuffer buffer, ReadableByteChannel in) throws IOException {
        buffer.clear();
        int count = in.read(buffer);
        buffer.flip();
        return count > 0;
    }
}
