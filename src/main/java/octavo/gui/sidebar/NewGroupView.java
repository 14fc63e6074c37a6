package octavo.gui.sidebar;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.NamedValues;
import octavo.gui.controls.SheetButtons;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/// Asks for the name of a new group, its parent group, and whether to put the selected entries into
/// it.
public final class NewGroupView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(NewGroupView.class);

    private final TextField name = new TextField();
    private final ComboBox<String> parent = new ComboBox<>();
    private final CheckBox filled = new CheckBox();

    /// What was asked for.
    ///
    /// @param parent the path of its parent group; empty for none
    /// @param isFilled whether the selected entries are to be put into it
    public record NewGroup(String name, String parent, boolean isFilled) {}

    /// @param entries how many entries are selected
    /// @param isFilled whether these are to be put into it unless somebody says otherwise
    /// @param groups the paths of the groups that it can be in
    /// @param inside the one to propose; empty for none
    public NewGroupView(
            int entries,
            boolean isFilled,
            List<String> groups,
            String inside,
            Consumer<NewGroup> create,
            Runnable dismiss) {
        setId("new-group");
        getStyleClass().add("sheet");
        Label title = new Label(MESSAGES.text("new.title"));
        title.getStyleClass().add("heading");
        getChildren().setAll(title, named(MESSAGES.text("new.name"), name));
        name.setId("new-group-name");
        parent.setId("new-group-parent");
        parent.setConverter(
                new NamedValues<>(path -> path.isEmpty() ? MESSAGES.text("new.top") : path));
        parent.getItems().setAll("");
        parent.getItems().addAll(groups);
        parent.setValue(groups.contains(inside) ? inside : "");
        parent.setMaxWidth(Double.MAX_VALUE);
        if (!groups.isEmpty()) {
            getChildren().add(named(MESSAGES.text("new.inside"), parent));
        }
        filled.setId("new-group-filled");
        filled.setText(MESSAGES.text("new.filled", entries));
        filled.setSelected(isFilled && entries > 0);
        if (entries > 0) {
            getChildren().add(filled);
        }
        getChildren().add(buttons(create, dismiss));
    }

    private static VBox named(String text, Control control) {
        Label label = new Label(text);
        label.getStyleClass().add("muted");
        label.setLabelFor(control);
        control.setAccessibleText(text);
        return new VBox(label, control);
    }

    private HBox buttons(Consumer<NewGroup> create, Runnable dismiss) {
        Button go =
                ActionButton.of(
                        "new-group-create",
                        MESSAGES.text("new.create"),
                        () ->
                                create.accept(
                                        new NewGroup(
                                                name.getText().strip(),
                                                Objects.requireNonNullElse(parent.getValue(), ""),
                                                filled.isSelected())));
        go.disableProperty().bind(name.textProperty().map(String::isBlank));
        Button cancel = ActionButton.of("new-group-cancel", MESSAGES.text("untag.cancel"), dismiss);
        return SheetButtons.of(go, cancel);
    }

    /// Leads the keys to the name.
    public void focus() {
        name.requestFocus();
    }
}
