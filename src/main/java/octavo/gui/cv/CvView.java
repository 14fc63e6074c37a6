package octavo.gui.cv;

import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.util.Duration;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ResponsivePair;
import octavo.gui.incremental.IncrementalList;
import octavo.gui.incremental.LazyPane;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The CV page: its settings on the left, and on the right the printed list, where each entry can
/// be hidden, moved and annotated.
public final class CvView extends SplitPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(CvView.class);

    /// The width, in letters, needed for both side by side.
    private static final double WIDE = 70;

    /// How far into an entry its menu begins.
    private static final double MENU = 8;

    /// How long a list may take to be made before that is said.
    private static final Duration PATIENCE = Duration.millis(400);

    private final CvModel model;

    /// Whether the list has been in the making for a while.
    private final BooleanProperty late = new SimpleBooleanProperty();

    private final ListView<CvRow> page = new ListView<>();
    private ContextMenu menu = new ContextMenu();

    public CvView(CvModel model) {
        this.model = model;
        setId("cv");
        getStyleClass().add("cv");
        getStylesheets().add(PackageStylesheet.of(CvView.class));
        page.setId("cv-page");
        page.setAccessibleText(MESSAGES.text("page"));
        page.getStyleClass().add("cv-page");
        page.setCellFactory(_ -> new CvCell(model));
        page.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        page.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> menu.hide());
        page.setOnContextMenuRequested(this::offer);
        ResponsivePair.of(this, new LazyPane(new ProfileView(model, late)), desk(), WIDE, 0.34);
        model.printedProperty().subscribe(_ -> show(model.rows()));
        watch();
    }

    private void watch() {
        PauseTransition patience = new PauseTransition(PATIENCE);
        patience.setOnFinished(_ -> late.set(true));
        model.makingProperty()
                .subscribe(making -> {
                    if (making) {
                        patience.play();
                    } else {
                        patience.stop();
                        late.set(false);
                    }
                });
    }

    /// The page as a sheet of paper, below what it lists and how large it is.
    private Node desk() {
        Label listed = new Label();
        listed.setId("cv-listed");
        listed.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> late.get() ? MESSAGES.text("making") : model.listed(),
                                late,
                                model.printedProperty()));
        ZoomBar zoom = new ZoomBar(listed);
        zoom.zoom(page);
        BorderPane desk = new BorderPane(new IncrementalList(page));
        desk.setTop(zoom);
        desk.getStyleClass().add("cv-desk");
        return desk;
    }

    /// Updates the state of the files.
    public void refresh() {
        model.print();
    }

    /// The selected entry stays selected, wherever it moves.
    private void show(List<CvRow> rows) {
        String key = selected() instanceof CvRow.Entry entry ? entry.key() : "";
        page.getItems().setAll(rows);
        IntStream.range(0, rows.size())
                .filter(i -> rows.get(i) instanceof CvRow.Entry entry && entry.key().equals(key))
                .findFirst()
                .ifPresent(page.getSelectionModel()::select);
    }

    private void whenPressed(KeyEvent event) {
        boolean isWriting = event.getTarget() instanceof TextInputControl;
        if (isWriting || !(selected() instanceof CvRow.Entry entry)) {
            return;
        }
        switch (event.getCode()) {
            case DELETE -> model.hide(entry.key(), true);
            case ENTER, F2 -> {
                if (event.isShortcutDown()) {
                    model.read(entry.key());
                } else {
                    writeNote(entry);
                }
            }
            case UP, DOWN -> {
                if (!event.isAltDown()) {
                    return;
                }
                model.move(entry, event.getCode() == KeyCode.UP ? -1 : 1);
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    private @Nullable CvRow selected() {
        return page.getSelectionModel().getSelectedItem();
    }

    private Optional<CvCell> cell(CvRow.Entry entry) {
        return page.lookupAll(".cv-cell").stream()
                .map(CvCell.class::cast)
                .filter(cell -> entry.equals(cell.getItem()))
                .findFirst();
    }

    private void writeNote(CvRow.Entry entry) {
        page.scrollTo(entry);
        page.layout();
        cell(entry).ifPresent(CvCell::writeNote);
    }

    /// Shows what can be done to the selected entry, where the mouse is or at the entry.
    private void offer(ContextMenuEvent event) {
        boolean isWriting = event.getTarget() instanceof TextInputControl;
        if (isWriting || !(selected() instanceof CvRow.Entry entry)) {
            return;
        }
        menu = CvRowMenu.of(model, entry, () -> writeNote(entry));
        if (event.isKeyboardTrigger()) {
            Node at = cell(entry).<Node>map(it -> it).orElse(page);
            Bounds place = at.localToScreen(at.getBoundsInLocal());
            menu.show(page, place.getMinX() + MENU, place.getMaxY() - MENU);
        } else {
            menu.show(page, event.getScreenX(), event.getScreenY());
        }
        event.consume();
    }
}
