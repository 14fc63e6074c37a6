package octavo.cli;

import octavo.library.Library;
import octavo.library.LibraryFile;

import picocli.CommandLine.Model.CommandSpec;

import java.io.PrintWriter;

/// What a command does with the library that it has changed: shows the difference and saves it in
/// its file. A library that came from standard input goes to standard output, changed or not, and
/// all that is told of the change to standard error.
final class LibraryOutput {
    private final CommandSpec spec;
    private final LibraryFile opened;
    private final boolean saves;

    /// @param saves whether the change is to be made, not only shown
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

    /// Where a command tells of the change.
    PrintWriter report() {
        return isFilter() ? spec.commandLine().getErr() : spec.commandLine().getOut();
    }

    /// Shows what changes, line by line; to a filter's reader the library itself says it.
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
