package octavo.gui.paperprojects;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.library.FileTrouble;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Works on the files of papers in the background, and says why the last action failed.
final class PaperFileTasks {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperFileTasks.class);

    private final OpenLibrary openLibrary;
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    PaperFileTasks(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
    }

    /// Why the last action failed, or had nothing to do; empty if it succeeded.
    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// Reports a problem; an empty text takes back the last.
    void reportProblem(String messageText) {
        problem.set(messageText);
    }

    /// Writes a file, and reads the changed projects again.
    ///
    /// @param work returns whether it could make the change
    void write(Path file, Callable<Boolean> work) {
        runTask(
                file,
                work,
                isDone -> {
                    problem.set(isDone ? "" : MESSAGES.text("refused", file));
                    openLibrary.libraryProjects().readChanged();
                });
    }

    <T> void runTask(Path file, Callable<T> work, Consumer<T> onDone) {
        openLibrary
                .background()
                .runInBackground(
                        work,
                        onDone,
                        exception -> {
                            if (exception instanceof IOException ioException) {
                                problem.set(
                                        MessageTranslator.of(
                                                FileTrouble.whenSaving(file, ioException)));
                                openLibrary.libraryProjects().readChanged();
                            } else {
                                openLibrary.onFailure().accept(exception);
                            }
                        });
    }
}
