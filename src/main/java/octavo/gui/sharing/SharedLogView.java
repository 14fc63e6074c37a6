package octavo.gui.sharing;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewRow;
import octavo.sharedlibraries.ChangeLog.LoggedChange;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;

/// Who changed what in a shared library, the latest first.
public final class SharedLogView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(SharedLogView.class);

    private final ListView<LoggedChange> changeList = new ListView<>();

    public SharedLogView(String libraryName, List<LoggedChange> changes, Runnable onHide) {
        setId("shared-log");
        getStyleClass().addAll("sheet", "shared-log");
        getStylesheets()
                .addAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(SharedLogView.class));
        Label titleLabel = new Label(MESSAGES.text("log.title", libraryName));
        titleLabel.getStyleClass().add("heading");
        changeList.setId("shared-log-changes");
        changeList.setAccessibleText(MESSAGES.text("log.changes"));
        changeList.setPlaceholder(new Label(MESSAGES.text("log.none")));
        changeList.getItems().setAll(changes);
        ReviewCell.showIn(changeList, SharedLogView::rowOf);
        VBox.setVgrow(changeList, Priority.ALWAYS);
        Button closeButton =
                ActionButton.of("shared-log-close", MESSAGES.text("log.close"), onHide);
        closeButton.setCancelButton(true);
        HBox buttonLine = new HBox(closeButton);
        buttonLine.getStyleClass().add("sheet-buttons");
        getChildren().setAll(titleLabel, changeList, buttonLine);
    }

    private static ReviewRow rowOf(LoggedChange change) {
        return ReviewRow.of(
                ChangeWords.of(change.differences()),
                MESSAGES.text(
                        "log.maker",
                        change.author(),
                        DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                                .withLocale(MESSAGES.locale())
                                .format(change.time().atZone(ZoneId.systemDefault()))));
    }

    /// Leads the keys to the changes.
    public void focus() {
        changeList.requestFocus();
    }
}
