package octavo.storage;

import octavo.bib.BibFile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.Arrays;

/// What a file holds or is to hold.
public interface FileContent {
    void writeTo(WritableByteChannel out) throws IOException;

    /// Whether a channel gives just these bytes and no more.
    boolean isIn(ReadableByteChannel in) throws IOException;

    static FileContent of(BibFile file) {
        return new Library(file);
    }

    static FileContent of(byte[] bytes) {
        return new Plain(bytes.clone());
    }

    /// A library, which is not put together in memory for this.
    record Library(BibFile file) implements FileContent {
        @Override
        public void writeTo(WritableByteChannel out) throws IOException {
            file.writeTo(out);
        }

        @Override
        public boolean isIn(ReadableByteChannel in) throws IOException {
            return file.isIn(in);
        }
    }

    /// Some bytes.
    @SuppressWarnings("ArrayRecordComponent") // these are never compared
    record Plain(byte[] bytes) implements FileContent {
        @Override
        public void writeTo(WritableByteChannel out) throws IOException {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                out.write(rest);
            }
        }

        @Override
        public boolean isIn(ReadableByteChannel in) throws IOException {
            byte[] found = Channels.newInputStream(in).readNBytes(bytes.length + 1);
            return Arrays.equals(bytes, found);
        }
    }

    /// Whatever there is, where it is agreed that it goes.
    record Anything() implements FileContent {
        @Override
        public void writeTo(WritableByteChannel out) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isIn(ReadableByteChannel in) {
            return true;
        }
    }
}
