package octavo.cli.commands;

import octavo.cli.libraries.InterruptedWork;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.LibraryOutput;
import octavo.cli.libraries.PendingMoves;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TerminalWriter;
import octavo.files.attachments.AttachmentFolders;
import octavo.files.attachments.FileMove;
import octavo.files.attachments.FileMoveLog;
import octavo.files.attachments.FileMovePlan;
import octavo.files.attachments.KeptFile;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.storage.FileRenames;
import octavo.storage.FileRenames.FileRename;
import octavo.storage.StateFolder;

import picocli.CommandLine.Model.CommandSpec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/// Shows and carries out a plan that renames files, together with the links to them.
final class FileMoves {
    private final CommandSpec spec;
    private final LibraryFile opened;
    private final AttachmentFolders folders;
    private final boolean saves;

    /// @param saves whether to rename, not only to show it
    FileMoves(CommandSpec spec, LibraryFile opened, AttachmentFolders folders, boolean saves) {
        this.spec = spec;
        this.opened = opened;
        this.folders = folders;
        this.saves = saves;
    }

    /// The last renaming of a library's files.
    static List<FileRename> last(Path library) {
        try {
            return FileMoveLog.of(StateFolder.ofUser(), library).last();
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(library, trouble));
        }
    }

    /// @param isUndo whether the plan takes back the last one
    int carryOut(FileMovePlan plan, boolean isUndo) throws LibraryFile.ChangedOnDiskException {
        LibraryOutput output = new LibraryOutput(spec, opened, saves);
        print(plan);
        if (saves && !plan.moves().isEmpty()) {
            Library changed = opened.library().applyEdit(plan.edit());
            InterruptedWork.run(
                    opened.path(),
                    PendingMoves.of(opened, folders, plan, isUndo),
                    () -> rename(plan, isUndo, output, changed));
        }
        return plan.kept().isEmpty() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    /// If it is not certain that the library was not saved, files keep both names for now.
    private void rename(FileMovePlan plan, boolean isUndo, LibraryOutput output, Library changed)
            throws LibraryFile.ChangedOnDiskException {
        FileRenames renames = begun(plan);
        try {
            output.save(changed);
        } catch (LibraryFile.ChangedOnDiskException | RuntimeException notSaved) {
            if (LibraryLoader.isUnsaved(opened.path(), changed)) {
                takeBack(renames);
            }
            throw notSaved;
        }
        finish(renames, isUndo ? List.of() : plan.names());
    }

    private void print(FileMovePlan plan) {
        PrintWriter out = TerminalWriter.of(spec.commandLine().getOut());
        for (FileMove move : plan.moves()) {
            out.println(
                    "%s: %s \u2192 %s"
                            .formatted(
                                    String.join(", ", move.keys()),
                                    shown(move.from()),
                                    shown(move.to())));
        }
        for (KeptFile kept : plan.kept()) {
            out.println(
                    "%s: %s stays: %s".formatted(kept.key(), shown(kept.file()), kept.reason()));
        }
        if (plan.moves().isEmpty() && plan.kept().isEmpty()) {
            out.println("No file has to be renamed.");
        }
        out.flush();
    }

    private String shown(Path file) {
        return AttachmentFolders.shown(file, opened.path());
    }

    private FileRenames begun(FileMovePlan plan) {
        try {
            return FileRenames.beginRenames(plan.names());
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, "No file was renamed: " + trouble.getMessage() + ".");
        }
    }

    private static void takeBack(FileRenames renames) {
        try {
            renames.rollBack();
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    "Some files have both their old and their new name: " + trouble.getMessage());
        }
    }

    private void finish(FileRenames renames, List<FileRename> done) {
        try {
            renames.removeOldNames();
            FileMoveLog.of(StateFolder.ofUser(), opened.path()).keep(done);
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    "The links are changed, but the files' old names may still be there: "
                            + trouble.getMessage());
        }
    }
}
