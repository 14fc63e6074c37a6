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

/// The frame of the window: menus and toolbar above, notices and status below, content in the
/// middle.
public final class ShellView extends StackPane {
    private final StackPane contentPane = new StackPane();
    private final ModalPane modalPane = new ModalPane();

    private final MenuBar menuBar;

    /// The focus owner before a sheet was shown.
    private Optional<Node> earlierFocusOwner = Optional.empty();

    public ShellView(
            MenuBar menuBar, Node toolbar, Region notices, Node toasts, StatusView statusView) {
        this.menuBar = menuBar;
        setId("shell");
        getStyleClass().add("shell");
        BorderPane framePane = new BorderPane();
        framePane.setTop(new VBox(menuBar, toolbar));
        framePane.setCenter(contentPane);
        // At the lower edge they move nothing that somebody reads or is about to click.
        framePane.setBottom(new VBox(notices, statusView));
        toasts.translateYProperty().bind(notices.heightProperty().negate());
        // Clips the content, not the menus and the status, when there is too little room.
        List.of(framePane, contentPane).forEach(shellPart -> shellPart.setMinSize(0, 0));
        modalPane.setInTransitionFactory(null);
        modalPane.setOutTransitionFactory(
                null); // otherwise content shown meanwhile would disappear when the transition ends
        // Lists consume Escape.
        modalPane.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        event.consume();
                        hideOverlay();
                    }
                });
        modalPane.setFocusTraversable(false);
        modalPane.displayProperty().subscribe(this::restoreFocus);
        new FocusKeeper(this, contentPane, modalPane, modalPane.displayProperty());
        setAlignment(toasts, Pos.BOTTOM_CENTER);
        getChildren().setAll(colourGround(), framePane, toasts, dropHighlight(), modalPane);
    }

    /// Makes the window start each frame with the theme's colour. Without a graphics card that
    /// costs next to nothing, while filling the shell takes longer than drawing all of its content.
    private Region colourGround() {
        Region colourGround = new Region();
        colourGround.getStyleClass().add("ground");
        colourGround.setManaged(false);
        colourGround
                .backgroundProperty()
                .addListener((_, _, newBackground) -> {
                    if (newBackground != null) { // null while the stylesheet is being replaced
                        getScene().setFill(newBackground.getFills().getFirst().getFill());
                    }
                });
        return colourGround;
    }

    private static Pane dropHighlight() {
        Pane highlightPane = new Pane();
        highlightPane.getStyleClass().add("drop-highlight");
        highlightPane.setMouseTransparent(true);
        return highlightPane;
    }

    /// Accepts files and texts dropped anywhere on the window.
    public void takeDropped(Consumer<List<Path>> onFiles, Consumer<String> onText) {
        FileDrop.acceptDrops(this, onFiles, onText);
    }

    public List<Menu> menus() {
        return menuBar.getMenus();
    }

    public void showContent(Node content) {
        contentPane.getChildren().setAll(content);
    }

    /// Whether a sheet covers the window.
    public ReadOnlyBooleanProperty overlayProperty() {
        return modalPane.displayProperty();
    }

    /// Disables keys with a meaning below a sheet while it is shown.
    public void blockKeys(Predicate<KeyEvent> isForContent) {
        modalPane.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (isForContent.test(event)) {
                        event.consume();
                    }
                });
    }

    /// Shows a sheet above everything, until Escape or a click outside.
    public void showOverlay(Region overlayRegion) {
        showContent(overlayRegion, false);
    }

    /// Shows a sheet that holds what somebody has typed or chosen, until Escape: a click outside is
    /// too easily made to throw that away.
    public void askOnOverlay(Region overlayRegion) {
        showContent(overlayRegion, true);
    }

    private void showContent(Region overlayRegion, boolean isPersistent) {
        modalPane.setPersistent(isPersistent);
        if (!modalPane.isDisplay()) {
            earlierFocusOwner = Optional.ofNullable(getScene().getFocusOwner());
        }
        overlayRegion.setFocusTraversable(true);
        overlayRegion.setAccessibleRole(AccessibleRole.DIALOG);
        Stream.of(".heading", ".welcome-title")
                .map(overlayRegion::lookup)
                .filter(Label.class::isInstance)
                .findFirst()
                .ifPresent(titleLabel ->
                        overlayRegion.setAccessibleText(((Label) titleLabel).getText()));
        overlayRegion.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        modalPane.show(overlayRegion);
        overlayRegion.requestFocus();
    }

    private void restoreFocus(boolean isDisplayed) {
        if (!isDisplayed) {
            earlierFocusOwner
                    .filter(node -> getScene().equals(node.getScene()))
                    .ifPresent(Node::requestFocus);
            earlierFocusOwner = Optional.empty();
        }
    }

    public void hideOverlay() {
        modalPane.hide(true);
    }
}
