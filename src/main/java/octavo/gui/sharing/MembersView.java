package octavo.gui.sharing;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.ArrowChoiceBox;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.NamedValues;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewRow;
import octavo.sharedlibraries.AccessList.LibraryMember;
import octavo.sharedlibraries.MemberRights;

/// What whoever looks may do with a shared library; for an owner also who may do what, and the
/// controls to change that.
public final class MembersView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(MembersView.class);

    private final MembersModel model;
    private final ListView<LibraryMember> memberList = new ListView<>();
    private final TextField userField = new TextField();
    private final ChoiceBox<MemberRights> rightsBox = new ArrowChoiceBox<>();
    private final Button closeButton;

    public MembersView(String libraryName, MembersModel model, Runnable onHide) {
        this.model = model;
        setId("members");
        getStyleClass().addAll("sheet", model.isOwner() ? "shared-log" : "sharing-sheet");
        getStylesheets()
                .addAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(MembersView.class));
        Label titleLabel = new Label(MESSAGES.text("members.title", libraryName));
        titleLabel.getStyleClass().add("heading");
        Label selfLabel = wrapped("members-self");
        selfLabel.setText(model.describeSelf());
        Label statusLabel = wrapped("members-status");
        statusLabel.getStyleClass().add("muted");
        statusLabel.textProperty().bind(model.statusProperty());
        closeButton = ActionButton.of("members-close", MESSAGES.text("members.close"), onHide);
        closeButton.setCancelButton(true);
        HBox buttonLine = new HBox(closeButton);
        buttonLine.getStyleClass().add("sheet-buttons");
        getChildren().setAll(titleLabel, selfLabel);
        if (model.isOwner()) {
            buildList();
            getChildren().addAll(memberList, rightsRow(), statusLabel);
        }
        getChildren().add(buttonLine);
    }

    private static Label wrapped(String id) {
        Label label = new Label();
        label.setId(id);
        SafeWrapping.wrap(label);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private void buildList() {
        memberList.setId("members-list");
        memberList.setAccessibleText(MESSAGES.text("members.list"));
        ReviewCell.showIn(memberList, this::rowOf);
        model.accessListProperty()
                .subscribe(members -> memberList.getItems().setAll(members.members()));
        memberList
                .getSelectionModel()
                .selectedItemProperty()
                .subscribe(member -> {
                    if (member != null) {
                        model.userProperty().set(member.name());
                        model.rightsProperty().set(member.rights());
                    }
                });
        memberList.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        event.consume();
                        rightsBox.requestFocus();
                    }
                });
        VBox.setVgrow(memberList, Priority.ALWAYS);
    }

    private ReviewRow rowOf(LibraryMember member) {
        boolean isSelf = member.name().equals(model.accessListProperty().get().self().name());
        return ReviewRow.of(
                isSelf ? MESSAGES.text("members.you", member.name()) : member.name(),
                member.isCreator()
                        ? MESSAGES.text("members.creator")
                        : MembersModel.describe(member.rights()));
    }

    private HBox rightsRow() {
        userField.setId("members-user");
        userField.setPromptText(MESSAGES.text("members.user"));
        userField.setAccessibleText(MESSAGES.text("members.user"));
        userField.textProperty().bindBidirectional(model.userProperty());
        userField.setOnAction(_ -> model.giveRights());
        HBox.setHgrow(userField, Priority.ALWAYS);
        rightsBox.setId("members-rights");
        rightsBox.setAccessibleText(MESSAGES.text("members.rights"));
        rightsBox.setMinWidth(Region.USE_PREF_SIZE);
        rightsBox.setConverter(new NamedValues<>(MembersModel::describe));
        rightsBox.getItems().setAll(MemberRights.values());
        rightsBox.valueProperty().bindBidirectional(model.rightsProperty());
        Button giveButton =
                ActionButton.of("members-give", MESSAGES.text("members.give"), model::giveRights);
        giveButton.setMinWidth(Region.USE_PREF_SIZE);
        giveButton
                .disableProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () -> model.userProperty().get().isBlank(), model.userProperty()));
        HBox row = new HBox(userField, rightsBox, giveButton);
        row.getStyleClass().add("members-row");
        return row;
    }

    /// Leads the keys to the members, or out of what is only to be read.
    public void focus() {
        if (model.isOwner()) {
            memberList.requestFocus();
        } else {
            closeButton.requestFocus();
        }
    }
}
