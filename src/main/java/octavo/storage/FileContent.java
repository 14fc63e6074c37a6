package octavo.storage;

import octavo.bib.BibFile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.Arrays;

/// The present or intended content of a file.
public interface FileContent {
    void writeTo(WritableByteChannel out) throws IOException;

    /// Whether a channel delivers exactly these bytes.
    boolean isIn(ReadableByteChannel in) throws IOException;

    static FileContent of(BibFile file) {
        return new Library(file);
    }

    static FileContent of(byte[] bytes) {
        return new Plain(bytes.clone());
    }

    /// A library, streamed without assembling it in memory.
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
    @SuppressWarnings("ArrayRecordComponent") // never compared
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

    /// Any content: its loss has been agreed to.
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
