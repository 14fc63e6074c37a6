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
import octavo.gui.importing.ImportCandidateModel.CandidateFate;
import octavo.importing.ImportCandidate;

import java.util.Locale;
import java.util.Optional;

/// The entries to import, each with its decision.
public final class ImportView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ImportView.class);

    /// How high the remarks on skipped or repaired entries can be without scrolling.
    private static final double MAX_REMARKS_HEIGHT = 90;

    private static final double EDGE_HEIGHT = 4;

    private final ImportModel model;
    private final Runnable onHide;
    private final ListView<ImportCandidateModel> candidateList = new ListView<>();

    /// @param onHide hides this
    /// @param openInstead opens the files as libraries; empty if there are no files
    public ImportView(ImportModel model, Runnable onHide, Optional<Runnable> openInstead) {
        this.model = model;
        this.onHide = onHide;
        setId("import");
        getStyleClass().addAll("sheet", "import");
        getStylesheets().add(PackageStylesheet.of(ImportView.class));
        Label title = new Label(MESSAGES.text("title", model.candidates().size(), model.library()));
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
        details.addEventHandler(KeyEvent.KEY_PRESSED, this::whenPressed);
        HBox listAndDetails = new HBox(buildList(details), details);
        listAndDetails.getStyleClass().add("import-both");
        HBox.setHgrow(details, Priority.ALWAYS);
        VBox.setVgrow(listAndDetails, Priority.ALWAYS);
        getChildren().setAll(title, states, listAndDetails, buttons(openInstead));
        if (!model.describeRepaired().isEmpty()) {
            getChildren().add(2, remarksScroll("repaired", model.describeRepaired()));
        }
        if (!model.refused().isEmpty()) {
            getChildren().add(2, remarksScroll("refused", model.refused()));
        }
    }

    /// What is said of several entries, in a few lines.
    private static VerticalScroll remarksScroll(String kind, String entries) {
        Label remarksLabel = new Label(MESSAGES.text(kind, entries));
        remarksLabel.setId("import-" + kind);
        remarksLabel.getStyleClass().add("import-refused");
        SafeWrapping.wrap(remarksLabel);
        VerticalScroll remarksScroll = new VerticalScroll(remarksLabel);
        remarksScroll.getStyleClass().add("import-refused-place");
        remarksScroll
                .minHeightProperty()
                .bind(
                        Bindings.min(
                                remarksLabel.heightProperty().add(EDGE_HEIGHT),
                                MAX_REMARKS_HEIGHT));
        return remarksScroll;
    }

    private ListView<ImportCandidateModel> buildList(ScrollPane details) {
        candidateList.setId("import-list");
        candidateList.setAccessibleText(MESSAGES.text("list"));
        candidateList.getItems().setAll(model.candidates());
        candidateList.setCellFactory(_ -> new ImportCell());
        candidateList
                .getSelectionModel()
                .selectedItemProperty()
                .subscribe(chosenCandidate -> {
                    if (chosenCandidate != null) {
                        details.setContent(new ImportCandidateView(chosenCandidate));
                    }
                });
        candidateList.getSelectionModel().selectFirst();
        candidateList.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        return candidateList;
    }

    private void whenPressed(KeyEvent event) {
        ImportCandidateModel chosenCandidate = candidateList.getSelectionModel().getSelectedItem();
        if (chosenCandidate == null || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case KeyCode.A -> chosenCandidate.chooseFate(CandidateFate.ADD);
            case KeyCode.T -> chosenCandidate.chooseFate(CandidateFate.TAKE);
            case KeyCode.ENTER -> startImport();
            case KeyCode.X, KeyCode.DELETE -> chosenCandidate.chooseFate(CandidateFate.SKIP);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void startImport() {
        onHide.run();
        model.startImport();
    }

    private HBox buttons(Optional<Runnable> openInstead) {
        Label summary = new Label();
        summary.setId("import-summary");
        summary.textProperty().bind(model.summaryProperty());
        summary.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(summary, Priority.ALWAYS);
        Button cancel = button("cancel", onHide);
        cancel.setCancelButton(true);
        Button importButton = button("take", this::startImport);
        importButton.setDefaultButton(true);
        importButton.getStyleClass().add("accent");
        HBox buttons = new HBox(summary);
        openInstead.ifPresent(openAction ->
                buttons.getChildren()
                        .add(
                                button(
                                        "open",
                                        () -> {
                                            onHide.run();
                                            openAction.run();
                                        })));
        buttons.getChildren().addAll(cancel, importButton);
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
        candidateList.requestFocus();
    }

    /// An entry to import.
    private static final class ImportCell extends ListCell<ImportCandidateModel> {
        private final Label title = new Label();
        private final Label namesAndYear = new Label();
        private final Label state = new Label();
        private final VBox texts = new VBox(title, namesAndYear, state);

        ImportCell() {
            setPrefWidth(0);
            namesAndYear.getStyleClass().add("muted");
        }

        @Override
        protected void updateItem(ImportCandidateModel item, boolean empty) {
            super.updateItem(item, empty);
            state.textProperty().unbind();
            if (empty) {
                setGraphic(null);
                return;
            }
            title.setText(item.title());
            namesAndYear.setText(item.namesAndYear());
            namesAndYear.setManaged(!item.namesAndYear().isEmpty());
            String stateId = item.candidateState().name().toLowerCase(Locale.ROOT);
            state.getStyleClass().setAll("label", "import-state", "import-" + stateId);
            state.textProperty()
                    .bind(
                            item.fateProperty()
                                    .map(fate ->
                                            MESSAGES.text("state." + stateId)
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
