package octavo.gui.bulkedit;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.editing.tidy.CleanUpImpact;
import octavo.gui.controls.ActionButton;
import octavo.gui.controls.DiffView;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SheetButtons;
import octavo.gui.controls.TwoLines;
import octavo.text.LocalizedSentence;

/// Chooses a clean-up, and shows what it would change.
public final class CleanUpView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(CleanUpView.class);

    private final ListView<CleanUpImpact> list = new ListView<>();

    public CleanUpView(CleanUpModel model, Runnable dismiss) {
        setId("clean-up");
        getStyleClass().addAll("sheet", "clean-up-sheet");
        getStylesheets().add(PackageStylesheet.of(CleanUpView.class));
        Label title = new Label(MESSAGES.text("clean-up.title"));
        title.getStyleClass().add("heading");
        Button apply = ActionButton.of("clean-up-apply", "", model::apply);
        Button cancel =
                ActionButton.of("clean-up-cancel", MESSAGES.text("clean-up.cancel"), dismiss);
        DiffView diffView = new DiffView();
        diffView.setId("clean-up-diff");
        diffView.setAccessibleText(MESSAGES.text("clean-up.diff"));
        model.diffProperty().subscribe(diffView::show);
        list.setId("clean-ups");
        list.setAccessibleText(title.getText());
        list.getItems().setAll(model.rows());
        list.setCellFactory(_ -> new TwoLines<>(CleanUpView::summary, CleanUpView::count));
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, row) -> {
                    if (row != null) {
                        model.choose(row);
                        apply.setText(MESSAGES.text("clean-up.apply", row.entryCount()));
                        apply.setDisable(row.entryCount() == 0);
                    }
                });
        list.getSelectionModel().select(0);
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                apply.fire();
            }
        });
        HBox listAndDiff = new HBox(list, diffView);
        listAndDiff.getStyleClass().add("clean-up-both");
        HBox.setHgrow(diffView, Priority.ALWAYS);
        VBox.setVgrow(listAndDiff, Priority.ALWAYS);
        getChildren().setAll(title, listAndDiff, SheetButtons.of(apply, cancel));
    }

    private static String summary(CleanUpImpact row) {
        return MessageTranslator.of(LocalizedSentence.ofListedText(row.cleanUp().summary()));
    }

    private static String count(CleanUpImpact row) {
        return MESSAGES.text("clean-up.count", row.entryCount(), row.cleanUp().name());
    }

    /// What the change is called as a step.
    public static String stepLabel(CleanUpImpact row) {
        return MESSAGES.text("clean-up.step", row.entryCount(), row.cleanUp().name());
    }

    /// Focuses the clean-ups.
    public void focus() {
        list.requestFocus();
    }
}
