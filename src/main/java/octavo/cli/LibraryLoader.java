package octavo.cli;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibText;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;
import octavo.merge.ConflictCopies;
import octavo.recovery.VersionStore;
import octavo.storage.StateFolder;
import octavo.text.Diagnostic;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The libraries that commands are about.
final class LibraryLoader {
    private LibraryLoader() {}

    /// Loads a library, or refuses in words.
    static LibraryFile library(Path path) {
        try {
            LibraryFile file = LibraryFile.load(path);
            if (file.library().slots().isEmpty()) {
                throw new CommandRefusal(Cli.NO_FILE, FileTrouble.whenEmpty(path));
            }
            refuseForeign(path, file.library().file());
            return file;
        } catch (IOException trouble) {
            throw notRead(path, trouble);
        }
    }

    /// A text that is no library may hold anything but what a library begins with: entries, or
    /// lines that are commented out.
    private static void refuseForeign(Path path, BibFile file) {
        boolean isForeign =
                file.items().stream().allMatch(item -> item instanceof BibText)
                        && file.items().stream()
                                .flatMap(item -> item.slice().text().lines())
                                .anyMatch(line ->
                                        !line.isBlank() && !line.stripLeading().startsWith("%"));
        if (isForeign) {
            String hint =
                    path.toString().toLowerCase(Locale.ROOT).endsWith(".json")
                            ? " Of a CSL-JSON file, octavo cite writes references."
                            : "";
            throw new CommandRefusal(
                    Cli.NO_FILE, path + " is no .bib file: no entry begins in it." + hint);
        }
    }

    private static CommandRefusal notRead(Path path, IOException trouble) {
        return path.toString().equals("-")
                ? new CommandRefusal(
                        Cli.NO_FILE,
                        "- is no file. For standard input give /dev/stdin, where the system has"
                                + " it.")
                : new CommandRefusal(Cli.NO_FILE, FileTrouble.whenReading(path, trouble));
    }

    /// Loads a library that is to be read only; where entries are damaged, says so, since what they
    /// have swallowed is missing from any list.
    static LibraryFile library(Path path, PrintWriter err) {
        LibraryFile file = library(path);
        long damaged =
                file.library().slots().stream()
                        .map(Slot::item)
                        .filter(LibraryLoader::isDamaged)
                        .count();
        if (damaged > 0) {
            err.printf(
                    "octavo: %s of %s damaged, and may hide others. To see where: octavo check"
                            + " %s%n",
                    damaged == 1 ? "an entry" : damaged + " entries",
                    path + (damaged == 1 ? " is" : " are"),
                    ShellQuoting.quoted(path));
        }
        return file;
    }

    private static boolean isDamaged(BibItem item) {
        return item.diagnostics().stream()
                .anyMatch(what -> what.code().severity() == Diagnostic.Severity.ERROR);
    }

    /// Refuses keys that no entry has.
    static void refuseUnknown(Library library, List<String> keys) {
        keys.stream()
                .filter(key -> library.indexOfKey(key).isEmpty())
                .findFirst()
                .ifPresent(key -> {
                    throw new CommandRefusal(
                            Cli.PROBLEMS, "There is no entry with the key " + key + ".");
                });
    }

    /// Saves a changed library, or refuses in words. What is overwritten is kept as a version.
    ///
    /// @throws LibraryFile.ChangedOnDisk if another program was faster, and the change is to be
    ///   made again on what that wrote; [ChangeRetry] does so
    static void save(LibraryFile file, Library changed) throws LibraryFile.ChangedOnDisk {
        keep(file);
        try {
            file.save(changed);
        } catch (LibraryFile.ChangedOnDisk faster) {
            throw faster;
        } catch (IOException trouble) {
            throw new CommandRefusal(Cli.NO_FILE, FileTrouble.whenSaving(file.path(), trouble));
        }
    }

    /// Where versions cannot be kept, such as in a home that is read-only, commands work all the
    /// same, and say so.
    private static void keep(LibraryFile file) {
        try {
            if (file.isOnDisk()) {
                VersionStore.of(StateFolder.ofUser(), file.path())
                        .keep(file.library().file(), Instant.now());
            }
        } catch (IOException trouble) {
            System.err.println(
                    "octavo: no version of %s could be kept: %s"
                            .formatted(file.path(), trouble.getMessage()));
        }
    }

    /// Reads a file, which may be empty, or refuses in words.
    static BibFile file(Path path) {
        try {
            BibFile file = BibParser.parse(Files.readAllBytes(path));
            refuseForeign(path, file);
            return file;
        } catch (IOException trouble) {
            throw notRead(path, trouble);
        }
    }

    /// The files beside a library that look like conflict copies of it. A folder that cannot be
    /// listed shows none.
    static List<Path> conflictCopies(Path library) {
        Path folder = library.toAbsolutePath().getParent();
        if (folder == null) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<String> names = files.map(file -> String.valueOf(file.getFileName())).toList();
            return ConflictCopies.of(String.valueOf(library.getFileName()), names).stream()
                    .map(library::resolveSibling)
                    .toList();
        } catch (IOException _) {
            return List.of();
        }
    }
}
