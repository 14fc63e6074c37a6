package octavo.library;

import octavo.bib.BibParser;
import octavo.storage.StableRead;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// A library's file: its path and the bytes that we last read or wrote. During a save the path
/// holds exactly the old or exactly the new bytes at every instant.
///
/// @param library the last known state on disk
/// @param isOnDisk false for a library that has not been saved yet
public record LibraryFile(Path path, Library library, boolean isOnDisk) {

    /// The most bytes that are read, just below the limit of an array.
    private static final int MOST_BYTES = Integer.MAX_VALUE - 16;

    /// The file has changed on disk since it was read, so saving would overwrite unseen changes.
    public static final class ChangedOnDiskException extends FileSystemException {
        private static final long serialVersionUID = 1;

        public ChangedOnDiskException(Path path) {
            super(path.toString(), null, "it was changed by another program since it was opened");
        }
    }

    /// An edit would become part of a damaged item when the file is read again.
    public static final class SwallowedItemException extends FileSystemException {
        private static final long serialVersionUID = 1;

        SwallowedItemException(Path path, String itemDescription) {
            super(path.toString(), null, itemDescription);
        }
    }

    public static LibraryFile load(Path path) throws IOException {
        return new LibraryFile(path, Library.of(BibParser.parse(readBytes(path))), true);
    }

    /// The bytes of a file, which need not be a library.
    public static byte[] readBytes(Path path) throws IOException {
        return StableRead.readBytes(path, MOST_BYTES)
                .orElseThrow(() ->
                        new WordedException(
                                path,
                                LocalizedSentence.of(
                                        "it is larger than the limit of two gigabytes")));
    }

    /// Whether anything exists at a path.
    public static boolean pathExists(Path path) {
        return Files.exists(path);
    }

    /// A library to be saved at a path where nothing exists yet.
    public static LibraryFile notYetSaved(Path path, Library library) {
        return new LibraryFile(path, library, false);
    }

    /// Writes another state of the library and returns the file as it is then.
    public LibraryFile saveLibrary(Library newLibrary) throws IOException {
        LibrarySave.saveLibrary(this, newLibrary);
        return new LibraryFile(path, newLibrary, true);
    }

    /// The present file on disk if another program has changed it. A missing file has not changed,
    /// since nothing new is in it.
    public Optional<LibraryFile> readExternalChange() throws IOException {
        try (ReadableByteChannel fileChannel = StableRead.openChannel(path)) {
            if (library.file().isContentOf(fileChannel)) {
                return Optional.empty();
            }
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
        return Optional.of(load(path));
    }
}
