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
    void writeTo(WritableByteChannel outputChannel) throws IOException;

    /// Whether a channel delivers exactly these bytes.
    boolean equalsContentOf(ReadableByteChannel inputChannel) throws IOException;

    static FileContent of(BibFile file) {
        return new LibraryContent(file);
    }

    static FileContent of(byte[] bytes) {
        return new BytesContent(bytes.clone());
    }

    /// A content that is written piece by piece, each time the same.
    static FileContent of(PieceSource pieceSource) {
        return new StreamedContent(pieceSource);
    }

    /// Writes a content.
    @FunctionalInterface
    interface PieceSource {
        void writeTo(WritableByteChannel outputChannel) throws IOException;
    }

    /// A content that is nowhere whole in memory.
    record StreamedContent(PieceSource pieceSource) implements FileContent {
        @Override
        public void writeTo(WritableByteChannel outputChannel) throws IOException {
            pieceSource.writeTo(outputChannel);
        }

        @Override
        public boolean equalsContentOf(ReadableByteChannel inputChannel) throws IOException {
            var comparison = new ContentComparison(inputChannel);
            pieceSource.writeTo(comparison);
            return comparison.isSameToEnd();
        }
    }

    /// A library, streamed without assembling it in memory.
    record LibraryContent(BibFile bibFile) implements FileContent {
        @Override
        public void writeTo(WritableByteChannel outputChannel) throws IOException {
            bibFile.writeTo(outputChannel);
        }

        @Override
        public boolean equalsContentOf(ReadableByteChannel inputChannel) throws IOException {
            return bibFile.isContentOf(inputChannel);
        }
    }

    /// Some bytes.
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record BytesContent(byte[] contentBytes) implements FileContent {
        @Override
        public void writeTo(WritableByteChannel outputChannel) throws IOException {
            ByteBuffer remainingBytes = ByteBuffer.wrap(contentBytes);
            while (remainingBytes.hasRemaining()) {
                outputChannel.write(remainingBytes);
            }
        }

        @Override
        public boolean equalsContentOf(ReadableByteChannel inputChannel) throws IOException {
            byte[] foundBytes =
                    Channels.newInputStream(inputChannel).readNBytes(contentBytes.length + 1);
            return Arrays.equals(contentBytes, foundBytes);
        }
    }

    /// Any content: its loss has been agreed to.
    record AnyContent() implements FileContent {
        @Override
        public void writeTo(WritableByteChannel outputChannel) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean equalsContentOf(ReadableByteChannel inputChannel) {
            return true;
        }
    }
}
