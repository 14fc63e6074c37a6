package octavo.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;

/// Reads a file that Octavo saves, in a consistent state: not while another program writes it in
/// place, and not half-written after a crash.
public final class StableRead {
    private static final int MOST_TRIES = 5;
    private static final int READ_SIZE = 1 << 20;

    private StableRead() {}

    /// The bytes of a file.
    ///
    /// @param path its path, or a link to it
    /// @param mostBytes the most bytes to read, however fast the file grows meanwhile
    /// @return empty if it is larger
    public static Optional<byte[]> readBytes(Path path, int mostBytes) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            return readBounded(
                    path, mostBytes); // a pipe: it has no name to resolve, and is read only once
        }
        Path targetFile = LinkTarget.followLinks(path);
        finishInterrupted(targetFile);
        for (int i = 1; ; i++) {
            FileStamp stampBefore = FileStamp.of(targetFile);
            Optional<byte[]> fileBytes =
                    Files.size(targetFile) > mostBytes
                            ? Optional.empty()
                            : readBounded(targetFile, mostBytes);
            boolean isStable =
                    !SaveTraces.isBegun(targetFile) && stampBefore.equals(FileStamp.of(targetFile));
            if (isStable || i == MOST_TRIES) {
                return fileBytes;
            }
            finishInterrupted(targetFile);
        }
    }

    /// The present file, for comparison with its known content.
    public static ReadableByteChannel openChannel(Path path) throws IOException {
        return FileChannel.open(path, StandardOpenOption.READ);
    }

    private static Optional<byte[]> readBounded(Path targetFile, int mostBytes) throws IOException {
        try (InputStream inputStream = Files.newInputStream(targetFile)) {
            byte[] firstBytes = new byte[(int) Math.min(mostBytes, Files.size(targetFile))];
            int filledLength = fillArray(inputStream, firstBytes);
            byte[] furtherBytes =
                    filledLength < firstBytes.length
                            ? new byte[0]
                            : inputStream.readNBytes(mostBytes - filledLength + 1);
            if (filledLength == firstBytes.length && furtherBytes.length == 0) {
                return Optional.of(firstBytes);
            }
            byte[] allBytes = Arrays.copyOf(firstBytes, filledLength + furtherBytes.length);
            System.arraycopy(furtherBytes, 0, allBytes, filledLength, furtherBytes.length);
            return allBytes.length <= mostBytes ? Optional.of(allBytes) : Optional.empty();
        }
    }

    /// Fills an array as far as the file goes. Of what is read at once, Java keeps a copy outside
    /// the heap for as long as the thread lives.
    private static int fillArray(InputStream inputStream, byte[] filledBytes) throws IOException {
        int filledLength = 0;
        int readCount = 0;
        while (filledLength < filledBytes.length && readCount >= 0) {
            readCount =
                    inputStream.read(
                            filledBytes,
                            filledLength,
                            Math.min(READ_SIZE, filledBytes.length - filledLength));
            filledLength += Math.max(0, readCount);
        }
        return filledLength;
    }

    private static void finishInterrupted(Path targetFile) throws IOException {
        if (SaveTraces.hasTraces(targetFile)) {
            SaveRecovery.finishSave(targetFile);
        }
    }
}
