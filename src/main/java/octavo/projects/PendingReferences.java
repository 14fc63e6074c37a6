package octavo.projects;

import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.projects.ReferenceUpdate.UpdatedFile;

import java.io.IOException;

/// What would be written into a paper's own file of references.
///
/// @param file as it is now
/// @param target where it is written
/// @param memory the record for next time
public record PendingReferences(
        LibraryFile file, TargetFile target, UpdatedFile update, WrittenReferences memory) {

    /// Whether the file is not as it should be.
    public boolean isStale() {
        return !update.changes().isEmpty();
    }

    /// Writes what is out of date, wherever the target is now, and records it as Octavo's.
    ///
    /// @throws octavo.storage.UnconfirmedPath if the target has become a link to elsewhere
    public void write(FileSaver saver) throws IOException {
        if (isStale()) {
            LibraryFile now = new LibraryFile(target.judged(), file.library(), file.isOnDisk());
            saver.save(now, update.library());
        }
        memory.keep(update.written());
    }

    /// Saves a library, and keeps what was there as a version.
    @FunctionalInterface
    public interface FileSaver {
        void save(LibraryFile file, Library state) throws IOException;
    }
}
