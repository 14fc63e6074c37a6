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
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.cv.configuration.Profiles;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;

import java.util.function.Predicate;

/// The bar of the page: the current list at the left, its JSON and the update of its files at the
/// right. On demand, a second line makes, renames and deletes lists.
final class ProfileChooser extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProfileChooser.class);

    private final CvModel model;

    /// @param jsonToggle selected while the profile is shown as text
    ProfileChooser(CvModel model, ToggleButton jsonToggle) {
        this.model = model;
        setId("cv-bar");
        HBox editRow = editRow();
        ToggleButton editToggle = new ToggleButton(MESSAGES.text("lists"));
        editToggle.setId("cv-lists");
        editToggle.setMinWidth(USE_PREF_SIZE);
        LazyTooltip.on(editToggle, MESSAGES.text("lists.help"));
        editRow.visibleProperty().bind(editToggle.selectedProperty());
        editRow.managedProperty().bind(editToggle.selectedProperty());
        Label remark = ProfileControls.remarkLabel(model.saidProperty());
        remark.getStyleClass().add("cv-bar-remark");
        getChildren().setAll(mainRow(editToggle, jsonToggle), editRow, remark);
    }

    private HBox mainRow(ToggleButton editToggle, ToggleButton jsonToggle) {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button exportButton = ProfileControls.button("export", model.outputs()::exportFiles);
        exportButton.getStyleClass().add("accent");
        exportButton
                .disableProperty()
                .bind(model.printedProperty().map(it -> !it.isWritable()).orElse(true));
        Button moreButton = ProfileControls.button("look-for-more", model::lookForMore);
        LazyTooltip.on(moreButton, MESSAGES.text("look-for-more.help"));
        HBox mainRow =
                new HBox(nameChoice(), editToggle, gap, jsonToggle, moreButton, exportButton);
        mainRow.getStyleClass().addAll("page-bar", "cv-bar");
        return mainRow;
    }

    private HBox editRow() {
        Button removeButton = ProfileControls.button("remove-profile", model::removeProfile);
        removeButton.disableProperty().bind(model.printedProperty().map(_ -> !model.isKept()));
        TextField newNameField = new TextField();
        newNameField.setId("cv-new");
        ProfileControls.nameField(newNameField, MESSAGES.text("new"));
        newNameField.setOnAction(_ -> takeName(newNameField, model::createProfile));
        Button createButton =
                ProfileControls.button(
                        "create", () -> takeName(newNameField, model::createProfile));
        Button renameButton =
                ProfileControls.button(
                        "rename", () -> takeName(newNameField, model::renameProfile));
        HBox editRow =
                new HBox(newNameField, createButton, renameButton, shippedMenu(), removeButton);
        editRow.getStyleClass().addAll("page-bar", "cv-bar", "cv-bar-edit");
        return editRow;
    }

    private ComboBox<String> nameChoice() {
        ComboBox<String> nameChoice = new ComboBox<>(model.names());
        nameChoice.setId("cv-names");
        nameChoice.setAccessibleText(MESSAGES.text("profile"));
        model.chosenProperty().subscribe(name -> nameChoice.setValue(name));
        nameChoice.setOnAction(_ -> {
            if (nameChoice.getValue() != null
                    && !nameChoice.getValue().equals(model.chosenProperty().get())) {
                model.chosenProperty().set(nameChoice.getValue());
            }
        });
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
