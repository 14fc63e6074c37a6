package octavo.cli.libraries;

import octavo.cli.terminal.StandardWriter;
import octavo.cli.terminal.TerminalWriter;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.merge.LibraryDifference;

import picocli.CommandLine.Model.CommandSpec;

import java.io.PrintWriter;

/// Shows and saves the library that a command has changed. One from standard input goes to standard
/// output, changed or not, and messages about the change go to standard error.
public final class LibraryOutput {
    /// The description of the option for JSON.
    static final String JSON = "Prints the changes as JSON, like octavo diff --format json.";

    private final CommandSpec spec;
    private final LibraryFile opened;
    private final boolean saves;
    private final boolean json;

    /// @param saves whether to make the change, not only to show it
    public LibraryOutput(CommandSpec spec, LibraryFile opened, boolean saves) {
        this(spec, opened, saves, false);
    }

    /// @param json whether to show changes as JSON, not as a diff
    public LibraryOutput(CommandSpec spec, LibraryFile opened, boolean saves, boolean json) {
        if (saves) {
            LibraryLoader.refuseUnsavable(opened);
            InterruptedWork.finish(opened, spec.commandLine().getErr());
        }
        this.spec = spec;
        this.opened = opened;
        this.saves = saves;
        this.json = json;
    }

    public LibraryOutput(CommandSpec spec, LibraryFile opened, ChangeOptions options) {
        this(spec, opened, !options.dryRun(), options.json());
    }

    private boolean isFilter() {
        return saves && LibraryInput.isStandardInput(opened.path());
    }

    /// Prints a line about a change, for people only.
    public void say(String line) {
        if (!json) {
            (isFilter() ? spec.commandLine().getErr() : spec.commandLine().getOut()).println(line);
        }
    }

    /// Shows the changes, except in a filter, whose output is the library itself.
    public void show(Library changed) {
        PrintWriter out = spec.commandLine().getOut();
        if (!isFilter() && json) {
            var changes = LibraryDifference.between(opened.library().file(), changed.file());
            TerminalWriter.ofJson(out).println(LibraryChangesJson.of(changes).toPrettyString());
        } else if (!isFilter()) {
            ChangePreview.print(out, opened, changed);
        }
    }

    /// Shows changes that are not made, or that were asked for as JSON.
    public void preview(Library changed) {
        if (json || !saves) {
            show(changed);
        }
    }

    public void save(Library changed) throws LibraryFile.ChangedOnDiskException {
        if (isFilter()) {
            StandardWriter.print(spec.commandLine().getOut(), changed.file());
        } else if (saves && !changed.slots().equals(opened.library().slots())) {
            LibraryLoader.save(opened, changed);
        }
    }
}
