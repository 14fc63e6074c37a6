package octavo.gui.cv;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;

import octavo.gui.controls.IncrementalList;
import octavo.gui.controls.LazyPane;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ResponsivePair;

import java.util.List;
import java.util.stream.IntStream;

/// The CV page: its settings on the left, and on the right the printed list, where each entry can
/// be hidden, moved and annotated.
public final class CvView extends SplitPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(CvView.class);

    /// The width, in letters, needed for both side by side.
    private static final double WIDE = 48;

    private final CvModel model;
    private final ListView<CvRow> page = new ListView<>();

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
        ResponsivePair.of(this, new LazyPane(new ProfileView(model)), desk(), WIDE, 0.34);
        model.printedProperty().subscribe(_ -> show(model.rows()));
    }

    /// The page as a sheet of paper, below what it lists and how large it is.
    private Node desk() {
        Label listed = new Label();
        listed.setId("cv-listed");
        listed.textProperty().bind(model.printedProperty().map(_ -> model.listed()));
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
        String key =
                page.getSelectionModel().getSelectedItem() instanceof CvRow.Entry entry
                        ? entry.item().work().key()
                        : "";
        page.getItems().setAll(rows);
        IntStream.range(0, rows.size())
                .filter(i ->
                        rows.get(i) instanceof CvRow.Entry entry
                                && entry.item().work().key().equals(key))
                .findFirst()
                .ifPresent(page.getSelectionModel()::select);
    }

    private void whenPressed(KeyEvent event) {
        if (!(page.getSelectionModel().getSelectedItem() instanceof CvRow.Entry entry)) {
            return;
        }
        String key = entry.item().work().key();
        switch (event.getCode()) {
            case DELETE -> model.hide(key, true);
            case ENTER, F2 -> {
                if (event.isShortcutDown()) {
                    model.read(key);
                } else {
                    NoteDialog.show(model, key, getScene().getWindow());
                }
            }
            case UP, DOWN -> {
                if (!event.isAltDown()) {
                    return;
                }
                int step = event.getCode() == KeyCode.UP ? -1 : 1;
                model.move(entry.section(), key, entry.place() + step);
            }
            default -> {
                return;
            }
        }
        event.consume();
    }
}
