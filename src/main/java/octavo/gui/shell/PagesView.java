package octavo.gui.shell;

import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Control;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.TreeView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.LineIcon;
import octavo.gui.controls.VerticalScroll;
import octavo.gui.page.LibraryPage;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/// The rail of a library, and the current page. Pages are built when first shown.
public final class PagesView extends BorderPane {
    private final List<LibraryPage> pages;
    private final Function<LibraryPage, Region> build;
    private final Map<String, Region> built = new HashMap<>();
    private final StackPane places = new StackPane();

    /// @param current the id of the current page
    public PagesView(
            List<LibraryPage> pages, StringProperty current, Function<LibraryPage, Region> build) {
        this.pages = List.copyOf(pages);
        this.build = build;
        VBox rail = new VBox();
        rail.setId("rail");
        rail.getStyleClass().add("rail");
        ToggleGroup group = new ToggleGroup();
        pages.forEach(page -> rail.getChildren().add(button(page, current, group)));
        VerticalScroll scroll = new VerticalScroll(rail);
        scroll.setFitToHeight(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("rail-place");
        setLeft(scroll);
        setCenter(places);
        current.subscribe(this::show);
    }

    private static ToggleButton button(
            LibraryPage page, StringProperty current, ToggleGroup group) {
        ToggleButton button = new ToggleButton(page.name(), new LineIcon(page.icon()));
        button.setId("page-" + page.id());
        button.getStyleClass().add("rail-button");
        button.setContentDisplay(ContentDisplay.TOP);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setToggleGroup(group);
        current.subscribe(id -> button.setSelected(page.id().equals(id)));
        button.setOnAction(_ -> {
            current.set(page.id());
            button.setSelected(true);
        });
        return button;
    }

    /// Hides other pages rather than removing them, so that returning is quick.
    private void show(String id) {
        Optional<LibraryPage> shown =
                pages.stream().filter(page -> page.id().equals(id)).findFirst();
        if (shown.isEmpty()) {
            return;
        }
        Region front = built.get(id);
        if (front == null) {
            front = build.apply(shown.get());
            front.setMinSize(0, 0);
            built.put(id, front);
            places.getChildren().add(front);
        }
        for (Node each : places.getChildren()) {
            each.setVisible(each.equals(front));
            each.setManaged(each.equals(front));
        }
        if (getScene() != null) {
            leadTo(getScene(), front);
        }
    }

    /// Moves the focus from the hidden page to the current one, unless it is set elsewhere. Before
    /// layout its panes have no children.
    private void leadTo(Scene scene, Node front) {
        places.requestFocus();
        scene.addPostLayoutPulseListener(
                new Runnable() {
                    @Override
                    public void run() {
                        scene.removePostLayoutPulseListener(this);
                        if (places.isFocused()) {
                            firstOf(front, PagesView::isList)
                                    .or(() -> firstOf(front, _ -> true))
                                    .ifPresent(Node::requestFocus);
                        }
                    }
                });
    }

    /// The main control of a page, if it has one; its buttons can wait.
    private static boolean isList(Node node) {
        return node instanceof ListView || node instanceof TreeView;
    }

    /// The first focusable control of a kind in a page.
    private static Optional<Node> firstOf(Node node, Predicate<Node> sort) {
        if (!node.isVisible() || node.isDisabled()) {
            return Optional.empty();
        }
        boolean holdsOthers = node instanceof SplitPane || node instanceof ScrollPane;
        boolean takesKeys = node.isFocusTraversable() && node instanceof Control && !holdsOthers;
        if (takesKeys && sort.test(node)) {
            return Optional.of(node);
        }
        List<Node> children =
                node instanceof Parent parent ? parent.getChildrenUnmodifiable() : List.of();
        return children.stream()
                .map(child -> firstOf(child, sort))
                .flatMap(Optional::stream)
                .findFirst();
    }
}
