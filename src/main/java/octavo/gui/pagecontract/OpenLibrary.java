package octavo.gui.pagecontract;

import javafx.beans.value.ObservableValue;

import octavo.discovery.FollowOffer;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.ReceiptSession;
import octavo.gui.librarystate.RepositorySession;
import octavo.gui.librarystate.SidecarSession;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Edit;
import octavo.library.History.SideEffect;
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
/// @param libraryValue its state; frozen while the page is hidden, so that a hidden page does no
///   work
/// @param nearbyFiles what belongs to it, shared by all pages
/// @param editSteps makes undoable steps
/// @param libraryWays navigation to other parts of the window
/// @param onFailure receives background errors
public record OpenLibrary(
        BackgroundTasks background,
        ObservableValue<Library> libraryValue,
        NearbyFiles nearbyFiles,
        EditSteps editSteps,
        LibraryWays libraryWays,
        Consumer<Exception> onFailure) {

    /// What belongs to a library.
    ///
    /// @param sidecarSession its sidecar
    /// @param repositorySession its git repository
    /// @param receiptSession the receipts of its values
    /// @param earlierVersions its earlier versions
    /// @param libraryProjects the papers that cite it
    /// @param onlineAccess what is known of its works elsewhere
    public record NearbyFiles(
            SidecarSession sidecarSession,
            RepositorySession repositorySession,
            ReceiptSession receiptSession,
            EarlierVersions earlierVersions,
            LibraryProjects libraryProjects,
            OnlineAccess onlineAccess) {
        /// Those of an open library for a page.
        ///
        /// @param isInFront whether the page is
        public static NearbyFiles of(
                LibraryDocument document,
                ObservableValue<Boolean> isInFront,
                LibraryProjects libraryProjects,
                OnlineAccess onlineAccess) {
            return new NearbyFiles(
                    document.sidecarSession(),
                    document.repositorySession(),
                    document.receiptSession(),
                    new EarlierVersions(
                            document::versionStore,
                            document.keptVersionsProperty().when(isInFront)),
                    libraryProjects,
                    onlineAccess);
        }
    }

    public SidecarSession sidecarSession() {
        return nearbyFiles.sidecarSession();
    }

    public RepositorySession repositorySession() {
        return nearbyFiles.repositorySession();
    }

    public ReceiptSession receiptSession() {
        return nearbyFiles.receiptSession();
    }

    public EarlierVersions earlierVersions() {
        return nearbyFiles.earlierVersions();
    }

    public LibraryProjects libraryProjects() {
        return nearbyFiles.libraryProjects();
    }

    public OnlineAccess onlineAccess() {
        return nearbyFiles.onlineAccess();
    }

    /// Its file, if it has one.
    public Optional<Path> libraryPath() {
        return sidecarSession().libraryPath();
    }

    /// Makes named, undoable steps.
    public interface EditSteps {
        /// Applies an edit with a side effect on undo and redo.
        void applyStep(String stepLabel, Edit edit, SideEffect sideEffects);

        default void applyStep(String stepLabel, Edit edit) {
            applyStep(stepLabel, edit, SideEffect.NONE);
        }
    }

    /// The earlier versions of a library.
    ///
    /// @param findStore finds them, if the library has a file; may take time
    /// @param keptVersions changes when there may be another version
    public record EarlierVersions(
            Callable<Optional<VersionStore>> findStore, ObservableValue<Number> keptVersions) {}

    /// Navigation out of a page.
    ///
    /// @param showEntry shows the entry in a slot and the named field of it; `""` for no field
    /// @param showPerson shows one of the people in a field
    /// @param showEntries shows the entries that match a query
    /// @param showVenue shows the venue of the entry in a slot
    /// @param openPaper opens the paper of the entry in a slot outside the window
    /// @param askForFolder asks for a folder
    /// @param importText imports the entries in a text, reviewed where there is something to decide
    /// @param lookForMore compares one's own list with what services have of one
    /// @param follow follows somebody, or no longer; asks for the number if it is not known
    public record LibraryWays(
            BiConsumer<Integer, String> showEntry,
            PersonDisplay showPerson,
            Consumer<String> showEntries,
            IntConsumer showVenue,
            IntConsumer openPaper,
            Consumer<Consumer<Path>> askForFolder,
            Consumer<String> importText,
            Runnable lookForMore,
            Consumer<FollowOffer> follow) {

        /// Shows people.
        @FunctionalInterface
        public interface PersonDisplay {
            /// Shows the entry in a slot, and the person at an index of one of its fields.
            void showPerson(int slot, String field, int person);
        }
    }
}
