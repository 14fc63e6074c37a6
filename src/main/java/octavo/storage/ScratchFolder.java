package octavo.storage;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/// A folder for the files of one task, which only its owner can read. It goes when it is closed.
public final class ScratchFolder implements AutoCloseable {
    private final Path folder;

    private ScratchFolder(Path folder) {
        this.folder = folder;
    }

    public static ScratchFolder create() throws IOException {
        return new ScratchFolder(Files.createTempDirectory("octavo-"));
    }

    public Path fileNamed(String fileName) {
        return folder.resolve(fileName);
    }

    public Path writeFile(String fileName, byte[] bytes) throws IOException {
        return Files.write(fileNamed(fileName), bytes);
    }

    public byte[] readFile(String fileName) throws IOException {
        return Files.readAllBytes(fileNamed(fileName));
    }

    @Override
    public void close() throws IOException {
        Files.walkFileTree(
                folder,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                            throws IOException {
                        Files.deleteIfExists(file);
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(
                            Path visitedFolder, @Nullable IOException failure) throws IOException {
                        if (failure != null) {
                            throw failure;
                        }
                        Files.deleteIfExists(visitedFolder);
                        return FileVisitResult.CONTINUE;
                    }
                });
    }
}
