package octavo.gui;

import octavo.gui.document.LibraryDocument;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/// What has to be asked because it cannot be undone, or cannot be known.
interface Questions {

    /// What to do with the changes of a library that is to be closed.
    enum Answer {
        SAVE,
        DISCARD,
        CANCEL
    }

    void aboutChanges(Workspace workspace, Consumer<Answer> answer);

    /// Under which name to save; no answer means not to.
    void forName(LibraryDocument document, Consumer<Path> answer);

    /// Under which name to save a PDF of a library; no answer means not to.
    void forPdf(LibraryDocument document, Consumer<Path> answer);

    /// Which files to open; no answer means none.
    void forFiles(Consumer<List<Path>> answer);
}
