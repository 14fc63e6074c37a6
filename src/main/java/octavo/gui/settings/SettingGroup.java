package octavo.gui.settings;

import javafx.scene.Node;
import javafx.scene.control.Label;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;

/// Settings under a heading.
record SettingGroup(Label headingLabel, List<SettingLine> settingLines) {
    static SettingGroup of(String id, String heading, List<SettingLine> lines) {
        Label label = new Label(heading);
        label.setId("settings-" + id);
        label.getStyleClass().addAll("heading", "setting-heading");
        return new SettingGroup(label, lines);
    }

    String heading() {
        return headingLabel.getText();
    }

    /// The heading and the lines that have each typed word in their name, their help or the
    /// heading; nothing if there are none.
    List<Node> fitting(String typed) {
        List<SettingLine> fittingLines =
                settingLines.stream()
                        .filter(line -> fits(heading() + " " + line.words(), typed))
                        .toList();
        List<Node> nodes = new ArrayList<>();
        if (!fittingLines.isEmpty()) {
            nodes.add(headingLabel);
            nodes.addAll(fittingLines);
        }
        return nodes;
    }

    private static boolean fits(String text, String typed) {
        String words = LetterFolding.of(text).unaccented();
        return List.of(LetterFolding.of(typed).unaccented().strip().split("\\s+", -1)).stream()
                .allMatch(words::contains);
    }
}
