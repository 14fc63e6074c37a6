package octavo.recovery;

import octavo.bib.BibFile;
import octavo.recovery.JournalFormat.JournalHeader;
import octavo.recovery.JournalFormat.JournalStep;
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
    static final String JOURNAL_SUFFIX = ".journal";
    static final String UNFINISHED_SUFFIX = ".journal-new";
    static final String BASE_SUFFIX = ".base.bib.gz";

    private final Path journalPath;
    private final FileChannel journalChannel;
    private long endOffset;
    private int lastCheckSum;
    private boolean isSpoiled;

    private JournalFile(Path journalPath, FileChannel journalChannel) {
        this.journalPath = journalPath;
        this.journalChannel = journalChannel;
    }

    /// The path of the bytes that a journal starts from.
    static Path basePath(Path journalPath) {
        String journalName = String.valueOf(journalPath.getFileName());
        return journalPath.resolveSibling(
                journalName.substring(0, journalName.lastIndexOf('.')) + BASE_SUFFIX);
    }

    static JournalFile createJournal(
            Path journalFolder, JournalHeader header, BibFile baseFile, JournalStep firstStep)
            throws IOException {
        String randomName = UUID.randomUUID().toString();
        Path journalPath = journalFolder.resolve(randomName + JOURNAL_SUFFIX);
        Path unfinishedPath = journalFolder.resolve(randomName + UNFINISHED_SUFFIX);
        JournalClaims.claim(journalPath);
        try {
            JournalFile journalFile =
                    new JournalFile(journalPath, AppendChannel.createFile(unfinishedPath));
            try {
                journalFile.writeStart(header, baseFile, firstStep);
                AppendChannel.publishFile(unfinishedPath, journalPath);
                return journalFile;
            } catch (IOException | RuntimeException | Error failure) {
                journalFile.close();
                Files.deleteIfExists(journalPath);
                throw failure;
            }
        } catch (IOException | RuntimeException | Error failure) {
            JournalClaims.release(journalPath);
            Files.deleteIfExists(unfinishedPath);
            Files.deleteIfExists(basePath(journalPath));
            throw failure;
        }
    }

    private void writeStart(JournalHeader header, BibFile baseFile, JournalStep firstStep)
            throws IOException {
        JournalClaims.tryLock(journalChannel);
        LibraryGzip.writeCompressed(basePath(journalPath), baseFile);
        writeFully(ByteBuffer.wrap(JournalFormat.startBytes()));
        writeFrame(JournalFormat.encodeContent(header));
        appendStep(firstStep);
    }

    /// Whether a write failed. The content of such a file is unknown: a system may discard bytes
    /// that it failed to write, and report success the next time.
    boolean isSpoiled() {
        return isSpoiled;
    }

    void appendStep(JournalStep journalStep) throws IOException {
        isSpoiled = true;
        writeFrame(JournalFormat.encodeContent(journalStep));
        journalChannel.force(true);
        isSpoiled = false;
    }

    private void writeFrame(byte[] frameContent) throws IOException {
        int newCheckSum = JournalFormat.continueCheckSum(lastCheckSum, frameContent);
        writeFully(JournalFormat.encodeFrame(frameContent, newCheckSum));
        lastCheckSum = newCheckSum;
    }

    private void writeFully(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            endOffset += journalChannel.write(bytes, endOffset);
        }
    }

    /// Closes the file and keeps it.
    void close() {
        JournalClaims.release(journalPath);
        try {
            journalChannel.close();
        } catch (IOException _) {
            // Forced writes are on disk, and no more was promised.
        }
    }

    void deleteJournal() throws IOException {
        // Delete the name first, so that no lock is released while there is something to find.
        Files.deleteIfExists(journalPath);
        close();
        Files.deleteIfExists(basePath(journalPath));
        DurableFile.syncFolder(journalPath.resolveSibling("."));
    }
}
