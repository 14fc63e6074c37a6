package octavo.gui;

import javafx.beans.property.StringProperty;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.IdleDelay;
import octavo.gui.controls.TextSize;
import octavo.gui.controls.UiStepQueue;
import octavo.gui.cv.CvView;
import octavo.gui.editor.EditorModel;
import octavo.gui.page.LibraryPage;
import octavo.gui.page.OpenLibrary;
import octavo.gui.page.SearchablePage;
import octavo.gui.shell.PagesView;
import octavo.gui.venues.VenuesView;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// An open library: the rail, and the current page.
final class WorkspaceView extends StackPane {
    private final Workspace workspace;
    private final PapersView papers;
    private final Map<String, SearchablePage> searches = new HashMap<>();
    private Optional<CvView> cv = Optional.empty();
    private Optional<VenuesView> venues = Optional.empty();

    /// What leads out of the window.
    ///
    /// @param folder asks for a folder
    record Outward(PaperOpening opening, Consumer<Consumer<Path>> folder) {}

    /// @param commands what can be done to entries
    WorkspaceView(
            Workspace workspace,
            SettingsStore remembered,
            EntryClipboard copying,
            Outward outward,
            CommandRegistry commands) {
        this.workspace = workspace;
        papers =
                new PapersView(
                        workspace,
                        remembered,
                        copying,
                        outward.opening(),
                        commands,
                        TextSize.of(this));
        var ways =
                new OpenLibrary.Ways(
                        this::showEntry,
                        this::showPerson,
                        this::showEntries,
                        this::showVenue,
                        slot -> outward.opening().open(workspace, slot),
                        outward.folder());
        StringProperty page = workspace.pageProperty();
        getChildren()
                .add(new PagesView(LibraryPages.with(papers), page, each -> built(each, ways)));
        sceneProperty()
                .subscribe(scene -> {
                    if (scene != null) {
                        whenLaidOut(scene);
                    }
                });
    }

    private Region built(LibraryPage page, OpenLibrary.Ways ways) {
        Region view = page.view().apply(workspace.seenFrom(page, ways));
        if (view instanceof CvView lists) {
            cv = Optional.of(lists);
        }
        if (view instanceof VenuesView shown) {
            venues = Optional.of(shown);
        }
        if (view instanceof SearchablePage search) {
            searches.put(page.id(), search);
        }
        return view;
    }

    /// @param create creates the first entry of an empty library
    WorkspaceView offeringNew(Runnable create) {
        papers.offerNew(create);
        return this;
    }

    /// Updates the file states on the CV page, if it has been built.
    void refreshLists() {
        cv.ifPresent(CvView::refresh);
    }

    /// Focuses the table once it exists, and starts slow tasks a moment later.
    private void whenLaidOut(Scene scene) {
        IdleDelay rest = new IdleDelay(workspace::begin);
        scene.addPostLayoutPulseListener(
                new Runnable() {
                    @Override
                    public void run() {
                        scene.removePostLayoutPulseListener(this);
                        if (workspace.pageProperty().get().equals(LibraryPages.LIBRARY)) {
                            papers.begin();
                        }
                        if (workspace.entries().isSmall()) {
                            rest.beginBriefly();
                        } else {
                            rest.begin();
                        }
                    }
                });
    }

    void focusTable() {
        showPapers();
        papers.focusTable();
    }

    /// Focuses the search of the page in front.
    ///
    /// @return whether it has one
    boolean find() {
        SearchablePage search = searches.get(workspace.pageProperty().get());
        if (search != null) {
            search.find();
        }
        return search != null;
    }

    private void showPapers() {
        workspace.pageProperty().set(LibraryPages.LIBRARY);
    }

    /// Shows which columns the table can have.
    void showColumns() {
        focusTable();
        papers.showColumns();
    }

    /// Shows an entry in the table, and a field of it in the editor.
    void showEntry(int slot, String field) {
        showPapers();
        workspace.entries().reveal(List.of(slot));
        if (field.isEmpty()) {
            papers.focusTable();
        } else {
            papers.focusField(field);
        }
    }

    private void showPerson(int slot, String field, int person) {
        showEntry(slot, field);
        papers.focusPerson(field, person);
    }

    /// Leads to a text that an entry could not take.
    void show(EditorModel.Refused refused) {
        showEntry(refused.slot(), "");
        papers.focus(refused);
    }

    private void showVenue(int slot) {
        workspace.pageProperty().set(VenuesView.ID);
        UiStepQueue.finish();
        venues.ifPresent(view -> view.show(slot));
    }

    private void showEntries(String query) {
        showPapers();
        workspace.entries().queryProperty().set(query);
    }
}
