package octavo.cli;

import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;

import java.io.IOException;
import java.nio.file.Path;

/// The libraries that commands are about.
final class Opened {
    private Opened() {}

    /// Loads a library, or refuses in words.
    static LibraryFile library(Path path) {
        try {
            LibraryFile file = LibraryFile.load(path);
            if (file.library().slots().isEmpty()) {
                throw new Refusal(Cli.NO_FILE, FileTrouble.whenEmpty(path));
            }
            return file;
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    /// Saves a changed library, or refuses in words.
    static void save(LibraryFile file, Library changed) {
        try {
            file.save(changed);
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenSaving(file.path(), trouble));
        }
    }
}
