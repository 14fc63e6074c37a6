package octavo.gui.commands;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.pagecontract.SidecarEdits;
import octavo.search.SavedSearches;
import octavo.settings.Settings;
import octavo.settings.Settings.NamedSearch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// The searches saved with a library, each change a step that can be undone; after them those that
/// earlier versions saved in the settings, for all libraries.
public final class LibrarySearches {
    private static final MessageTexts MESSAGES = MessageTexts.of(LibrarySearches.class);

    private final LibraryDocument document;
    private final SettingsStore settingsStore;
    private final SidecarEdits sidecarEdits;

    public LibrarySearches(LibraryDocument document, SettingsStore settingsStore) {
        this.document = document;
        this.settingsStore = settingsStore;
        this.sidecarEdits = new SidecarEdits(document.sidecarSession(), document::applyEdit);
    }

    /// Saves a query with the library in front, under its own text.
    public static void keepSearch(
            Workspaces workspaces, SettingsStore settingsStore, String query) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace != null) {
            new LibrarySearches(workspace.document(), settingsStore)
                    .keepSearch(new NamedSearch(query, query));
        }
    }

    /// All of them, while a node is in a window.
    public ObservableValue<List<NamedSearch>> listProperty(Node node) {
        ObservableValue<SavedSearches> librarySearches =
                document.sidecarSession().contentProperty().map(SavedSearches::of);
        ObservableValue<List<NamedSearch>> settingsSearches =
                settingsStore.whileShown(node).map(Settings::savedSearches);
        return Bindings.createObjectBinding(
                () -> allSearches(librarySearches.getValue(), settingsSearches.getValue()),
                librarySearches,
                settingsSearches);
    }

    private List<NamedSearch> allSearches() {
        return allSearches(librarySearches(), settingsStore.settings().savedSearches());
    }

    private static List<NamedSearch> allSearches(
            SavedSearches librarySearches, List<NamedSearch> settingsSearches) {
        List<NamedSearch> allSearches = new ArrayList<>();
        librarySearches
                .queriesByName()
                .forEach((name, query) -> allSearches.add(new NamedSearch(name, query)));
        settingsSearches.stream()
                .filter(it -> librarySearches.queryNamed(it.searchName()).isEmpty())
                .forEach(allSearches::add);
        return allSearches;
    }

    private SavedSearches librarySearches() {
        return SavedSearches.of(sidecarEdits.currentContent());
    }

    private void changeSaved(String stepLabel, UnaryOperator<SavedSearches> change) {
        sidecarEdits.changeContent(
                stepLabel,
                sidecarContent ->
                        change.apply(SavedSearches.of(sidecarContent)).saveIn(sidecarContent));
    }

    /// Saves a search with the library.
    public void keepSearch(NamedSearch search) {
        changeSaved(
                MESSAGES.text("search.step.keep", search.searchName()),
                savedSearches ->
                        savedSearches.withSearch(search.searchName(), search.searchQuery()));
    }

    /// Renames a search, unless another has the name.
    public void renameSearch(String name, String newName) {
        if (allSearches().stream().noneMatch(it -> it.searchName().equals(newName))) {
            if (librarySearches().queryNamed(name).isPresent()) {
                changeSaved(
                        MESSAGES.text("search.step.rename", name, newName),
                        it -> it.withRenamedSearch(name, newName));
            } else {
                settingsStore.changeSettings(it -> it.withRenamedSearch(name, newName));
            }
        } else if (!name.equals(newName)) {
            addNotice(
                    new UserNotice(
                            UserNotice.NoticeLevel.WARNING,
                            MESSAGES.text("search.taken", newName),
                            List.of()));
        }
    }

    public void dropSearch(NamedSearch search) {
        if (librarySearches().queryNamed(search.searchName()).isPresent()) {
            changeSaved(
                    MESSAGES.text("search.step.drop", search.searchName()),
                    it -> it.withoutSearch(search.searchName()));
            return;
        }
        settingsStore.changeSettings(it -> it.withoutSearch(search.searchName()));
        UserNotice.NoticeAction undoAction =
                new UserNotice.NoticeAction(
                        MESSAGES.text("search.undo"),
                        () -> settingsStore.changeSettings(it -> it.withSearch(search)));
        String noticeText = MESSAGES.text("search.dropped", search.searchName());
        addNotice(new UserNotice(UserNotice.NoticeLevel.DONE, noticeText, List.of(undoAction)));
    }

    private void addNotice(UserNotice notice) {
        document.notices().accept(notice);
    }
}
