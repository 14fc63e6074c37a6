package octavo.cli;

import octavo.library.Library;
import octavo.library.LibraryFile;

import picocli.CommandLine.Model.CommandSpec;

import java.io.PrintWriter;

/// Shows and saves the library that a command has changed. One from standard input goes to standard
/// output, changed or not, and messages about the change go to standard error.
final class LibraryOutput {
    private final CommandSpec spec;
    private final LibraryFile opened;
    private final boolean saves;

    /// @param saves whether to make the change, not only to show it
    LibraryOutput(CommandSpec spec, LibraryFile opened, boolean saves) {
        if (saves) {
            LibraryLoader.refuseUnsavable(opened);
        }
        this.spec = spec;
        this.opened = opened;
        this.saves = saves;
    }

    private boolean isFilter() {
        return saves && LibraryInput.isStandardInput(opened.path());
    }

    /// Where messages about the change go.
    PrintWriter report() {
        return isFilter() ? spec.commandLine().getErr() : spec.commandLine().getOut();
    }

    /// Shows the changed lines, except in a filter, whose output is the library itself.
    void show(Library changed) {
        if (!isFilter()) {
            ChangePreview.print(spec.commandLine().getOut(), opened, changed);
        }
    }

    void save(Library changed) throws LibraryFile.ChangedOnDisk {
        if (isFilter()) {
            StandardWriter.print(spec.commandLine().getOut(), changed.file());
        } else if (saves && !changed.slots().equals(opened.library().slots())) {
            LibraryLoader.save(opened, changed);
        }
    }
}
