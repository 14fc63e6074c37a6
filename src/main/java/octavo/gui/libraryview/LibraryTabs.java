package octavo.gui.libraryview;

import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

import octavo.gui.controls.DraggedEntries;
import octavo.gui.controls.DropHighlight;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.LibraryTitles;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/// The open libraries as tabs. The tab bar is only visible with several libraries.
@SuppressWarnings("ReferenceEquality") // nodes and libraries have no other equality
public final class LibraryTabs extends TabPane {
    private static final PseudoClass SINGLE = PseudoClass.getPseudoClass("single");

    private final Workspaces workspaces;
    private final Function<Workspace, WorkspaceView> viewFactory;

    public LibraryTabs(Workspaces workspaces, Function<Workspace, WorkspaceView> viewFactory) {
        this.workspaces = workspaces;
        this.viewFactory = viewFactory;
        setId("libraries");
        setTabDragPolicy(TabDragPolicy.FIXED);
        setTabClosingPolicy(TabClosingPolicy.ALL_TABS);
        workspaces.open().addListener((ListChangeListener<Workspace>) this::updateTabs);
        workspaces.currentProperty().subscribe(this::selectTab);
        getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, selectedTab) -> {
                    if (selectedTab != null) {
                        workspaces.currentProperty().set((Workspace) selectedTab.getUserData());
                    }
                });
    }

    /// Accepts entries that are dragged from the current library to the tab of another.
    ///
    /// @param onDropped takes the current library and the other one
    public void acceptEntries(BiConsumer<Workspace, Workspace> onDropped) {
        DropHighlight highlight = new DropHighlight(this);
        addEventHandler(
                DragEvent.DRAG_OVER,
                event -> {
                    if (highlight.update(() -> targetOf(event).isPresent())) {
                        event.acceptTransferModes(TransferMode.COPY);
                    }
                });
        addEventHandler(DragEvent.DRAG_EXITED, _ -> highlight.clear());
        addEventHandler(
                DragEvent.DRAG_DROPPED,
                event -> {
                    highlight.clear();
                    targetOf(event)
                            .ifPresent(target -> {
                                event.setDropCompleted(true);
                                event.consume();
                                onDropped.accept(workspaces.currentProperty().get(), target);
                            });
                });
    }

    /// The other library whose tab entries are dragged over.
    private Optional<Workspace> targetOf(DragEvent event) {
        return event.getTarget() instanceof Node node && DraggedEntries.isIn(event.getDragboard())
                ? workspaceOf(node)
                        .filter(workspace -> workspace != workspaces.currentProperty().get())
                : Optional.empty();
    }

    /// The library of the tab that a node is in. The header of a tab has it as a property.
    Optional<Workspace> workspaceOf(Node headerNode) {
        for (Node node = headerNode; node != null && node != this; node = node.getParent()) {
            if (node.hasProperties() && node.getProperties().get(Tab.class) instanceof Tab tab) {
                return Optional.of((Workspace) tab.getUserData());
            }
        }
        return Optional.empty();
    }

    private void updateTabs(ListChangeListener.Change<? extends Workspace> listChange) {
        while (listChange.next()) {
            getTabs().removeIf(tab -> listChange.getRemoved().contains(tab.getUserData()));
            listChange.getAddedSubList().forEach(workspace -> getTabs().add(buildTab(workspace)));
        }
        boolean isSingle = getTabs().size() < 2;
        pseudoClassStateChanged(SINGLE, isSingle);
        setFocusTraversable(!isSingle);
    }

    private Tab buildTab(Workspace workspace) {
        LibraryDocument document = workspace.document();
        Tab libraryTab = new Tab("", viewFactory.apply(workspace));
        libraryTab.setUserData(workspace);
        libraryTab.textProperty().bind(LibraryTitles.of(document));
        document.path().ifPresent(path -> libraryTab.setTooltip(new Tooltip(path.toString())));
        libraryTab.setOnCloseRequest(event -> {
            event.consume();
            workspaces.closeWorkspace(workspace, () -> {});
        });
        return libraryTab;
    }

    private void selectTab(Workspace workspace) {
        getTabs().stream()
                .filter(tab -> tab.getUserData() == workspace)
                .findFirst()
                .ifPresent(getSelectionModel()::select);
    }

    /// The view of the current library.
    public Optional<WorkspaceView> currentView() {
        return Optional.ofNullable(getSelectionModel().getSelectedItem())
                .map(tab -> (WorkspaceView) tab.getContent());
    }
}
