package octavo.gui.openlibraries;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.PersonName;

import java.util.BitSet;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// The entries of which the owner of the library is an author, found in the background after each
/// change; none as long as nobody has said who that is.
final class OwnEntries {
    private final BackgroundTasks background;
    private final LibraryDocument document;
    private final Consumer<Exception> onFailure;
    private final ReadOnlyObjectWrapper<BitSet> ownSlots =
            new ReadOnlyObjectWrapper<>(new BitSet());
    private Runnable cancelSearch = () -> {};

    OwnEntries(
            BackgroundTasks background, LibraryDocument document, Consumer<Exception> onFailure) {
        this.background = background;
        this.document = document;
        this.onFailure = onFailure;
    }

    /// Finds them from now on.
    void begin() {
        document.sidecarSession().contentProperty().subscribe(_ -> findEntries());
        document.libraryProperty().addListener((_, _, _) -> findEntries());
    }

    ReadOnlyObjectProperty<BitSet> slotsProperty() {
        return ownSlots.getReadOnlyProperty();
    }

    void close() {
        cancelSearch.run();
    }

    private void findEntries() {
        cancelSearch.run();
        Optional<Predicate<PersonName>> isOwner =
                SidecarOwner.matcherOf(document.sidecarSession().contentProperty().get());
        if (isOwner.isEmpty()) {
            ownSlots.set(new BitSet());
            return;
        }
        Library library = document.library();
        cancelSearch =
                background.runWhenIdle(
                        () -> slotsOf(library, isOwner.get()),
                        foundSlots -> {
                            if (library == document.library()) {
                                ownSlots.set(foundSlots);
                            }
                        },
                        onFailure);
    }

    private static BitSet slotsOf(Library library, Predicate<PersonName> isOwner) {
        BitSet foundSlots = new BitSet();
        Work.allOf(library)
                .filter(work -> isBy(work, isOwner))
                .forEach(work -> foundSlots.set(library.slots().get(work.index()).number()));
        return foundSlots;
    }

    private static boolean isBy(Work work, Predicate<PersonName> isOwner) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        return EntryGuard.readSafely(
                work.key(), () -> work.authors().names().stream().anyMatch(isOwner), () -> false);
    }
}
