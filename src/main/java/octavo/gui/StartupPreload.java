package octavo.gui;

import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LibraryFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Reads a file before the window exists: JavaFX starts on one processor, and takes about as long
/// as reading a large library.
final class StartupPreload {
    private static final Map<Path, Supplier<LibraryFile>> BEGUN = new ConcurrentHashMap<>();

    private StartupPreload() {}

    static void begin(Path path) {
        BEGUN.put(path, BackgroundTasks.begin(() -> read(path)));
    }

    /// The preloaded file, once; afterwards reads the file again.
    static LibraryFile load(Path path) throws IOException {
        Supplier<LibraryFile> begun = BEGUN.remove(path);
        try {
            return begun == null ? read(path) : begun.get();
        } catch (IllegalStateException _) {
            // The caller's own read reports the error.
            return read(path);
        }
    }

    private static LibraryFile read(Path path) throws IOException {
        LibraryFile file = LibraryFile.load(path);
        // Otherwise the first row with inheritance would wait for the key index.
        file.library().indexOfKey("");
        return file;
    }
}
