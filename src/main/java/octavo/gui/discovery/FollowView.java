package octavo.gui.discovery;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.discovery.FollowOffer;
import octavo.discovery.FollowedSource;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.pagecontract.InquiryControls;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// Asks which of the people and venues of an entry to follow, and for the number if it is not
/// known.
public final class FollowView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(FollowView.class);

    private final FollowModel model;
    private final ListView<FollowOffer> offerList = new ListView<>();
    private final TextField numberField = new TextField();

    /// @param onHide hides this
    public FollowView(FollowModel model, Runnable onHide) {
        this.model = model;
        setId("follow");
        getStyleClass().addAll("sheet", "follow-sheet");
        getStylesheets()
                .setAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(FollowView.class));
        Label title = new Label(MESSAGES.text("follow.title"));
        title.getStyleClass().add("heading");
        Label help = new Label(MESSAGES.text("follow.help"));
        SafeWrapping.wrap(help);
        help.getStyleClass().add("muted");
        help.setMinHeight(USE_PREF_SIZE);
        buildList();
        getChildren().setAll(title, help, offerList, numberRow(), bottomRow(onHide));
    }

    private void buildList() {
        offerList.setId("follow-offers");
        offerList.getStyleClass().add("review-list");
        offerList.setAccessibleText(MESSAGES.text("follow.offers"));
        offerList.getItems().setAll(model.offers());
        offerList.setCellFactory(_ -> new OfferCell());
        offerList.getSelectionModel().select(model.chosenOfferProperty().get());
        offerList
                .getSelectionModel()
                .selectedItemProperty()
                .subscribe(offer -> {
                    if (offer != null) {
                        model.chosenOfferProperty().set(offer);
                    }
                });
        offerList.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        VBox.setVgrow(offerList, Priority.ALWAYS);
    }

    private void whenPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            if (model.numberProperty().get().isBlank()) {
                numberField.requestFocus();
            } else {
                toggle();
            }
            event.consume();
        }
    }

    private void toggle() {
        if (model.toggleChosen()) {
            offerList.refresh();
        } else {
            numberField.requestFocus();
            numberField.selectAll();
        }
    }

    private HBox numberRow() {
        StringBinding numberName =
                Bindings.createStringBinding(
                        () ->
                                MESSAGES.text(
                                        "follow.number."
                                                + model.chosenOfferProperty()
                                                        .get()
                                                        .kind()
                                                        .name()
                                                        .toLowerCase(Locale.ROOT)),
                        model.chosenOfferProperty());
        Label label = new Label();
        label.textProperty().bind(numberName);
        label.setLabelFor(numberField);
        label.setMinWidth(USE_PREF_SIZE);
        label.getStyleClass().add("muted");
        numberField.setId("follow-number");
        numberField.accessibleTextProperty().bind(numberName);
        numberField.textProperty().bindBidirectional(model.numberProperty());
        numberField.setOnAction(_ -> toggle());
        HBox.setHgrow(numberField, Priority.ALWAYS);
        HBox row = new HBox(label, numberField);
        row.getStyleClass().addAll("discovery-query", "follow-number");
        return row;
    }

    private HBox bottomRow(Runnable onHide) {
        Button cancel =
                InquiryControls.button("follow-cancel", MESSAGES.text("follow.cancel"), onHide);
        cancel.setCancelButton(true);
        Button toggleButton = InquiryControls.button("follow-toggle", "", this::toggle);
        toggleButton.getStyleClass().add("accent");
        toggleButton
                .textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () ->
                                        MESSAGES.text(
                                                model.isTypedFollowed()
                                                        ? "follow.stop"
                                                        : "follow.start"),
                                model.numberProperty(),
                                model.chosenOfferProperty(),
                                model.statusProperty()));
        return InquiryControls.bottomRow(
                "follow-status", model.statusProperty(), cancel, toggleButton);
    }

    /// Goes to those who are offered; to the number if it is all that is missing.
    public void focus() {
        if (model.offers().size() == 1 && model.offers().getFirst().sources().isEmpty()) {
            numberField.requestFocus();
        } else {
            offerList.requestFocus();
        }
    }

    /// Somebody who can be followed, with the number.
    private final class OfferCell extends ListCell<FollowOffer> {
        private final Label nameLabel = new Label();
        private final Label numberLabel = new Label();
        private final Label followedLabel = new Label(MESSAGES.text("follow.followed"));
        private final VBox texts = new VBox(nameLabel, numberLabel);
        private final HBox rowBox = new HBox(texts, followedLabel);

        OfferCell() {
            nameLabel.getStyleClass().add("review-title");
            numberLabel.getStyleClass().add("review-details");
            followedLabel.getStyleClass().addAll("chip", "chip-neutral");
            followedLabel.setMinWidth(USE_PREF_SIZE);
            texts.setMinWidth(0);
            HBox.setHgrow(texts, Priority.ALWAYS);
            rowBox.getStyleClass().add("review-row");
            setPrefWidth(0); // is as wide as the list
        }

        @Override
        protected void updateItem(@Nullable FollowOffer offer, boolean empty) {
            super.updateItem(offer, empty);
            if (empty || offer == null) {
                nameLabel.setText("");
                numberLabel.setText("");
                setAccessibleText(null);
                setGraphic(null);
                return;
            }
            String kind = offer.kind().name().toLowerCase(Locale.ROOT);
            nameLabel.setText(offer.name());
            numberLabel.setText(
                    model.sourceOf(offer)
                            .map(FollowedSource::number)
                            .map(it -> MESSAGES.text("follow.known." + kind, it))
                            .orElseGet(() -> MESSAGES.text("follow.unknown." + kind)));
            boolean isFollowed = model.isFollowed(offer);
            followedLabel.setVisible(isFollowed);
            setGraphic(rowBox);
            setAccessibleText(
                    String.join(", ", nameLabel.getText(), numberLabel.getText())
                            + (isFollowed ? ", " + followedLabel.getText() : ""));
        }
    }
}
