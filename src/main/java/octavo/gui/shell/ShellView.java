package octavo.gui.shell;

import atlantafx.base.controls.ModalPane;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The frame of the window: menus and toolbar above, status below, content in the middle.
public final class ShellView extends StackPane {
    private final StackPane middle = new StackPane();
    private final ModalPane sheets = new ModalPane();

    private final MenuBar menus;

    /// The focus owner before a sheet was shown.
    private Optional<Node> before = Optional.empty();

    public ShellView(MenuBar menus, Node toolbar, Node notices, Node toasts, StatusView status) {
        this.menus = menus;
        setId("shell");
        getStyleClass().add("shell");
        BorderPane frame = new BorderPane();
        frame.setTop(new VBox(menus, toolbar, notices));
        frame.setCenter(middle);
        frame.setBottom(status);
        // Clips the content, not the menus and the status, when there is too little room.
        List.of(frame, middle).forEach(part -> part.setMinSize(0, 0));
        sheets.setInTransitionFactory(null);
        sheets.setOutTransitionFactory(
                null); // otherwise content shown meanwhile would disappear when the transition ends
        // Lists consume Escape.
        sheets.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        event.consume();
                        hideSheet();
                    }
                });
        sheets.setFocusTraversable(false);
        sheets.displayProperty().subscribe(this::leadKeysBack);
        setAlignment(toasts, Pos.BOTTOM_CENTER);
        getChildren().setAll(ground(), frame, toasts, dropHighlight(), sheets);
    }

    /// Makes the window start each frame with the theme's colour. Without a graphics card that
    /// costs next to nothing, while filling the shell takes longer than drawing all of its content.
    private Region ground() {
        Region ground = new Region();
        ground.getStyleClass().add("ground");
        ground.setManaged(false);
        ground.backgroundProperty()
                .addListener((_, _, styled) -> {
                    if (styled != null) { // null while the stylesheet is being replaced
                        getScene().setFill(styled.getFills().getFirst().getFill());
                    }
                });
        return ground;
    }

    private static Pane dropHighlight() {
        Pane highlight = new Pane();
        highlight.getStyleClass().add("drop-highlight");
        highlight.setMouseTransparent(true);
        return highlight;
    }

    /// Accepts files and texts dropped anywhere on the window.
    public void takeDropped(Consumer<List<Path>> files, Consumer<String> text) {
        FileDrop.on(this, files, text);
    }

    public List<Menu> menus() {
        return menus.getMenus();
    }

    public void show(Node content) {
        middle.getChildren().setAll(content);
    }

    /// Whether a sheet covers the window.
    public ReadOnlyBooleanProperty sheetProperty() {
        return sheets.displayProperty();
    }

    /// Disables keys with a meaning below a sheet while it is shown.
    public void keepFrom(Predicate<KeyEvent> below) {
        sheets.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (below.test(event)) {
                        event.consume();
                    }
                });
    }

    /// Shows a sheet above everything, until Escape or a click outside.
    public void showSheet(Region sheet) {
        show(sheet, false);
    }

    /// Shows a sheet that holds what somebody has typed or chosen, until Escape: a click outside is
    /// too easily made to throw that away.
    public void askOnSheet(Region sheet) {
        show(sheet, true);
    }

    private void show(Region sheet, boolean stays) {
        sheets.setPersistent(stays);
        if (!sheets.isDisplay()) {
            before = Optional.ofNullable(getScene().getFocusOwner());
        }
        sheet.setFocusTraversable(true);
        sheet.setAccessibleRole(AccessibleRole.DIALOG);
        Stream.of(".heading", ".welcome-title")
                .map(sheet::lookup)
                .filter(Label.class::isInstance)
                .findFirst()
                .ifPresent(title -> sheet.setAccessibleText(((Label) title).getText()));
        sheet.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        sheets.show(sheet);
        sheet.requestFocus();
    }

    private void leadKeysBack(boolean display) {
        if (!display) {
            before.filter(node -> getScene().equals(node.getScene())).ifPresent(Node::requestFocus);
            before = Optional.empty();
        }
    }

    public void hideSheet() {
        sheets.hide(true);
    }
}
