package octavo.library;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.storage.AtomicSave;
import octavo.storage.FileContent;
import octavo.storage.FolderSync;
import octavo.storage.LinkTarget;
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
    private static final int MOST = Integer.MAX_VALUE - 16;

    /// The file has changed on disk since it was read, so saving would overwrite unseen changes.
    public static final class ChangedOnDisk extends FileSystemException {
        private static final long serialVersionUID = 1;

        public ChangedOnDisk(Path path) {
            super(path.toString(), null, "it was changed by another program since it was opened");
        }
    }

    /// An edit would become part of a damaged item when the file is read again.
    public static final class Swallowed extends FileSystemException {
        private static final long serialVersionUID = 1;

        Swallowed(Path path, String text) {
            super(path.toString(), null, text);
        }
    }

    public static LibraryFile load(Path path) throws IOException {
        return new LibraryFile(path, Library.of(BibParser.parse(bytes(path))), true);
    }

    /// The bytes of a file, which need not be a library.
    public static byte[] bytes(Path path) throws IOException {
        return StableRead.bytes(path, MOST)
                .orElseThrow(() ->
                        new WordedException(
                                path,
                                LocalizedSentence.of(
                                        "it is larger than the limit of two gigabytes")));
    }

    /// Whether anything exists at a path.
    public static boolean isThere(Path path) {
        return Files.exists(path);
    }

    /// A library to be saved at a path where nothing exists yet.
    public static LibraryFile fresh(Path path, Library library) {
        return new LibraryFile(path, library, false);
    }

    /// Writes another state of the library and returns the file as it is then.
    public LibraryFile save(Library state) throws IOException {
        BibFile file = state.file();
        Optional<String> swallowed = ReadBack.swallowed(library.file(), file);
        if (swallowed.isPresent()) {
            throw new Swallowed(path, swallowed.get());
        }
        Path target = LinkTarget.follow(path);
        AtomicSave saving = new AtomicSave(target, FileContent.of(file));
        boolean saved;
        if (FolderSync.isThere(target)) {
            saved = isOnDisk && saving.replace(FileContent.of(library.file()));
        } else {
            // A file that someone removed is no obstacle: we have its content.
            saved = saving.create();
        }
        if (!saved) {
            throw new ChangedOnDisk(path);
        }
        return new LibraryFile(path, state, true);
    }

    /// The present file on disk if another program has changed it. A missing file has not changed,
    /// since nothing new is in it.
    public Optional<LibraryFile> changedOnDisk() throws IOException {
        try (ReadableByteChannel in = StableRead.channel(path)) {
            if (library.file().isIn(in)) {
                return Optional.empty();
            }
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
        return Optional.of(load(path));
    }
}
