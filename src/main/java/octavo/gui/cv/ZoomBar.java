package octavo.gui.cv;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;

import java.util.List;

/// How much of the library the page lists, and how large it is shown.
final class ZoomBar extends HBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ZoomBar.class);
    private static final List<Integer> ZOOM_STEPS = List.of(75, 90, 100, 125, 150, 200);
    private static final int USUAL_PERCENT = 100;

    private final ReadOnlyIntegerWrapper zoomPercent = new ReadOnlyIntegerWrapper(USUAL_PERCENT);

    ZoomBar(Label countsLabel) {
        getStyleClass().add("cv-zoom");
        countsLabel.getStyleClass().add("muted");
        countsLabel.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(countsLabel, Priority.ALWAYS);
        Label percentLabel = new Label();
        percentLabel.setId("cv-zoom");
        percentLabel.setMinWidth(USE_PREF_SIZE);
        percentLabel.textProperty().bind(zoomPercent.asString("%d %%"));
        getChildren()
                .setAll(countsLabel, button("out", "−", -1), percentLabel, button("in", "+", 1));
    }

    private Button button(String messageKey, String sign, int step) {
        Button button = new Button(sign);
        button.setId("cv-zoom-" + messageKey);
        button.getStyleClass().addAll("flat", "small");
        String buttonName = MESSAGES.text("zoom-" + messageKey);
        button.setAccessibleText(buttonName);
        LazyTooltip.on(button, buttonName);
        int lastStep = step < 0 ? ZOOM_STEPS.getFirst() : ZOOM_STEPS.getLast();
        button.disableProperty().bind(zoomPercent.isEqualTo(lastStep));
        button.setOnAction(
                _ -> zoomPercent.set(ZOOM_STEPS.get(ZOOM_STEPS.indexOf(zoomPercent.get()) + step)));
        return button;
    }

    /// Has a page follow, by a style class for each step.
    void zoomPage(Node page) {
        percentProperty()
                .subscribe(percentNow -> {
                    ZOOM_STEPS.forEach(step -> page.getStyleClass().remove("cv-zoom-" + step));
                    page.getStyleClass().add("cv-zoom-" + percentNow);
                });
    }

    private ReadOnlyIntegerProperty percentProperty() {
        return zoomPercent.getReadOnlyProperty();
    }
}
