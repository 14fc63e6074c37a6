package octavo.gui.libraryview;

import javafx.beans.property.StringProperty;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import octavo.discovery.FollowOffer;
import octavo.gui.commands.EntryClipboard;
import octavo.gui.commands.PaperOpening;
import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.IdleDelay;
import octavo.gui.controls.TextSize;
import octavo.gui.cv.CvView;
import octavo.gui.editor.EditorModel;
import octavo.gui.lazyloading.UiStepQueue;
import octavo.gui.openlibraries.LibraryPages;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.pagecontract.SearchablePage;
import octavo.gui.problems.ProblemsView;
import octavo.gui.shell.PagesView;
import octavo.gui.venues.VenuesView;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// An open library: the rail, and the current page.
public final class WorkspaceView extends StackPane {
    private final Workspace workspace;
    private final PapersView papersView;
    private final Map<String, SearchablePage> searchablePages = new HashMap<>();
    private Optional<CvView> cvView = Optional.empty();
    private Optional<ProblemsView> problemsView = Optional.empty();
    private Optional<VenuesView> venuesView = Optional.empty();

    /// What leads out of the window.
    ///
    /// @param folderQuestion asks for a folder
    /// @param textImport imports the entries in a text into the open library
    /// @param following follows somebody beside a library, or no longer
    public record OutwardActions(
            PaperOpening paperOpening,
            Consumer<Consumer<Path>> folderQuestion,
            Consumer<String> textImport,
            BiConsumer<Workspace, FollowOffer> following) {}

    /// @param commands what can be done to entries
    public WorkspaceView(
            Workspace workspace,
            SettingsStore settingsStore,
            EntryClipboard entryClipboard,
            OutwardActions outwardActions,
            CommandRegistry commands) {
        this.workspace = workspace;
        papersView =
                new PapersView(
                        workspace,
                        settingsStore,
                        entryClipboard,
                        outwardActions.paperOpening(),
                        commands,
                        TextSize.of(this));
        papersView.offerNewEntry(() -> commands.getCommand("new-article").perform());
        var libraryWays =
                new OpenLibrary.LibraryWays(
                        this::showEntry,
                        this::showPerson,
                        this::showEntries,
                        this::showVenue,
                        slot -> outwardActions.paperOpening().openPaper(workspace, slot),
                        outwardActions.folderQuestion(),
                        outwardActions.textImport(),
                        () -> commands.getCommand("look-for-more").perform(),
                        offer -> outwardActions.following().accept(workspace, offer));
        StringProperty pageId = workspace.pageProperty();
        getChildren()
                .add(
                        new PagesView(
                                LibraryPages.withEntriesPage(papersView),
                                pageId,
                                libraryPage -> buildPage(libraryPage, libraryWays)));
        sceneProperty()
                .subscribe(scene -> {
                    if (scene != null) {
                        whenLaidOut(scene);
                    }
                });
    }

    private Region buildPage(LibraryPage libraryPage, OpenLibrary.LibraryWays libraryWays) {
        Region pageView =
                libraryPage.viewFactory().apply(workspace.libraryForPage(libraryPage, libraryWays));
        if (pageView instanceof CvView cvPage) {
            cvView = Optional.of(cvPage);
        }
        if (pageView instanceof ProblemsView problemsPage) {
            problemsView = Optional.of(problemsPage);
        }
        if (pageView instanceof VenuesView venuesPage) {
            venuesView = Optional.of(venuesPage);
        }
        if (pageView instanceof SearchablePage searchablePage) {
            searchablePages.put(libraryPage.id(), searchablePage);
        }
        return pageView;
    }

    /// Updates the file states on the CV page, if it has been built.
    public void refreshCv() {
        cvView.ifPresent(CvView::refresh);
    }

    /// Focuses the table once it exists, and starts slow tasks a moment later.
    private void whenLaidOut(Scene scene) {
        IdleDelay idleDelay = new IdleDelay(workspace::beginSlowTasks);
        scene.addPostLayoutPulseListener(
                new Runnable() {
                    @Override
                    public void run() {
                        scene.removePostLayoutPulseListener(this);
                        if (workspace.pageProperty().get().equals(LibraryPages.LIBRARY_ID)) {
                            papersView.focusWhenShown();
                        }
                        if (workspace.entries().isSmall()) {
                            idleDelay.beginBriefly();
                        } else {
                            idleDelay.begin();
                        }
                    }
                });
    }

    public void focusTable() {
        showPapers();
        papersView.focusTable();
    }

    /// Focuses the search of the page in front.
    ///
    /// @return whether it has one
    public boolean focusSearch() {
        SearchablePage searchablePage = searchablePages.get(workspace.pageProperty().get());
        if (searchablePage != null) {
            searchablePage.focusSearch();
        }
        return searchablePage != null;
    }

    private void showPapers() {
        workspace.pageProperty().set(LibraryPages.LIBRARY_ID);
    }

    /// Shows which columns the table can have.
    public void showColumns() {
        focusTable();
        papersView.showColumns();
    }

    /// Shows an entry in the table, and a field of it in the editor.
    public void showEntry(int slot, String fieldName) {
        showPapers();
        workspace.entries().reveal(List.of(slot));
        if (fieldName.isEmpty()) {
            papersView.focusTable();
        } else {
            papersView.focusField(fieldName);
        }
    }

    private void showPerson(int slot, String fieldName, int personIndex) {
        showEntry(slot, fieldName);
        papersView.focusPerson(fieldName, personIndex);
    }

    /// Leads to a text that an entry could not take.
    public void showRefusedText(EditorModel.RefusedText refusedText) {
        showEntry(refusedText.slot(), "");
        papersView.focusRefused(refusedText);
    }

    private void showVenue(int slot) {
        workspace.pageProperty().set(VenuesView.ID);
        UiStepQueue.finishSteps();
        venuesView.ifPresent(view -> view.show(slot));
    }

    /// Shows what services say of the entries.
    public void showVerification() {
        workspace.pageProperty().set(ProblemsView.ID);
        UiStepQueue.finishSteps();
        problemsView.ifPresent(ProblemsView::showOnline);
    }

    private void showEntries(String query) {
        showPapers();
        workspace.entries().queryProperty().set(query);
    }
}
