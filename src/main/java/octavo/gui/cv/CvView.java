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
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.util.Duration;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ResponsivePair;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.lazyloading.LazyPane;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The CV page: above all, which list it is. Its settings are on the left, and on the right the
/// printed list, where each entry can be hidden, moved and annotated.
public final class CvView extends BorderPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(CvView.class);

    /// The width, in letters, needed for both side by side.
    private static final double WIDE_WIDTH = 70;

    private static final double SETTINGS_SHARE = 0.34;

    /// How far into an entry its menu begins.
    private static final double MENU_OFFSET = 8;

    /// How long a list may take to be made before that is said.
    private static final Duration PATIENCE = Duration.millis(400);

    private final CvModel model;

    /// Whether the list has been in the making for a while.
    private final BooleanProperty isLate = new SimpleBooleanProperty();

    private final ListView<CvRow> pageList = new ListView<>();
    private ContextMenu rowMenu = new ContextMenu();

    public CvView(CvModel model) {
        this.model = model;
        setId("cv");
        getStyleClass().add("cv");
        getStylesheets().add(PackageStylesheet.of(CvView.class));
        pageList.setId("cv-page");
        pageList.setAccessibleText(MESSAGES.text("page"));
        pageList.getStyleClass().add("cv-page");
        pageList.setCellFactory(_ -> new CvCell(model));
        pageList.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        pageList.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> rowMenu.hide());
        pageList.setOnContextMenuRequested(this::offerMenu);
        ToggleButton jsonToggle = jsonToggle();
        SplitPane settingsAndPage = new SplitPane();
        ResponsivePair.of(
                settingsAndPage,
                new LazyPane(new ProfileView(model, jsonToggle, isLate)),
                previewPane(),
                WIDE_WIDTH,
                SETTINGS_SHARE);
        setTop(new ProfileChooser(model, jsonToggle));
        setCenter(settingsAndPage);
        model.printedProperty().subscribe(_ -> showRows(model.rows()));
        watchMaking();
    }

    private static ToggleButton jsonToggle() {
        ToggleButton jsonToggle = new ToggleButton(MESSAGES.text("json-shown"));
        jsonToggle.setId("cv-json");
        jsonToggle.setMinWidth(USE_PREF_SIZE);
        jsonToggle.setAccessibleText(MESSAGES.text("json"));
        LazyTooltip.on(jsonToggle, MESSAGES.text("json"));
        return jsonToggle;
    }

    private void watchMaking() {
        PauseTransition patience = new PauseTransition(PATIENCE);
        patience.setOnFinished(_ -> isLate.set(true));
        model.makingProperty()
                .subscribe(isMaking -> {
                    if (isMaking) {
                        patience.play();
                    } else {
                        patience.stop();
                        isLate.set(false);
                    }
                });
    }

    /// The page as a sheet of paper, below what it lists and how large it is.
    private Node previewPane() {
        Label countsLabel = new Label();
        countsLabel.setId("cv-listed");
        countsLabel
                .textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> isLate.get() ? MESSAGES.text("making") : model.countsText(),
                                isLate,
                                model.printedProperty()));
        ZoomBar zoomBar = new ZoomBar(countsLabel);
        zoomBar.zoomPage(pageList);
        BorderPane preview = new BorderPane(new IncrementalList(pageList));
        preview.setTop(zoomBar);
        preview.getStyleClass().add("cv-desk");
        return preview;
    }

    /// Updates the state of the files.
    public void refresh() {
        model.printProfile();
    }

    /// The selected entry stays selected, wherever it moves.
    private void showRows(List<CvRow> cvRows) {
        String key = selectedRow() instanceof CvRow.EntryRow entry ? entry.key() : "";
        pageList.getItems().setAll(cvRows);
        IntStream.range(0, cvRows.size())
                .filter(i ->
                        cvRows.get(i) instanceof CvRow.EntryRow entry && entry.key().equals(key))
                .findFirst()
                .ifPresent(pageList.getSelectionModel()::select);
    }

    private void whenPressed(KeyEvent event) {
        boolean isWriting = event.getTarget() instanceof TextInputControl;
        if (isWriting || !(selectedRow() instanceof CvRow.EntryRow entry)) {
            return;
        }
        switch (event.getCode()) {
            case DELETE -> model.hideEntry(entry.key(), true);
            case ENTER, F2 -> {
                if (event.isShortcutDown()) {
                    model.openPaper(entry.key());
                } else {
                    writeNote(entry);
                }
            }
            case UP, DOWN -> {
                if (!event.isAltDown()) {
                    return;
                }
                model.sections().move(entry, event.getCode() == KeyCode.UP ? -1 : 1);
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    private @Nullable CvRow selectedRow() {
        return pageList.getSelectionModel().getSelectedItem();
    }

    private Optional<CvCell> cellOf(CvRow.EntryRow entry) {
        return pageList.lookupAll(".cv-cell").stream()
                .map(CvCell.class::cast)
                .filter(cell -> entry.equals(cell.getItem()))
                .findFirst();
    }

    private void writeNote(CvRow.EntryRow entry) {
        pageList.scrollTo(entry);
        pageList.layout();
        cellOf(entry).ifPresent(CvCell::writeNote);
    }

    /// Shows what can be done to the selected entry, where the mouse is or at the entry.
    private void offerMenu(ContextMenuEvent event) {
        boolean isWriting = event.getTarget() instanceof TextInputControl;
        if (isWriting || !(selectedRow() instanceof CvRow.EntryRow entry)) {
            return;
        }
        rowMenu = CvRowMenu.of(model, entry, () -> writeNote(entry));
        if (event.isKeyboardTrigger()) {
            Node anchorNode = cellOf(entry).<Node>map(it -> it).orElse(pageList);
            Bounds anchorBounds = anchorNode.localToScreen(anchorNode.getBoundsInLocal());
            rowMenu.show(
                    pageList,
                    anchorBounds.getMinX() + MENU_OFFSET,
                    anchorBounds.getMaxY() - MENU_OFFSET);
        } else {
            rowMenu.show(pageList, event.getScreenX(), event.getScreenY());
        }
        event.consume();
    }
}
