package octavo.gui;

import octavo.gui.shell.Document;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/// Has nobody to ask.
final class NoQuestions implements Questions {
    @Override
    public void aboutChanges(Workspace workspace, Consumer<Answer> reply) {
        reply.accept(Answer.DISCARD);
    }

    @Override
    public void forName(Document document, Consumer<Path> reply) {}

    @Override
    public void forFiles(Consumer<List<Path>> reply) {}

    @Override
    public void forPdf(Document document, Consumer<Path> reply) {}
}
