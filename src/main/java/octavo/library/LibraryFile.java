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

/// A library's file: where it is and the bytes that it had when we last read or wrote it. The path
/// holds exactly the old or exactly the new bytes at every instant of saving.
///
/// @param library the state that is on disk as we know it
/// @param isOnDisk false for a library that has not been saved yet
public record LibraryFile(Path path, Library library, boolean isOnDisk) {

    /// The most bytes that are read; an array holds a few more.
    private static final int MOST = Integer.MAX_VALUE - 16;

    /// The file changed on disk since it was read, so saving would overwrite what nobody has seen.
    public static final class ChangedOnDisk extends FileSystemException {
        private static final long serialVersionUID = 1;

        public ChangedOnDisk(Path path) {
            super(path.toString(), null, "it was changed by another program since it was opened");
        }
    }

    /// What was edited would be taken for a part of something damaged when the file is read again.
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
                                        "it is larger than two gigabytes, which is the most")));
    }

    /// Whether there is anything at a path.
    public static boolean isThere(Path path) {
        return Files.exists(path);
    }

    /// A library that is to be saved under a path where nothing is yet.
    public static LibraryFile fresh(Path path, Library library) {
        return new LibraryFile(path, library, false);
    }

    /// Writes another state of the library, and gives the file as it is then.
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
            // A file that somebody removed is no obstacle: its content is in our hands.
            saved = saving.create();
        }
        if (!saved) {
            throw new ChangedOnDisk(path);
        }
        return new LibraryFile(path, state, true);
    }

    /// What the file is on disk now, if that is not what we know: another program wrote it. A file
    /// that is gone has not changed, since nothing new is in it.
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
