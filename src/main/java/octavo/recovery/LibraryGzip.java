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

    static void write(Path path, BibFile file) throws IOException {
        DurableFile.write(
                path,
                out -> {
                    QuickGzip packed = new QuickGzip(out);
                    try {
                        file.writeTo(Channels.newChannel(packed));
                        packed.finish();
                    } finally {
                        packed.release();
                    }
                });
    }

    /// The uncompressed content of a file, at most as many bytes as expected.
    static byte[] read(Path path, int expected) throws IOException {
        if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            throw new WordedException(path, LocalizedSentence.of("it is not a file"));
        }
        try (InputStream in = new GZIPInputStream(Files.newInputStream(path), 1 << 16)) {
            byte[] bytes = in.readNBytes(expected);
            // The checksum is verified at the end of the stream.
            if (bytes.length < expected || in.read() >= 0) {
                throw damaged(path);
            }
            return bytes;
        } catch (EOFException | ZipException _) {
            throw damaged(path);
        }
    }

    static IOException damaged(Path path) {
        return new WordedException(path, LocalizedSentence.of("it is damaged"));
    }
}
