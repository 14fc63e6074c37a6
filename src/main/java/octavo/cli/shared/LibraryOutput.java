package octavo.cli.shared;

import octavo.cli.process.StandardWriter;
import octavo.cli.process.TerminalWriter;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.merge.LibraryDifference;

import picocli.CommandLine.Model.CommandSpec;

import java.io.PrintWriter;

/// Shows and saves the library that a command has changed. One from standard input goes to standard
/// output, changed or not, and messages about the change go to standard error.
public final class LibraryOutput {
    /// The description of the option for JSON.
    static final String JSON_HELP = "Prints the changes as JSON, like octavo diff --format json.";

    private final CommandSpec spec;
    private final LibraryFile libraryFile;
    private final boolean saves;
    private final boolean json;
    private final boolean marksProposals;

    /// @param saves whether to make the change, not only to show it
    public LibraryOutput(CommandSpec spec, LibraryFile libraryFile, boolean saves) {
        this(spec, libraryFile, saves, false, false);
    }

    /// @param json whether to show changes as JSON, not as a diff
    public LibraryOutput(CommandSpec spec, LibraryFile libraryFile, boolean saves, boolean json) {
        this(spec, libraryFile, saves, json, false);
    }

    private LibraryOutput(
            CommandSpec spec,
            LibraryFile libraryFile,
            boolean saves,
            boolean json,
            boolean marksProposals) {
        if (marksProposals) {
            LibraryInput.refuseStandardInput(
                    libraryFile.path(), "Only a library with a file can have marks.");
        }
        if (saves) {
            LibraryLoader.refuseUnsavable(libraryFile);
            InterruptedWork.finishAbandoned(libraryFile, spec.commandLine().getErr());
        }
        this.spec = spec;
        this.libraryFile = libraryFile;
        this.saves = saves;
        this.json = json;
        this.marksProposals = marksProposals;
    }

    public LibraryOutput(CommandSpec spec, LibraryFile libraryFile, ChangeOptions options) {
        this(spec, libraryFile, !options.dryRun(), options.json(), options.marksProposals());
    }

    private boolean isFilter() {
        return saves && LibraryInput.isStandardInput(libraryFile.path());
    }

    private String nameOfFile() {
        return LibraryInput.nameOf(libraryFile.path());
    }

    /// Prints a line about a change, for people only.
    public void printLine(String line) {
        if (!json) {
            (isFilter() ? spec.commandLine().getErr() : spec.commandLine().getOut()).println(line);
        }
    }

    /// Shows the changes, except in a filter, whose output is the library itself.
    public void showChanges(Library changedLibrary) {
        PrintWriter out = spec.commandLine().getOut();
        if (!json && changedLibrary.slots().equals(libraryFile.library().slots())) {
            spec.commandLine().getErr().println("octavo: " + nameOfFile() + ": no changes");
        }
        if (!isFilter() && json) {
            var libraryChanges =
                    LibraryDifference.between(libraryFile.library().file(), changedLibrary.file());
            TerminalWriter.ofJson(out)
                    .println(LibraryChangesJson.of(libraryChanges).toPrettyString());
        } else if (!isFilter()) {
            ChangePreview.printDiff(out, libraryFile, changedLibrary);
        }
    }

    /// Shows changes that are not made, or that were asked for as JSON.
    public void previewChanges(Library changedLibrary) {
        if (json || !saves) {
            showChanges(changedLibrary);
        }
    }

    public void saveChanges(Library changedLibrary) throws LibraryFile.ChangedOnDiskException {
        if (isFilter()) {
            StandardWriter.print(spec.commandLine().getOut(), changedLibrary.file());
        } else if (saves && !changedLibrary.slots().equals(libraryFile.library().slots())) {
            LibraryLoader.saveLibrary(libraryFile, changedLibrary);
            if (marksProposals) {
                StoredReceipts.markProposals(
                        libraryFile.path(), libraryFile.library(), changedLibrary);
            }
        }
    }
}
