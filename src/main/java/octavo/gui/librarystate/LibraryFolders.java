package octavo.gui.librarystate;

import octavo.files.attachments.AttachmentFolders;
import octavo.library.Library;
import octavo.settings.PaperFolders;

import java.io.IOException;
import java.nio.file.Path;

/// The folders of a library's files, with those where this computer keeps its papers.
public final class LibraryFolders {
    private LibraryFolders() {}

    /// All of them.
    ///
    /// @param file the library's file
    public static AttachmentFolders of(Path file, Library library) throws IOException {
        return AttachmentFolders.of(file, library, PaperFolders.ofUser().foldersForLibrary(file));
    }
}
