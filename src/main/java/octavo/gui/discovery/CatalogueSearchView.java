package octavo.gui.discovery;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.pagecontract.InquiryControls;

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
                        InquiryControls.failureLabel(
                                "catalogue-failed", model.serviceInquiry().failuresProperty()),
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
        row.visibleProperty().bind(model.serviceInquiry().asksForConsentProperty());
        model.serviceInquiry()
                .asksForConsentProperty()
                .subscribe(asks -> {
                    if (asks) {
                        agreeButton.requestFocus();
                    }
                });
        return row;
    }

    private HBox bottomRow(Runnable onHide) {
        Button cancel = button("cancel", onHide);
        cancel.setCancelButton(true);
        return InquiryControls.bottomRow(
                "catalogue-status",
                model.serviceInquiry().statusProperty(),
                InquiryControls.showWhile(
                        model.serviceInquiry().runningProperty(), button("stop", model::cancel)),
                cancel,
                discoveryPane.addButton());
    }

    private static Button button(String name, Runnable action) {
        return InquiryControls.button("catalogue-" + name, MESSAGES.text(name), action);
    }

    /// Goes to the field, with what is in it selected.
    public void focus() {
        queryField.requestFocus();
        queryField.selectAll();
    }
}
