package octavo.gui.bulkedit;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SheetButtons;

/// A sheet of lines with names, and a button that shows what would change.
sealed class BulkSheet extends VBox permits FieldChangeView, ReplaceView {
    static final MessageTexts MESSAGES = MessageTexts.of(BulkSheet.class);

    private final GridPane lines = new GridPane();

    /// @param id what its controls' ids begin with
    BulkSheet(String id, String title) {
        setId(id);
        getStyleClass().addAll("sheet", "bulk-sheet");
        getStylesheets().add(PackageStylesheet.of(BulkSheet.class));
        Label heading = new Label(title);
        heading.getStyleClass().add("heading");
        lines.getStyleClass().add("bulk-lines");
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints texts = new ColumnConstraints();
        texts.setHgrow(Priority.ALWAYS);
        lines.getColumnConstraints().setAll(names, texts);
        getChildren().setAll(heading, lines);
    }

    /// Adds a line; one without a name stands below the one before.
    final Label line(String name, Node node) {
        Label label = new Label(name);
        label.getStyleClass().add("muted");
        label.setLabelFor(node);
        lines.addRow(lines.getRowCount(), label, node);
        return label;
    }

    static TextField field(String id, String accessible) {
        TextField field = new TextField();
        field.setId(id);
        field.setAccessibleText(accessible);
        return field;
    }

    /// Adds the buttons.
    final void buttons(ObservableValue<Boolean> ready, Runnable review, Runnable dismiss) {
        Button go = ActionButton.of(getId() + "-review", MESSAGES.text("review"), review);
        go.disableProperty().bind(ready.map(is -> !is));
        Button cancel = ActionButton.of(getId() + "-cancel", MESSAGES.text("cancel"), dismiss);
        getChildren().add(SheetButtons.of(go, cancel));
        SheetButtons.answerOnEnter(this, go);
    }
}
