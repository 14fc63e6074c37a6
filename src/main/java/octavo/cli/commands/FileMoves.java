package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.InterruptedWork;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOutput;
import octavo.cli.shared.PendingMoves;
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
    private final LibraryFile libraryFile;
    private final AttachmentFolders folders;
    private final boolean saves;

    /// @param saves whether to rename, not only to show it
    FileMoves(CommandSpec spec, LibraryFile libraryFile, AttachmentFolders folders, boolean saves) {
        this.spec = spec;
        this.libraryFile = libraryFile;
        this.folders = folders;
        this.saves = saves;
    }

    /// The last renaming of a library's files.
    static List<FileRename> lastRenames(Path library) {
        try {
            return FileMoveLog.of(StateFolder.ofUser(), library).lastRenames();
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(library, trouble));
        }
    }

    /// @param isUndo whether the plan takes back the last one
    int carryOutPlan(FileMovePlan movePlan, boolean isUndo)
            throws LibraryFile.ChangedOnDiskException {
        LibraryOutput output = new LibraryOutput(spec, libraryFile, saves);
        printPlan(movePlan);
        if (saves && !movePlan.fileMoves().isEmpty()) {
            Library changedLibrary = libraryFile.library().applyEdit(movePlan.edit());
            InterruptedWork.runRecorded(
                    libraryFile.path(),
                    PendingMoves.of(libraryFile, folders, movePlan, isUndo),
                    () -> renameAndSave(movePlan, isUndo, output, changedLibrary));
        }
        return movePlan.keptFiles().isEmpty() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    /// If it is not certain that the library was not saved, files keep both names for now.
    private void renameAndSave(
            FileMovePlan movePlan, boolean isUndo, LibraryOutput output, Library changedLibrary)
            throws LibraryFile.ChangedOnDiskException {
        FileRenames fileRenames = beginRenames(movePlan);
        try {
            output.saveChanges(changedLibrary);
        } catch (LibraryFile.ChangedOnDiskException | RuntimeException notSaved) {
            if (LibraryLoader.isUnsaved(libraryFile.path(), changedLibrary)) {
                takeBackRenames(fileRenames);
            }
            throw notSaved;
        }
        finishRenames(fileRenames, isUndo ? List.of() : movePlan.fileRenames());
    }

    private void printPlan(FileMovePlan movePlan) {
        PrintWriter terminalOutput = TerminalWriter.of(spec.commandLine().getOut());
        for (FileMove fileMove : movePlan.fileMoves()) {
            terminalOutput.println(
                    "%s: %s \u2192 %s"
                            .formatted(
                                    String.join(", ", fileMove.entryKeys()),
                                    shownPath(fileMove.oldPath()),
                                    shownPath(fileMove.newPath())));
        }
        for (KeptFile keptFile : movePlan.keptFiles()) {
            terminalOutput.println(
                    "%s: %s stays: %s"
                            .formatted(
                                    keptFile.entryKey(),
                                    shownPath(keptFile.file()),
                                    keptFile.reason()));
        }
        if (movePlan.fileMoves().isEmpty() && movePlan.keptFiles().isEmpty()) {
            terminalOutput.println("No file has to be renamed.");
        }
        terminalOutput.flush();
    }

    private String shownPath(Path file) {
        return AttachmentFolders.relativePath(file, libraryFile.path());
    }

    private FileRenames beginRenames(FileMovePlan movePlan) {
        try {
            return FileRenames.beginRenames(movePlan.fileRenames());
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, "No file was renamed: " + trouble.getMessage() + ".");
        }
    }

    private static void takeBackRenames(FileRenames fileRenames) {
        try {
            fileRenames.rollBack();
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    "Some files have both their old and their new name: " + trouble.getMessage());
        }
    }

    private void finishRenames(FileRenames fileRenames, List<FileRename> finishedRenames) {
        try {
            fileRenames.removeOldNames();
            FileMoveLog.of(StateFolder.ofUser(), libraryFile.path()).writeRenames(finishedRenames);
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    "The links are changed, but the files' old names may still be there: "
                            + trouble.getMessage());
        }
    }
}
