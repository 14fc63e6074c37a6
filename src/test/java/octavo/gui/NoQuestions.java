package octavo.gui;

import octavo.gui.document.LibraryDocument;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Has nobody to ask.
final class NoQuestions implements Questions {
    @Override
    public void aboutChanges(Workspace workspace, Consumer<Answer> reply) {
        reply.accept(Answer.DISCARD);
    }

    @Override
    public void forName(LibraryDocument document, Consumer<Path> reply) {}

    @Override
    public void forFiles(Optional<LibraryDocument> current, Consumer<List<Path>> reply) {}

    @Override
    public void forImports(LibraryDocument document, Consumer<List<Path>> reply) {}

    @Override
    public void forLinks(LibraryDocument document, Consumer<List<Path>> reply) {}

    @Override
    public void forFolder(Consumer<Path> reply) {}

    @Override
    public void forPdf(LibraryDocument document, Consumer<Path> reply) {}

    @Override
    public void forExport(LibraryDocument document, String ending, Consumer<Path> reply) {}
}
