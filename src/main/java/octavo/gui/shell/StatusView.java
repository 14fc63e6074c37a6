package octavo.gui.shell;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

import octavo.gui.controls.ConstantValue;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;

import org.controlsfx.control.StatusBar;

/// The status line: what is shown, how many problems there are, and whether it is saved.
public final class StatusView extends StatusBar {
    private static final MessageTexts MESSAGES = MessageTexts.of(StatusView.class);
    private static final double LONGEST_TOOLTIP = 400;
    private static final ObservableValue<Double> FULL_PROGRESS = new ConstantValue<>(1.0);

    /// The texts of the line; an empty one takes no space.
    public record StatusTexts(
            ObservableValue<String> countText,
            ObservableValue<String> problemsText,
            BusyStatus busyStatus,
            SharingStatus sharingStatus,
            ObservableValue<String> saveStateText) {}

    /// How the library relates to its group.
    ///
    /// @param detailText what there is to know beside it; empty if that is all
    public record SharingStatus(
            ObservableValue<String> shortText, ObservableValue<String> detailText) {}

    /// Work in progress.
    ///
    /// @param busyText describes it; empty if there is none
    /// @param busyProgress from 0 to 1, or negative if unknown
    /// @param isCancellable whether it can be cancelled
    public record BusyStatus(
            ObservableValue<String> busyText,
            ObservableValue<Double> busyProgress,
            ObservableValue<Boolean> isCancellable,
            Runnable cancelAction) {}

    public StatusView(StatusTexts texts) {
        setId("status");
        setText("");
        setFocusTraversable(false);
        getLeftItems()
                .addAll(
                        textLabel("status-count", texts.countText()),
                        textLabel("status-problems", texts.problemsText()));
        getRightItems()
                .addAll(
                        busyBox(texts.busyStatus()),
                        sharingLabel(texts.sharingStatus()),
                        textLabel("status-state", texts.saveStateText()));
    }

    private static Label sharingLabel(SharingStatus sharingStatus) {
        Label sharingLabel = textLabel("status-sharing", sharingStatus.shortText());
        Tooltip tooltip = new Tooltip();
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(LONGEST_TOOLTIP);
        tooltip.textProperty().bind(sharingStatus.detailText());
        sharingStatus
                .detailText()
                .subscribe(text -> sharingLabel.setTooltip(text.isEmpty() ? null : tooltip));
        sharingLabel.accessibleHelpProperty().bind(sharingStatus.detailText());
        return sharingLabel;
    }

    private static HBox busyBox(BusyStatus busyStatus) {
        HBox busyLine =
                new HBox(
                        textLabel("status-busy", busyStatus.busyText()),
                        progressBar(busyStatus),
                        cancelButton(busyStatus));
        busyLine.getStyleClass().add("status-work");
        return busyLine;
    }

    private static ProgressBar progressBar(BusyStatus busyStatus) {
        ProgressBar progressBar = new ProgressBar();
        progressBar.setId("status-progress");
        progressBar.accessibleTextProperty().bind(busyStatus.busyText());
        showWhile(progressBar, busyStatus.busyText().map(currentText -> !currentText.isEmpty()));
        // A hidden one must not animate.
        progressBar
                .progressProperty()
                .bind(
                        progressBar
                                .visibleProperty()
                                .flatMap(isVisible ->
                                        isVisible ? busyStatus.busyProgress() : FULL_PROGRESS));
        return progressBar;
    }

    private static Button cancelButton(BusyStatus busyStatus) {
        Runnable cancelTask = () -> busyStatus.cancelAction().run();
        Button cancelButton = new IconButton(LineIcon.CLOSE, MESSAGES.text("cancel"), cancelTask);
        cancelButton.setId("status-cancel");
        showWhile(cancelButton, busyStatus.isCancellable());
        return cancelButton;
    }

    private static void showWhile(Node node, ObservableValue<Boolean> isShown) {
        node.managedProperty().bind(isShown);
        node.visibleProperty().bind(isShown);
    }

    private static Label textLabel(String id, ObservableValue<String> labelText) {
        Label textLabel = new Label();
        textLabel.setId(id);
        textLabel.textProperty().bind(labelText);
        showWhile(textLabel, labelText.map(currentText -> !currentText.isEmpty()));
        return textLabel;
    }
}
