package octavo.cli.shared;

import octavo.cli.process.TerminalWriter;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.text.UnifiedDiff;

import java.io.PrintWriter;

/// Shows what a command changes in a library, before it is saved.
public final class ChangePreview {
    private ChangePreview() {}

    /// Prints the changed lines as a unified diff.
    public static void printDiff(PrintWriter out, LibraryFile libraryFile, Library newLibrary) {
        UnifiedDiff.of(
                        libraryFile.path().toString(),
                        libraryFile.library().file().text(),
                        newLibrary.file().text())
                .forEach(TerminalWriter.of(out)::println);
    }
}
