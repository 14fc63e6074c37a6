package octavo.gui.openlibraries;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import octavo.gui.controls.MessageTexts;
import octavo.gui.entries.EntryRows;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LibraryFile;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Reads files in the background, cancellably.
public final class LibraryReading {
    private static final MessageTexts MESSAGES = MessageTexts.of(LibraryReading.class);

    /// The result of reading a file.
    record ReadLibrary(LibraryFile libraryFile, EntryRows entryRows) {}

    private final BackgroundTasks background;
    private final ReadOnlyStringWrapper busyMessage = new ReadOnlyStringWrapper("");

    /// Cancels by file being read.
    private final Map<Path, Runnable> cancelsByPath = new LinkedHashMap<>();

    LibraryReading(BackgroundTasks background) {
        this.background = background;
    }

    /// A message about what is being read; empty if nothing is.
    public ReadOnlyStringProperty busyMessageProperty() {
        return busyMessage.getReadOnlyProperty();
    }

    /// Reads a file, unless that is already in progress.
    ///
    /// @param onFailure receives the error, if there was one
    void readFile(
            Path path, Consumer<ReadLibrary> onRead, Consumer<Optional<Exception>> onFailure) {
        if (cancelsByPath.putIfAbsent(path, () -> {}) != null) {
            onFailure.accept(Optional.empty());
            return;
        }
        updateMessage();
        Runnable cancelRead =
                background.runInBackground(
                        () -> {
                            LibraryFile libraryFile = StartupPreload.loadLibrary(path);
                            return new ReadLibrary(
                                    libraryFile,
                                    EntryRows.of(libraryFile.library()).withFirstRead());
                        },
                        readLibrary -> endReading(path, () -> onRead.accept(readLibrary)),
                        exception ->
                                endReading(path, () -> onFailure.accept(Optional.of(exception))));
        cancelsByPath.computeIfPresent(
                path,
                (_, _) ->
                        () -> {
                            cancelRead.run();
                            onFailure.accept(Optional.empty());
                        });
    }

    private void endReading(Path path, Runnable onEnded) {
        if (cancelsByPath.remove(path) != null) {
            updateMessage();
            onEnded.run();
        }
    }

    /// Cancels all reading.
    public void cancelAll() {
        List<Runnable> cancelActions = List.copyOf(cancelsByPath.values());
        cancelsByPath.clear();
        updateMessage();
        cancelActions.forEach(Runnable::run);
    }

    private void updateMessage() {
        busyMessage.set(
                cancelsByPath.keySet().stream()
                        .findFirst()
                        .map(path -> MESSAGES.text("opening", path.getFileName()))
                        .orElse(""));
    }
}
