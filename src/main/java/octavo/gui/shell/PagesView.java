package octavo.gui.shell;

import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.FocusTargets;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.VerticalScroll;
import octavo.gui.pagecontract.LibraryPage;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The rail of a library, and the current page. Pages are built when first shown.
public final class PagesView extends BorderPane {
    private final List<LibraryPage> libraryPages;
    private final Function<LibraryPage, Region> pageBuilder;
    private final Map<String, Region> builtPages = new HashMap<>();
    private final StackPane pageStack = new StackPane();

    /// @param currentPageId the id of the current page
    public PagesView(
            List<LibraryPage> libraryPages,
            StringProperty currentPageId,
            Function<LibraryPage, Region> pageBuilder) {
        this.libraryPages = List.copyOf(libraryPages);
        this.pageBuilder = pageBuilder;
        VBox railBox = new VBox();
        railBox.setId("rail");
        railBox.getStyleClass().add("rail");
        ToggleGroup toggleGroup = new ToggleGroup();
        libraryPages.forEach(libraryPage ->
                railBox.getChildren().add(railButton(libraryPage, currentPageId, toggleGroup)));
        VerticalScroll railScroll = new VerticalScroll(railBox);
        railScroll.setFitToHeight(true);
        railScroll.setFocusTraversable(false);
        railScroll.getStyleClass().add("rail-place");
        setLeft(railScroll);
        setCenter(pageStack);
        currentPageId.subscribe(this::showPage);
    }

    private static ToggleButton railButton(
            LibraryPage libraryPage, StringProperty currentPageId, ToggleGroup toggleGroup) {
        ToggleButton railButton =
                new ToggleButton(libraryPage.railName(), new LineIcon(libraryPage.iconPath()));
        railButton.setAccessibleText(libraryPage.name());
        if (!libraryPage.railName().equals(libraryPage.name())) {
            LazyTooltip.on(railButton, libraryPage.name());
        }
        railButton.setId("page-" + libraryPage.id());
        railButton.getStyleClass().add("rail-button");
        railButton.setContentDisplay(ContentDisplay.TOP);
        railButton.setMaxWidth(Double.MAX_VALUE);
        railButton.setToggleGroup(toggleGroup);
        currentPageId.subscribe(pageId -> railButton.setSelected(libraryPage.id().equals(pageId)));
        railButton.setOnAction(_ -> {
            currentPageId.set(libraryPage.id());
            railButton.setSelected(true);
        });
        return railButton;
    }

    /// Hides other pages rather than removing them, so that returning is quick.
    private void showPage(String pageId) {
        Optional<LibraryPage> shownPage =
                libraryPages.stream()
                        .filter(libraryPage -> libraryPage.id().equals(pageId))
                        .findFirst();
        if (shownPage.isEmpty()) {
            return;
        }
        Region frontRegion = builtPages.get(pageId);
        if (frontRegion == null) {
            frontRegion = pageBuilder.apply(shownPage.get());
            frontRegion.setMinSize(0, 0);
            builtPages.put(pageId, frontRegion);
            pageStack.getChildren().add(frontRegion);
        }
        for (Node pageNode : pageStack.getChildren()) {
            pageNode.setVisible(pageNode.equals(frontRegion));
            pageNode.setManaged(pageNode.equals(frontRegion));
        }
        if (getScene() != null) {
            focusPage(getScene(), frontRegion);
        }
    }

    /// Moves the focus from the hidden page to the current one, unless it is set elsewhere. Before
    /// layout its panes have no children.
    private void focusPage(Scene scene, Node frontNode) {
        pageStack.requestFocus();
        scene.addPostLayoutPulseListener(
                new Runnable() {
                    @Override
                    public void run() {
                        scene.removePostLayoutPulseListener(this);
                        if (pageStack.isFocused()) {
                            FocusTargets.main(frontNode).ifPresent(Node::requestFocus);
                        }
                    }
                });
    }
}
