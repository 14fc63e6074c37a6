package octavo.gui.openlibraries;

import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LibraryFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Reads a file before the window exists: JavaFX starts on one processor, and takes about as long
/// as reading a large library.
public final class StartupPreload {
    private static final Map<Path, Supplier<LibraryFile>> BEGUN_READS = new ConcurrentHashMap<>();

    private StartupPreload() {}

    public static void beginReading(Path path) {
        BEGUN_READS.put(path, BackgroundTasks.runVirtual(() -> readLibrary(path)));
    }

    /// The preloaded file, once; afterwards reads the file again.
    static LibraryFile loadLibrary(Path path) throws IOException {
        Supplier<LibraryFile> libraryRead = BEGUN_READS.remove(path);
        try {
            return libraryRead == null ? readLibrary(path) : libraryRead.get();
        } catch (IllegalStateException _) {
            // The caller's own read reports the error.
            return readLibrary(path);
        }
    }

    private static LibraryFile readLibrary(Path path) throws IOException {
        LibraryFile libraryFile = LibraryFile.load(path);
        // Otherwise the first row with inheritance would wait for the key index.
        libraryFile.library().indexOfKey("");
        return libraryFile;
    }
}
