package octavo.gui.commands;

import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Makes a folder in memory where the system has that: whatever is written is forced to the disk,
/// for which a test of thousands of steps would wait.
final class MemoryFolder implements TempDirFactory {
    private static final Path MEMORY = Path.of("/dev/shm");

    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext extension)
            throws IOException {
        String name = "octavo-";
        return Files.isWritable(MEMORY)
                ? Files.createTempDirectory(MEMORY, name)
                : Files.createTempDirectory(name);
    }
}
