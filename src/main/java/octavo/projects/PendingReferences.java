package octavo.projects;

import octavo.library.LibraryFile;
import octavo.projects.ReferenceUpdate.UpdatedFile;

import java.io.IOException;

/// What would be written into a paper's own file of references.
///
/// @param file as it is now
/// @param memory the record for next time
public record PendingReferences(LibraryFile file, UpdatedFile update, WrittenReferences memory) {

    /// Whether the file is not as it should be.
    public boolean isStale() {
        return !update.changes().isEmpty();
    }

    /// Remembers the references as written, once they are.
    public void remember() throws IOException {
        memory.keep(update.written());
    }
}
