package octavo.library;

import octavo.bib.BibFile;
import octavo.storage.AtomicSave;
import octavo.storage.FileContent;
import octavo.storage.LinkTarget;
import octavo.storage.PathExistence;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Writes another state of a library to its file, unless another program has changed the file or
/// the new state would not be read back as it is.
final class LibrarySave {
    private LibrarySave() {}

    static void saveLibrary(LibraryFile libraryFile, Library newLibrary) throws IOException {
        BibFile oldFile = libraryFile.library().file();
        BibFile newFile = newLibrary.file();
        Path path = libraryFile.path();
        Optional<String> lostItem = ReadBackCheck.findLostItem(oldFile, newFile);
        if (lostItem.isPresent()) {
            throw new LibraryFile.SwallowedItemException(path, lostItem.get());
        }
        Path targetPath = LinkTarget.followLinks(path);
        AtomicSave atomicSave = new AtomicSave(targetPath, FileContent.of(newFile));
        boolean isSaved;
        if (PathExistence.pathExists(targetPath)) {
            isSaved = libraryFile.isOnDisk() && atomicSave.replaceFile(FileContent.of(oldFile));
        } else {
            // A file that someone removed is no obstacle: we have its content.
            isSaved = atomicSave.createFile();
        }
        if (!isSaved) {
            throw new LibraryFile.ChangedOnDiskException(path);
        }
    }
}
