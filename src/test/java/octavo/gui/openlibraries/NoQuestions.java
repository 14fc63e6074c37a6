package octavo.gui.openlibraries;

import octavo.gui.librarystate.LibraryDocument;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Has nobody to ask.
public class NoQuestions implements Questions {
    @Override
    public void askAboutChanges(Workspace workspace, Consumer<CloseAnswer> reply) {
        reply.accept(CloseAnswer.DISCARD);
    }

    @Override
    public void askForName(LibraryDocument document, Consumer<Path> reply) {}

    @Override
    public void askForFiles(Optional<LibraryDocument> current, Consumer<List<Path>> reply) {}

    @Override
    public void askForImports(LibraryDocument document, Consumer<List<Path>> reply) {}

    @Override
    public void askForLinks(LibraryDocument document, Consumer<List<Path>> reply) {}

    @Override
    public void askForFolder(Consumer<Path> reply) {}

    @Override
    public void askForPdf(LibraryDocument document, Consumer<Path> reply) {}

    @Override
    public void askForJoined(String libraryName, Consumer<Path> reply) {}

    @Override
    public void askForExport(LibraryDocument document, String ending, Consumer<Path> reply) {}
}
