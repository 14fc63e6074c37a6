package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.ShellQuoting;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.merge.MergeConflict;
import octavo.sidecar.SidecarCopyMerge;
import octavo.sidecar.SidecarFile;
import octavo.storage.StateFolder;
import octavo.syncedfolders.ConflictCopy;
import octavo.syncedfolders.CopyRemoval;
import octavo.syncedfolders.LibraryCopyMerge;
import octavo.syncedfolders.PartialContent;
import octavo.syncedfolders.ReceiptCopyMerge;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Merges the conflicted copies beside a library, and removes those that are in.
public record CopiesMerge(Path libraryPath, boolean isDryRun, PrintWriter out, PrintWriter err) {
    /// The copies beside a library; none if the folder cannot be listed.
    public static List<ConflictCopy> copiesOf(Path libraryPath) {
        try {
            return ConflictCopy.besideLibrary(libraryPath);
        } catch (IOException _) {
            return List.of();
        }
    }

    /// The command that merges a copy. One whose name is not certain must be named.
    public static String commandFor(Path libraryPath, ConflictCopy copy) {
        return copy.isCertain()
                ? "octavo merge --copies " + ShellQuoting.quoted(libraryPath)
                : namingCommand(libraryPath, copy);
    }

    private static String namingCommand(Path libraryPath, ConflictCopy copy) {
        return "octavo merge - %s %s"
                .formatted(ShellQuoting.quoted(libraryPath), ShellQuoting.quoted(copy.copyPath()));
    }

    /// Merges them all.
    public int mergeAll() throws LibraryFile.ChangedOnDiskException {
        List<ConflictCopy> copies = copiesOf(libraryPath);
        int exitStatus = ExitStatus.FINE;
        for (ConflictCopy copy : copies) {
            if (!copy.isCertain()) {
                err.printf(
                        "octavo: %s may be something else, so it was not merged. To merge it: %s%n",
                        copy.copyPath(), commandFor(libraryPath, copy));
                continue;
            }
            try {
                exitStatus = Math.max(exitStatus, mergeCopy(copy));
            } catch (LibraryFile.ChangedOnDiskException changedOnDisk) {
                throw changedOnDisk;
            } catch (IOException trouble) {
                throw new CommandRefusal(
                        ExitStatus.NO_FILE, FileTrouble.whenReading(copy.copyPath(), trouble));
            }
        }
        if (copies.isEmpty()) {
            err.printf("octavo: There is no conflicted copy of %s.%n", libraryPath);
        }
        return exitStatus;
    }

    private int mergeCopy(ConflictCopy copy) throws IOException {
        return switch (copy.copiedFile()) {
            case LIBRARY -> mergeLibrary(copy);
            case SIDECAR -> mergeSidecar(copy);
            case RECEIPTS -> mergeReceipts(copy);
        };
    }

    private int mergeLibrary(ConflictCopy copy) throws IOException {
        LibraryFile libraryFile = LibraryLoader.loadChangeable(libraryPath, err);
        LibraryCopyMerge copyMerge =
                LibraryCopyMerge.of(
                        StateFolder.ofUser(), LibraryCopyMerge.MergedLibrary.of(libraryFile), copy);
        if (copyMerge.oddity().isPresent()) {
            return refuseOdd(copy, copyMerge.oddity());
        }
        if (copyMerge.isRecoded()) {
            err.printf("octavo: %s has another encoding, so it was not merged.%n", copy.copyPath());
            return ExitStatus.PROBLEMS;
        }
        if (copyMerge.isAsOnDisk()) {
            return reportSame(copy);
        }
        Library mergedLibrary = Library.of(copyMerge.mergeResult().mergedFile());
        if (isDryRun) {
            ChangePreview.printTextDiff(out, libraryFile, mergedLibrary.file().text());
        } else {
            if (copyMerge.hasNews()) {
                LibraryLoader.saveLibrary(libraryFile, mergedLibrary);
            }
            removeCopy(copy, copyMerge.copiedFile().bytes());
        }
        for (MergeConflict mergeConflict : copyMerge.mergeResult().openConflicts()) {
            err.println(libraryPath + ": conflict: " + mergeConflict.location());
        }
        return copyMerge.mergeResult().isClean() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    /// A sync program has put the present content aside: if the copy were removed, its content
    /// would be lost when what the program prefers arrives.
    private int reportSame(ConflictCopy copy) {
        err.printf(
                "octavo: %s is the same as what it is a copy of. It stays until that changes.%n",
                copy.copyPath());
        return ExitStatus.FINE;
    }

    private int refuseOdd(ConflictCopy copy, Optional<PartialContent> oddity) {
        String reason =
                switch (oddity.orElseThrow()) {
                    case SHRUNK -> "has far less in it than the library had";
                    case CUT_OFF -> "ends within an entry";
                    case NUL_BYTES -> "contains NUL bytes";
                    case DOUBLED -> "has many entries twice";
                };
        err.printf("octavo: %s %s, so it was not merged.%n", copy.copyPath(), reason);
        if (oddity.equals(Optional.of(PartialContent.SHRUNK))) {
            err.printf("octavo: If it is whole, merge it: %s%n", namingCommand(libraryPath, copy));
        }
        return ExitStatus.PROBLEMS;
    }

    private int mergeSidecar(ConflictCopy copy) throws IOException {
        byte[] copiedBytes = LibraryFile.readBytes(copy.copyPath());
        Optional<SidecarCopyMerge> copyMerge =
                SidecarCopyMerge.of(SidecarFile.loadFor(libraryPath).content(), copiedBytes);
        if (copyMerge.isEmpty()) {
            err.printf("octavo: %s is damaged, so it was not merged.%n", copy.copyPath());
            return ExitStatus.PROBLEMS;
        }
        if (isSame(copy, copiedBytes)) {
            return reportSame(copy);
        }
        if (!copyMerge.get().conflictPaths().isEmpty()) {
            err.printf(
                    "octavo: %s differs from the decisions beside the library, so it was not"
                            + " merged: %s%n",
                    copy.copyPath(), String.join(", ", copyMerge.get().conflictPaths()));
            return ExitStatus.PROBLEMS;
        }
        if (!isDryRun) {
            SidecarFile _ =
                    SidecarFile.updateSidecar(
                            libraryPath,
                            present ->
                                    SidecarCopyMerge.of(present, copiedBytes)
                                            .orElseThrow()
                                            .mergedAsOurs());
            removeCopy(copy, copiedBytes);
        }
        return ExitStatus.FINE;
    }

    private int mergeReceipts(ConflictCopy copy) throws IOException {
        byte[] copiedBytes = LibraryFile.readBytes(copy.copyPath());
        if (isSame(copy, copiedBytes)) {
            return reportSame(copy);
        }
        if (!isDryRun) {
            ReceiptCopyMerge.mergeInto(libraryPath, copiedBytes);
            removeCopy(copy, copiedBytes);
        }
        return ExitStatus.FINE;
    }

    private boolean isSame(ConflictCopy copy, byte[] copiedBytes) throws IOException {
        return CopyRemoval.isContentOf(copy.originalPath(), copiedBytes);
    }

    private void removeCopy(ConflictCopy copy, byte[] copiedBytes) throws IOException {
        String outcome =
                CopyRemoval.removeMerged(StateFolder.ofUser(), copy, copiedBytes)
                        ? "merged and removed"
                        : "merged, but has changed meanwhile and was not removed";
        err.printf("octavo: %s was %s.%n", LibraryInput.nameOf(copy.copyPath()), outcome);
    }
}
