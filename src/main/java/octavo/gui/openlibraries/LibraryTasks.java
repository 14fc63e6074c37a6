package octavo.gui.openlibraries;

import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/// Works things out of an open library in the background.
public final class LibraryTasks {
    private final BackgroundTasks background;
    private final LibraryDocument document;

    /// The first is being worked out.
    private final Deque<Runnable> waitingEdits = new ArrayDeque<>();

    LibraryTasks(BackgroundTasks background, LibraryDocument document) {
        this.background = background;
        this.document = document;
    }

    /// Something that is worked out of a library.
    public interface LibraryTask<T> {
        T compute(Library library) throws IOException;
    }

    /// Works something out; anew if the library changes meanwhile.
    <T> void compute(LibraryTask<T> task, Consumer<T> onComputed, Consumer<Exception> onFailure) {
        Library library = document.library();
        background.runInBackground(
                () -> task.compute(library),
                computedResult -> {
                    if (library == document.library()) {
                        onComputed.accept(computedResult);
                    } else {
                        compute(task, onComputed, onFailure);
                    }
                },
                onFailure);
    }

    /// Works out an edit that needs no further answer, after those before it. What is saved from
    /// now on has it, and closing waits for it.
    <T> void computeEdit(
            LibraryTask<T> task, Consumer<T> onComputed, Consumer<Exception> onFailure) {
        document.pendingWork().begin();
        waitingEdits.add(() ->
                compute(
                        task,
                        computedResult -> {
                            try {
                                onComputed.accept(computedResult);
                            } finally {
                                endEdit();
                            }
                        },
                        exception -> {
                            endEdit();
                            onFailure.accept(exception);
                        }));
        if (waitingEdits.size() == 1) {
            waitingEdits.getFirst().run();
        }
    }

    private void endEdit() {
        waitingEdits.removeFirst();
        document.pendingWork().end();
        if (!waitingEdits.isEmpty()) {
            waitingEdits.getFirst().run();
        }
    }
}
