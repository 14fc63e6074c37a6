package octavo.cli.libraries;

import octavo.cli.terminal.TerminalWriter;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.text.UnifiedDiff;

import java.io.PrintWriter;

/// Shows what a command changes in a library, before it is saved.
public final class ChangePreview {
    private ChangePreview() {}

    /// Prints the changed lines as a unified diff.
    public static void print(PrintWriter out, LibraryFile before, Library after) {
        UnifiedDiff.of(
                        before.path().toString(),
                        before.library().file().text(),
                        after.file().text())
                .forEach(TerminalWriter.of(out)::println);
    }
}
