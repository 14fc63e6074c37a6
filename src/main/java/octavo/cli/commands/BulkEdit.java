package octavo.cli.commands;

import octavo.cli.libraries.ChangeOptions;
import octavo.cli.libraries.LeftReport;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.LibraryOutput;
import octavo.cli.libraries.SelectedEntries;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
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

    void run(CommandSpec spec, List<FieldOperation> operations)
            throws LibraryFile.ChangedOnDiskException {
        LibraryFile opened = LibraryLoader.changeable(file, spec.commandLine().getErr());
        Library before = opened.library();
        SelectedEntries selected = SelectedEntries.by(before, List.of(file), query);
        if (selected.slots().isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    query.isBlank()
                            ? LibraryInput.name(file) + " has no entries."
                            : "no entry of "
                                    + LibraryInput.name(file)
                                    + " fits the query "
                                    + query);
        }
        Library after = before;
        List<SkippedChange> left = new ArrayList<>();
        for (FieldOperation operation : operations) {
            BulkPlan plan = BulkPlan.of(after, selected.slots()::get, operation);
            left.addAll(plan.skippedChanges());
            Edit edit = plan.toEdit();
            after = after.applyEdit(edit);
        }
        LibraryOutput output = new LibraryOutput(spec, opened, options);
        output.show(after);
        output.save(after);
        LeftReport.print(spec, file, options.dryRun() ? before : after, left.stream());
    }
}
