package octavo.recovery;

import octavo.bib.BibFile;
import octavo.recovery.JournalFormat.Head;
import octavo.recovery.JournalFormat.Step;
import octavo.storage.AppendChannel;
import octavo.storage.DurableFile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

/// A journal being written. It gets its name only once it is locked and has its first step, so that
/// a live journal is never visible unlocked.
final class JournalFile {
    static final String NAME = ".journal";
    static final String UNFINISHED = ".journal-new";
    static final String BASE = ".base.bib.gz";

    private final Path path;
    private final FileChannel channel;
    private long end;
    private int checkSum;
    private boolean spoiled;

    private JournalFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /// The path of the bytes that a journal starts from.
    static Path base(Path journal) {
        String name = String.valueOf(journal.getFileName());
        return journal.resolveSibling(name.substring(0, name.lastIndexOf('.')) + BASE);
    }

    static JournalFile create(Path folder, Head head, BibFile base, Step first) throws IOException {
        String name = UUID.randomUUID().toString();
        Path path = folder.resolve(name + NAME);
        Path unfinished = folder.resolve(name + UNFINISHED);
        JournalClaims.note(path);
        try {
            JournalFile file = new JournalFile(path, AppendChannel.create(unfinished));
            try {
                file.fill(head, base, first);
                AppendChannel.publish(unfinished, path);
                return file;
            } catch (IOException | RuntimeException | Error trouble) {
                file.close();
                Files.deleteIfExists(path);
                throw trouble;
            }
        } catch (IOException | RuntimeException | Error trouble) {
            JournalClaims.forget(path);
            Files.deleteIfExists(unfinished);
            Files.deleteIfExists(base(path));
            throw trouble;
        }
    }

    private void fill(Head head, BibFile base, Step first) throws IOException {
        JournalClaims.lock(channel);
        LibraryGzip.write(base(path), base);
        write(ByteBuffer.wrap(JournalFormat.start()));
        add(JournalFormat.content(head));
        append(first);
    }

    /// Whether a write failed. The content of such a file is unknown: a system may discard bytes
    /// that it failed to write, and report success the next time.
    boolean isSpoiled() {
        return spoiled;
    }

    void append(Step step) throws IOException {
        spoiled = true;
        add(JournalFormat.content(step));
        channel.force(true);
        spoiled = false;
    }

    private void add(byte[] content) throws IOException {
        int sum = JournalFormat.checkSum(checkSum, content);
        write(JournalFormat.frame(content, sum));
        checkSum = sum;
    }

    private void write(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            end += channel.write(bytes, end);
        }
    }

    /// Closes the file and keeps it.
    void close() {
        JournalClaims.forget(path);
        try {
            channel.close();
        } catch (IOException _) {
            // Forced writes are on disk, and no more was promised.
        }
    }

    void delete() throws IOException {
        // Delete the name first, so that no lock is released while there is something to find.
        Files.deleteIfExists(path);
        close();
        Files.deleteIfExists(base(path));
        DurableFile.syncFolder(path.resolveSibling("."));
    }
}
