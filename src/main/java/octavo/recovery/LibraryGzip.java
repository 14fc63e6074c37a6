package octavo.recovery;

import octavo.bib.BibFile;
import octavo.storage.DurableFile;
import octavo.storage.QuickGzip;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/// Compressed libraries, readable by `gunzip`.
final class LibraryGzip {
    private LibraryGzip() {}

    static void writeCompressed(Path path, BibFile bibFile) throws IOException {
        DurableFile.writeFile(
                path,
                output -> {
                    QuickGzip gzipStream = new QuickGzip(output);
                    try {
                        bibFile.writeTo(Channels.newChannel(gzipStream));
                        gzipStream.finish();
                    } finally {
                        gzipStream.releaseNative();
                    }
                });
    }

    /// The uncompressed content of a file, at most as many bytes as expected.
    static byte[] readCompressed(Path path, int expectedLength) throws IOException {
        if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            throw new WordedException(path, LocalizedSentence.of("it is not a file"));
        }
        try (InputStream gzipStream = new GZIPInputStream(Files.newInputStream(path), 1 << 16)) {
            byte[] bytes = gzipStream.readNBytes(expectedLength);
            // The checksum is verified at the end of the stream.
            if (bytes.length < expectedLength || gzipStream.read() >= 0) {
                throw damageFailure(path);
            }
            return bytes;
        } catch (EOFException | ZipException _) {
            throw damageFailure(path);
        }
    }

    static IOException damageFailure(Path path) {
        return new WordedException(path, LocalizedSentence.of("it is damaged"));
    }
}
