package octavo.gui;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.UserNotice;
import octavo.gui.page.SidecarEdits;
import octavo.search.SavedSearches;
import octavo.settings.Settings;
import octavo.settings.Settings.Search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// The searches saved with a library, each change a step that can be undone; after them those that
/// earlier versions saved in the settings, for all libraries.
final class LibrarySearches {
    private static final MessageTexts MESSAGES = MessageTexts.of(LibrarySearches.class);

    private final LibraryDocument document;
    private final SettingsStore remembered;
    private final SidecarEdits edits;

    LibrarySearches(LibraryDocument document, SettingsStore remembered) {
        this.document = document;
        this.remembered = remembered;
        this.edits = new SidecarEdits(document.beside(), document::apply);
    }

    /// Saves a query with the library in front, under its own text.
    static void keep(Workspaces workspaces, SettingsStore remembered, String query) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace != null) {
            new LibrarySearches(workspace.document(), remembered).keep(new Search(query, query));
        }
    }

    /// All of them, while a node is in a window.
    ObservableValue<List<Search>> listProperty(Node node) {
        ObservableValue<SavedSearches> own =
                document.beside().contentProperty().map(SavedSearches::of);
        ObservableValue<List<Search>> others = remembered.whileShown(node).map(Settings::searches);
        return Bindings.createObjectBinding(
                () -> all(own.getValue(), others.getValue()), own, others);
    }

    private List<Search> all() {
        return all(own(), remembered.settings().searches());
    }

    private static List<Search> all(SavedSearches own, List<Search> others) {
        List<Search> all = new ArrayList<>();
        own.queries().forEach((name, query) -> all.add(new Search(name, query)));
        others.stream().filter(it -> own.query(it.name()).isEmpty()).forEach(all::add);
        return all;
    }

    private SavedSearches own() {
        return SavedSearches.of(edits.content());
    }

    private void change(String step, UnaryOperator<SavedSearches> change) {
        edits.change(step, beside -> change.apply(SavedSearches.of(beside)).in(beside));
    }

    /// Saves a search with the library.
    void keep(Search search) {
        change(
                MESSAGES.text("search.step.keep", search.name()),
                it -> it.with(search.name(), search.query()));
    }

    /// Renames a search, unless another has the name.
    void rename(String name, String other) {
        if (all().stream().noneMatch(it -> it.name().equals(other))) {
            if (own().query(name).isPresent()) {
                change(
                        MESSAGES.text("search.step.rename", name, other),
                        it -> it.renamed(name, other));
            } else {
                remembered.change(it -> it.withSearchCalled(name, other));
            }
        } else if (!name.equals(other)) {
            tell(
                    new UserNotice(
                            UserNotice.Level.WARNING,
                            MESSAGES.text("search.taken", other),
                            List.of()));
        }
    }

    void drop(Search search) {
        if (own().query(search.name()).isPresent()) {
            change(
                    MESSAGES.text("search.step.drop", search.name()),
                    it -> it.without(search.name()));
            return;
        }
        remembered.change(it -> it.withoutSearch(search.name()));
        UserNotice.Action undo =
                new UserNotice.Action(
                        MESSAGES.text("search.undo"),
                        () -> remembered.change(it -> it.withSearch(search)));
        String told = MESSAGES.text("search.dropped", search.name());
        tell(new UserNotice(UserNotice.Level.DONE, told, List.of(undo)));
    }

    private void tell(UserNotice notice) {
        document.notices().accept(notice);
    }
}
