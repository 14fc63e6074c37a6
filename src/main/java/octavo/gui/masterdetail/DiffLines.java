package octavo.gui.masterdetail;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import octavo.gui.controls.SafeWrapping;

import java.util.List;

/// The lines of a short diff, with colours for removed and added lines.
public final class DiffLines extends VBox {
    /// The number of file name lines at the start of a diff.
    private static final int HEAD = 2;

    private static final int MOST_LINES = 200;

    /// @param diffLines in the format of `diff -u`
    public DiffLines(List<String> diffLines) {
        getStyleClass().addAll("diff-lines", "source");
        diffLines.stream()
                .skip(HEAD)
                .filter(line -> !line.startsWith("@@"))
                .limit(MOST_LINES)
                .forEach(line -> getChildren().add(label(line)));
    }

    private static Label label(String line) {
        Label label = new Label(line);
        label.getStyleClass().add("diff-line");
        if (line.startsWith("+")) {
            label.getStyleClass().add("diff-added");
        } else if (line.startsWith("-")) {
            label.getStyleClass().add("diff-removed");
        }
        label.setMaxWidth(Double.MAX_VALUE);
        SafeWrapping.wrap(label);
        return label;
    }
}
