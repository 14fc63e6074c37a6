package octavo.gui.settings;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.SafeWrapping;

/// A setting: name, control and help.
final class SettingLine extends VBox {
    private final String words;

    /// @param problem why the typed value is invalid
    SettingLine(String name, String help, Control control, ObservableValue<String> problem) {
        this.words = name + " " + help;
        getStyleClass().add("setting");
        Label label = new Label(name);
        label.getStyleClass().add("setting-name");
        label.setLabelFor(control);
        SafeWrapping.wrap(label);
        control.setAccessibleText(name);
        control.setAccessibleHelp(help);
        HBox line = new HBox(label, control);
        line.getStyleClass().add("setting-line");
        Label about = new Label(help);
        about.getStyleClass().addAll("muted", "setting-help");
        SafeWrapping.wrap(about);
        Label wrong = new ProblemLabel(control.getId() + "-problem", problem);
        wrong.getStyleClass().add("setting-help");
        getChildren().setAll(line, about, wrong);
    }

    /// The text to search in.
    String words() {
        return words;
    }
}
