package octavo.gui;

import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LibraryFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Reads a file before there is a window: JavaFX starts on one processor, and takes about as long
/// as the reading of a large library.
final class StartupPreload {
    private static final Map<Path, Supplier<LibraryFile>> BEGUN = new ConcurrentHashMap<>();

    private StartupPreload() {}

    static void begin(Path path) {
        BEGUN.put(path, BackgroundTasks.begin(() -> read(path)));
    }

    /// The file as it was read early, which counts once; else as it is now.
    static LibraryFile load(Path path) throws IOException {
        Supplier<LibraryFile> begun = BEGUN.remove(path);
        try {
            return begun == null ? read(path) : begun.get();
        } catch (IllegalStateException _) {
            // What is wrong is said by whoever reads it now.
            return read(path);
        }
    }

    private static LibraryFile read(Path path) throws IOException {
        LibraryFile file = LibraryFile.load(path);
        // The first row that inherits would have to wait for the keys of all entries.
        file.library().indexOfKey("");
        return file;
    }
}
