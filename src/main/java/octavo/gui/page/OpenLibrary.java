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
/// @param library its state; while the page is not shown it stays as it was, so that a hidden page
///   does no work
/// @param beside its sidecar, which all pages share
/// @param versions its earlier versions
/// @param change makes steps that can be undone
/// @param ways lead elsewhere in the window
/// @param failed told of what went wrong in the background
public record OpenLibrary(
        BackgroundTasks background,
        ObservableValue<Library> library,
        SidecarSession beside,
        Earlier versions,
        Steps change,
        Ways ways,
        Consumer<Exception> failed) {

    /// Its file, if it has one.
    public Optional<Path> file() {
        return beside.library();
    }

    /// Makes steps that can be undone, by their names.
    public interface Steps {
        /// Makes an edit that does something besides when it is undone or redone.
        void accept(String name, Edit edit, Aside aside);

        default void accept(String name, Edit edit) {
            accept(name, edit, Aside.NONE);
        }
    }

    /// The earlier versions of a library.
    ///
    /// @param find finds them, if the library has a file; that may take time
    /// @param kept another number when there may be another version
    public record Earlier(Callable<Optional<VersionStore>> find, ObservableValue<Number> kept) {}

    /// The ways out of a page.
    ///
    /// @param toEntry shows the entry of a slot and the named field of it; `""` for no field
    /// @param toEntries shows the entries that fit a query
    /// @param toPaper opens what the entry of a slot links to, outside of the window
    public record Ways(
            BiConsumer<Integer, String> toEntry, Consumer<String> toEntries, IntConsumer toPaper) {}
}
