package octavo.gui.importing;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.VerticalScroll;
import octavo.gui.importing.ArrivalModel.Fate;
import octavo.importing.ImportCandidate;

import java.util.Locale;
import java.util.Optional;

/// The entries to import, each with its decision.
public final class ImportView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ImportView.class);

    /// How high the remarks on skipped or repaired entries can be without scrolling.
    private static final double MOST_REMARKS = 90;

    private static final double EDGES = 4;

    private final ImportModel model;
    private final Runnable hide;
    private final ListView<ArrivalModel> list = new ListView<>();

    /// @param hide hides this
    /// @param instead opens the files as libraries; empty if there are no files
    public ImportView(ImportModel model, Runnable hide, Optional<Runnable> instead) {
        this.model = model;
        this.hide = hide;
        setId("import");
        getStyleClass().addAll("sheet", "import");
        getStylesheets().add(PackageStylesheet.of(ImportView.class));
        Label title = new Label(MESSAGES.text("title", model.arrivals().size(), model.library()));
        title.getStyleClass().add("heading");
        Label states =
                new Label(
                        MESSAGES.text(
                                "states",
                                model.count(ImportCandidate.CandidateState.NEW),
                                model.count(ImportCandidate.CandidateState.SAME),
                                model.count(ImportCandidate.CandidateState.DIFFERS)));
        states.setId("import-states");
        states.getStyleClass().add("muted");
        ScrollPane details = new ScrollPane();
        details.setId("import-details");
        details.setFitToWidth(true);
        HBox both = new HBox(list(details), details);
        both.getStyleClass().add("import-both");
        HBox.setHgrow(details, Priority.ALWAYS);
        VBox.setVgrow(both, Priority.ALWAYS);
        getChildren().setAll(title, states, both, buttons(instead));
        if (!model.repaired().isEmpty()) {
            getChildren().add(2, remarks("repaired", model.repaired()));
        }
        if (!model.refused().isEmpty()) {
            getChildren().add(2, remarks("refused", model.refused()));
        }
    }

    /// What is said of several entries, in a few lines.
    private static VerticalScroll remarks(String kind, String entries) {
        Label remarks = new Label(MESSAGES.text(kind, entries));
        remarks.setId("import-" + kind);
        remarks.getStyleClass().add("import-refused");
        SafeWrapping.wrap(remarks);
        VerticalScroll place = new VerticalScroll(remarks);
        place.getStyleClass().add("import-refused-place");
        place.minHeightProperty()
                .bind(Bindings.min(remarks.heightProperty().add(EDGES), MOST_REMARKS));
        return place;
    }

    private ListView<ArrivalModel> list(ScrollPane details) {
        list.setId("import-list");
        list.setAccessibleText(MESSAGES.text("list"));
        list.getItems().setAll(model.arrivals());
        list.setCellFactory(_ -> new Cell());
        list.getSelectionModel()
                .selectedItemProperty()
                .subscribe(chosen -> {
                    if (chosen != null) {
                        details.setContent(new ArrivalView(chosen));
                    }
                });
        list.getSelectionModel().selectFirst();
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        return list;
    }

    private void whenPressed(KeyEvent event) {
        ArrivalModel chosen = list.getSelectionModel().getSelectedItem();
        if (chosen == null || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case KeyCode.A -> chosen.choose(Fate.ADD);
            case KeyCode.T -> chosen.choose(Fate.TAKE);
            case KeyCode.ENTER -> take();
            case KeyCode.X, KeyCode.DELETE -> chosen.choose(Fate.SKIP);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void take() {
        hide.run();
        model.take();
    }

    private HBox buttons(Optional<Runnable> instead) {
        Label summary = new Label();
        summary.setId("import-summary");
        summary.textProperty().bind(model.summaryProperty());
        summary.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(summary, Priority.ALWAYS);
        Button cancel = button("cancel", hide);
        cancel.setCancelButton(true);
        Button take = button("take", this::take);
        take.setDefaultButton(true);
        take.getStyleClass().add("accent");
        HBox buttons = new HBox(summary);
        instead.ifPresent(open ->
                buttons.getChildren()
                        .add(
                                button(
                                        "open",
                                        () -> {
                                            hide.run();
                                            open.run();
                                        })));
        buttons.getChildren().addAll(cancel, take);
        buttons.getStyleClass().addAll("sheet-buttons", "import-buttons");
        return buttons;
    }

    private static Button button(String text, Runnable action) {
        Button button = new Button(MESSAGES.text(text));
        button.setId("import-" + text);
        button.setMnemonicParsing(true);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /// Focuses the list.
    public void focus() {
        list.requestFocus();
    }

    /// An entry to import.
    private static final class Cell extends ListCell<ArrivalModel> {
        private final Label title = new Label();
        private final Label line = new Label();
        private final Label state = new Label();
        private final VBox texts = new VBox(title, line, state);

        Cell() {
            setPrefWidth(0);
            line.getStyleClass().add("muted");
        }

        @Override
        protected void updateItem(ArrivalModel item, boolean empty) {
            super.updateItem(item, empty);
            state.textProperty().unbind();
            if (empty) {
                setGraphic(null);
                return;
            }
            title.setText(item.title());
            line.setText(item.line());
            line.setManaged(!item.line().isEmpty());
            String now = item.state().name().toLowerCase(Locale.ROOT);
            state.getStyleClass().setAll("label", "import-state", "import-" + now);
            state.textProperty()
                    .bind(
                            item.fateProperty()
                                    .map(fate ->
                                            MESSAGES.text("state." + now)
                                                    + " → "
                                                    + MESSAGES.text(
                                                            "fate."
                                                                    + fate.name()
                                                                            .toLowerCase(
                                                                                    Locale.ROOT))));
            setAccessibleText(title.getText() + ", " + state.getText());
            setGraphic(texts);
        }
    }
}
