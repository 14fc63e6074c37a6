package octavo.gui.openlibraries;

import octavo.gui.librarystate.LibraryDocument;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Questions to the user, before irreversible actions or for missing information.
public interface Questions {

    /// What to do with unsaved changes on closing.
    enum CloseAnswer {
        SAVE,
        DISCARD,
        CANCEL
    }

    void askAboutChanges(Workspace workspace, Consumer<CloseAnswer> onAnswer);

    /// Asks for the name to save under; no answer cancels.
    void askForName(LibraryDocument document, Consumer<Path> onAnswer);

    /// Asks for the name of a PDF; no answer cancels.
    void askForPdf(LibraryDocument document, Consumer<Path> onAnswer);

    /// Under which name to save entries of a library in another format; no answer means not to.
    ///
    /// @param fileExtension what the name ends in, without the dot
    void askForExport(LibraryDocument document, String fileExtension, Consumer<Path> onAnswer);

    /// Into which file to get a group's library; no answer cancels. A file that exists is merged
    /// with it.
    ///
    /// @param libraryName what the group calls it
    void askForJoined(String libraryName, Consumer<Path> onAnswer);

    /// Which folder of a paper to add; no answer means none.
    void askForFolder(Consumer<Path> onAnswer);

    /// Which files to link an entry of a library to; no answer means none.
    void askForLinks(LibraryDocument document, Consumer<List<Path>> onAnswer);

    /// Which files to open; no answer means none.
    ///
    /// @param currentDocument the library beside which they are looked for
    void askForFiles(Optional<LibraryDocument> currentDocument, Consumer<List<Path>> onAnswer);

    /// Which files of any kind to import into a library; no answer means none.
    void askForImports(LibraryDocument document, Consumer<List<Path>> onAnswer);
}
