package octavo.cli;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.merge.ConflictCopies;
import octavo.recovery.VersionStore;
import octavo.storage.StateFolder;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/// The libraries that commands are about.
final class LibraryLoader {
    private LibraryLoader() {}

    /// Loads a library that a command may change, or refuses in words.
    static LibraryFile changeable(Path path, PrintWriter err) {
        LibraryFile file = LibraryInput.of(List.of(path), err).library();
        refuseUnsavable(file);
        return file;
    }

    /// Refuses to change what is no library of its own.
    static void refuseUnsavable(LibraryFile file) {
        Path path = file.path();
        if (!file.isOnDisk() && !LibraryInput.isStandardInput(path)) {
            throw new CommandRefusal(
                    Cli.NO_FILE,
                    "%s is no .bib file: Octavo reads it, but does not change it. To make a library"
                                    .formatted(path)
                            + " of it: octavo convert %s --to bibtex -o papers.bib"
                                    .formatted(ShellQuoting.quoted(path)));
        }
    }

    /// Loads a library that is to be read only, in any format that Octavo imports; where entries
    /// are damaged, says so.
    static LibraryFile library(Path path, PrintWriter err) {
        return library(List.of(path), err);
    }

    /// Loads libraries that are to be read as one.
    static LibraryFile library(List<Path> paths, PrintWriter err) {
        LibraryInput input = LibraryInput.of(paths, err);
        input.tellOfDamage(err);
        return input.library();
    }

    /// Refuses keys that no entry has.
    static void refuseUnknown(Library library, List<String> keys) {
        keys.stream()
                .filter(key -> library.indexOfKey(key).isEmpty())
                .findFirst()
                .ifPresent(key -> {
                    throw new CommandRefusal(
                            Cli.PROBLEMS,
                            "There is no entry with the key %s.%s"
                                    .formatted(key, NameSuggestion.ofKey(key, library)));
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
        BibFile file = BibParser.parse(LibraryInput.bytes(path));
        if (LibraryInput.isForeign(file)) {
            throw new CommandRefusal(
                    Cli.NO_FILE,
                    LibraryInput.name(path) + " is no .bib file: no entry begins in it.");
        }
        return file;
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
