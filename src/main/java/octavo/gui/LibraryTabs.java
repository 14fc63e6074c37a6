package octavo.gui;

import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;

import octavo.gui.document.LibraryDocument;

import java.util.Optional;
import java.util.function.Function;

/// The open libraries as tabs. The tab bar is only visible with several libraries.
final class LibraryTabs extends TabPane {
    private static final PseudoClass SINGLE = PseudoClass.getPseudoClass("single");

    private final Workspaces workspaces;
    private final Function<Workspace, WorkspaceView> views;

    LibraryTabs(Workspaces workspaces, Function<Workspace, WorkspaceView> views) {
        this.workspaces = workspaces;
        this.views = views;
        setId("libraries");
        setTabDragPolicy(TabDragPolicy.FIXED);
        setTabClosingPolicy(TabClosingPolicy.ALL_TABS);
        workspaces.open().addListener((ListChangeListener<Workspace>) this::follow);
        workspaces.currentProperty().subscribe(this::select);
        getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, tab) -> {
                    if (tab != null) {
                        workspaces.currentProperty().set((Workspace) tab.getUserData());
                    }
                });
    }

    private void follow(ListChangeListener.Change<? extends Workspace> change) {
        while (change.next()) {
            getTabs().removeIf(tab -> change.getRemoved().contains(tab.getUserData()));
            change.getAddedSubList().forEach(workspace -> getTabs().add(tab(workspace)));
        }
        boolean single = getTabs().size() < 2;
        pseudoClassStateChanged(SINGLE, single);
        setFocusTraversable(!single);
    }

    private Tab tab(Workspace workspace) {
        LibraryDocument document = workspace.document();
        Tab tab = new Tab("", views.apply(workspace));
        tab.setUserData(workspace);
        tab.textProperty().bind(LibraryTitles.of(document));
        document.path().ifPresent(path -> tab.setTooltip(new Tooltip(path.toString())));
        tab.setOnCloseRequest(event -> {
            event.consume();
            workspaces.close(workspace, () -> {});
        });
        return tab;
    }

    private void select(Workspace workspace) {
        getTabs().stream()
                .filter(tab -> tab.getUserData() == workspace)
                .findFirst()
                .ifPresent(getSelectionModel()::select);
    }

    /// The view of the current library.
    Optional<WorkspaceView> front() {
        return Optional.ofNullable(getSelectionModel().getSelectedItem())
                .map(tab -> (WorkspaceView) tab.getContent());
    }
}
