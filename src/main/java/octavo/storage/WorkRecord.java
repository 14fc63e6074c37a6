package octavo.storage;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/// A record of work on several files, in the state folder: it is on the disk before the work begins
/// and is removed when it is done. Its program holds a lock on it, so an unlocked record belongs to
/// a program that was killed, and another can finish the work. The content of a record is complete
/// or, if the program was killed before it began the work, cut off.
public final class WorkRecord implements AutoCloseable {
    private final Path recordFile;
    private final FileChannel recordChannel;

    private WorkRecord(Path recordFile, FileChannel recordChannel) {
        this.recordFile = recordFile;
        this.recordChannel = recordChannel;
    }

    /// Records what this program is about to do.
    ///
    /// @param namePrefix the beginning of the file's name, common to all records about one thing
    public static WorkRecord beginRecord(Path recordFolder, String namePrefix, byte[] content)
            throws IOException {
        DurableFile.createPrivateFolder(recordFolder);
        Path recordFile = recordFolder.resolve(namePrefix + "-" + UUID.randomUUID());
        var openOptions =
                Set.of(
                        StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE);
        WorkRecord workRecord =
                new WorkRecord(
                        recordFile,
                        FileChannel.open(
                                recordFile,
                                openOptions,
                                PrivateFile.ownerOnlyAttributes(recordFile)));
        try {
            workRecord.lockRecord();
            FileContent.of(content).writeTo(workRecord.recordChannel);
            workRecord.recordChannel.force(true);
            DurableFile.syncFolder(recordFolder);
        } catch (IOException | RuntimeException | Error failure) {
            workRecord.removeRecord();
            throw failure;
        }
        return workRecord;
    }

    private void lockRecord() throws IOException {
        if (recordChannel.tryLock() == null) {
            throw new FileSystemException(
                    recordFile.toString(), null, "another program has it open");
        }
    }

    /// The records that killed programs have left, each locked from now on.
    ///
    /// @param namePrefix the beginning of their names
    public static List<WorkRecord> lockAbandoned(Path recordFolder, String namePrefix)
            throws IOException {
        List<WorkRecord> abandonedRecords = new ArrayList<>();
        try (DirectoryStream<Path> recordFiles =
                Files.newDirectoryStream(recordFolder, namePrefix + "-*")) {
            for (Path recordFile : recordFiles) {
                lockIfAbandoned(recordFile).ifPresent(abandonedRecords::add);
            }
        } catch (NoSuchFileException | NotDirectoryException _) {
            return List.of();
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
        return abandonedRecords;
    }

    private static Optional<WorkRecord> lockIfAbandoned(Path recordFile) throws IOException {
        FileChannel recordChannel;
        try {
            recordChannel =
                    FileChannel.open(recordFile, StandardOpenOption.READ, StandardOpenOption.WRITE);
        } catch (NoSuchFileException _) {
            return Optional.empty(); // its program has just finished
        }
        try {
            if (recordChannel.tryLock() != null) {
                return Optional.of(new WorkRecord(recordFile, recordChannel));
            }
        } catch (OverlappingFileLockException | IOException _) {
            // This program has it, or the file system has no locks: then nobody can tell.
        }
        recordChannel.close();
        return Optional.empty();
    }

    public byte[] readContent() throws IOException {
        return Channels.newInputStream(recordChannel.position(0)).readAllBytes();
    }

    /// Removes the record: there is nothing left to finish.
    public void removeRecord() throws IOException {
        try (recordChannel) {
            Files.deleteIfExists(recordFile);
        }
    }

    /// Leaves the record for the next program.
    @Override
    public void close() {
        try {
            recordChannel.close();
        } catch (IOException _) {
            // Its content is on the disk.
        }
    }
}
