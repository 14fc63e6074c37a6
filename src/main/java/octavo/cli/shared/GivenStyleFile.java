package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cslreferences.StyleFile;
import octavo.library.FileTrouble;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.file.Path;

/// The text of a style file that the user or a sidecar names, or a refusal.
final class GivenStyleFile {
    private GivenStyleFile() {}

    /// A file named on the command line.
    static String readText(String fileName) {
        return readText(Path.of(fileName), () -> StyleFile.readStyle(Path.of(fileName)));
    }

    /// A file that a library's sidecar names.
    static String readBeside(Path library, String fileName) {
        return readText(Path.of(fileName), () -> StyleFile.readBeside(library, fileName));
    }

    private interface StyleLoader {
        String loadText() throws IOException;
    }

    private static String readText(Path path, StyleLoader styleLoader) {
        try {
            return styleLoader.loadText();
        } catch (WordedException wordedException) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS, FileTrouble.whenReading(path, wordedException));
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }
}
