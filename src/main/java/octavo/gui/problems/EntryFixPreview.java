package octavo.gui.problems;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.problems.EntryFix.CleanedLibrary;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestTask;
import octavo.library.Library;

import java.util.Optional;
import java.util.function.Consumer;

/// Works out what a fix would change in the entry that is looked at.
public final class EntryFixPreview {
    private final LatestTask previewTask;
    private final Consumer<Exception> onFailure;
    private final ReadOnlyObjectWrapper<Optional<EntryFix>> preview =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<CleanedLibrary> cleanedLibrary = Optional.empty();

    /// A fix with the library that it was found in.
    private record FoundFix(CleanedLibrary cleanedLibrary, EntryFix entryFix) {}

    EntryFixPreview(BackgroundTasks background, Consumer<Exception> onFailure) {
        this.previewTask = new LatestTask(background);
        this.onFailure = onFailure;
    }

    /// What would change; empty while that is being worked out.
    ReadOnlyObjectProperty<Optional<EntryFix>> previewProperty() {
        return preview.getReadOnlyProperty();
    }

    void workOut(Library library, String cleanUpId, int slot) {
        preview.set(Optional.empty());
        Optional<CleanedLibrary> known =
                cleanedLibrary.filter(cleaned -> cleaned.isFor(library, cleanUpId));
        previewTask.runLatest(
                () -> {
                    CleanedLibrary cleaned =
                            known.orElseGet(() -> CleanedLibrary.of(library, cleanUpId));
                    return new FoundFix(cleaned, cleaned.fixIn(slot));
                },
                found -> {
                    cleanedLibrary = Optional.of(found.cleanedLibrary());
                    preview.set(Optional.of(found.entryFix()));
                },
                onFailure);
    }

    /// Shows nothing.
    void clear() {
        preview.set(Optional.empty());
    }

    /// Forgets all, as when the library has changed.
    void forget() {
        cleanedLibrary = Optional.empty();
        preview.set(Optional.empty());
    }
}
