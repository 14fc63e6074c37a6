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

import octavo.cv.profile.Profiles;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;

import java.util.function.Predicate;

/// Which list is looked at; makes, renames and deletes lists.
final class ProfileChooser extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProfileChooser.class);

    private final CvModel model;

    /// @param json selected while the profile is shown as text
    ProfileChooser(CvModel model, ToggleButton json) {
        this.model = model;
        getStyleClass().add("cv-part");
        Button remove =
                new IconButton(LineIcon.CLOSE, MESSAGES.text("remove-profile"), model::remove);
        remove.setId("cv-remove-profile");
        remove.disableProperty().bind(model.printedProperty().map(_ -> !model.isKept()));
        TextField fresh = new TextField();
        fresh.setId("cv-new");
        ProfileControls.name(fresh, MESSAGES.text("new"));
        fresh.setOnAction(_ -> take(fresh, model::create));
        HBox.setHgrow(fresh, Priority.ALWAYS);
        Button rename = ProfileControls.button("rename", () -> take(fresh, model::rename));
        getChildren()
                .setAll(
                        ProfileControls.heading("profile"),
                        ProfileControls.row(names(), json, remove),
                        ProfileControls.row(fresh, rename, shipped()),
                        ProfileControls.remark(model.saidProperty()));
    }

    private ComboBox<String> names() {
        ComboBox<String> names = new ComboBox<>(model.names());
        names.setId("cv-names");
        names.setAccessibleText(MESSAGES.text("profile"));
        names.setMaxWidth(Double.MAX_VALUE);
        model.chosenProperty().subscribe(name -> names.setValue(name));
        names.setOnAction(_ -> {
            if (names.getValue() != null
                    && !names.getValue().equals(model.chosenProperty().get())) {
                model.chosenProperty().set(names.getValue());
            }
        });
        HBox.setHgrow(names, Priority.ALWAYS);
        return names;
    }

    /// What is typed goes where it is wanted, and stays where it cannot be taken.
    private static void take(TextField field, Predicate<String> taker) {
        if (taker.test(field.getText())) {
            field.clear();
        }
    }

    /// The lists that come with Octavo, to begin with.
    private MenuButton shipped() {
        MenuButton shipped = new MenuButton(MESSAGES.text("shipped"));
        shipped.setId("cv-shipped");
        shipped.setMinWidth(USE_PREF_SIZE);
        for (String name : Profiles.SHIPPED) {
            String about = Profiles.shippedProfile(name).map(read -> read.description()).orElse("");
            Label words = new Label(name + " – " + about);
            words.getStyleClass().add("cv-shipped");
            MenuItem item = new MenuItem("", words);
            item.setId("cv-shipped-" + name);
            item.setOnAction(_ -> model.createLike(name));
            shipped.getItems().add(item);
        }
        return shipped;
    }
}
