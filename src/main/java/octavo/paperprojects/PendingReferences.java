package octavo.paperprojects;

import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.paperprojects.ReferenceUpdate.UpdatedFile;

import java.io.IOException;

/// What would be written into a paper's own file of references.
///
/// @param libraryFile as it is now
/// @param targetFile where it is written
/// @param writtenReferences the record for next time
public record PendingReferences(
        LibraryFile libraryFile,
        TargetFile targetFile,
        UpdatedFile updatedFile,
        WrittenReferences writtenReferences) {

    /// Whether the file is not as it should be.
    public boolean isStale() {
        return !updatedFile.changeNotes().isEmpty();
    }

    /// Writes what is out of date, wherever the target is now, and records it as Octavo's.
    ///
    /// @throws octavo.storage.UnconfirmedPath if the target has become a link to elsewhere
    public void writeUpdate(FileSaver fileSaver) throws IOException {
        if (isStale()) {
            LibraryFile judgedFile =
                    new LibraryFile(
                            targetFile.writablePath(),
                            libraryFile.library(),
                            libraryFile.isOnDisk());
            fileSaver.saveFile(judgedFile, updatedFile.library());
        }
        writtenReferences.keepWritten(updatedFile.writtenText());
    }

    /// Saves a library, and keeps what was there as a version.
    @FunctionalInterface
    public interface FileSaver {
        void saveFile(LibraryFile file, Library state) throws IOException;
    }
}
