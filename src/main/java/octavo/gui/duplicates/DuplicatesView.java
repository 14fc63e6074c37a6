package octavo.gui.duplicates;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import octavo.gui.Page;
import octavo.gui.controls.Messages;
import octavo.gui.controls.Stylesheet;
import octavo.gui.controls.Wrapping;
import octavo.gui.duplicates.PairModel.Sort;

import java.util.function.Consumer;

/// The page of entries that belong together: the pairs on the left, one of them on the right.
public final class DuplicatesView extends SplitPane {
    private static final Messages MESSAGES = Messages.of(DuplicatesView.class);

    /// Two sheets, one over the other.
    private static final String ICON = "M8 3h11v14H8zM5 7v14h11M11 8h5M11 12h5";

    private final DuplicatesModel model;
    private final ListView<PairModel> list = new ListView<>();
    private final ScrollPane side = new ScrollPane();

    public static Page page() {
        return new Page(
                "duplicates",
                MESSAGES.text("page"),
                ICON,
                library -> new DuplicatesView(new DuplicatesModel(library)));
    }

    public DuplicatesView(DuplicatesModel model) {
        this.model = model;
        setId("duplicates");
        getStylesheets().add(Stylesheet.of(DuplicatesView.class));
        list.setItems(model.pairs());
        list.setId("pairs");
        list.setAccessibleText(MESSAGES.text("pairs"));
        list.setCellFactory(_ -> new PairCell());
        list.setPlaceholder(placeholder());
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        list.getSelectionModel().selectedItemProperty().addListener(_ -> showSide());
        model.pairs().addListener((ListChangeListener<PairModel>) _ -> chooseFirst());
        side.setId("pair-side");
        side.setFitToWidth(true);
        side.setFocusTraversable(false);
        getItems().setAll(list, side);
        setDividerPositions(0.32);
        setResizableWithParent(list, false);
        chooseFirst();
    }

    private Label placeholder() {
        Label label = new Label();
        label.textProperty()
                .bind(model.busyProperty().map(busy -> MESSAGES.text(busy ? "busy" : "none")));
        label.getStyleClass().addAll("muted", "pairs-none");
        Wrapping.wrap(label);
        return label;
    }

    private void chooseFirst() {
        if (list.getSelectionModel().isEmpty() && !list.getItems().isEmpty()) {
            list.getSelectionModel().selectFirst();
        }
        showSide();
    }

    private void whenPressed(KeyEvent event) {
        PairModel chosen = list.getSelectionModel().getSelectedItem();
        if (chosen == null || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case M -> decide(model::join);
            case D -> decide(model::keepApart);
            case N -> decide(model::skip);
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// The next pair takes the place of the one that was decided about.
    private void decide(Consumer<PairModel> decision) {
        int at = list.getSelectionModel().getSelectedIndex();
        decision.accept(list.getSelectionModel().getSelectedItem());
        int last = list.getItems().size() - 1;
        if (last >= 0) {
            list.getSelectionModel().clearAndSelect(Math.clamp(at, 0, last));
        }
    }

    private void showSide() {
        PairModel chosen = list.getSelectionModel().getSelectedItem();
        side.setContent(
                chosen == null
                        ? null
                        : new PairView(
                                chosen,
                                new PairView.Ways(
                                        () -> decide(model::join),
                                        () -> decide(model::keepApart),
                                        () -> decide(model::skip),
                                        model::open),
                                model.problemProperty()));
    }

    /// The keys of two entries, and below how sure it is that they belong together.
    private static final class PairCell extends ListCell<PairModel> {
        private final Label above = new Label();
        private final Label below = new Label();
        private final VBox lines = new VBox(above, below);

        PairCell() {
            below.getStyleClass().add("muted");
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(PairModel pair, boolean empty) {
            super.updateItem(pair, empty);
            if (empty) {
                setGraphic(null);
                return;
            }
            above.setText(pair.first() + "  ·  " + pair.second());
            String level = MESSAGES.text(pair.isCertain() ? "certain" : "likely");
            String sort = MESSAGES.text(pair.sort() == Sort.TWINS ? "twins" : "double");
            below.setText(MESSAGES.text("line", sort, level, pair.reasons().getFirst()));
            setAccessibleText(above.getText() + ", " + below.getText());
            setGraphic(lines);
        }
    }
}
