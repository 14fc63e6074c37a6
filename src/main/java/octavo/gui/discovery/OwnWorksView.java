package octavo.gui.discovery;

import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.TabButtons;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.pagecontract.InquiryControls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whose works are looked for, how they and the list stand to each other, and what is known of the
/// selected one.
public final class OwnWorksView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(OwnWorksView.class);

    private final OwnWorksModel model;
    private final TextField orcidField;
    private final Button askButton;
    private final DiscoveryPane discoveryPane;
    private final HBox groupRow = new HBox();

    /// @param onHide hides this
    public OwnWorksView(OwnWorksModel model, Runnable onHide) {
        this.model = model;
        setId("own-works");
        getStyleClass().addAll("sheet", "discovery-sheet");
        getStylesheets()
                .setAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(OwnWorksView.class));
        Label title = new Label(MESSAGES.text("own.title"));
        title.getStyleClass().add("heading");
        orcidField = field("orcid", model.orcidProperty());
        askButton = button("ask", model::askServices);
        TextField nameField = field("name", model.nameProperty());
        HBox.setHgrow(nameField, Priority.ALWAYS);
        HBox questionRow = new HBox(nameField, orcidField, askButton);
        questionRow.getStyleClass().add("discovery-query");
        discoveryPane = new DiscoveryPane(model.discoveryRows(), model.context());
        discoveryPane.showPlaceholder(new Label(MESSAGES.text("own.help")));
        discoveryPane.whenLeftUpwards(askButton::requestFocus);
        discoveryPane.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        VBox.setVgrow(discoveryPane, Priority.ALWAYS);
        groupRow.managedProperty().bind(groupRow.visibleProperty());
        model.comparedWorksProperty().subscribe(this::showGroups);
        getChildren()
                .setAll(
                        title,
                        questionRow,
                        groupRow,
                        discoveryPane,
                        InquiryControls.failureLabel(
                                "own-failed", model.serviceInquiry().failuresProperty()),
                        bottomRow(onHide));
    }

    private TextField field(String name, StringProperty content) {
        TextField field = new TextField();
        field.setId("own-" + name);
        field.setPromptText(MESSAGES.text("own." + name));
        field.setAccessibleText(MESSAGES.text("own." + name));
        field.textProperty().bindBidirectional(content);
        field.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        whenEntered();
                        event.consume();
                    } else if (event.getCode() == KeyCode.DOWN) {
                        discoveryPane.focusList();
                        event.consume();
                    }
                });
        return field;
    }

    /// Nothing is sent without the button unless the settings allow it.
    private void whenEntered() {
        if (model.context().onlineAccess().onlineChoice().allowsLookups()) {
            model.askServices();
        } else {
            askButton.requestFocus();
        }
    }

    /// A tab for each group that has works, with their number.
    private void showGroups(List<ComparedWork> comparedWorks) {
        List<ToggleButton> tabs = new ArrayList<>();
        tabs.add(groupTab("all", Optional.empty(), comparedWorks.size()));
        for (OwnWorkGroup group : OwnWorkGroup.values()) {
            long count = comparedWorks.stream().filter(it -> it.group() == group).count();
            if (count > 0) {
                tabs.add(groupTab(group.id(), Optional.of(group), count));
            }
        }
        TabButtons tabButtons = new TabButtons(tabs.toArray(ToggleButton[]::new));
        HBox.setHgrow(tabButtons, Priority.ALWAYS);
        groupRow.getChildren().setAll(tabButtons);
        groupRow.setVisible(!comparedWorks.isEmpty());
        model.showGroup(Optional.empty());
        if (!comparedWorks.isEmpty() && askButton.isFocused()) {
            discoveryPane.focusList();
        }
    }

    private ToggleButton groupTab(String id, Optional<OwnWorkGroup> group, long count) {
        ToggleButton tab =
                TabButtons.tab("own-group-" + id, MESSAGES.text("own." + id) + " " + count);
        tab.selectedProperty()
                .subscribe((_, isSelected) -> {
                    if (isSelected) {
                        model.showGroup(group);
                    }
                });
        return tab;
    }

    private void whenPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.DELETE) {
            changeOwner();
            event.consume();
        }
    }

    private void changeOwner() {
        Optional.ofNullable(discoveryPane.selectedRowProperty().get())
                .ifPresent(model::changeOwner);
    }

    private HBox bottomRow(Runnable onHide) {
        Button ownerButton = button("disown", this::changeOwner);
        Runnable updateOwner =
                () -> {
                    Optional<ComparedWork> selectedWork =
                            Optional.ofNullable(discoveryPane.selectedRowProperty().get())
                                    .flatMap(row -> model.comparedWork(row.work()));
                    ownerButton.setDisable(
                            selectedWork.filter(it -> !it.records().isEmpty()).isEmpty());
                    ownerButton.setText(
                            MESSAGES.text(
                                    selectedWork.filter(ComparedWork::isDisowned).isPresent()
                                            ? "own.own"
                                            : "own.disown"));
                };
        discoveryPane.selectedRowProperty().subscribe(_ -> updateOwner.run());
        model.comparedWorksProperty().subscribe(_ -> updateOwner.run());
        Button cancel = button("cancel", onHide);
        cancel.setCancelButton(true);
        return InquiryControls.bottomRow(
                "own-status",
                model.serviceInquiry().statusProperty(),
                ownerButton,
                InquiryControls.showWhile(
                        model.serviceInquiry().runningProperty(), button("stop", model::cancel)),
                cancel,
                discoveryPane.addButton());
    }

    private static Button button(String name, Runnable action) {
        return InquiryControls.button("own-" + name, MESSAGES.text("own." + name), action);
    }

    /// Goes to the button if it is known whose works are looked for, and else to the iD.
    public void focus() {
        if (model.orcidProperty().get().isEmpty()) {
            orcidField.requestFocus();
        } else {
            askButton.requestFocus();
        }
    }
}
