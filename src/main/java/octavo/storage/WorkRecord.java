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
    private final Path file;
    private final FileChannel channel;

    private WorkRecord(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /// Records what this program is about to do.
    ///
    /// @param name the beginning of the file's name, common to all records about one thing
    public static WorkRecord begin(Path folder, String name, byte[] content) throws IOException {
        DurableFile.createPrivateFolder(folder);
        Path file = folder.resolve(name + "-" + UUID.randomUUID());
        var options =
                Set.of(
                        StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE);
        WorkRecord record =
                new WorkRecord(
                        file, FileChannel.open(file, options, PrivateFile.onlyForOwner(file)));
        try {
            record.lock();
            FileContent.of(content).writeTo(record.channel);
            record.channel.force(true);
            DurableFile.syncFolder(folder);
        } catch (IOException | RuntimeException | Error trouble) {
            record.end();
            throw trouble;
        }
        return record;
    }

    private void lock() throws IOException {
        if (channel.tryLock() == null) {
            throw new FileSystemException(file.toString(), null, "another program has it open");
        }
    }

    /// The records that killed programs have left, each locked from now on.
    ///
    /// @param name the beginning of their names
    public static List<WorkRecord> abandoned(Path folder, String name) throws IOException {
        List<WorkRecord> abandoned = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, name + "-*")) {
            for (Path file : all) {
                locked(file).ifPresent(abandoned::add);
            }
        } catch (NoSuchFileException | NotDirectoryException _) {
            return List.of();
        } catch (DirectoryIteratorException trouble) {
            throw trouble.getCause();
        }
        return abandoned;
    }

    private static Optional<WorkRecord> locked(Path file) throws IOException {
        FileChannel channel;
        try {
            channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        } catch (NoSuchFileException _) {
            return Optional.empty(); // its program has just finished
        }
        try {
            if (channel.tryLock() != null) {
                return Optional.of(new WorkRecord(file, channel));
            }
        } catch (OverlappingFileLockException | IOException _) {
            // This program has it, or the file system has no locks: then nobody can tell.
        }
        channel.close();
        return Optional.empty();
    }

    public byte[] content() throws IOException {
        return Channels.newInputStream(channel.position(0)).readAllBytes();
    }

    /// Removes the record: there is nothing left to finish.
    public void end() throws IOException {
        try (channel) {
            Files.deleteIfExists(file);
        }
    }

    /// Leaves the record for the next program.
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException _) {
            // Its content is on the disk.
        }
    }
}
