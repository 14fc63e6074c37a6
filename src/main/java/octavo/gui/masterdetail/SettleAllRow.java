package octavo.gui.masterdetail;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.SafeWrapping;

/// The row below a list that settles all trivial ones at once; not there while there are none.
public final class SettleAllRow extends HBox {
    private final Label titleLabel = new Label();
    private final Label examplesLabel = new Label();

    public SettleAllRow(Button settleButton) {
        getStyleClass().add("settle-all");
        SafeWrapping.wrap(titleLabel);
        SafeWrapping.wrap(examplesLabel);
        examplesLabel.getStyleClass().add("review-details");
        settleButton.getStyleClass().add("small");
        VBox texts = new VBox(titleLabel, examplesLabel);
        texts.setMinWidth(0);
        HBox.setHgrow(texts, Priority.ALWAYS);
        getChildren().setAll(texts, settleButton);
        managedProperty().bind(visibleProperty());
        visibleProperty().bind(titleLabel.textProperty().isNotEmpty());
    }

    /// Shows what would be settled.
    ///
    /// @param title empty if there is nothing
    public void show(String title, String examples) {
        titleLabel.setText(title);
        examplesLabel.setText(examples);
    }
}
