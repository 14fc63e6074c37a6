package octavo.gui.sharing;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.SheetButtons;
import octavo.sharedlibraries.PasswordFile;
import octavo.sharedlibraries.ServerAddress;
import octavo.sharedlibraries.SharingFailure;

import java.util.function.Consumer;

/// Asks where a library is shared, or is to be.
public final class SharingSheet extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(SharingSheet.class);

    private final TextField addressField = new TextField();
    private final PasswordField passwordField = new PasswordField();
    private final CheckBox inStepBox = new CheckBox(MESSAGES.text("keep-in-step"));
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final Consumer<EnteredServer> onEntered;
    private final Runnable onHide;

    /// What is done with the server.
    public enum SharingAim {
        SHARE,
        JOIN
    }

    /// @param libraryName of the library that is shared; empty for one that is joined
    /// @param knownAddress an address to begin with; may be empty
    public SharingSheet(
            SharingAim aim,
            String libraryName,
            String knownAddress,
            Consumer<EnteredServer> onEntered,
            Runnable onHide) {
        this.onEntered = onEntered;
        this.onHide = onHide;
        String prefix = aim == SharingAim.SHARE ? "share." : "join.";
        setId("sharing");
        getStyleClass().addAll("sheet", "sharing-sheet");
        getStylesheets().add(PackageStylesheet.of(SharingSheet.class));
        Label titleLabel = new Label(MESSAGES.text(prefix + "title", libraryName));
        titleLabel.getStyleClass().add("heading");
        addressField.setId("sharing-address");
        addressField.setText(knownAddress);
        addressField.setPromptText(MESSAGES.text("address.example"));
        addressField.textProperty().addListener(_ -> problem.set(""));
        passwordField.setId("sharing-password");
        boolean isGiven = PasswordFile.passwordOfEnvironment().isPresent();
        passwordField.setDisable(isGiven);
        inStepBox.setId("sharing-in-step");
        Button confirmButton =
                ActionButton.of(
                        "sharing-confirm", MESSAGES.text(prefix + "confirm"), this::confirm);
        confirmButton.disableProperty().bind(addressField.textProperty().map(String::isBlank));
        Button cancelButton = ActionButton.of("sharing-cancel", MESSAGES.text("cancel"), onHide);
        getChildren()
                .setAll(
                        titleLabel,
                        wrapped(MESSAGES.text(prefix + "hint")),
                        named(MESSAGES.text("address"), addressField),
                        new ProblemLabel("sharing-problem", problem),
                        named(MESSAGES.text("password"), passwordField),
                        wrapped(MESSAGES.text(isGiven ? "password.given" : "password.hint")),
                        inStepBox,
                        SheetButtons.of(confirmButton, cancelButton));
        SheetButtons.answerOnEnter(this, confirmButton);
    }

    private static Label wrapped(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("muted");
        SafeWrapping.wrap(label);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    private static VBox named(String name, Node field) {
        Label label = new Label(name);
        label.setLabelFor(field);
        field.setAccessibleText(name);
        return new VBox(label, field);
    }

    private void confirm() {
        try {
            ServerAddress address = ServerAddress.parse(addressField.getText().strip());
            onHide.run();
            onEntered.accept(
                    new EnteredServer(address, passwordField.getText(), inStepBox.isSelected()));
        } catch (SharingFailure failure) {
            problem.set(MessageTranslator.of(failure.wording()));
        }
    }

    /// Leads the keys to the address.
    public void focus() {
        addressField.requestFocus();
        addressField.end();
    }
}
