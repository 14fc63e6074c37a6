package octavo.gui.cv;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.cv.configuration.Profiles;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;

import java.util.function.Predicate;

/// Which list is looked at; makes, renames and deletes lists.
final class ProfileChooser extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProfileChooser.class);

    private final CvModel model;

    /// @param jsonToggle selected while the profile is shown as text
    ProfileChooser(CvModel model, ToggleButton jsonToggle) {
        this.model = model;
        getStyleClass().add("cv-part");
        Button removeButton =
                new IconButton(
                        LineIcon.CLOSE, MESSAGES.text("remove-profile"), model::removeProfile);
        removeButton.setId("cv-remove-profile");
        removeButton.disableProperty().bind(model.printedProperty().map(_ -> !model.isKept()));
        TextField newNameField = new TextField();
        newNameField.setId("cv-new");
        ProfileControls.nameField(newNameField, MESSAGES.text("new"));
        newNameField.setOnAction(_ -> takeName(newNameField, model::createProfile));
        HBox.setHgrow(newNameField, Priority.ALWAYS);
        Button renameButton =
                ProfileControls.button(
                        "rename", () -> takeName(newNameField, model::renameProfile));
        getChildren()
                .setAll(
                        ProfileControls.headingLabel("profile"),
                        ProfileControls.row(nameChoice(), jsonToggle, removeButton),
                        ProfileControls.row(newNameField, renameButton, shippedMenu()),
                        ProfileControls.remarkLabel(model.saidProperty()));
    }

    private ComboBox<String> nameChoice() {
        ComboBox<String> nameChoice = new ComboBox<>(model.names());
        nameChoice.setId("cv-names");
        nameChoice.setAccessibleText(MESSAGES.text("profile"));
        nameChoice.setMaxWidth(Double.MAX_VALUE);
        model.chosenProperty().subscribe(name -> nameChoice.setValue(name));
        nameChoice.setOnAction(_ -> {
            if (nameChoice.getValue() != null
                    && !nameChoice.getValue().equals(model.chosenProperty().get())) {
                model.chosenProperty().set(nameChoice.getValue());
            }
        });
        HBox.setHgrow(nameChoice, Priority.ALWAYS);
        return nameChoice;
    }

    /// What is typed goes where it is wanted, and stays where it cannot be taken.
    private static void takeName(TextField field, Predicate<String> useName) {
        if (useName.test(field.getText())) {
            field.clear();
        }
    }

    /// The lists that come with Octavo, to begin with.
    private MenuButton shippedMenu() {
        MenuButton shippedMenu = new MenuButton(MESSAGES.text("shipped"));
        shippedMenu.setId("cv-shipped");
        shippedMenu.setMinWidth(USE_PREF_SIZE);
        for (String name : Profiles.SHIPPED) {
            String profileDescription =
                    Profiles.shippedProfile(name).map(read -> read.description()).orElse("");
            Label descriptionLabel = new Label(name + " – " + profileDescription);
            descriptionLabel.getStyleClass().add("cv-shipped");
            MenuItem item = new MenuItem("", descriptionLabel);
            item.setId("cv-shipped-" + name);
            item.setOnAction(_ -> model.createLike(name));
            shippedMenu.getItems().add(item);
        }
        return shippedMenu;
    }
}
