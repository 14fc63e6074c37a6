package octavo.cli.shared;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.NameSuggestion;
import octavo.cli.process.ShellQuoting;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.receipts.ReceiptFile;
import octavo.recovery.VersionStore;
import octavo.storage.StableRead;
import octavo.storage.StateFolder;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/// Loads and saves the libraries that commands work on.
public final class LibraryLoader {
    private LibraryLoader() {}

    /// Loads a library that a command may change, or refuses.
    public static LibraryFile loadChangeable(Path path, PrintWriter err) {
        LibraryFile file = LibraryInput.of(List.of(path), err).toLibraryFile();
        refuseUnsavable(file);
        return file;
    }

    /// Loads a library that a command adds entries to: it may be empty, or not be there yet.
    public static LibraryFile loadOrCreate(Path path, PrintWriter err) {
        if (LibraryInput.isStandardInput(path)) {
            return loadChangeable(path, err);
        }
        if (!LibraryFile.pathExists(path)) {
            return newLibrary(path);
        }
        return LibraryInput.isEmptyFile(path)
                ? new LibraryFile(path, Library.of(BibParser.parse(new byte[0])), true)
                : loadChangeable(path, err);
    }

    private static LibraryFile newLibrary(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    path
                            + " does not exist, and neither does its folder. Create the folder"
                            + " first.");
        }
        if (!path.toString().toLowerCase(Locale.ROOT).endsWith(".bib")) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    path + " does not exist. The name of a new library must end in .bib.");
        }
        return LibraryFile.notYetSaved(path, Library.empty());
    }

    /// Says that a library is new: its name may be a typing error.
    public static void tellOfNewLibrary(LibraryFile file, PrintWriter err) {
        if (!file.isOnDisk() && !LibraryFile.pathExists(file.path())) {
            err.printf("octavo: %s is a new library.%n", LibraryInput.nameOf(file.path()));
        }
    }

    /// Refuses to change a file that is not a library.
    static void refuseUnsavable(LibraryFile file) {
        Path path = file.path();
        boolean isForeign = !file.isOnDisk() && LibraryFile.pathExists(path);
        if (isForeign && !LibraryInput.isStandardInput(path)) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    "%s is not a .bib file: Octavo reads it, but does not change it. To make a library"
                                    .formatted(path)
                            + " of it: octavo convert %s --to bibtex -o papers.bib"
                                    .formatted(ShellQuoting.quoted(path)));
        }
    }

    /// Loads a library for reading only, in any format that Octavo imports. Warns of damaged
    /// entries.
    public static LibraryFile loadLibrary(Path path, PrintWriter err) {
        return loadLibrary(List.of(path), err);
    }

    /// Loads several libraries as one.
    public static LibraryFile loadLibrary(List<Path> paths, PrintWriter err) {
        return loadSound(LibraryInput.of(paths, err), err);
    }

    /// Loads a library for reading that may be empty, or not be there yet.
    public static Library loadOrEmpty(Path path, PrintWriter err) {
        return loadSound(LibraryInput.orEmpty(List.of(path), err), err).library();
    }

    private static LibraryFile loadSound(LibraryInput libraryInput, PrintWriter err) {
        libraryInput.warnOfDamage(err);
        return libraryInput.toLibraryFile();
    }

    /// Refuses keys that no entry has.
    public static void refuseUnknown(Library library, List<String> keys) {
        keys.stream()
                .filter(key -> library.indexOfKey(key).isEmpty())
                .findFirst()
                .ifPresent(key -> {
                    throw new CommandRefusal(
                            ExitStatus.PROBLEMS,
                            "There is no entry with the key %s.%s"
                                    .formatted(key, NameSuggestion.ofKey(key, library)));
                });
    }

    /// Saves a changed library, or refuses. The previous content is kept as a version.
    ///
    /// @throws LibraryFile.ChangedOnDiskException if another program was faster, and the change
    ///   must be made again on what it wrote, which [ChangeRetry] does
    public static void saveLibrary(LibraryFile file, Library changedLibrary)
            throws LibraryFile.ChangedOnDiskException {
        keepVersion(file);
        try {
            file.saveLibrary(changedLibrary);
        } catch (LibraryFile.ChangedOnDiskException changedOnDisk) {
            throw changedOnDisk;
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, FileTrouble.whenSaving(file.path(), trouble));
        }
        markOwnSave(file, changedLibrary);
        followReceipts(file, changedLibrary);
    }

    /// Conflicted copies are merged by what is recorded here; without it, more is asked.
    private static void markOwnSave(LibraryFile file, Library changedLibrary) {
        try {
            if (file.isOnDisk()) {
                VersionStore.of(StateFolder.ofUser(), file.path())
                        .markOwnSave(changedLibrary.file(), file.library().file());
            }
        } catch (IOException trouble) {
            System.getLogger(LibraryLoader.class.getName())
                    .log(System.Logger.Level.DEBUG, "a save is not recorded", trouble);
        }
    }

    /// The library is saved already, so trouble with its receipts is only a warning.
    private static void followReceipts(LibraryFile file, Library changedLibrary) {
        try {
            ReceiptFile.followChange(file.path(), file.library(), changedLibrary);
        } catch (IOException trouble) {
            System.err.println(
                    "octavo: " + FileTrouble.whenSaving(ReceiptFile.pathFor(file.path()), trouble));
        }
    }

    /// Whether a library that could not be saved is certainly not on the disk: the disk may only
    /// have failed to confirm it.
    public static boolean isUnsaved(Path path, Library state) {
        try (ReadableByteChannel channel = StableRead.openChannel(path)) {
            return !state.file().isContentOf(channel);
        } catch (IOException _) {
            return false;
        }
    }

    /// Where no version can be kept, such as in a read-only home, commands warn and go on.
    private static void keepVersion(LibraryFile file) {
        try {
            if (file.isOnDisk()) {
                VersionStore.of(StateFolder.ofUser(), file.path())
                        .storeVersion(file.library().file(), Instant.now());
            }
        } catch (IOException trouble) {
            System.err.println(
                    "octavo: no version of %s could be kept: %s"
                            .formatted(file.path(), trouble.getMessage()));
        }
    }

    /// Reads a file, which may be empty, or refuses.
    public static BibFile loadFile(Path path) {
        BibFile file = BibParser.parse(LibraryInput.readBytes(path));
        if (LibraryInput.isForeign(file)) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    LibraryInput.nameOf(path) + " is not a .bib file: no entry begins in it.");
        }
        return file;
    }
}
