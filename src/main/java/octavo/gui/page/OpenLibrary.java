package octavo.gui.page;

import javafx.beans.value.ObservableValue;

import octavo.gui.document.SidecarSession;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Edit;
import octavo.library.History.Aside;
import octavo.library.Library;
import octavo.recovery.VersionStore;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/// An open library, as a page sees it.
///
/// @param library its state; frozen while the page is hidden, so that a hidden page does no work
/// @param near what belongs to it, shared by all pages
/// @param change makes undoable steps
/// @param ways navigation to other parts of the window
/// @param failed receives background errors
public record OpenLibrary(
        BackgroundTasks background,
        ObservableValue<Library> library,
        Nearby near,
        Steps change,
        Ways ways,
        Consumer<Exception> failed) {

    /// What belongs to a library.
    ///
    /// @param beside its sidecar
    /// @param versions its earlier versions
    /// @param projects the papers that cite it
    public record Nearby(SidecarSession beside, Earlier versions, LibraryProjects projects) {}

    public SidecarSession beside() {
        return near.beside();
    }

    public Earlier versions() {
        return near.versions();
    }

    public LibraryProjects projects() {
        return near.projects();
    }

    /// Its file, if it has one.
    public Optional<Path> file() {
        return beside().library();
    }

    /// Makes named, undoable steps.
    public interface Steps {
        /// Applies an edit with a side effect on undo and redo.
        void accept(String name, Edit edit, Aside aside);

        default void accept(String name, Edit edit) {
            accept(name, edit, Aside.NONE);
        }
    }

    /// The earlier versions of a library.
    ///
    /// @param find finds them, if the library has a file; may take time
    /// @param kept changes when there may be another version
    public record Earlier(Callable<Optional<VersionStore>> find, ObservableValue<Number> kept) {}

    /// Navigation out of a page.
    ///
    /// @param toEntry shows the entry in a slot and the named field of it; `""` for no field
    /// @param toPerson shows one of the people in a field
    /// @param toEntries shows the entries that match a query
    /// @param toVenue shows the venue of the entry in a slot
    /// @param toPaper opens the paper of the entry in a slot outside the window
    /// @param toFolder asks for a folder
    public record Ways(
            BiConsumer<Integer, String> toEntry,
            ToPerson toPerson,
            Consumer<String> toEntries,
            IntConsumer toVenue,
            IntConsumer toPaper,
            Consumer<Consumer<Path>> toFolder) {

        /// Shows people.
        @FunctionalInterface
        public interface ToPerson {
            /// Shows the entry in a slot, and the person at an index of one of its fields.
            void show(int slot, String field, int person);
        }
    }
}
