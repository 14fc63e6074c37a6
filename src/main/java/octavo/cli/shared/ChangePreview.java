package octavo.cli.shared;

import octavo.cli.process.TerminalWriter;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.LibraryTextParts;
import octavo.text.UnifiedDiff;

import java.io.PrintWriter;

/// Shows what a command changes in a library, before it is saved.
public final class ChangePreview {
    private ChangePreview() {}

    /// Prints the changed lines as a unified diff.
    ///
    /// @param newLibrary the library after edits; another file's slots would not correspond
    public static void printDiff(PrintWriter out, LibraryFile libraryFile, Library newLibrary) {
        LibraryTextParts.writeDiff(
                libraryFile.path().toString(),
                libraryFile.library(),
                newLibrary,
                TerminalWriter.of(out)::println);
    }

    /// Prints the changed lines of a text.
    public static void printTextDiff(PrintWriter out, LibraryFile libraryFile, String newText) {
        UnifiedDiff.of(libraryFile.path().toString(), libraryFile.library().file().text(), newText)
                .forEach(TerminalWriter.of(out)::println);
    }
}
