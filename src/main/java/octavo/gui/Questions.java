package octavo.gui;

import octavo.gui.document.LibraryDocument;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Questions to the user, before irreversible actions or for missing information.
interface Questions {

    /// What to do with unsaved changes on closing.
    enum Answer {
        SAVE,
        DISCARD,
        CANCEL
    }

    void aboutChanges(Workspace workspace, Consumer<Answer> answer);

    /// Asks for the name to save under; no answer cancels.
    void forName(LibraryDocument document, Consumer<Path> answer);

    /// Asks for the name of a PDF; no answer cancels.
    void forPdf(LibraryDocument document, Consumer<Path> answer);

    /// Under which name to save entries of a library in another format; no answer means not to.
    ///
    /// @param ending what the name ends in, without the dot
    void forExport(LibraryDocument document, String ending, Consumer<Path> answer);

    /// Which folder of a paper to add; no answer means none.
    void forFolder(Consumer<Path> answer);

    /// Which files to link an entry of a library to; no answer means none.
    void forLinks(LibraryDocument document, Consumer<List<Path>> answer);

    /// Which files to open; no answer means none.
    ///
    /// @param current the library beside which they are looked for
    void forFiles(Optional<LibraryDocument> current, Consumer<List<Path>> answer);

    /// Which files of any kind to import into a library; no answer means none.
    void forImports(LibraryDocument document, Consumer<List<Path>> answer);
}
