package octavo.gui;

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
final class LibraryReading {
    private static final MessageTexts MESSAGES = MessageTexts.of(LibraryReading.class);

    /// The result of reading a file.
    record Read(LibraryFile file, EntryRows rows) {}

    private final BackgroundTasks background;
    private final ReadOnlyStringWrapper busy = new ReadOnlyStringWrapper("");

    /// Cancels by file being read.
    private final Map<Path, Runnable> reading = new LinkedHashMap<>();

    LibraryReading(BackgroundTasks background) {
        this.background = background;
    }

    /// A message about what is being read; empty if nothing is.
    ReadOnlyStringProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// Reads a file, unless that is already in progress.
    ///
    /// @param otherwise receives the error, if there was one
    void read(Path path, Consumer<Read> done, Consumer<Optional<Exception>> otherwise) {
        if (reading.putIfAbsent(path, () -> {}) != null) {
            otherwise.accept(Optional.empty());
            return;
        }
        tell();
        Runnable cancel =
                background.run(
                        () -> {
                            LibraryFile file = StartupPreload.load(path);
                            return new Read(file, EntryRows.of(file.library()).withFirstRead());
                        },
                        read -> end(path, () -> done.accept(read)),
                        trouble -> end(path, () -> otherwise.accept(Optional.of(trouble))));
        reading.computeIfPresent(
                path,
                (_, _) ->
                        () -> {
                            cancel.run();
                            otherwise.accept(Optional.empty());
                        });
    }

    private void end(Path path, Runnable then) {
        if (reading.remove(path) != null) {
            tell();
            then.run();
        }
    }

    /// Cancels all reading.
    void cancel() {
        List<Runnable> all = List.copyOf(reading.values());
        reading.clear();
        tell();
        all.forEach(Runnable::run);
    }

    private void tell() {
        busy.set(
                reading.keySet().stream()
                        .findFirst()
                        .map(path -> MESSAGES.text("opening", path.getFileName()))
                        .orElse(""));
    }
}
