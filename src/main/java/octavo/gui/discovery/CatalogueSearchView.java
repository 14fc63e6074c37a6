package octavo.gui.discovery;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.masterdetail.ReviewPane;

/// A field to search catalogues, what they have, and what is known of the selected work.
public final class CatalogueSearchView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(CatalogueSearchView.class);

    private final CatalogueSearchModel model;
    private final TextField queryField = new TextField();
    private final DiscoveryPane discoveryPane;

    /// @param onHide hides this
    public CatalogueSearchView(CatalogueSearchModel model, Runnable onHide) {
        this.model = model;
        setId("catalogue-search");
        getStyleClass().addAll("sheet", "discovery-sheet");
        getStylesheets()
                .setAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(CatalogueSearchView.class));
        Label title = new Label(MESSAGES.text("title"));
        title.getStyleClass().add("heading");
        discoveryPane = new DiscoveryPane(model.discoveryRows(), model.context());
        discoveryPane.showPlaceholder(new Label(MESSAGES.text("prompt.help")));
        discoveryPane.whenLeftUpwards(this::focus);
        VBox.setVgrow(discoveryPane, Priority.ALWAYS);
        getChildren()
                .setAll(
                        title,
                        queryRow(),
                        consentRow(),
                        discoveryPane,
                        failureLabel(),
                        bottomRow(onHide));
    }

    private HBox queryRow() {
        queryField.setId("catalogue-query");
        queryField.setPromptText(MESSAGES.text("prompt"));
        queryField.setAccessibleText(MESSAGES.text("title"));
        queryField.textProperty().bindBidirectional(model.queryProperty());
        queryField.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        HBox.setHgrow(queryField, Priority.ALWAYS);
        HBox row = new HBox(queryField, button("ask", model::search));
        row.getStyleClass().add("discovery-query");
        return row;
    }

    private void whenPressed(KeyEvent event) {
        switch (event.getCode()) {
            case KeyCode.ENTER -> model.search();
            case KeyCode.DOWN -> discoveryPane.focusList();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// Says what is sent to whom before it is; Enter agrees.
    private HBox consentRow() {
        Label label = new Label(MESSAGES.text("consent"));
        SafeWrapping.wrap(label);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        Button agreeButton =
                button(
                        "agree",
                        () -> {
                            model.searchWithConsent();
                            focus();
                        });
        agreeButton.setDefaultButton(true);
        HBox row = new HBox(label, agreeButton);
        row.setId("catalogue-consent");
        row.getStyleClass().add("discovery-consent");
        row.managedProperty().bind(row.visibleProperty());
        row.visibleProperty().bind(model.asksForConsentProperty());
        model.asksForConsentProperty()
                .subscribe(asks -> {
                    if (asks) {
                        agreeButton.requestFocus();
                    }
                });
        return row;
    }

    /// Who has not answered, on one line.
    private Label failureLabel() {
        Label label = new Label();
        label.setId("catalogue-failed");
        label.getStyleClass().add("severity-warning");
        label.textProperty().bind(model.failuresProperty());
        label.managedProperty().bind(label.visibleProperty());
        label.visibleProperty().bind(label.textProperty().isNotEmpty());
        label.setMinWidth(0);
        LazyTooltip.whenCut(label, label);
        return label;
    }

    private HBox bottomRow(Runnable onHide) {
        Label status = new Label();
        status.setId("catalogue-status");
        status.getStyleClass().add("muted");
        status.textProperty().bind(model.statusProperty());
        status.setMaxWidth(Double.MAX_VALUE);
        LazyTooltip.whenCut(status, status);
        HBox.setHgrow(status, Priority.ALWAYS);
        Button stop = button("stop", model::cancel);
        show(stop, model.runningProperty().getValue());
        model.runningProperty().subscribe(isRunning -> show(stop, isRunning));
        Button cancel = button("cancel", onHide);
        cancel.setCancelButton(true);
        HBox row = new HBox(status, stop, cancel, discoveryPane.addButton());
        row.getStyleClass().addAll("sheet-buttons", "discovery-buttons");
        return row;
    }

    private static void show(Node node, boolean isShown) {
        node.setVisible(isShown);
        node.setManaged(isShown);
    }

    private static Button button(String name, Runnable action) {
        Button button = new Button(MESSAGES.text(name));
        button.setId("catalogue-" + name);
        button.setMnemonicParsing(true);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /// Goes to the field, with what is in it selected.
    public void focus() {
        queryField.requestFocus();
        queryField.selectAll();
    }
}
