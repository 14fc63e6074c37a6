package octavo.library;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.text.WordedException;
import octavo.text.Wording;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/// A library's file: where it is and the bytes that it had when we last read or wrote it. The path
/// holds exactly the old or exactly the new bytes at every instant of saving.
///
/// @param library the state that is on disk as we know it
/// @param isOnDisk false for a library that has not been saved yet
public record LibraryFile(Path path, Library library, boolean isOnDisk) {

    /// The most bytes that an array holds.
    private static final long MOST = Integer.MAX_VALUE - 8;

    /// The file changed on disk since it was read, so saving would overwrite what nobody has seen.
    public static final class ChangedOnDisk extends FileSystemException {
        private static final long serialVersionUID = 1;

        ChangedOnDisk(Path path) {
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

    /// The disk did not confirm a save, or it was broken off half-way: which state will be found
    /// under the path later is not sure, but it will be the old one or the new one.
    public static final class Unconfirmed extends WordedException {
        private static final long serialVersionUID = 1;

        Unconfirmed(Path path, Wording wording) {
            super(path, wording);
        }
    }

    public static LibraryFile load(Path path) throws IOException {
        Path target = Links.follow(path);
        tidyUp(target);
        if (Files.size(target) > MOST) {
            throw new WordedException(
                    path, Wording.of("it is larger than two gigabytes, which is the most"));
        }
        return new LibraryFile(path, Library.of(BibParser.parse(Files.readAllBytes(target))), true);
    }

    /// Ends what a program that was killed on this computer had begun, if nobody is saving now and
    /// we may write. A file that is half old and half new until then is not read.
    private static void tidyUp(Path target) throws IOException {
        Unfinished.refuseHalfWrittenElsewhere(target);
        boolean isHalfWritten = Unfinished.isHalfWritten(target);
        try {
            if (!isHalfWritten && !Temporary.isAnyLeft(target)) {
                return;
            }
            Optional<SaveLock> attempt =
                    isHalfWritten ? Optional.of(SaveLock.on(target)) : SaveLock.attempt(target);
            if (attempt.isPresent()) {
                try (SaveLock lock = attempt.get()) {
                    new Unfinished(target, lock.content()).finish();
                    Temporary.sweep(target);
                }
            }
        } catch (IOException e) {
            if (isHalfWritten && Unfinished.isHalfWritten(target)) {
                throw new WordedException(
                        target,
                        Wording.of(
                                "a save of it was interrupted half-way and cannot be completed:"
                                        + " {0}",
                                FileTrouble.said(e)));
            }
            // Else reading, or the next save, says what is wrong.
        }
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
        Path target = Links.follow(path);
        Saving saving = new Saving(target, Content.of(file));
        boolean saved;
        if (Folders.isThere(target)) {
            saved = isOnDisk && saving.replace(Content.of(library.file()));
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
        try (FileChannel in = FileChannel.open(path, StandardOpenOption.READ)) {
            if (library.file().isIn(in)) {
                return Optional.empty();
            }
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
        return Optional.of(load(path));
    }
}
