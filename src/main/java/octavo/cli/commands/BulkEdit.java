package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.ChangeOptions;
import octavo.cli.shared.LeftReport;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOutput;
import octavo.cli.shared.SelectedEntries;
import octavo.editing.bulk.BulkPlan;
import octavo.editing.bulk.FieldOperation;
import octavo.editing.tidy.SkippedChange;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.LibraryFile;

import picocli.CommandLine.Model.CommandSpec;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Makes the same changes in all entries that a query finds, and shows them as a diff.
record BulkEdit(Path file, String query, ChangeOptions options) {

    void applyOperations(CommandSpec spec, List<FieldOperation> operations)
            throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = LibraryLoader.loadChangeable(file, spec.commandLine().getErr());
        Library oldLibrary = libraryFile.library();
        SelectedEntries selectedEntries =
                SelectedEntries.selectEntries(oldLibrary, List.of(file), query);
        if (selectedEntries.slots().isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    query.isBlank()
                            ? LibraryInput.nameOf(file) + " has no entries."
                            : "no entry of "
                                    + LibraryInput.nameOf(file)
                                    + " matches the query "
                                    + query);
        }
        Library newLibrary = oldLibrary;
        List<SkippedChange> skippedChanges = new ArrayList<>();
        for (FieldOperation operation : operations) {
            BulkPlan plan = BulkPlan.of(newLibrary, selectedEntries.slots()::get, operation);
            skippedChanges.addAll(plan.skippedChanges());
            Edit edit = plan.toEdit();
            newLibrary = newLibrary.applyEdit(edit);
        }
        LibraryOutput output = new LibraryOutput(spec, libraryFile, options);
        output.showChanges(newLibrary);
        output.saveChanges(newLibrary);
        LeftReport.print(
                spec, file, options.dryRun() ? oldLibrary : newLibrary, skippedChanges.stream());
    }
}
