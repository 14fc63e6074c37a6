package octavo.gui.settings;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.lazyloading.LazyBox;
import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// All settings, filtered by the search field above them.
public final class SettingsView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(SettingsView.class);

    private final TextField search = new TextField();
    private final LazyBox lines = new LazyBox();

    /// @param close hides the settings
    public SettingsView(SettingsModel model, OnlineModel online, Runnable close) {
        setId("settings");
        getStyleClass().addAll("sheet", "settings");
        Label title = new Label(MESSAGES.text("title"));
        title.getStyleClass().add("heading");
        search.setId("settings-search");
        search.setPromptText(MESSAGES.text("search"));
        search.setAccessibleText(MESSAGES.text("search"));
        lines.getStyleClass().add("setting-lines");
        SettingControls controls = new SettingControls(model);
        List<SettingLine> allLines = controls.all();
        List<SettingLine> ofOnline = new OnlineControls(controls, online).all();
        Label heading = new Label(MESSAGES.text("online"));
        heading.setId("settings-online");
        heading.getStyleClass().add("heading");
        Label none = new Label(MESSAGES.text("none"));
        search.textProperty()
                .subscribe(text -> {
                    List<Node> fitting = new ArrayList<>(fitting(allLines, "", text));
                    List<SettingLine> alsoFitting = fitting(ofOnline, heading.getText(), text);
                    if (!alsoFitting.isEmpty()) {
                        fitting.add(heading);
                        fitting.addAll(alsoFitting);
                    }
                    lines.show(fitting.isEmpty() ? List.of(none) : fitting);
                });
        ScrollPane scroll = new ScrollPane(lines);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Button done = new Button(MESSAGES.text("done"));
        done.setId("settings-done");
        done.setOnAction(_ -> close.run());
        getChildren().setAll(title, search, scroll, done);
    }

    /// The names of all settings.
    public static List<String> names() {
        return Stream.concat(
                        SettingControls.ids().stream().map(SettingControls::name),
                        OnlineControls.names().stream())
                .toList();
    }

    /// @param heading the heading of the lines
    private static List<SettingLine> fitting(
            List<SettingLine> lines, String heading, String typed) {
        return lines.stream().filter(line -> fits(heading + " " + line.words(), typed)).toList();
    }

    /// Whether each typed word is in a setting's name, help or heading.
    private static boolean fits(String text, String typed) {
        String words = LetterFolding.of(text).unaccented();
        return List.of(LetterFolding.of(typed).unaccented().strip().split("\\s+", -1)).stream()
                .allMatch(words::contains);
    }

    /// Focuses the search field, and searches.
    public void find(String words) {
        search.setText(words);
        search.requestFocus();
        search.selectAll();
    }
}
