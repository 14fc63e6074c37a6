package octavo.gui.discovery;

import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ArrowChoiceBox;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.NamedValues;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TabButtons;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.pagecontract.InquiryControls;
import octavo.gui.pagecontract.ScopeTabs;

import java.util.List;

/// Which entries are asked about, what they cite or what cites them, and what is known of the
/// selected work.
public final class CitationSearchView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(CitationSearchView.class);

    private final CitationSearchModel model;
    private final Button askButton;
    private final ChoiceBox<Integer> countBox = new ArrowChoiceBox<>();
    private final DiscoveryPane discoveryPane;

    /// @param onHide hides this
    public CitationSearchView(CitationSearchModel model, Runnable onHide) {
        this.model = model;
        setId("citation-search");
        getStyleClass().addAll("sheet", "discovery-sheet");
        getStylesheets()
                .setAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(CitationSearchView.class));
        Label title = new Label(text("title"));
        title.getStyleClass().add("heading");
        askButton = button("ask", text("ask"), model::askWithConsent);
        discoveryPane = new DiscoveryPane(model.discoveryRows(), model.context());
        discoveryPane.showPlaceholder(helpLabel());
        discoveryPane.whenLeftUpwards(askButton::requestFocus);
        VBox.setVgrow(discoveryPane, Priority.ALWAYS);
        buildCountBox();
        model.scopeProperty().subscribe(_ -> showScope());
        model.serviceInquiry()
                .runningProperty()
                .subscribe((_, isRunning) -> {
                    if (!isRunning) {
                        whenOver();
                    }
                });
        getChildren()
                .setAll(
                        title,
                        questionRow(),
                        discoveryPane,
                        remarksLabel(),
                        InquiryControls.failureLabel(
                                "citations-failed", model.serviceInquiry().failuresProperty()),
                        bottomRow(onHide));
    }

    private HBox questionRow() {
        TabButtons scopeTabs = ScopeTabs.of("citations", model.workScopes(), model.scopeProperty());
        HBox.setHgrow(scopeTabs, Priority.ALWAYS);
        HBox row = new HBox(scopeTabs, countBox, askButton);
        row.getStyleClass().addAll("discovery-query", "discovery-scopes");
        return row;
    }

    private void buildCountBox() {
        countBox.setId("citations-least");
        countBox.setAccessibleText(text("least.help"));
        countBox.setMinWidth(Region.USE_PREF_SIZE);
        countBox.setConverter(new NamedValues<>(count -> text("least", count)));
        countBox.managedProperty().bind(countBox.visibleProperty());
        countBox.setOnAction(_ -> {
            Integer count = countBox.getValue();
            if (count != null) {
                model.leastCountProperty().set(count);
            }
        });
        model.leastCountProperty().subscribe(countBox::setValue);
    }

    /// How many entries can be asked of depends on how many there are.
    private void showScope() {
        List<Integer> offeredCounts = model.offeredCounts();
        int leastCount = model.leastCountProperty().get();
        if (!countBox.getItems().equals(offeredCounts)) {
            countBox.getItems().setAll(offeredCounts);
            countBox.setValue(leastCount);
        }
        countBox.setVisible(offeredCounts.size() > 1);
    }

    /// Whoever has not gone elsewhere meanwhile goes into the list.
    private void whenOver() {
        if (askButton.isFocused() && !model.discoveryRows().rows().isEmpty()) {
            discoveryPane.focusList();
        }
    }

    /// Says what the button does until it has.
    private Label helpLabel() {
        Label label = new Label(text("help"));
        label.visibleProperty().bind(model.serviceInquiry().statusProperty().isEmpty());
        return label;
    }

    private Label remarksLabel() {
        Label label = new Label();
        label.setId("citations-remarks");
        label.getStyleClass().add("muted");
        SafeWrapping.wrap(label);
        label.textProperty().bind(model.remarksProperty());
        label.visibleProperty().bind(label.textProperty().isNotEmpty());
        label.managedProperty().bind(label.visibleProperty());
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private HBox bottomRow(Runnable onHide) {
        Button cancel = button("cancel", MESSAGES.text("cancel"), onHide);
        cancel.setCancelButton(true);
        return InquiryControls.bottomRow(
                "citations-status",
                model.serviceInquiry().statusProperty(),
                InquiryControls.showWhile(
                        model.serviceInquiry().runningProperty(),
                        button("stop", MESSAGES.text("stop"), model::cancel)),
                cancel,
                discoveryPane.addButton());
    }

    private static Button button(String name, String text, Runnable action) {
        return InquiryControls.button("citations-" + name, text, action);
    }

    private String text(String name, Object... arguments) {
        return MESSAGES.text("citations." + name + "." + model.direction().id(), arguments);
    }

    /// Goes to the button, and from there into the list once there is something in it.
    public void focus() {
        askButton.requestFocus();
    }
}
